/** A page: a template with the props that it takes, its address, and its head. */

import { htmlOf } from '../engine/content/entry.ts';
import type { PageName } from '../engine/content/grammar.ts';
import type { Hex } from '../engine/lib/colour.ts';
import type { Share } from '../engine/media/share/card.ts';
import { paletteOf } from './assets.ts';
import { type Context, linkTo } from './context.ts';
import { contentPolicy, type Embedded, findNeeds, type Needs, NO_NEEDS, uniteNeeds } from './csp.ts';
import { extraAt } from './extra.ts';
import { isInLanguage, type LanguageChoice, languageChoices } from './languages.ts';
import type { Breadcrumb, LinkCard, PageHead, Pagination } from './parts.ts';
import { pagedRoute } from './routes.ts';
import type { Extra } from './schema/extra.ts';
import { type Meta, type PageMetadata, pageMeta, type Standing } from './seo.ts';
import { shareOf } from './share.ts';
import { isAlone, type Site } from './site.ts';
import { isEmptyPage, sitePage, trailTo } from './site-pages.ts';
import { chooseTheme } from './theme/index.ts';
import type { Theme } from './theme/tokens.ts';
import { untranslatedIn } from './untranslated.ts';

export interface PageOf<Template extends string = string, Props extends object = object> {
  /** The address with the base path: `/music/`. */
  url: string;
  /** The file below the output folder: `music/index.html`. */
  path: string;
  /** The address without the base path: `/music/`. */
  route: string;
  /** The route whose item the menus mark as current, if it is not that of the page. */
  section?: string | undefined;
  template: Template;
  props: Props;
  breadcrumbs: Breadcrumb[];
  meta: Meta;
  /** The origins of other hosts that it needs. */
  needs: Needs;
  /** Content security policy, for a meta element. */
  policy: string;
  /** The pictures for shared links in `meta`; missing if site.yaml turns them off. */
  share?: Share | undefined;
  /** Missing: the colours of the stylesheet. */
  theme?: Theme | undefined;
  standing: Standing;
  /** The keys below `extra` in the file that it shows. */
  extra?: Extra | undefined;
  /** The day of the last change that is known, for the sitemap. */
  lastmod?: string | undefined;
  /** Choices of the page's languages; missing if the site has only one. */
  languages?: LanguageChoice[] | undefined;
  /** Texts on it that are those of the default language; missing in that. */
  untranslated?: string[] | undefined;
}

/** The metadata of a page, besides its props. */
export interface PageOptions extends Omit<PageMetadata, 'breadcrumbs'> {
  /** The way from Home, as labels and routes; Home itself is understood. */
  trail: [label: string, route: string][];
  /** The file, if it is not the index.html of the route. */
  file?: string;
  /** The picture that the page takes its colours from; by default that of the latest release. */
  cover?: string | undefined;
  /** Own colour, in place of that of `look`. */
  accent?: Hex | undefined;
  /** Addresses of other hosts in its props. */
  embedded?: Embedded;
  lastmod?: string | undefined;
}

/** Standings of pages without a picture for links to them. */
const UNSHARED: ReadonlySet<Standing> = new Set(['none', 'embedded', 'unlisted', 'private']);

/** The templates of pages that are read and printed rather than looked at. */
const PLAIN_PAGES: ReadonlySet<string> = new Set(['press', 'legal']);

export function definePage<Template extends string, Props extends object>(
  context: Context,
  template: Template,
  props: Props,
  options: PageOptions,
): PageOf<Template, Props> {
  const { site, assets } = context;
  const canonicalRoute = options.canonicalRoute ?? options.route;
  const isEmpty = isEmptyPage(site, canonicalRoute);
  const standing = isEmpty ? 'empty' : standingIn(site, canonicalRoute, options.standing ?? 'own');
  const share = UNSHARED.has(standing)
    ? undefined
    : (options.share ?? shareOf(context, { title: options.title }));
  const breadcrumbs: Breadcrumb[] = [[site.words.pages.home, '/'], ...options.trail].map(
    ([label = '', route = '']) => ({
      label,
      url: site.urls.href(route),
    }),
  );
  // A function: a page depends on everything that it has read of the site.
  const latest = () => paletteOf(assets, site.latestCover);
  const { players, endpoints = [] } = options.embedded ?? {};
  // Nothing is played on from a page in a frame of another site, so it needs only what it plays itself.
  const playing = standing === 'embedded' ? { ...NO_NEEDS, media: site.needs.media } : site.needs;
  const needs = uniteNeeds([findNeeds({ players, endpoints }), playing]);
  return {
    url: site.urls.href(options.route),
    path: site.urls.path(options.file ? `/${options.file}` : options.route),
    route: options.route,
    section: options.canonicalRoute,
    template,
    props,
    breadcrumbs,
    meta: pageMeta(site, { ...options, standing, share, breadcrumbs }),
    needs,
    policy: contentPolicy(needs, site.urls.base),
    share,
    theme: chooseTheme(
      paletteOf(assets, options.cover) ?? latest(),
      assets.recipe,
      options.accent ? { ...site.settings.look, accent: options.accent } : site.settings.look,
      PLAIN_PAGES.has(template),
      latest,
    ),
    standing,
    extra: extraAt(site, canonicalRoute),
    lastmod: options.lastmod,
    languages: languageChoices(site, standing === 'none' || standing === 'private' ? '/' : options.route),
    untranslated: untranslatedIn(site, [props, breadcrumbs]),
  };
}

