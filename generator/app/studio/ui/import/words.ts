/** A plan in words: how many entries there are of each kind, and what facts are about. */
import type { FieldPath, ImportPlan, StudioKind } from '../../protocol/index.ts';
import { groupOf, nameOf } from '../state/names.ts';
import { LANGUAGE, say } from '../state/words.ts';

const COUNTS = {
  new: 'countNew',
  fills: 'countFills',
  differs: 'countDiffers',
  same: 'countSame',
} as const;
const VERDICTS = ['new', 'fills', 'differs', 'same'] as const;

/** With the commas of the language, and without an "and". */
const COMMAS = new Intl.ListFormat(LANGUAGE, { type: 'unit', style: 'short' });

/** `Releases: 3 new, 2 the same`, a line for each kind. */
export function countEntries({ entries, questions }: ImportPlan, kinds: readonly StudioKind[]): string[] {
  const lines = [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const counts = VERDICTS.flatMap((verdict) => {
      const count = entries.filter((entry) => entry.kind === kind && entry.verdict === verdict).length;
      return count > 0 ? [say(COUNTS[verdict], { count })] : [];
    });
    return say('importCounts', { kind: titleOf(kind, kinds), counts: COMMAS.format(counts) });
  });
  const count = questions.filter(({ answer }) => answer === undefined).length;
  return count > 0 ? [...lines, say('countUnclear', { count })] : lines;
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
