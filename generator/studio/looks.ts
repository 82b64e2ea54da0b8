/** The looks that a site can have, each with the address of this very site in it. */

import { lookPath } from '../app/dev/inject.ts';
import { GRAMMAR } from '../app/list/grammar.ts';
import { type LookRoots, listLooks } from '../site/looks/find.ts';
import { openPlace } from '../site/looks/open.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { LooksAnswer } from './protocol/index.ts';

/** @param preview the origin of the preview, which serves the site in each look */
export async function describeLooks(roots: LookRoots, preview: string): Promise<LooksAnswer> {
  const looks = listLooks(roots).map(async (place) => {
    const { look } = await openPlace(place, { ...roots, grammar: GRAMMAR });
    return { name: place.name, line: look?.line, for: look?.for, address: preview + lookPath(place.name) };
  });
  return { looks: await Promise.all(looks) };
}

/** Refuses a look that the preview cannot show. A page of the studio cannot see that in its frame, which is of another origin. */
export async function checkLook(name: string, preview: string): Promise<Outcome<object>> {
  const { ok } = await fetch(preview + lookPath(name), { method: 'HEAD' });
  return ok ? { value: {} } : refuse(409, `The preview cannot show the look ${name}.`);
}
