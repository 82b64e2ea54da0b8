import { definePage, type PageOf } from '../model/page.ts';
import type { Context } from '../model/page-context.ts';
import type { Link } from '../model/parts.ts';

export interface NotFoundProps {
  home: Link;
}

/** Hosts send it in place of any page that is not there. */
export function notFoundPage(context: Context): PageOf<'notFound', NotFoundProps> {
  const home = { label: 'Return to Home', url: context.site.urls.href('/'), external: false };
  return definePage(
    context,
    'notFound',
    { home },
    {
      route: '/404/',
      file: '404.html',
      title: 'Page not found',
      description: 'This page does not exist.',
      trail: [],
      standing: 'none',
    },
  );
}
