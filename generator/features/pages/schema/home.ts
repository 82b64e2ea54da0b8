/** pages/home.yaml: the words of the home page, and its sections. */

import * as z from 'zod';
import { common, group, key, optional } from '../../../engine/content/schema/meta.ts';
import { aliases } from '../../../engine/lib/aliases.ts';
import { markdown, picture, text, webUrl } from '../../../engine/values/index.ts';
import { extra } from '../../../site/schema/extra.ts';
import { framing } from '../../../site/schema/framing.ts';
import { HOME_SECTIONS } from '../../../site/schema/home-sections.ts';
import { imageAlt, pageDescription, pageRedirectFrom } from '../../../site/schema/shared.ts';

/** Leads of the first screen, beside the name. */
export const LEADS = ['cover', 'portrait', 'stage', 'film'] as const;

const LEAD_ALIASES = aliases<(typeof LEADS)[number]>({
  cover: 'artwork, release',
  portrait: 'face, photo, picture, image',
  stage: 'live, concert',
  film: 'video, still',
});

const limit = (example: number) =>
  z.strictObject({
    limit: optional(z.int().positive().max(50), 'How many at most.', example),
  });

const video = z
  .string()
  .regex(
    /^(https?:\/\/\S+|releases\/[a-z0-9-]+)$/,
    'must be a release such as releases/new-song, or the address of a video',
  );

/** A section with what is said of it: exactly one of these keys. */
const section = z
  .strictObject({
    artists: optional(limit(8), 'The artists of the folder artists.'),
    shows: optional(limit(5), 'The next shows.'),
    video: optional(
      video,
      'The video of a release, or one at an address; the newest that plays on the page when nothing is said.',
      'releases/new-song',
    ),
    news: optional(limit(3), 'The newest posts.'),
    scores: optional(limit(6), 'The newest scores.'),
    works: optional(limit(6), 'The newest works.'),
    quotes: optional(limit(3), 'What the press wrote about the releases.'),
    text: optional(
      z.strictObject({
        title: optional(text, 'Its heading.', 'How it began'),
        text: key(markdown, 'What it says.', 'With a laptop and a borrowed guitar.'),
      }),
      'A text of your own.',
    ),
  })
  .refine((given) => Object.keys(given).length === 1, 'must name one section: put a hyphen before each');

const sections = z
  .array(
    z.union([z.enum(HOME_SECTIONS), section], `must be ${HOME_SECTIONS.join(', ')}, or text with its words`),
  )
  .meta({ $comment: 'list of sections' });

export const home = z
  .strictObject({
    description: pageDescription('The music of {artist}: new releases and dates.'),
    redirect_from: pageRedirectFrom('/home.html'),
    extra,
    lead: common(
      optional(
        z.enum(LEADS).meta({
          aliases: LEAD_ALIASES,
          advice: {
            announced:
              'Write  announced: true  on a line of its own: it takes the place of lead until the day.',
          },
        }),
        'What the first screen shows: cover, that of the newest release; portrait, a picture of the artist beside the name; stage, a photo across the screen; film, a picture whose video plays on a click. The look decides when nothing is said.',
        'portrait',
      ),
    ),
    picture: optional(
      picture,
      'The picture of portrait, stage or film, relative to the assets folder. Without it, a portrait is the photo of about.yaml or the first one of the press kit, and a film shows the picture of its video.',
      'photos/portrait.jpg',
    ),
    picture_alt: imageAlt('A small stage, seen from the bar'),
    ...framing,
    credit: optional(text, 'Who took the picture.', 'Photo: name of the photographer'),
    video: optional(
      video,
      'The video of film: that of a release, or one at an address.',
      'https://www.youtube.com/watch?v=…',
    ),
    announced: optional(
      z.boolean(),
      'true to begin with the next announced release until it is out, whatever lead says: its cover, its day, its pre-save and the days left. Of several, the one with featured comes first.',
      true,
    ),
    sections: optional(
      sections,
      'What follows the first screen, in this order: latest, scores, works, artists, shows, featured, video, news, remix, quotes, newsletter, community, and any number of texts. One with nothing to say is left out.',
      [
        'latest',
        { shows: { limit: 5 } },
        'featured',
        { text: { title: 'How it began', text: 'In a kitchen.' } },
      ],
    ),
    featured: optional(
      z
        .array(
          z
            .string()
            .regex(
              /^[a-z]+\/[a-z0-9-]+$/,
              'must be an entry such as releases/new-song or mixes/night-shift-07',
            ),
        )
        .max(4, 'must be four entries at most'),
      'Up to four entries that Home shows under Music: releases/<slug>, mixes/<slug> or remixes/<slug>.',
      ['releases/new-song', 'mixes/night-shift-07'],
    ),
    explore: optional(text, 'A sentence under the heading Music.', 'Start with these.'),
    remix: optional(text, 'A sentence under Featured Remix.', 'Their chorus, our drums.'),
    community: group('Stay in Touch: a sentence and a link to a profile.', {
      text: key(text, 'Why to join.', 'New dates, and how the music comes about.'),
      label: key(text, 'The words of the link.', 'Join on Instagram'),
      url: key(webUrl, 'Where it leads.', '{links.community}'),
    }),
  })
  .meta({
    instead: {
      hero: 'lead: %',
      opening: 'lead: %',
      cover: 'lead: cover',
      image: 'picture: %',
      photo: 'picture: %',
      portrait: 'picture: %',
      alt: 'picture_alt: %',
      image_alt: 'picture_alt: %',
      film: 'video: %',
      presave: 'announced: true',
      countdown: 'announced: true',
    },
  });
