/** A template that fails on every page is one mistake: it is told once. */
import type { Problem } from '../problems/index.ts';

const CODE = 'template/failed';

/** The first failure at each place, with the number of those that are left out. */
export function gatherRepeats(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, number>();
  for (const problem of problems) places.set(placeOf(problem), (places.get(placeOf(problem)) ?? 0) + 1);
  const told = new Set<string>();
  return problems.flatMap((problem): Problem[] => {
    const place = placeOf(problem);
    const more = (places.get(place) ?? 1) - 1;
    if (problem.code !== CODE || more === 0) return [problem];
    if (told.has(place)) return [];
    told.add(place);
    const pages = more === 1 ? 'another page' : `${more} other pages`;
    return [{ ...problem, message: `${problem.message} The same goes for ${pages}.` }];
  });
}

function placeOf({ code, at }: Problem): string {
  return [code, at?.file, at?.line, at?.column].join(':');
}
