/** The site in each of its languages: its pages, and what all of them have in common. */

import type { Assets } from '../../site/assets.ts';
import { asPlanned } from '../../site/page.ts';
import { type CachedPages, openPageCache, type PageMemory } from '../../site/page-cache.ts';
import { isAlone, type Site } from '../../site/site.ts';
import { chooseCut } from './cut.ts';
import { projectShell, type SiteTemplates } from './shell.ts';
import { projectFacts } from './site-facts.ts';
import type { Edition, Editions } from './stages.ts';

/** @param sites of each language, the default first */
export function projectEditions(
  [standard, ...others]: readonly [Site, ...Site[]],
  assets: { templates: SiteTemplates; tablesOf(site: Site): Assets },
  memory: PageMemory,
): Editions {
  const { pages: templatePages } = assets.templates;
  const cut = chooseCut([standard, ...others]);
  const project = (each: Site): Edition => {
    const site = templatePages.length > 0 ? { ...each, templatePages } : each;
    const tables = assets.tablesOf(site);
    const shell = projectShell(site, tables.shell, cut);
    return {
      site,
      ...withUnlisted(projectPages(site, tables, memory.recall(site)), site, tables),
      shell: assets.templates.needsSite ? { ...shell, site: projectFacts({ site, assets: tables }) } : shell,
    };
  };
  return [project(standard), ...others.map(project)];
}

/** Adds the pages of unlisted entries: those that the site has with such an entry alone, at addresses with its name. */
function withUnlisted<Made extends Pick<Edition, 'pages'>>(
  made: Made,
  { unlisted = [] }: Site,
  assets: Assets,
): Made {
  const routes = new Set(made.pages.map(({ route }) => route));
  const own = unlisted.flatMap((site) =>
    projectPages(site, assets).pages.filter(({ route }) => isAlone(site, route) && !routes.has(route)),
  );
  return own.length > 0 ? { ...made, pages: [...made.pages, ...own] } : made;
}

/** @param last those of the last build, made by the same code */
export function projectPages(
  site: Site,
  assets: Assets,
  last?: CachedPages,
): Pick<Edition, 'context' | 'pages' | 'listCached'> {
  const context = { site, assets };
  const pageCache = openPageCache(context, last);
  const pages = site.features.list.flatMap(
    (feature) => feature.pages?.(context, pageCache).map(asPlanned) ?? [],
  );
  return { context, pages, listCached: pageCache.list };
}
