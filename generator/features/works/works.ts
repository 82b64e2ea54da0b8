/** Works in lists: by genre, by forces and by year. */

import { type Context, linkTo } from '../../site/context.ts';
import { defineFixedPage, definePage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import { trailTo } from '../../site/site-pages.ts';
import { writeDigits } from '../../site/words/index.ts';
import type { WorkEntry } from '../../site/works.ts';
import { forcesOf, type WorkRow, workRow } from './row.ts';

/** Another order of a list, or a part of it. */
export type Way = Link & { isCurrent: boolean };

export interface WorksProps extends PageHead {
  /** Other orders of the list, this one among them; empty if there is one only. */
  ways: Way[];
  /** One without a title if nothing divides them. */
  groups: { title: string; works: WorkRow[] }[];
}

const WAYS = ['genre', 'forces', 'year'] as const;

/** A page for each order that divides them; without works, none. */
export function worksPages(context: Context): PageOf<'works', WorksProps>[] {
  const { site } = context;
  const { works, words, settings } = site;
  if (works.length === 0) return [];
  const divisionOf = ({ data }: WorkEntry, way: (typeof WAYS)[number]) =>
    way === 'forces' ? forcesOf(data, words) : (data[way] ?? '');
  const valuesOf = (way: (typeof WAYS)[number]) => new Set(works.map((work) => divisionOf(work, way)));
  const dividing = WAYS.filter((way) => valuesOf(way).size > 1);
  const ways = dividing.length > 0 ? dividing : WAYS.slice(0, 1);
  const routes = ways.map((way, index) => (index === 0 ? ROUTES.works : `${ROUTES.works}by/${way}/`));
  return ways.map((way, index) => {
    const route = routes[index] ?? ROUTES.works;
    // A work that does not say comes last.
    const titles = [...valuesOf(way)].sort((a, b) => Number(a === '') - Number(b === ''));
    if (way === 'forces')
      titles.sort((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, words.language.locale));
    const links = ways.map((each, at) => linkTo(context, words.works.by[each], routes[at] ?? ''));
    const props = {
      ...pageHead(context, 'works'),
      ways: ways.length > 1 ? links.map((link, at) => ({ ...link, isCurrent: at === index })) : [],
      groups: titles.map((title) => ({
        title: titles.length > 1 ? writeDigits(title, site.language) || words.works.others : '',
        works: works.filter((work) => divisionOf(work, way) === title).map((work) => workRow(context, work)),
      })),
    };
    const fallback = words.descriptions.works({ name: settings.artist.name });
    if (index === 0) return defineFixedPage(context, 'works', props, { fallback });
    const label = links[index]?.label ?? '';
    const title = `${props.title} – ${label}`;
    return definePage(context, 'works', props, {
      ...{ route, title, description: fallback },
      trail: [trailTo(site, 'works'), [label, route]],
    });
  });
}
