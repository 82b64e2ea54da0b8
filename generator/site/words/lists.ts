/** Lists as each language joins them. */
import { isolateParts } from '../../engine/lib/isolate.ts';
import type { Words } from './types.ts';

type Lists = Pick<Words, 'lists' | 'language'>;

/** `A, B, C`. */
export function joinList(items: readonly string[], { lists, language }: Lists): string {
  return isolateParts(language.dir, (keep) => items.map(keep).join(lists.comma));
}

/** `A · B`: facts in a line, each as it is read. */
export function joinFacts(facts: readonly (string | undefined)[], { language }: Lists): string {
  const known = facts.flatMap((fact) => fact || []);
  return isolateParts(language.dir, (keep) => known.map(keep).join(' · '));
}

/** `A, B and C`. */
export function joinAll(items: readonly string[], words: Lists): string {
  return joinLast(items, words, words.lists.and);
}

/** `A, B or C`. */
export function joinAny(items: readonly string[], words: Lists): string {
  return joinLast(items, words, words.lists.or);
}

function joinLast(items: readonly string[], words: Lists, last: Words['lists']['and']): string {
  const [end = '', ...others] = items.toReversed();
  return others.length === 0 ? end : last({ list: joinList(others.reverse(), words), last: end });
}
