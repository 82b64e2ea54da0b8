/** The discography, and a page for each release and remix. */
import type { Release, Remix } from '../../content/schema/music.ts';
import type { Entry } from '../../content/types.ts';
import { KIND_LABELS, releaseRoute } from '../cards.ts';
import { albumLd, remixLd, type ThingPage, videoLd } from '../json-ld.ts';
import type { DiscographyTab, ReleaseProps } from '../props/music.ts';
import type { Meta, Page } from '../props/page.ts';
import type { MusicCard } from '../props/parts.ts';
import { musicProperties, releaseTitle } from '../seo.ts';
import { type Context, pagedRoute, siteShare } from './context.ts';
import { projectReleases } from './music.ts';
import { definePage, pagedFacts } from './page.ts';
import { projectRelease, projectRemix } from './release.ts';

const RELEASES: [string, string][] = [
  ['Music', '/music/'],
  ['Releases', '/music/releases/'],
];

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
  const { site } = context;
  return site.releases.flatMap((entry, index) => {
    const props = projectRelease(context, index, cards);
    const card = cards[index];
    if (!props || !card) return [];
    const { data } = entry;
    return musicPage(context, entry, card, props, {
      type: data.type === 'single' ? 'music.song' : 'music.album',
      properties: (route) => musicProperties(site, data, route),
      jsonLd: (thing) => [
        albumLd(site, entry, thing),
        ...(props.video ? [videoLd(data.title, props.video, thing, data.release_date ?? site.year)] : []),
      ],
    });
  });
}

export function remixPages(context: Context, cards: MusicCard[], remixes: MusicCard[]): Page[] {
  const { site } = context;
  return site.remixes.flatMap((entry, index) => {
    const card = remixes[index];
    if (!card) return [];
    return musicPage(context, entry, card, projectRemix(context, entry, cards), {
      type: 'music.song',
      properties: () => [{ property: 'music:musician', content: site.urls.absolute('/about/') }],
      jsonLd: (thing) => [remixLd(site, entry, thing)],
    });
  });
}

/** A page under /music/releases/, with what releases and remixes say differently of themselves. */
function musicPage(
  context: Context,
  { data, slug }: Entry<Release | Remix>,
  card: MusicCard,
  props: ReleaseProps,
  said: {
    type: string;
    properties: (route: string) => Meta['openGraph'];
    jsonLd: (thing: ThingPage) => object[];
  },
): Page {
  const { site, pictures } = context;
  const route = releaseRoute(slug);
  const share = pictures.share(data.artwork_url);
  const description = describe(context, data.description, data.title, card);
  const image = share && site.urls.origin + share.url;
  return definePage(context, 'release', props, {
    route,
    cover: data.artwork_url,
    title: data.title,
    fullTitle: releaseTitle(data.title, KIND_LABELS[card.kind], card.year, props.artist),
    description,
    trail: [...RELEASES, [data.title, route]],
    share: share ?? siteShare(context),
    shareAlt: card.picture.alt,
    type: said.type,
    properties: said.properties(route),
    jsonLd: said.jsonLd({ url: site.urls.absolute(route), image, description }),
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
