/** Moves an item to another place of its list. What is between the items stays. */
import { blockOf, type Extent } from './lines.ts';
import type { Splice } from './splice.ts';
import { type CollectionSpot, endOf } from './spots.ts';

export function moveEntry(
  source: string,
  { entries, flow }: CollectionSpot,
  from: number,
  to: number,
): Splice {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const extents: Extent[] = entries
    .map((entry, index) =>
      flow ? { start: entry.start, end: endOf(entry) } : blockOf(source, entries, index),
    )
    .slice(low, high + 1);
  const texts = extents.map(({ start, end }) => source.slice(start, end));
  const [moved = ''] = texts.splice(from - low, 1);
  texts.splice(to - low, 0, moved);
  const gaps = extents.map(({ end }, index) => source.slice(end, extents[index + 1]?.start ?? end));
  return {
    start: extents[0]?.start ?? 0,
    end: extents.at(-1)?.end ?? 0,
    text: texts.map((text, index) => text + gaps[index]).join(''),
  };
}
