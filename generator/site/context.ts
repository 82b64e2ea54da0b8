/** The input of projections, and steps that several of them share. */

import { isInternal } from '../engine/lib/url.ts';
import type { Assets } from './assets.ts';
import type { Link, Pagination } from './parts.ts';
import { pagedRoute } from './routes.ts';
import type { Site } from './site.ts';

export interface Context {
  site: Site;
  assets: Assets;
}

export function linkTo({ site }: { site: Pick<Site, 'urls'> }, label: string, url: string): Link {
  return { label, url: site.urls.href(url), external: !isInternal(url) && /^https?:/.test(url) };
}

/** `← Back to Releases`: the arrow points to the start of the line. */
export function backLabel({ words }: Site, title: string): string {
  const arrow = words.language.dir === 'rtl' ? '→' : '←';
  return `${arrow} ${words.shell.backTo({ title })}`;
}

/** The platforms' row, as site.yaml lists them. */
export function platformLinks(context: Context): Link[] {
  return (context.site.settings.platforms ?? []).map(({ name, url }) => linkTo(context, name, url));
}

export function pagination(context: Context, route: string, page: number, pages: number): Pagination {
  const { words } = context.site;
  const link = (label: string, to: number) => linkTo(context, label, pagedRoute(route, to));
  return {
    page,
    pages,
    previous: page > 1 ? link(words.shell.previousPage, page - 1) : undefined,
    next: page < pages ? link(words.shell.nextPage, page + 1) : undefined,
  };
}

/** The numbers of the pages that `count` entries fill; an empty list still has its first page. */
export function pageNumbers(count: number, size: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, index) => index + 1);
}

/** The entries of one page, counted from 1. */
export function pageOf<T>(entries: readonly T[], page: number, size: number): T[] {
  return entries.slice((page - 1) * size, page * size);
}
