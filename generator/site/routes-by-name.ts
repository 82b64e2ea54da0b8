/** The addresses of pages by those that they would have by their names in other languages. */
import { legalRoute, PAGE_NAMES, ROUTES } from './routes.ts';
import { pagesByName } from './words/page-names.ts';

let routes: ReadonlyMap<string, string> | undefined;

/** `/events/` of `/termine/`. */
export function routesByName(): ReadonlyMap<string, string> {
  routes ??= new Map(
    [...pagesByName()].map(([word, page]) => {
      const fixed = PAGE_NAMES.find((each) => each === page);
      return [`/${word}/`, fixed ? ROUTES[fixed] : legalRoute(page)];
    }),
  );
  return routes;
}
