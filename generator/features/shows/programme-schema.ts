/** The programme of a show, in order: works and intervals. */

import * as z from 'zod';
import { key, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { fixedText, properName, text } from '../../engine/values/index.ts';
import { person } from '../../site/schema/people.ts';
import { opus, performance, WORK_INSTEAD } from '../releases/schema/work.ts';

export interface Piece {
  work: string;
  composer?: string[] | undefined;
  arranger?: string[] | undefined;
  opus?: string | undefined;
  movements?: string[] | undefined;
  note?: string | undefined;
  performers?: { name: string; role?: string | undefined; url?: string | undefined }[] | undefined;
}

export type ProgrammeEntry = Piece | 'interval';

/** The break in the languages of the interface. */
const INTERVAL =
  /^(interval|intermission|break|pause|entracte|entr'acte|intermedio|descanso|intervallo|intervalo|ara|استراحة|الاستراحة)$/i;

/** Returns true for words that mean the break. */
export function isInterval(text: string): boolean {
  return INTERVAL.test(text.trim());
}

const piece = z
  .strictObject({
    composer: performance.composer,
    work: key(properName, 'What is played, or the name of its file in works.', 'String Quartet in G major'),
    opus,
    movements: optional(z.array(properName), 'Its movements, or those of them that are played.', [
      'Allegro con spirito',
      'Adagio sostenuto',
    ]),
    note: optional(
      text,
      'What else there is to say about it: a first performance, a version, a selection.',
      'World premiere',
    ),
    arranger: performance.arranger,
    performers: optional(z.array(person), 'Who plays it with the artist: a name, or name, role and url.', [
      { name: 'Name of the pianist', role: 'Piano' },
    ]),
  })
  .meta({
    pairedBy: 'composer',
    instead: {
      ...WORK_INSTEAD,
      ...aliases({
        'work: %': 'title, name',
        'performers: [%]': 'soloist, ensemble, orchestra, choir',
        'performers: %': 'soloists',
        'performers: [{name: %, role: Conductor}]': 'conductor, conducted_by',
        'movements: [%]': 'movement',
        'note: %': 'premiere, description, comment, version',
      }),
    },
  });

/** A text by itself is the break, or a work without further facts. */
function readEntry(given: z.output<typeof piece> | string): ProgrammeEntry {
  if (typeof given !== 'string') return given;
  return isInterval(given) ? 'interval' : { work: given };
}

const entries = z.array(
  z
    .union([fixedText, piece], 'must be interval, or a group of keys with work and composer')
    .transform(readEntry)
    .meta({ value: 'text', $comment: 'interval, or group' }),
);

const EXAMPLE = [
  { composer: 'Joseph Haydn', work: 'String Quartet in G major', opus: 'Op. 76 No. 1' },
  'interval',
  { composer: 'Ludwig van Beethoven', work: 'String Quartet in A minor', opus: 'Op. 132' },
];

/** The programme of a show: a list, or the name of one. */
export const programme = optional(
  z
    .union([fixedText, entries], 'must be a list of works, or the name of one of programmes')
    .meta({ value: 'text', $comment: 'list of works, or name' }),
  'What is played, in order: works with composer, work, opus, movements and performers, and interval for the break. Or the name of one of programmes.',
  EXAMPLE,
);

/** Programmes of several shows. */
export const programmes = optional(
  z.record(z.string().trim().min(1, 'must not be empty'), entries),
  'Programmes that several shows have, each below a name of your own: such a show has  programme: autumn',
  { autumn: EXAMPLE },
);
