/** The tracks of a release. */
import * as z from 'zod';
import { common, group, key, optional } from '../../../engine/content/schema/meta.ts';
import { id, isrc, length, printed, properName, slug, text } from '../../../engine/values/index.ts';
import { streamingLinks } from '../../../site/platforms/schema.ts';
import { madeWithAi } from '../../../site/schema/ai.ts';
import { credits } from '../../../site/schema/credits.ts';
import { artists } from '../../../site/schema/people.ts';
import { SOUND_INSTEAD, sound } from '../../sound/schema.ts';
import {
  ARTISTS_INSTEAD,
  LYRICS_INSTEAD,
  lyricsTranslation,
  musicalKey,
  PLATFORMS_INSTEAD,
  tempo,
  video,
} from './shared.ts';
import { movement, opus, PLAYERS_ADVICE, performance, WORK_INSTEAD } from './work.ts';

/** `new-song/second-light`: a release, and one of its tracks. */
const trackReference = z
  .string()
  .regex(
    /^[a-z0-9-]+\/[a-z0-9-]+$/,
    'must be the name of a release and that of the track in its address, such as new-song/second-light',
  );

export const track = z
  .strictObject({
    id: optional(id, 'A name of your own for the track; not shown.', 'new-song-1'),
    slug: optional(slug, 'The last part of the address of its page; its title when left out.', 'new-song'),
    title: key(properName, 'The title of the track.', 'New Song'),
    version: optional(text, 'Which one it is, shown in brackets after the title.', 'Live'),
    track_number: optional(
      z.int().positive().max(999),
      'Its place on the record or disc, from 1; the order of the list counts when no track has one.',
      1,
    ),
    disc: optional(
      z.int().positive().max(99),
      'The disc that it is on, where there are several; that of the track before it when left out.',
      1,
    ),
    duration: common(optional(length, 'Its length in minutes and seconds.', '3:20')),
    description: optional(text, 'One line about the track.', 'The original.'),
    story: optional(
      printed,
      'How it came about, for the page of the track.',
      'Written on the night bus, and recorded before breakfast.',
    ),
    same_as: optional(
      trackReference,
      'The same recording on another release, by the names of both files in its address: its page is the one of that track.',
      'new-song/new-song',
    ),
    artists,
    work: optional(
      properName,
      'The work that it is a movement of, or the name of its file in works. Needed for the first movement only: those that follow have a movement.',
      'String Quartet in G major',
    ),
    opus,
    movement,
    ...performance,
    explicit: optional(z.boolean(), 'true where its words are explicit.', true),
    made_with_ai: madeWithAi,
    bpm: tempo,
    key: musicalKey,
    credits,
    lyrics: optional(
      text,
      'Its words, with marks such as [Chorus: Name] as in lyrics of a release.',
      'First line\nSecond line\n',
    ),
    lyrics_translation: lyricsTranslation,
    video: group('Its video: of YouTube or Vimeo, shown after a click; of any other site, as a link.', video),
    streaming_links: streamingLinks,
    ...sound,
    isrc: optional(isrc, "The recording's ISRC, with or without hyphens.", 'AA-6Q7-20-00047'),
  })
  .meta({
    instead: {
      ...ARTISTS_INSTEAD,
      ...LYRICS_INSTEAD,
      ...SOUND_INSTEAD,
      ...WORK_INSTEAD,
      ...PLATFORMS_INSTEAD,
      url: 'streaming_links',
      link: 'streaming_links',
    },
    advice: {
      ...PLAYERS_ADVICE,
      movements:
        'Write each movement as a track, with its title and its number, such as  movement: 1  – and the name of the work in the first of them, as  work:',
    },
  });

/** A track with its number. */
export interface Track extends z.infer<typeof track> {
  track_number: number;
}

/** Tracks in the order of the list, with numbers, and with discs from the first track that names one. */
export const tracks = common(
  optional(
    z.array(track).min(1).transform(numberTracks),
    'The tracks of a release with more than one. They are counted in the order of the list, starting over on each disc.',
  ),
);

function numberTracks(list: z.infer<typeof track>[]): Track[] {
  const counts = new Map<number, number>();
  let current = 1;
  return list.map((track) => {
    current = track.disc ?? current;
    const track_number = track.track_number ?? (counts.get(current) ?? 0) + 1;
    counts.set(current, track_number);
    return { ...track, track_number, ...(current > 1 && { disc: current }) };
  });
}
