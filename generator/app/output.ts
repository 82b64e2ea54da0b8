/** The files of the finished site: every page, what search engines and calendars read, and the assets. */

import type { Artifact } from '../engine/artifact.ts';
import type { Cache } from '../engine/cache/index.ts';
import { hash } from '../engine/lib/hash.ts';
import { addCompressed } from '../engine/output/compress.ts';
import { buildSitemap, type SitemapPage } from '../engine/output/sitemap.ts';
import { planPodcast } from '../features/mixes/podcast/files.ts';
import { planCalendars } from '../features/shows/calendar/index.ts';
import { planPlaylists } from '../features/sound/playlist-files.ts';
import { planFeeds } from '../site/feeds/files/index.ts';
import { planHosting } from '../site/hosting/index.ts';
import { digestPage } from '../site/kept-pages.ts';
import { languageLinks } from '../site/languages.ts';
import { moveSmartLinks, type Redirect } from '../site/redirects/index.ts';
import type { Shell } from '../site/shell.ts';
import type { Site } from '../site/site.ts';
import { planArtist } from './artist/file.ts';
import type { Page, PlannedSite } from './pages.ts';

/** How pages become HTML. */
interface Renderer {
  /** Changes with everything that a page's HTML depends on, besides props and shell. */
  hash: string;
  /** Whether its HTML depends on the site of the shell as well. */
  readsSite(page: Page): boolean;
  load(): Promise<(page: Page, shell: Shell) => string>;
}

/** The site in one language. */
export interface Edition {
  site: Site;
  plan: PlannedSite;
  shell: Shell;
}

interface FileParts {
  /** The default first. */
  editions: readonly [Edition, ...Edition[]];
  renderer: Renderer;
  /** Pictures, styles, scripts and all others beside pages and texts. */
  assets: readonly Artifact[];
  cache: Cache;
}

interface Parts extends Pick<FileParts, 'editions'> {
  redirects: Redirect[];
  /** Where compressed texts are kept; without it, texts are published as they are alone. */
  compressed?: Cache | undefined;
}

/** Every file of the site. @param files all but those of hosts, as `writeFiles` gives them */
export async function writeSite(
  files: readonly Artifact[],
  { redirects, compressed, editions }: Parts,
): Promise<Artifact[]> {
  const [{ site }] = editions;
  const needs = () => editions.flatMap(({ plan }) => plan.pages.map((page) => page.needs));
  const moved = [...redirects, ...moveSmartLinks(site, redirects)];
  const all = [...files, ...planHosting(site, needs, moved, files)];
  return compressed ? addCompressed(all, compressed) : all;
}

/** Every file but those that hosts read, and those at old addresses. */
export async function writeFiles({ editions, renderer, assets, cache }: FileParts): Promise<Artifact[]> {
  const [standard, ...others] = editions;
  const { absolute } = standard.site.urls;
  const texts: Artifact[] = [
    ...buildSitemap(editions.flatMap(listPages), absolute),
    { path: 'robots.txt', body: `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n` },
    ...editions.flatMap(({ site, plan }) => [
      ...planCalendars(site),
      ...planFeeds(plan.feeds, site),
      ...planPodcast(plan.podcast),
      ...planPlaylists(plan.playlists),
      ...plan.oembeds.map(({ path, json }) => ({ path, body: json })),
    ]),
    ...planArtist(standard.site, () => standard.plan.artist, cache),
    ...planSearch(standard.plan),
    ...others
      .flatMap(({ plan }) => planSearch(plan))
      .filter(({ path }) => path !== standard.plan.searchIndex?.path),
  ];
  return [
    ...editions.flatMap(({ plan, shell }) => planPages(plan.pages, shell, renderer)),
    ...assets,
    // Not copies: to read a key may mean to make all pages, which a preview does without.
    ...texts.map((text) => Object.assign(text, { isText: true })),
  ];
}

/** The pages that search engines are to list. */
function listPages({ site, plan }: Edition): SitemapPage[] {
  return plan.pages
    .filter(({ standing }) => standing === 'own')
    .map((page) => ({
      loc: site.urls.origin + page.url,
      get lastmod() {
        return page.lastmod;
      },
      links: languageLinks(site, page.route),
    }));
}

function planSearch({ searchIndex }: PlannedSite): Artifact[] {
  return searchIndex ? [{ path: searchIndex.path, body: searchIndex.json, immutable: true }] : [];
}

/** A page is rendered when its body is asked for; one whose props have not changed never is. */
function planPages(pages: readonly Page[], shell: Shell, renderer: Renderer): Artifact[] {
  const { site, ...frame } = shell;
  const shared = hash(renderer.hash, JSON.stringify(frame));
  const facts = site && hash(JSON.stringify(site));
  return pages.map((page) => {
    let key: string | undefined;
    return {
      path: page.path,
      // Large catalogues take a while to be hashed, and a preview needs the keys of a few pages only.
      get key() {
        key ??= hash(shared, ...(facts && renderer.readsSite(page) ? [facts] : []), digestPage(page));
        return key;
      },
      isText: true,
      body: async () => (await renderer.load())(page, shell),
    };
  });
}
