/** The programme of a show, as pages, calendars and data have it. */

import { joinList, type Words } from '../../site/words/index.ts';
import type { Piece, ProgrammeEntry } from './programme-schema.ts';

/** `String Quartet in G major, Op. 76 No. 1`. */
export function pieceTitle({ work, opus }: Piece, words: Words): string {
  return joinList(opus ? [work, opus] : [work], words);
}

/** Lists works, without the interval. */
export function piecesOf(programme: readonly ProgrammeEntry[]): Piece[] {
  return programme.flatMap((entry) => (entry === 'interval' ? [] : [entry]));
}

/** The composers of a programme, each once: `Joseph Haydn, Ludwig van Beethoven`; of works without composers, the works. */
export function programmeLine(programme: readonly ProgrammeEntry[], words: Words): string {
  const pieces = piecesOf(programme);
  const names = pieces.flatMap(({ composer, work }) => composer ?? [work]);
  return joinList([...new Set(names)], words);
}

/** A line for each work: `Joseph Haydn: String Quartet in G major, Op. 76 No. 1`. */
export function programmeLines(programme: readonly ProgrammeEntry[], words: Words): string[] {
  return programme.map((entry) => {
    if (entry === 'interval') return words.events.interval;
    const title = pieceTitle(entry, words);
    if (!entry.composer) return title;
    return `${words.music.labelled({ label: joinList(entry.composer, words) })} ${title}`;
  });
}
