/** A page put together from its props and what it says of itself. */

import { contentPolicy, findNeeds } from '../model/csp.ts';
import type { Breadcrumb } from '../model/props/parts.ts';
import { type PageFacts, pageMeta } from '../model/seo.ts';
import { shareOf } from '../model/share.ts';
import { chooseTheme } from '../model/theme/index.ts';
import { fileOf } from '../model/url.ts';
import type { Context } from './context.ts';
import type { PageOf, TemplateProps } from './props/page.ts';

type Facts = Omit<PageFacts, 'breadcrumbs'> & {
  /** The way from Home, as labels and routes; Home itself is understood. */
  trail: [label: string, route: string][];
  /** The file, where it is not the route's own index.html. */
  file?: string;
  /** The picture that the page takes its colours from; that of the latest release where it has none of its own. */
  cover?: string | undefined;
  unlisted?: boolean;
  lastmod?: string | undefined;
};

export function definePage<Name extends keyof TemplateProps>(
  context: Context,
  template: Name,
  props: TemplateProps[Name],
  facts: Facts,
): PageOf<Name> {
  const { site, pictures } = context;
  const share = facts.hidden ? undefined : (facts.share ?? shareOf(context, { title: facts.title }));
  const breadcrumbs: Breadcrumb[] = [['Home', '/'], ...facts.trail].map(([label = '', route = '']) => ({
    label,
    url: site.urls.href(route),
  }));
  return {
    url: site.urls.href(facts.route),
    path: facts.file ?? fileOf(facts.route),
    route: facts.route,
    section: facts.canonicalRoute,
    template,
    props,
    breadcrumbs,
    meta: pageMeta(site, { ...facts, share, breadcrumbs }),
    policy: contentPolicy(findNeeds(props), site.urls.base),
    share,
    theme: chooseTheme(pictures.palette(facts.cover) ?? pictures.palette(site.latest?.data.artwork_url)),
    unlisted: facts.unlisted ?? false,
    lastmod: facts.lastmod,
  };
}

/** The second and later pages of a list say so in their titles and name their neighbours. */
export function pagedFacts(
  { site }: Context,
  title: string,
  {
    page,
    previous,
    next,
  }: { page: number; previous?: { url: string } | undefined; next?: { url: string } | undefined },
): Pick<PageFacts, 'title' | 'previous' | 'next'> {
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    previous: previous && site.urls.origin + previous.url,
    next: next && site.urls.origin + next.url,
  };
}
