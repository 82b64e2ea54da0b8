/** The discography, and a page for each release and remix. */
import type { Release, Remix } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { KIND_LABELS, releaseCard, releaseRoute } from '../model/cards.ts';
import { albumLd, remixLd, type ThingPage, videoLd } from '../model/json-ld/index.ts';
import type { MusicCard } from '../model/props/parts.ts';
import { musicProperties, releaseTitle } from '../model/seo.ts';
import { releaseShare, shareOf } from '../model/share.ts';
import { type Context, pagedRoute } from './context.ts';
import { projectReleases } from './music.ts';
import { definePage, pagedFacts } from './page.ts';
import type { DiscographyTab, ReleaseProps } from './props/music.ts';
import type { Meta, Page, PageOf } from './props/page.ts';
import { neighbours, projectRelease, projectRemix } from './release.ts';

const RELEASES: [string, string][] = [
  ['Music', '/music/'],
  ['Releases', '/music/releases/'],
];

export function discographyPages(context: Context, tabs: DiscographyTab[]): Page[] {
  const { site } = context;
  const share = shareOf(context, { title: 'Releases' });
  const description =
    site.pages.releases?.data.description ?? `The discography of ${site.settings.artist.name}.`;
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

/** @param cards of the releases that are out, in their order */
export function releasePages(context: Context, cards: MusicCard[]): PageOf<'release'>[] {
  const { site, pictures } = context;
  return [
    ...site.upcomingReleases.map((entry) =>
      releasePage(context, entry, releaseCard(entry, site, pictures), cards),
    ),
    ...site.releases.flatMap((entry, index) => {
      const card = cards[index];
      return card ? [releasePage(context, entry, card, neighbours(cards, index))] : [];
    }),
  ];
}

function releasePage(
  context: Context,
  entry: Entry<Release>,
  card: MusicCard,
  related: MusicCard[],
): PageOf<'release'> {
  const { site } = context;
  const { data } = entry;
  const props = projectRelease(context, entry, card, related);
  // The day that a video came out is not known before its release.
  const video = props.announced ? undefined : props.video;
  return musicPage(context, entry, card, props, {
    type: data.type === 'single' ? 'music.song' : 'music.album',
    properties: (route) => musicProperties(site, data, route),
    jsonLd: (thing) => [
      albumLd(site, entry, thing),
      ...(video ? [videoLd(data.title, video, thing, data.release_date ?? site.year)] : []),
    ],
  });
}

export function remixPages(context: Context, cards: MusicCard[], remixes: MusicCard[]): PageOf<'release'>[] {
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
): PageOf<'release'> {
  const { site, pictures } = context;
  const route = releaseRoute(slug);
  const share = releaseShare(context, data, card, props.announced?.label);
  const description = describe(context, data.description, data.title, card);
  // The site's picture stands in for links, but is none of this record.
  const image = share && pictures.palette(data.artwork_url) && site.urls.origin + share.url;
  const lead = props.announced ? `${props.announced.label}. ` : '';
  return definePage(context, 'release', props, {
    route,
    cover: data.artwork_url,
    title: data.title,
    fullTitle: releaseTitle(data.title, KIND_LABELS[card.kind], card.year, props.artist),
    description: lead + description,
    trail: [...RELEASES, [data.title, route]],
    share,
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
    `${title}: ${KIND_LABELS[card.kind]} by ${site.settings.artist.name}, ${[card.genre, card.year].join(', ')}.`
  );
}
