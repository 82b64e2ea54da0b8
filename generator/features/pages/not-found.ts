import type { Context } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link } from '../../site/parts.ts';

export interface NotFoundProps {
  home: Link;
}

/** The page that hosts send for missing pages. */
export function notFoundPage(context: Context): PageOf<'notFound', NotFoundProps> {
  const home = {
    label: context.site.words.shell.returnHome,
    url: context.site.urls.href('/'),
    external: false,
  };
  return definePage(
    context,
    'notFound',
    { home },
    {
      route: '/404/',
      file: '404.html',
      title: context.site.words.pages.notFound,
      description: context.site.words.shell.notThere,
      trail: [],
      standing: 'none',
    },
  );
}
