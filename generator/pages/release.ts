/** A page for each release and remix. */
import type { Release, Remix } from '../content/schema/music.ts';
import type { BodySection, Entry } from '../content/types.ts';
import { routeOf } from '../kinds.ts';
import { findPicture } from '../model/assets.ts';
import { KIND_LABELS, releaseCard, releaseFacts } from '../model/cards.ts';
import { formatDate } from '../model/format.ts';
import { albumLd, remixLd, type ThingPage, videoLd } from '../model/json-ld/index.ts';
import { remixPlayer, youtubeVideo } from '../model/media.ts';
import { definePage, type PageOf, type PageSaid } from '../model/page.ts';
import { type Context, linkTo } from '../model/page-context.ts';
import type {
  Audio,
  Link,
  MusicCard,
  Picture,
  PlatformButton,
  SmallPrint,
  TrackRow,
  Video,
} from '../model/parts.ts';
import {
  bodySections,
  hasSmartLink,
  outLabel,
  platformButtons,
  reminderOf,
  remixButtons,
  rightsLines,
  smallPrint,
  trackRows,
} from '../model/release.ts';
import { releaseRoute, smartRoute } from '../model/routes.ts';
import { musicProperties, releaseTitle } from '../model/seo.ts';
import { listImages, releaseShare } from '../model/share.ts';
import { isOut } from '../model/site.ts';
import type { Catalogue, Listed } from './releases.ts';

export interface ReleaseProps {
  /** Its own address: its cover travels there from any grid that shows it. */
  url: string;
  title: string;
  kind: 'single' | 'ep' | 'remix';
  /** `Single • 2025`. */
  badge: string;
  artist: string;
  picture: Picture;
  description: string;
  facts: string[];
  dateLabel: string;
  /** Before its day, in place of the platforms: `Out 1 August 2026`, and how not to miss it. */
  announced?: { label: string; presave?: Link | undefined; reminder?: Link | undefined } | undefined;
  platforms: PlatformButton[];
  audio?: Audio | undefined;
  video?: Video | undefined;
  sections: BodySection[];
  tracks: TrackRow[];
  lyrics: string;
  credits: { role: string; name: string }[];
  moods: string[];
  smallPrint: SmallPrint[];
  /** `© 2025 Name`, `℗ 2025 Name`. */
  rights: string[];
  /** At most 15, never the release itself. */
  related: MusicCard[];
  back: Link;
  /** The page to pass on: one link to every platform; missing where none has it. */
  share?: Link | undefined;
}

/** The page of a release or remix, with the name that its smart link has as well. */
export interface RecordPage {
  slug: string;
  page: PageOf<'release', ReleaseProps>;
}

/** Explore More Releases shows this many at most, so that pages stay bounded. */
const RELATED_LIMIT = 15;

export function releasePages(context: Context, { releases, remixes }: Catalogue): RecordPage[] {
  const cards = releases.map(({ card }) => card);
  return [
    ...context.site.upcomingReleases.map((entry) =>
      releasePage(context, { entry, card: releaseCard(context, entry) }, cards),
    ),
    ...releases.map((listed, index) => releasePage(context, listed, neighbours(cards, index))),
    ...remixes.map((listed) => remixPage(context, listed, cards)),
  ];
}

/** The cards that follow `index`, starting over at the end; never the one at `index`, and no more than are shown. */
function neighbours(cards: MusicCard[], index: number): MusicCard[] {
  const rest = Math.min(RELATED_LIMIT, cards.length - 1);
  return Array.from({ length: rest }, (_, step) => cards[(index + step + 1) % cards.length]).filter(
    (card) => card !== undefined,
  );
}

/** @param related cards of other releases that are out; at most 15 are shown */
function releasePage(context: Context, listed: Listed<Release>, related: MusicCard[]): RecordPage {
  const { site } = context;
  const { entry, card } = listed;
  const { data } = entry;
  const props = projectRelease(context, listed, related);
  // The day that a video came out is not known before its release.
  const video = props.announced ? undefined : props.video;
  return recordPage(context, listed, props, {
    type: data.type === 'single' ? 'music.song' : 'music.album',
    properties: musicProperties(site, data, releaseRoute(entry.slug)),
    lastmod: data.release_date?.length === 10 && !props.announced ? data.release_date : undefined,
    jsonLd: (thing) => [
      albumLd(site, entry, thing),
      ...(video ? [videoLd(card.title, video, thing, data.release_date ?? site.year)] : []),
    ],
  });
}

function remixPage(context: Context, listed: Listed<Remix>, related: MusicCard[]): RecordPage {
  const { site } = context;
  const musician = site.urls.absolute(routeOf('pages/about'));
  return recordPage(context, listed, projectRemix(context, listed, related), {
    type: 'music.song',
    properties: [{ property: 'music:musician', content: musician }],
    jsonLd: (thing) => [remixLd(site, listed.entry, thing)],
  });
}

