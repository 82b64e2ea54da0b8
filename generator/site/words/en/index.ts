/** The English texts: every other language has the same keys. */
import * as dates from './dates.ts';
import { audioPlayer } from './islands/audio-player.ts';
import { carousel } from './islands/carousel.ts';
import { contactForm } from './islands/contact-form.ts';
import { copyButton } from './islands/copy-button.ts';
import { fields } from './islands/fields.ts';
import { gallery } from './islands/gallery.ts';
import { menu } from './islands/menu.ts';
import { newsletterForm } from './islands/newsletter-form.ts';
import { player } from './islands/player.ts';
import { search } from './islands/search.ts';
import { videoPlayer } from './islands/video-player.ts';
import * as languages from './languages.ts';
import * as live from './live.ts';
import * as music from './music.ts';
import * as people from './people.ts';
import * as site from './site.ts';

export const ENGLISH = {
  ...dates,
  ...languages,
  ...live,
  ...music,
  ...people,
  ...site,
  audioPlayer,
  carousel,
  contactForm,
  copyButton,
  fields,
  gallery,
  menu,
  newsletterForm,
  player,
  search,
  videoPlayer,
} as const;