/** The metadata of a fixed page, as far as its row and its file do not give it. */
interface FixedPageOptions extends Omit<Partial<PageOptions>, 'description' | 'share'> {
  /** The description, unless its file has one. */
  fallback: string;
  /** Page of a list of several pages: titles of the second and later ones name their number. */
  pagination?: Pagination;
  /** The picture for shared links, besides the title. */
  shared?: Omit<Parameters<typeof shareOf>[1], 'title'> & { title?: string };
}

/** A fixed page: title, address, description and trail are those of its row and its file. */
export function defineFixedPage<Name extends Exclude<PageName, 'home'>, Props extends object>(
  context: Context,
  name: Name,
  props: Props,
  { fallback, pagination, shared, ...options }: FixedPageOptions,
): PageOf<Name, Props> {
  const { site } = context;
  const { title, route } = sitePage(site, name);
  const page = pagination?.page ?? 1;
  return definePage(context, name, props, {
    route: pagedRoute(route, page),
    title: page === 1 ? title : site.words.shell.titleOfPage({ title, page }),
    description: site.pages[name]?.data.description ?? fallback,
    trail: [trailTo(site, name)],
    share: shareOf(context, { title, ...shared }),
    ...options,
  });
}

/** Facts about a page that other files need. */
export type PageNeeds = Pick<PageOf, 'needs' | 'share' | 'theme' | 'lastmod'>;

/** A page that is made when it is asked for: a preview shows a few of thousands. */
export interface PlannedPage<Page extends PageOf = PageOf>
  extends Pick<PageOf, 'url' | 'path' | 'route' | 'standing'> {
  /** Does not make the page if it is that of the last build. */
  facts(): PageNeeds;
  /** The page itself, always the same. */
  make(): Page;
}

/** @param make gives a page of this address and standing; it is called once @param known its facts, if they are known without making it */
export function planPage<Page extends PageOf>(
  { urls }: Pick<Site, 'urls'>,
  { route, standing }: Pick<PageOf, 'route' | 'standing'>,
  make: () => Page,
  known?: PageNeeds,
): PlannedPage<Page> {
  let made: Page | undefined;
  const makeOnce = () => {
    made ??= make();
    return made;
  };
  const place = { url: urls.href(route), path: urls.path(route), route, standing };
  return { ...place, facts: () => known ?? makeOnce(), make: makeOnce };
}

/** Wraps a finished page as a planned one. */
export function asPlanned<Page extends PageOf>(page: Page | PlannedPage<Page>): PlannedPage<Page> {
  if ('make' in page) return page;
  const { url, path, route, standing } = page;
  return { url, path, route, standing, facts: () => page, make: () => page };
}

/** Standings of pages that search engines may list. */
const INDEXED: ReadonlySet<Standing> = new Set(['own', 'alias', 'short']);

/** A page with nothing in the language of its site is listed by search engines under its address in the default. */
export function standingIn(site: Site, route: string, standing: Standing): Standing {
  if (isAlone(site, route) || (site.isSecret && INDEXED.has(standing))) return 'unlisted';
  return standing === 'own' && !isInLanguage(site, route) ? 'alias' : standing;
}

/** Cards that lead to other pages, except empty ones. */
export function linkCards(
  context: Context,
  cards: { title: string; text?: string | undefined; url: string }[] = [],
): LinkCard[] {
  return cards
    .filter(({ url }) => !isEmptyPage(context.site, url))
    .map(({ title, text = '', url }) => ({ title, text, link: linkTo(context, title, url) }));
}

/** The heading of a page and what is under it. */
export function pageHead({ site }: Pick<Context, 'site'>, name: Exclude<PageName, 'home'>): PageHead {
  return { title: sitePage(site, name).title, introHtml: htmlOf(site.pages[name], ['intro']) };
}
