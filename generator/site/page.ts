/** A page: a template with the props that it takes, its address, and its head. */

import type { Share } from '../engine/media/share/card.ts';
import { paletteOf } from './assets.ts';
import type { Context } from './context.ts';
import { contentPolicy, type Embedded, findNeeds, type Needs, uniteNeeds } from './csp.ts';
import { extraAt } from './extra.ts';
import { isInLanguage, type LanguageChoice, languageChoices } from './languages.ts';
import type { Breadcrumb, Pagination } from './parts.ts';
import type { Extra } from './schema/extra.ts';
import { type Meta, type PageFacts, pageMeta, type Standing } from './seo.ts';
import { shareOf } from './share.ts';
import type { Site } from './site.ts';
import { isEmptyPage } from './site-pages.ts';
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
  /** The route whose item the menus mark as current, where it is not the page's own. */
  section?: string | undefined;
  template: Template;
  props: Props;
  breadcrumbs: Breadcrumb[];
  meta: Meta;
  /** The origins of other hosts that it needs. */
  needs: Needs;
  /** Its content security policy, as a meta element may hold it. */
  policy: string;
  /** The pictures that `meta` promises for shared links; missing where site.yaml turns them off. */
  share?: Share | undefined;
  /** Missing: the colours of the stylesheet. */
  theme?: Theme | undefined;
  standing: Standing;
  /** The keys below `extra` in the file that it shows. */
  extra?: Extra | undefined;
  /** The day of the last change that is known, for the sitemap. */
  lastmod?: string | undefined;
  /** The same page in each language of the site; missing where that has but one. */
  languages?: LanguageChoice[] | undefined;
  /** Texts on it that are those of the default language; missing in that. */
  untranslated?: string[] | undefined;
}

/** The metadata of a page, besides its props. */
export interface PageSaid extends Omit<PageFacts, 'breadcrumbs'> {
  /** The way from Home, as labels and routes; Home itself is understood. */
  trail: [label: string, route: string][];
  /** The file, where it is not the route's own index.html. */
  file?: string;
  /** The picture that the page takes its colours from; that of the latest release where it has none of its own. */
  cover?: string | undefined;
  /** Addresses of other hosts in its props. */
  embedded?: Embedded;
  lastmod?: string | undefined;
}

export function definePage<Template extends string, Props extends object>(
  context: Context,
  template: Template,
  props: Props,
  said: PageSaid,
): PageOf<Template, Props> {
  const { site, assets } = context;
  const canonicalRoute = said.canonicalRoute ?? said.route;
  const isEmpty = isEmptyPage(site, canonicalRoute);
  const standing = isEmpty ? 'empty' : standingIn(site, canonicalRoute, said.standing ?? 'own');
  const share =
    standing === 'none' || standing === 'embedded'
      ? undefined
      : (said.share ?? shareOf(context, { title: said.title }));
  const breadcrumbs: Breadcrumb[] = [[site.words.pages.home, '/'], ...said.trail].map(
    ([label = '', route = '']) => ({
      label,
      url: site.urls.href(route),
    }),
  );
  const { players, endpoints = [] } = said.embedded ?? {};
  const needs = uniteNeeds([findNeeds({ players, endpoints }), site.needs]);
  return {
    url: site.urls.href(said.route),
    path: site.urls.path(said.file ? `/${said.file}` : said.route),
    route: said.route,
    section: said.canonicalRoute,
    template,
    props,
    breadcrumbs,
    meta: pageMeta(site, { ...said, standing, share, breadcrumbs }),
    needs,
    policy: contentPolicy(needs, site.urls.base),
    share,
    theme: chooseTheme(
      paletteOf(assets, said.cover) ?? paletteOf(assets, site.latestCover),
      site.settings.look,
    ),
    standing,
    extra: extraAt(site, canonicalRoute),
    lastmod: said.lastmod,
    languages: languageChoices(site, standing === 'none' ? '/' : said.route),
    untranslated: untranslatedIn(site, [props, breadcrumbs]),
  };
}

/** A page with every key, so that none is forgotten where they are listed. */
type WholePage<Template extends string, Props extends object> = {
  [Key in keyof Required<PageOf>]: PageOf<Template, Props>[Key];
};

/** What is known of a page without making it. */
type KnownFacts = Pick<PageOf, 'needs' | 'share' | 'theme' | 'lastmod'>;

/** A page that is made when more of it is read than its address and its standing: a preview shows a few of thousands. */
class DeferredPage<Template extends string, Props extends object> implements WholePage<Template, Props> {
  readonly url: string;
  readonly path: string;
  readonly route: string;
  readonly standing: Standing;
  readonly #make: () => PageOf<Template, Props>;
  readonly #known: KnownFacts | undefined;
  #made: PageOf<Template, Props> | undefined;

  constructor(
    { url, path, route, standing }: Pick<PageOf, 'url' | 'path' | 'route' | 'standing'>,
    make: () => PageOf<Template, Props>,
    known: KnownFacts | undefined,
  ) {
    this.url = url;
    this.path = path;
    this.route = route;
    this.standing = standing;
    this.#make = make;
    this.#known = known;
  }

  get whole(): PageOf<Template, Props> {
    this.#made ??= this.#make();
    return this.#made;
  }

  get section() {
    return this.whole.section;
  }
  get template() {
    return this.whole.template;
  }
  get props() {
    return this.whole.props;
  }
  get breadcrumbs() {
    return this.whole.breadcrumbs;
  }
  get meta() {
    return this.whole.meta;
  }
  get needs() {
    return (this.#known ?? this.whole).needs;
  }
  get policy() {
    return this.whole.policy;
  }
  get share() {
    return (this.#known ?? this.whole).share;
  }
  get theme() {
    return (this.#known ?? this.whole).theme;
  }
  get extra() {
    return this.whole.extra;
  }
  get lastmod() {
    return (this.#known ?? this.whole).lastmod;
  }
  get languages() {
    return this.whole.languages;
  }
  get untranslated() {
    return this.whole.untranslated;
  }
}

/**
 * Its keys are getters: to list or spread them, take `wholeOf`.
 *
 * @param make gives a page of this address and standing; it is called once
 */
export function deferPage<Template extends string, Props extends object>(
  { urls }: Pick<Site, 'urls'>,
  { route, standing }: Pick<PageOf, 'route' | 'standing'>,
  make: () => PageOf<Template, Props>,
  known?: KnownFacts,
): PageOf<Template, Props> {
  const place = { url: urls.href(route), path: urls.path(route), route, standing };
  return new DeferredPage(place, make, known);
}

/** A page as plain data, which can be listed, and sent to another thread. */
export function wholeOf(page: PageOf): PageOf {
  return page instanceof DeferredPage ? page.whole : page;
}

/** A page with nothing in the language of its site is listed by search engines under its address in the default. */
export function standingIn(site: Site, route: string, standing: Standing): Standing {
  return standing === 'own' && !isInLanguage(site, route) ? 'alias' : standing;
}

/** The second and later pages of a list say so in their titles. */
export function pagedFacts({ site }: Context, title: string, { page }: Pagination): Pick<PageFacts, 'title'> {
  return { title: page === 1 ? title : site.words.shell.titleOfPage({ title, page }) };
}
