/** Cues: pieces of music of a film, a play or a reel, each with its recording. */
import * as z from 'zod';
import { common, key, optional } from '../../engine/content/schema/meta.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { bpm, length, moment, properName, text } from '../../engine/values/index.ts';
import instead from './cue-names.json' with { type: 'json' };
import { sound } from './schema.ts';

const { audio, audio_url, download } = sound;

/** Keys of every cue. */
const shape = {
  title: key(properName, 'What the cue is called.', 'Main Title'),
  audio,
  audio_url,
  from: optional(moment, 'Where it begins in the recording, if not at its beginning.', '0:45'),
  to: optional(moment, 'Where it ends in the recording.', '1:30'),
  duration: optional(length, 'Its length, if it has no recording, or one elsewhere.', '2:34'),
  mood: common(
    optional(
      z
        .union([text, z.array(text).min(1)], 'must be a mood, or a list of moods')
        .transform((given) => [given].flat())
        .meta({ value: 'text', translatable: true, $comment: 'mood, or list of moods' }),
      'How it feels: a mood, or a list of moods.',
      ['Tension'],
    ),
  ),
  bpm: optional(bpm, 'Its tempo in beats per minute.', 96),
  download,
};

/** @param more keys beside those of every cue */
export function cueList<More extends z.ZodRawShape>(more: More) {
  return z.array(z.strictObject({ ...shape, ...more }).meta({ instead }));
}

export type Cue = z.output<z.ZodObject<typeof shape>>;

/** The cues of one page, in order. */
export interface CueSheet {
  entry: Entry<object>;
  /** The page that they are on, without the base path. */
  route: string;
  cues: readonly { cue: Cue; path: DataPath; facts?: readonly string[]; picture?: string | undefined }[];
}
