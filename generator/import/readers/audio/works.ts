/** Movements of works. */
import { numberIn } from '../../../features/releases/schema/work.ts';
import type { Tags } from './recording.ts';

export interface WorkPart {
  readonly work: string;
  /** Number in a catalogue, if it is at the end of its name. */
  readonly opus: string | undefined;
  /** The name of the movement without its number; undefined if its title has to do. */
  readonly name: string | undefined;
  readonly number: number | undefined;
  /** True if it is read from titles: `Work: II. Adagio`. */
  readonly isGuess: boolean;
}

/** `II. Adagio`, `2. Adagio`; without a sign behind it, `I` is an article: `I pini di Villa Borghese`. */
const NUMERAL = /^(?:[IVXLC]+|\d{1,2})[.:)]\s*/;
const IN_TITLE = /^(.+?)\s*(?::|\s[-–])\s+((?:[IVX]+[.:)]|[IVX]{2,})\s+\p{L}.*)$/u;

/** Reads the work, and the name or number of a movement, from tags. */
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
      ...splitOpus(work),
      name: found && (withoutNumeral(found) || found),
      number: numberOf(digits, found),
      isGuess: false,
    };
  }
  if (!title || !tags.first('composer')) return undefined;
  const [, whole, movement = ''] = IN_TITLE.exec(title) ?? [];
  return whole
    ? { ...splitOpus(whole), name: withoutNumeral(movement), number: numberIn(movement), isGuess: true }
    : undefined;
}

/** Catalogues of composers, behind a comma. */
const OPUS = /,\s*((?:op\.?|opp\.|woo|bwv|hwv|k\.|kv|d\.|rv|s\.)\s*[\dIVX].*)$/i;

function splitOpus(name: string): Pick<WorkPart, 'work' | 'opus'> {
  const [all, opus] = OPUS.exec(name) ?? [];
  return all && opus ? { work: name.slice(0, -all.length), opus } : { work: name, opus: undefined };
}

function numberOf(digits: string | undefined, name: string | undefined): number | undefined {
  const number = Number.parseInt(digits ?? '', 10);
  if (number > 0 && number < 100) return number;
  return name === undefined ? undefined : numberIn(name);
}

function withoutNumeral(name: string): string {
  return name.replace(NUMERAL, '');
}

function isSameWork(one: WorkPart | undefined, other: WorkPart): boolean {
  return one?.work === other.work && one.opus === other.opus;
}

interface MaybeMovement {
  readonly title: string;
  readonly part: WorkPart | undefined;
}

/** A track among the movements of a work. */
export interface MovementFacts {
  readonly title: string;
  readonly movement: number;
  /** The first movement names it. */
  readonly work?: string;
  readonly opus?: string;
}

/** Finds movements by their place in the list. A work read from titles has at least two; of a single one, the title stays. */
export function findMovements(tracks: readonly MaybeMovement[]): Map<number, MovementFacts> {
  const found = new Map<number, MovementFacts>();
  let start = 0;
  while (start < tracks.length) {
    const first = tracks[start]?.part;
    const work = first?.work;
    let end = start + 1;
    while (first && isSameWork(tracks[end]?.part, first)) end += 1;
    const run = tracks.slice(start, end);
    if (work !== undefined && (run.length > 1 || run.some(({ part }) => part && !part.isGuess))) {
      for (const [index, { part, title }] of run.entries()) {
        const facts = { title: part?.name ?? title, movement: part?.number ?? index + 1 };
        found.set(
          start + index,
          index === 0 ? { ...facts, work, ...(part?.opus && { opus: part.opus }) } : facts,
        );
      }
    }
    start = end;
  }
  return found;
}
