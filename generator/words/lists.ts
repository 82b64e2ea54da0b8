/** Lists as each language joins them. */
import type { Words } from './types.ts';

/** `A, B, C`. */
export function joinList(items: readonly string[], { lists }: Pick<Words, 'lists'>): string {
  return items.join(lists.comma);
}

/** `A, B and C`. */
export function joinAll(items: readonly string[], { lists }: Pick<Words, 'lists'>): string {
  return joinLast(items, lists.comma, lists.and);
}

/** `A, B or C`. */
export function joinAny(items: readonly string[], { lists }: Pick<Words, 'lists'>): string {
  return joinLast(items, lists.comma, lists.or);
}

function joinLast(items: readonly string[], comma: string, last: Words['lists']['and']): string {
  const [end = '', ...others] = items.toReversed();
  return others.length === 0 ? end : last({ list: others.reverse().join(comma), last: end });
}
