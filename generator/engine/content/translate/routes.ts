/** Pages with an address of their own in a language. */

import { fieldOf } from '../../lib/record.ts';
import type { Grammar } from '../grammar.ts';
import type { Entry } from '../types.ts';

/** Their routes there, by their routes in the default language. @param entries in that language */
export function movedRoutes(
  entries: readonly Entry<unknown>[],
  { collections, rowOf }: Pick<Grammar, 'collections' | 'rowOf'>,
): Record<string, string> {
  const moved = entries.flatMap(({ kind, slug, data }) => {
    const own = fieldOf(data, 'slug');
    if (typeof own !== 'string' || own === slug || !collections.some((each) => each === kind)) return [];
    const { route, listedOn = '/', shortRoute } = rowOf(kind);
    return [route ?? listedOn, ...(shortRoute === undefined ? [] : [shortRoute])].map((pattern) =>
      [slug, own].map((name) => pattern.replace(':slug', () => name)),
    );
  });
  return Object.fromEntries(moved);
}
