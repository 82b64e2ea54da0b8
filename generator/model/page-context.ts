/** The input of projections, and steps that several of them share. */
import { htmlOf } from '../content/entry.ts';
import type { Entry } from '../content/types.ts';
import { isInternal } from '../lib/url.ts';
import type { Assets } from './assets.ts';
import type { Link, LinkCard, PageHead, Pagination } from './parts.ts';
import { pagedRoute } from './routes.ts';
import type { Site } from './site.ts';

export interface Context {
  site: Site;
  assets: Assets;
}

export function linkTo({ site }: Pick<Context, 'site'>, label: string, url: string): Link {
  return { label, url: site.urls.href(url), external: !isInternal(url) && /^https?:/.test(url) };
}

export function linkCards(
  context: Context,
  cards: { title: string; text?: string | undefined; url: string }[] = [],
): LinkCard[] {
  return cards.map(({ title, text = '', url }) => ({ title, text, link: linkTo(context, title, url) }));
}

export function pageHead(
  copy: Entry<{ title?: string | undefined; intro?: string | undefined }> | undefined,
  title: string,
): PageHead {
  return { title: copy?.data.title ?? title, introHtml: htmlOf(copy, ['intro']) };
}

/** The platforms' row, as site.yaml lists them. */
export function platformLinks(context: Context): Link[] {
  return (context.site.settings.platforms ?? []).map(({ name, url }) => linkTo(context, name, url));
}

export function pagination(context: Context, route: string, page: number, pages: number): Pagination {
  const link = (label: string, to: number) => linkTo(context, label, pagedRoute(route, to));
  return {
    page,
    pages,
    previous: page > 1 ? link('Previous page', page - 1) : undefined,
    next: page < pages ? link('Next page', page + 1) : undefined,
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
