/** A plan in words: how many entries there are of each kind, and what facts are about. */
import type { FieldPath, ImportEntry, ImportPlan, StudioKind } from '../../protocol/index.ts';
import { groupOf, nameOf } from '../state/names.ts';
import { isolateValue, say } from '../state/words.ts';

const COUNTS = [
  ['new', 'countNew'],
  ['fills', 'countFills'],
  ['differs', 'countDiffers'],
  ['same', 'countSame'],
  ['unclear', 'countUnclear'],
] as const;

/** Joins words with the commas of the language, without an "and". */
export function listWords(words: readonly string[]): string {
  return words.join(say('comma'));
}

/** `Releases: 3 new, 1 unclear`, a line for each kind. */
export function countEntries({ entries, questions }: ImportPlan, kinds: readonly StudioKind[]): string[] {
  const unclear = questions.filter(({ answer }) => answer === undefined);
  const all = [...entries, ...unclear.map(({ kind }) => ({ kind, verdict: 'unclear' }))];
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const counts = COUNTS.flatMap(([verdict, word]) => {
      const count = all.filter((each) => each.kind === kind && each.verdict === verdict).length;
      return count > 0 ? [say(word, { count })] : [];
    });
    return say('importCounts', { kind: titleOf(kind, kinds), counts: listWords(counts) });
  });
}

/** `Night Bus, 2026-03-07`. */
export function nameEntry({ title, date }: ImportEntry): string {
  return listWords((date === undefined ? [title] : [title, date]).map(isolateValue));
}

function titleOf(kind: string, kinds: readonly StudioKind[]): string {
  // Custom pages have no page that lists them, and so none whose name they have.
  if (kind === 'ownPages') return say('pages');
  return groupOf(kind, kinds);
}

/** `Release date`, `Track 2 › ISRC`. */
export function nameOfField([first = '', index, ...rest]: FieldPath): string {
  const isTrack = first === 'tracks' && typeof index === 'number';
  const keys = isTrack ? rest : [first, ...(index === undefined ? [] : [index]), ...rest];
  const names = keys.filter((step) => typeof step === 'string').map(nameOf);
  return [...(isTrack ? [say('trackNumber', { number: index + 1 })] : []), ...names].join(' › ');
}
