/** The pages that grow with the catalogue: discography, releases, remixes, mixes, news. */
import { KIND_LABELS, releaseRoute } from '../cards.ts';
import { albumLd, articleLd, remixLd, videoLd } from '../json-ld.ts';
import type { DiscographyTab, MusicCard, Page } from '../props.ts';
import { musicProperties, releaseTitle } from '../seo.ts';
import { type Context, pagedRoute } from './context.ts';
import { siteShare } from './fixed.ts';
import { projectMixes } from './mixes.ts';
import { projectReleases } from './music.ts';
import { newsRoute, projectNews, projectNewsPost } from './news.ts';
import { definePage, pagedFacts } from './page.ts';
import { projectRelease, projectRemix } from './release.ts';

type Trail = [string, string][];

const MUSIC: Trail = [['Music', '/music/']];
const RELEASES: Trail = [...MUSIC, ['Releases', '/music/releases/']];

export function discographyPages(context: Context, tabs: DiscographyTab[]): Page[] {
  const { site } = context;
  const share = siteShare(context);
  const description =
    site.pages.releases?.data.description ?? `The discography of ${site.site.data.artist.name}.`;
  return projectReleases(context, tabs).map((props) =>
    definePage(context, 'releases', props, {
      ...pagedFacts(context, 'Releases', props.pagination),
      route: pagedRoute('/music/releases/', props.pagination.page),
      description,
      trail: RELEASES,
      share,
    }),
  );
}

export function releasePages(context: Context, cards: MusicCard[]): Page[] {
  const { site, pictures } = context;
  return site.releases.flatMap((entry, index) => {
    const props = projectRelease(context, index, cards);
    const card = cards[index];
    if (!props || !card) return [];
    const { data } = entry;
    const route = releaseRoute(entry.slug);
    const share = pictures.share(data.artwork_url);
    const description = describe(context, data.description, data.title, card);
    const thing = {
      url: site.urls.absolute(route),
      image: share && site.urls.origin + share.url,
      description,
    };
    return definePage(context, 'release', props, {
      route,
      cover: data.artwork_url,
      title: data.title,
      fullTitle: releaseTitle(data.title, KIND_LABELS[data.type], card.year, props.artist),
      description,
      trail: [...RELEASES, [data.title, route]],
      share: share ?? siteShare(context),
      shareAlt: card.picture.alt,
      type: data.type === 'single' ? 'music.song' : 'music.album',
      properties: musicProperties(site, data, route),
      jsonLd: [
        albumLd(site, entry, thing),
        ...(props.video ? [videoLd(data.title, props.video, thing, data.release_date ?? site.year)] : []),
      ],
    });
  });
}

export function remixPages(context: Context, cards: MusicCard[], remixes: MusicCard[]): Page[] {
  const { site, pictures } = context;
  return site.remixes.flatMap((entry, index) => {
    const card = remixes[index];
    if (!card) return [];
    const { data } = entry;
    const props = projectRemix(context, entry, cards);
    const route = releaseRoute(entry.slug);
    const share = pictures.share(data.artwork_url);
    const description = describe(context, data.description, data.title, card);
    const thing = {
      url: site.urls.absolute(route),
      image: share && site.urls.origin + share.url,
      description,
    };
    return definePage(context, 'release', props, {
      route,
      cover: data.artwork_url,
      title: data.title,
      fullTitle: releaseTitle(data.title, KIND_LABELS.remix, card.year, props.artist),
      description,
      trail: [...RELEASES, [data.title, route]],
      share: share ?? siteShare(context),
      shareAlt: card.picture.alt,
      type: 'music.song',
      properties: [{ property: 'music:musician', content: site.urls.absolute('/about/') }],
      jsonLd: [remixLd(site, entry, thing)],
    });
  });
}

/** What search results show; a release without a description still says what it is. */
function describe(
  { site }: Context,
  description: string | undefined,
  title: string,
  card: MusicCard,
): string {
  return (
    description ??
    `${title}: ${card.badge} by ${site.site.data.artist.name}, ${[card.genre, card.year].join(', ')}.`
  );
}

/** The Mixes pages, and their first one under the spare address `/mixes/`, which search engines leave out. */
export function mixesPages(context: Context): Page[] {
  const { site } = context;
  const share = siteShare(context);
  const description =
    site.pages.mixes?.data.description ?? `Mixes and radio by ${site.site.data.artist.name}.`;
  const route = '/music/mixes/';
  const trail: Trail = [...MUSIC, ['Mixes & Radio', route]];
  return projectMixes(context).flatMap((props) => {
    const { page } = props.pagination;
    const facts = { ...pagedFacts(context, 'Mixes & Radio', props.pagination), description, trail, share };
    const main = definePage(context, 'mixes', props, { ...facts, route: pagedRoute(route, page) });
    if (page > 1) return [main];
    const alias = { ...facts, route: '/mixes/', canonicalRoute: route, unlisted: true };
    return [main, definePage(context, 'mixes', props, alias)];
  });
}

export function newsPages(context: Context): Page[] {
  const { site, pictures } = context;
  const trail: Trail = [['News', '/news/']];
  const description = site.pages.news?.data.description ?? `News of ${site.site.data.artist.name}.`;
  const lists = projectNews(context).map((props) =>
    definePage(context, 'news', props, {
      ...pagedFacts(context, 'News', props.pagination),
      route: pagedRoute('/news/', props.pagination.page),
      description,
      trail,
      share: siteShare(context),
    }),
  );
  const posts = site.news.map((entry) => {
    const { data } = entry;
    const route = newsRoute(entry.slug);
    const share = pictures.share(data.image) ?? siteShare(context);
    const summary = data.excerpt ?? data.title;
    const image = share && site.urls.origin + share.url;
    return definePage(context, 'newsPost', projectNewsPost(context, entry), {
      route,
      title: data.title,
      description: summary,
      trail: [...trail, [data.title, route]],
      share,
      shareAlt: data.image_alt ?? data.title,
      type: 'article',
      properties: [{ property: 'article:published_time', content: data.date }],
      jsonLd: [articleLd(site, entry, { url: site.urls.absolute(route), image, description: summary })],
      lastmod: data.date,
    });
  });
  return [...lists, ...posts];
}
