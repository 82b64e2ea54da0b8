import { bodyHtml } from '../content/entry.ts';
import { routeOf } from '../kinds.ts';
import { formatDate } from '../model/format.ts';
import { definePage, type PageOf } from '../model/page.ts';
import type { Context } from '../model/page-context.ts';
import { LEGAL_PAGES } from '../model/site-pages.ts';

export interface LegalProps {
  title: string;
  html: string;
  updated: string;
  updatedLabel: string;
}

export function legalPages(context: Context): PageOf<'legal', LegalProps>[] {
  const { legal, settings } = context.site;
  return LEGAL_PAGES.map(({ slug, title }) => {
    const entry = legal.find((each) => each.slug === slug);
    const updated = entry?.data.updated ?? '';
    const props = {
      title: entry?.data.title ?? title,
      html: entry ? bodyHtml(entry) : '',
      updated,
      updatedLabel: updated && formatDate(updated),
    };
    const route = routeOf('legal', slug);
    return definePage(context, 'legal', props, {
      route,
      title: props.title,
      description: entry?.data.description ?? `${title} of ${settings.artist.name}.`,
      trail: [[props.title, route]],
      lastmod: entry?.data.updated,
    });
  });
}
