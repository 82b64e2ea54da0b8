/** remixes/*.md: a remix of somebody else's song. */
import * as z from 'zod';
import { common, key, optional } from '../../../engine/content/schema/meta.ts';
import { id, length, personName, text, year } from '../../../engine/values/index.ts';
import { extra } from '../../../site/schema/extra.ts';
import { framing } from '../../../site/schema/framing.ts';
import { draft, fileSlug, redirectFrom, TEXT_ADVICE, unlisted } from '../../../site/schema/shared.ts';
import { SOUND_INSTEAD, sound } from '../../sound/schema.ts';
import {
  artwork,
  genre,
  LINK_ADVICE,
  MUSIC_INSTEAD,
  musicalKey,
  PLAYERS_INSTEAD,
  players,
  tempo,
} from './shared.ts';

export const remix = z
  .strictObject({
    id: optional(id, 'A number or name of your own; must be unique among remixes.', 2),
    title: key(text, 'The title of the remix.', 'Their Song ({artist} Remix)'),
    slug: fileSlug,
    original_artist: common(optional(personName, 'Who made the original.', 'Who Made It First')),
    year: common(optional(year, 'The year it came out.', 2026)),
    genre,
    description: optional(text, 'One or two sentences.', 'The chorus stays, the drums are new.'),
    bpm: tempo,
    key: musicalKey,
    duration: optional(length, 'Its length in minutes and seconds.', '3:20'),
    artwork_url: artwork,
    ...framing,
    featured: optional(z.boolean(), 'true to show it as the featured remix.', true),
    draft,
    unlisted,
    redirect_from: redirectFrom,
    extra,
    ...sound,
    ...players,
  })
  .meta({
    instead: {
      ...MUSIC_INSTEAD,
      ...SOUND_INSTEAD,
      ...PLAYERS_INSTEAD,
      artist: 'original_artist: %',
      // Of a date, only the year is kept.
      ...Object.fromEntries(['date', 'release_date', 'released', 'out'].map((key) => [key, 'year'])),
    },
    advice: { ...TEXT_ADVICE, ...LINK_ADVICE },
  });

export type Remix = z.infer<typeof remix>;
