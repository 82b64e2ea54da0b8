/** How many entries there are of each kind, and what becomes of them. */
import type { ItemKind } from '../catalogue.ts';
import type { Plan, PlannedEntry, Verdict } from '../plan/plan.ts';

const NOUNS: Readonly<Record<ItemKind, [one: string, many: string]>> = {
  releases: ['release', 'releases'],
  mixes: ['mix', 'mixes'],
  events: ['show', 'shows'],
  news: ['post', 'posts'],
  ownPages: ['page', 'pages'],
  artists: ['artist', 'artists'],
  merch: ['product', 'products'],
  quotes: ['press quote', 'press quotes'],
};

const VERDICTS: readonly [Verdict, string][] = [
  ['new', 'new'],
  ['fills', 'with new facts'],
  ['differs', 'with differences only'],
  ['same', 'the same'],
  ['unclear', 'unclear'],
];

export function nounOf(kind: ItemKind, number: number): string {
  return NOUNS[kind][number === 1 ? 0 : 1];
}

/** `300 releases: 20 new, 3 unclear, 277 the same.`, a line for each kind. */
export function countVerdicts({ entries }: Plan): string {
  const kinds = [...new Set(entries.map(({ item }) => item.kind))];
  return kinds
    .map((kind) =>
      countKind(
        kind,
        entries.filter(({ item }) => item.kind === kind),
      ),
    )
    .join('\n');
}

function countKind(kind: ItemKind, entries: readonly PlannedEntry[]): string {
  const parts = VERDICTS.flatMap(([verdict, words]) => {
    const number = entries.filter((entry) => entry.verdict === verdict).length;
    return number > 0 ? [`${number} ${words}`] : [];
  });
  return `${entries.length} ${nounOf(kind, entries.length)}: ${parts.join(', ')}.`;
}