/** @param said what releases and remixes say differently of themselves */
function recordPage(
  context: Context,
  { entry: { data, slug }, card }: Listed<Release | Remix>,
  props: ReleaseProps,
  {
    jsonLd,
    ...said
  }: Pick<PageSaid, 'type' | 'properties' | 'lastmod'> & {
    jsonLd: (thing: ThingPage) => object[];
  },
): RecordPage {
  const { site, assets } = context;
  const route = releaseRoute(slug);
  const share = releaseShare(context, data, card, props.announced?.label);
  const description = data.description ?? describe(card, props.artist);
  // The site's picture is shown with links, but does not belong to this record.
  const images = findPicture(assets, data.artwork_url) ? listImages(context, data.artwork_url, share) : [];
  const lead = props.announced ? `${props.announced.label}. ` : '';
  const page = definePage(context, 'release', props, {
    route,
    cover: data.artwork_url,
    title: data.title,
    fullTitle: releaseTitle(data.title, KIND_LABELS[card.kind], card.year, props.artist),
    description: lead + description,
    trail: [
      ['Music', routeOf('pages/music')],
      ['Releases', routeOf('pages/releases')],
      [data.title, route],
    ],
    share,
    ...said,
    jsonLd: jsonLd({ url: site.urls.absolute(route), images, description }),
    embedded: { players: [props.audio, props.video] },
  });
  return { slug, page };
}

/** The description for search results of a release without one. */
function describe({ title, kind, genre, year }: MusicCard, artist: string): string {
  return `${title}: ${KIND_LABELS[kind]} by ${artist}, ${genre}, ${year}.`;
}

function projectRelease(
  context: Context,
  { entry, card }: Listed<Release>,
  related: MusicCard[],
): ReleaseProps {
  const { data } = entry;
  const announced = isOut(data, context.site.today) ? undefined : announcement(context, entry);
  const platforms = platformButtons(data.streaming_links ?? {});
  return {
    ...cardFacts(context, card),
    kind: data.type,
    facts: releaseFacts(data),
    announced,
    dateLabel: data.release_date && !announced ? formatDate(data.release_date) : '',
    platforms: announced ? [] : platforms,
    share: shareLink(context, entry.slug, { platforms, announced: announced !== undefined }),
    video: data.video && youtubeVideo(data.video.title, data.video.url, card.picture),
    sections: bodySections(entry),
    tracks: trackRows(data),
    lyrics: data.lyrics?.trim() ?? '',
    credits: Object.entries(data.credits ?? {}).map(([role, name]) => ({ role, name })),
    moods: data.mood_tags ?? [],
    smallPrint: smallPrint(data),
    rights: rightsLines(data),
    related: related.slice(0, RELATED_LIMIT),
  };
}

function projectRemix(context: Context, { entry, card }: Listed<Remix>, related: MusicCard[]): ReleaseProps {
  const { data } = entry;
  const platforms = remixButtons(data);
  return {
    ...cardFacts(context, card),
    kind: 'remix',
    facts: card.facts,
    dateLabel: data.year ? String(data.year) : '',
    platforms,
    share: shareLink(context, entry.slug, { platforms, announced: false }),
    audio: remixPlayer(context.site, data, { featured: false }),
    sections: bodySections(entry),
    tracks: [],
    lyrics: '',
    credits: data.original_artist ? [{ role: 'Original', name: data.original_artist }] : [],
    moods: [],
    smallPrint: [],
    rights: [],
    related: related.slice(0, RELATED_LIMIT),
  };
}

/** Shown in place of the platforms until its day. */
function announcement(context: Context, entry: Entry<Release>): ReleaseProps['announced'] {
  const { presave_url: presave } = entry.data;
  const reminder = reminderOf(entry);
  return {
    label: outLabel(entry.data),
    presave: presave ? linkTo(context, 'Pre-Save', presave) : undefined,
    reminder: reminder && linkTo(context, 'Remind Me', reminder.route),
  };
}

function cardFacts(context: Context, card: MusicCard) {
  return {
    title: card.title,
    url: card.url,
    badge: `${KIND_LABELS[card.kind]} • ${card.year}`,
    artist: context.site.settings.artist.name,
    picture: card.picture,
    description: card.description,
    back: linkTo(context, '← Back to Releases', routeOf('pages/releases')),
  };
}

function shareLink(
  context: Context,
  slug: string,
  facts: Parameters<typeof hasSmartLink>[0],
): Link | undefined {
  return hasSmartLink(facts) ? linkTo(context, 'Share', smartRoute(slug)) : undefined;
}
