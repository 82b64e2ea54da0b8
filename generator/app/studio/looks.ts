/** The looks that a site can have, each with the address of this very site in it. */
import { type LookRoots, listLooks } from '../../site/looks/find.ts';
import { openPlace } from '../../site/looks/open.ts';
import { lookPath } from '../dev/inject.ts';
import { GRAMMAR } from '../grammar.ts';
import type { LooksAnswer } from './protocol/index.ts';

/** @param preview the origin of the preview, which serves the site in each look */
export async function describeLooks(roots: LookRoots, preview: string): Promise<LooksAnswer> {
  const looks = listLooks(roots).map(async (place) => {
    const { look } = await openPlace(place, { ...roots, grammar: GRAMMAR });
    return { name: place.name, line: look?.line, for: look?.for, address: preview + lookPath(place.name) };
  });
  return { looks: await Promise.all(looks) };
}
