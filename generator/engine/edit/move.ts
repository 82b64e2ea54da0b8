/** Moves an item to another place of its list. What is between the items stays. */
import { blockOf, type Extent } from './lines.ts';
import type { Splice } from './splice.ts';
import { type CollectionSpot, type Entry, endOf } from './spots.ts';
import type { Style } from './types.ts';

/** Comments of items in brackets stay where they are, if the style is cautious: they could hide what would be behind them. */
export function moveEntry(
  source: string,
  { entries, flow }: CollectionSpot,
  { from, to }: { from: number; to: number },
  { isCautious }: Style,
): Splice {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const partsOf = (entry: Entry, index: number) =>
    flow ? partsInFlow(source, entry, isCautious) : [blockOf(source, entries, index)];
  const moved = entries.map(partsOf).slice(low, high + 1);
  const texts = moved.map((parts) => parts.map(({ start, end }) => source.slice(start, end)));
  const [own = []] = texts.splice(from - low, 1);
  const after = texts.toSpliced(to - low, 0, own).flat();
  const parts = moved.flat();
  const gaps = parts.map(({ end }, index) => source.slice(end, parts[index + 1]?.start ?? end));
  return {
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
    text: after.map((text, index) => text + gaps[index]).join(''),
  };
}

/** An item in brackets, and the comment behind it and its comma. */
function partsInFlow(source: string, entry: Entry, isCautious: boolean): Extent[] {
  const own = { start: entry.start, end: endOf(entry) };
  if (isCautious) return [own];
  const [, before = '', comment = ''] = /^((?:[ \t]*,)?)([ \t]+#.*)?/.exec(source.slice(own.end)) ?? [];
  const start = own.end + before.length;
  return [own, { start, end: start + comment.length }];
}
