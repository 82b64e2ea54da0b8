/** The files of the finished site: every page, what search engines and calendars read, and the assets. */

import type { Artifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import { compare } from '../../engine/lib/text.ts';
import { planShareImages, type ShareContext } from '../../engine/media/share/index.ts';
import { buildSitemap, type SitemapPage } from '../../engine/output/sitemap.ts';
import { planReservation, robotsLines } from '../../site/ai.ts';
import type { Context } from '../../site/context.ts';
import type { FileTools } from '../../site/feature.ts';
import { planFeeds, projectFeeds } from '../../site/feeds/index.ts';
import { planKey } from '../../site/index-now.ts';
import { languageLinks } from '../../site/languages.ts';
import type { PlannedPage } from '../../site/page.ts';
import { digestPage } from '../../site/page-cache.ts';
import { isAlone } from '../../site/site.ts';
import { planArtist } from '../artist/file.ts';
import type { SiteTemplates } from './shell.ts';
import type { Edition, Editions, PrivateEdition } from './stages.ts';

interface Tools extends FileTools {
  templates: Pick<SiteTemplates, 'hash' | 'readsSite' | 'load'>;
}

/** Every file but those for hosts. @param others pictures, styles, scripts: what takes longest comes first */
export function listFiles(
  editions: Editions,
  others: readonly Artifact[],
  rooms: readonly Pick<PrivateEdition, 'pages' | 'shell' | 'artifacts'>[],
  tools: Tools,
): Artifact[] {
  const [standard] = editions;
  const { urls, settings, isSecret } = standard.site;
  const { absolute } = urls;
  const { ai, index_now: isReported } = settings;
  const robots = {
    path: 'robots.txt',
    body: isSecret
      ? 'User-agent: *\nDisallow: /\n'
      : `${robotsLines(ai)}User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
  };
  const pages = editions.flatMap((edition) => planPages(edition, tools.templates));
  return uniqueFiles([
    ...pages,
    ...others,
    ...buildSitemap(editions.flatMap(listPages), absolute),
    // One of the artist's, which may keep some robots out, replaces it.
    ...[robots, ...planReservation(ai, urls), ...planKey(isReported, absolute)].filter((made) =>
      others.every(({ path }) => path !== made.path),
    ),
    ...editions.flatMap(({ site, context }) => [
      ...listFeatureFiles(context, tools),
      ...(site.unlisted ?? []).flatMap((alone) =>
        listFeatureFiles({ ...context, site: alone }, tools).filter(({ path }) => isAlone(alone, path)),
      ),
      ...planFeeds(projectFeeds(context), site),
    ]),
    ...planArtist(standard.context, tools.cache),
    ...rooms.flatMap((room) => planPages(room, tools.templates)),
    ...rooms.flatMap(({ artifacts }) => artifacts),
    ...(rooms.length > 0 ? hideListing(pages) : []),
  ]);
}

/** Gives a folder without a page that of missing ones: some servers would list its files. */
function hideListing(pages: readonly Artifact[]): Artifact[] {
  const notFound = pages.find(({ path }) => path === '404.html');
  return notFound ? [{ ...notFound, path: 'p/index.html' }] : [];
}

function listFeatureFiles(context: Context, tools: FileTools): Artifact[] {
  return context.site.features.list.flatMap((feature) => feature.files?.(context, tools) ?? []);
}

/** The pictures that shared links to these pages show. */
export function planShared(pages: readonly PlannedPage[], tools: ShareContext): Artifact[] {
  return planShareImages(
    pages.flatMap((page) => page.facts().share?.images ?? []),
    tools,
  );
}

/** Languages share files whose names hold a hash of their content. */
function uniqueFiles(files: readonly Artifact[]): Artifact[] {
  const taken = new Set<string>();
  return files.filter(({ path, immutable }) => {
    const isTaken = immutable === true && taken.has(path);
    taken.add(path);
    return !isTaken;
  });
}

/** The pages that search engines are to list. */
function listPages({ site, pages }: Edition): SitemapPage[] {
  return pages
    .filter(({ standing }) => standing === 'own')
    .toSorted((a, b) => compare(a.url, b.url))
    .map((page) => ({
      loc: site.urls.origin + page.url,
      lastmod: () => page.facts().lastmod,
      links: languageLinks(site, page.route),
    }));
}

/** A page is rendered when its body is asked for; one whose props have not changed never is. */
function planPages(
  { pages, shell }: Pick<Edition, 'pages' | 'shell'>,
  templates: Tools['templates'],
): Artifact[] {
  const { site, ...frame } = shell;
  const shared = hash(templates.hash, JSON.stringify(frame));
  const facts = site && hash(JSON.stringify(site));
  return pages.map((page) => {
    let key: string | undefined;
    return {
      path: page.path,
      // Large catalogues take a while to be hashed, and a preview needs the keys of a few pages only.
      key: () => {
        key ??= hash(shared, ...(facts && templates.readsSite(page.make()) ? [facts] : []), digestPage(page));
        return key;
      },
      body: async () => (await templates.load())(page.make(), shell),
    };
  });
}
