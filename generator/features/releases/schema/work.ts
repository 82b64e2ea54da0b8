/** Works of music, their movements, and who performs them: keys of releases, of tracks, and of programmes of shows. */
import * as z from 'zod';
import { optional } from '../../../engine/content/schema/meta.ts';
import { readRoman } from '../../../engine/lib/roman.ts';
import { properName } from '../../../engine/values/index.ts';
import { nameList } from '../../../site/schema/credits.ts';
import { person } from '../../../site/schema/people.ts';

/** Writers and performers beside the artist. */
export const performance = {
  composer: optional(nameList, 'Who composed it: a name, or a list of names.', 'Name of the composer'),
  arranger: optional(nameList, 'Who arranged it.', 'Name of the arranger'),
  conductor: optional(nameList, 'Who conducts.', 'Name of the conductor'),
  soloists: optional(
    z.array(person),
    'Who plays or sings alone: a name, or name, role (the instrument or voice) and url.',
    [{ name: 'Name of the pianist', role: 'Piano' }],
  ),
  ensemble: optional(
    nameList,
    'Who plays or sings beside the artist: an orchestra, an ensemble, a choir.',
    'Name of the orchestra',
  ),
};

export type Performance = Partial<z.output<z.ZodObject<typeof performance>>>;

/** Corrections of keys for works and performers. */
export const WORK_INSTEAD = {
  piece: 'work: %',
  composition: 'work: %',
  soloist: 'soloists: [%]',
  op: 'opus: Op. %',
  bwv: 'opus: BWV %',
  kv: 'opus: KV %',
  catalogue: 'opus: %',
};

const PLAYERS = 'Write who plays what as  credits: {Violin: Name of the player, Cello: Name of another}';

/** Advice for keys that mean players. */
export const PLAYERS_ADVICE = Object.fromEntries(
  ['musicians', 'players', 'performers', 'personnel', 'line_up', 'lineup', 'besetzung', 'interpreten'].map(
    (key) => [key, PLAYERS],
  ),
);

/** A number alone is that of an opus. */
export const opus = optional(
  z
    .union([properName, z.int().positive()], 'must be a catalogue number, such as Op. 76 No. 1')
    .transform((given) => (/^\d+$/.test(String(given)) ? `Op. ${given}` : String(given)))
    .meta({ value: 'text', proper: true, translatable: true, $comment: 'text or number' }),
  'Its number in a catalogue, such as Op. 76 No. 1, BWV 1004 or K. 421.',
  'Op. 76 No. 1',
);

/** A movement by its number, its name, or both. */
export interface Movement {
  number?: number | undefined;
  /** Empty if the number is all that is written. */
  name: string;
}

/** `2`, `II`, `II.`, `II. Adagio`. */
const NUMBERED = /^(\d{1,2}|[IVXLC]+)(?:[.:)]|$)/;

/** The number at the beginning of a name: 2 of `II. Adagio`; undefined if there is none. */
export function numberIn(name: string): number | undefined {
  const [, numeral = ''] = NUMBERED.exec(name) ?? [];
  return /^\d/.test(numeral) ? Number(numeral) : readRoman(numeral);
}

/** A number by itself, in other forms: `iii`, `Ⅱ`, `No. 4`, `3rd`, `2º`. */
const ALONE = /^(?:(?:no|nr|n°|#)\.?\s*)?(\d{1,2}|[ivxlc]+)(?:\.|st|nd|rd|th|er|e|o|a|°)?$/i;

function readMovement(written: string | number): Movement {
  if (typeof written === 'number') return { number: written, name: '' };
  const [, numeral = ''] = ALONE.exec(written.normalize('NFKC').trim()) ?? [];
  const alone = /^\d/.test(numeral) ? Number(numeral) : readRoman(numeral.toUpperCase());
  return alone ? { number: alone, name: '' } : { number: numberIn(written), name: written };
}

export const movement = optional(
  z
    .union([z.int().positive().max(99), properName], 'must be the number of the movement, such as 2 or II')
    .transform(readMovement)
    .meta({ value: 'text', proper: true, translatable: true, $comment: 'number or text' }),
  'Which movement of the work it is: its number, such as 2 or II, or number and name, such as II. Adagio. Without a work, it belongs to that of the track before.',
  1,
);
