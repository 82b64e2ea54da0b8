/** The English texts: every other language has the same keys. */
import { dates, lists } from './dates.ts';
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
import { languages } from './languages.ts';
import { events } from './live.ts';
import { inSentence, kinds, music, recordings, tabs } from './music.ts';
import { about, contact, descriptions, news, press, rooms } from './people.ts';
import { links, pages, shell } from './site.ts';

export const ENGLISH = {
  dates,
  languages,
  lists,
  pages,
  shell,
  links,
  kinds,
  tabs,
  inSentence,
  music,
  recordings,
  events,
  about,
  contact,
  press,
  news,
  rooms,
  descriptions,
  audioPlayer,
  videoPlayer,
  contactForm,
  fields,
  copyButton,
  search,
  gallery,
  menu,
  carousel,
  newsletterForm,
  player,
} as const;
