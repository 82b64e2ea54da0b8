/** Movements of works. */
import { numberIn } from '../../../../features/releases/schema/work.ts';
import type { Tags } from './recording.ts';
import type { Track } from './tracks.ts';

export interface WorkPart {
  readonly work: string;
  /** The name of the movement without its number; undefined if its title has to do. */
  readonly name: string | undefined;
  readonly number: number | undefined;
  /** Whether it is read from titles: `Work: II. Adagio`. */
  readonly isGuess: boolean;
}

/** `II. Adagio`, `2. Adagio`. */
const NUMERAL = /^(?:[IVXLC]+|\d{1,2})[.:)]?\s+(?=\p{L})|^(?:[IVXLC]+|\d{1,2})[.:)]\s*/u;

/** What tags say: the work, and a movement's name or number. */
export function readMovement(tags: Tags): WorkPart | undefined {
  const [work, name, digits, title] = [
    tags.first('work'),
    tags.first('movement'),
    tags.first('movementNumber'),
    tags.first('title'),
  ];
  if (work) {
    // Picard names the work of every song, too, which is its title.
    const rest = title?.startsWith(work)
      ? /^\s*[:,–-]\s*(.+)$/.exec(title.slice(work.length))?.[1]
      : undefined;
    const found = name ?? rest;
    if (!found && !digits) return undefined;
    return {
      work,
      name: found && (withoutNumeral(found) || found),
      number: numberOf(digits, found),
      isGuess: false,
    };
  }
  if (!title || !tags.first('composer')) return undefined;
  const [, whole, movement = ''] = /^(.+?)\s*(?::|\s[-–])\s+((?:[IVX]+)[.:)]?\s+\p{L}.*)$/u.exec(title) ?? [];
  return whole
    ? { work: whole, name: withoutNumeral(movement), number: numberIn(movement), isGuess: true }
    : undefined;
}

function numberOf(digits: string | undefined, name: string | undefined): number | undefined {
  const number = Number.parseInt(digits ?? '', 10);
  if (number > 0 && number < 100) return number;
  return name === undefined ? undefined : numberIn(name);
}

function withoutNumeral(name: string): string {
  return name.replace(NUMERAL, '');
}

/** A track among the movements of a work. */
export interface MovementFacts {
  readonly title: string;
  readonly movement: number;
  /** The first movement names it. */
  readonly work?: string;
}

/**
 * Which tracks are movements, by their place in the list. A work that is read from titles has two movements at least; of a single
 * one, the title stays.
 */
export function findMovements(tracks: readonly Track[]): Map<number, MovementFacts> {
  const found = new Map<number, MovementFacts>();
  let start = 0;
  while (start < tracks.length) {
    const work = tracks[start]?.part?.work;
    let end = start + 1;
    while (work !== undefined && tracks[end]?.part?.work === work) end += 1;
    const run = tracks.slice(start, end);
    if (work !== undefined && (run.length > 1 || run.some(({ part }) => part && !part.isGuess))) {
      for (const [index, { part, title }] of run.entries()) {
        const facts = { title: part?.name ?? title, movement: part?.number ?? index + 1 };
        found.set(start + index, index === 0 ? { ...facts, work } : facts);
      }
    }
    start = end;
  }
  return found;
}
