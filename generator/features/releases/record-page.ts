/** The shared part of the pages of releases and remixes. */

import type { Entry } from '../../engine/content/types.ts';
import { creditLine, creditParts } from '../../site/artists.ts';
import { findPicture } from '../../site/assets.ts';
import type { AwardRow } from '../../site/awards.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import type { Download } from '../../site/downloads.ts';
import type { Figure } from '../../site/figures.ts';
import type { ThingPage } from '../../site/json-ld/thing.ts';
import { definePage, type PageOf, type PageOptions, type PlannedPage } from '../../site/page.ts';
import type {
  Audio,
  CreditPart,
  CreditRow,
  Disc,
  FormatRow,
  Link,
  MusicCard,
  Picture,
  PlatformButton,
  Playable,
  RelatedCard,
  Singer,
  SmallPrint,
  Video,
} from '../../site/parts.ts';
import type { PressQuote } from '../../site/quotes.ts';
import { artistAddress } from '../../site/roster.ts';
import { ROUTES, releaseRoute, smartRoute } from '../../site/routes.ts';
import type { CreditedArtist } from '../../site/schema/people.ts';
import { listImages, releaseShare } from '../../site/share.ts';
import { trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextSection } from '../../site/text.ts';
import { releaseTitle } from '../../site/titles.ts';
import { joinList, type Words } from '../../site/words/index.ts';
import { embedAlternates } from '../sound/embeds.ts';
import { playlistAlternates } from '../sound/playlists.ts';
import type { Announcement } from './announcement.ts';
import type { CatalogueEntry } from './discography.ts';
import { bodySections, type Destinations, hasSmartLink } from './release.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import type { ReleaseType } from './schema/types.ts';

/** A video with its player, or with a link if there is no player. */
export interface ShownVideo {
  title: string;
  /** `6 March 2026`; empty if it is that of the release. */
  dateLabel: string;
  player?: Video | undefined;
  /** `Watch on Facebook`. */
  link?: Link | undefined;
}

export interface ReleaseProps {
  /** Own address: its cover travels there from any grid that shows it. */
  url: string;
  title: string;
  kind: ReleaseType | 'remix';
  /** `Single • 2025`. */
  badge: string;
  /** `A & B feat. C`, whole and in its pieces. */
  artist: string;
  credit: CreditPart[];
  explicit: boolean;
  picture: Picture;
  description: string;
  /** A content note, or empty. */
  note: string;
  facts: string[];
  figures: Figure[];
  dateLabel: string;
  /** Announcement until the release day. */
  announced?: Announcement | undefined;
  platforms: PlatformButton[];
  /** True if platforms have icons; a row of placeholders has none. */
  signs: boolean;
  formats: FormatRow[];
  audio?: Audio | undefined;
  /** The recording of a release without tracks. */
  playable?: Playable | undefined;
  /** All tracks in one file, `Download ZIP, 61.3 MB`. */
  archive?: Playable['download'];
  /** Links to pay for the download, and to support the music. */
  support?: Link[] | undefined;
  /** Files that come with it. */
  extras?: Download[] | undefined;
  /** The HTML of its player, for the pages of others. */
  embed?: string | undefined;
  videos: ShownVideo[];
  sections: TextSection[];
  discs: Disc[];
  /** The total length of the tracks; empty if it is among the facts. */
  total: string;
  lyrics: string;
  /** The lyrics in the language of the page; missing if there are none. */
  translation?: string | undefined;
  /** People named in the lyrics. */
  singers?: Singer[] | undefined;
  /** The language of the lyrics, `en`, if known. */
  language?: string | undefined;
  quotes: PressQuote[];
  awards: AwardRow[];
  credits: CreditRow[];
  moods: string[];
  smallPrint: SmallPrint[];
  booklet?: Link | undefined;
  bookletForPrint?: Link | undefined;
  /** `© 2025 Name`, `℗ 2025 Name`. */
  rights: string[];
  /** At most 15 cards, never of the release itself. */
  related: RelatedCard[];
  back: Link;
  /** The smart link, if any platform has the release. */
  share?: Link | undefined;
}

/** The page of a release or remix, with the slug of its smart link. */
export interface RecordPage {
  slug: string;
  /** The inputs of its page, besides the site. */
  inputs: object[];
  page: PlannedPage<ReleasePage>;
}

export type ReleasePage = PageOf<'release', ReleaseProps>;

/** Explore More Releases shows this many at most. */
export const RELATED_LIMIT = 15;

/** @param options that differ between releases and remixes */
export function recordPage(
  context: Context,
  { entry: { data, slug }, card }: CatalogueEntry<Release | Remix>,
  props: ReleaseProps,
  {
    jsonLd,
    playables,
    ...options
  }: Pick<PageOptions, 'type' | 'properties' | 'lastmod'> & {
    jsonLd: (thing: ThingPage) => object[];
    playables: readonly Playable[];
  },
): ReleasePage {
  const { site, assets } = context;
  const route = releaseRoute(slug);
  const share = releaseShare(context, data, card, { artist: props.artist, coming: props.announced?.label });
  const description = data.description ?? describe(card, props.artist, site.words);
  // The picture of the site is shown with links, but is not a picture of this release.
  const images = findPicture(assets, data.artwork_url) ? listImages(context, data.artwork_url, share) : [];
  const lead = props.announced ? `${props.announced.label}. ` : '';
  return definePage(context, 'release', props, {
    route,
    cover: data.artwork_url,
    title: data.title,
    fullTitle: releaseTitle(site, {
      title: data.title,
      type: site.words.kinds[card.kind],
      year: card.year,
      artist: props.artist,
    }),
    description: lead + description,
    trail: [trailTo(site, 'music'), trailTo(site, 'releases'), [data.title, route]],
    share,
    alternates: [
      ...playlistAlternates(context, slug, playables),
      ...embedAlternates(context, { slug, title: data.title, playables }),
    ],
    ...options,
    jsonLd: jsonLd({ url: site.urls.absolute(route), images, description }),
    embedded: {
      players: [
        props.audio,
        ...props.videos.map(({ player }) => player),
        ...props.sections.flatMap(({ text }) => playersIn(text)),
      ],
    },
  });
}

/** A description for search results, if the release has none. */
function describe({ title, kind, genre, year }: MusicCard, artist: string, words: Words): string {
  const label = words.kinds[kind];
  // A card without a genre repeats its type.
  const facts = [genre === label ? '' : genre, year].filter(Boolean);
  return `${joinList([words.music.typeBy({ title, type: label, name: artist }), ...facts], words)}.`;
}

export type SharedProps = ReturnType<typeof sharedProps>;

/**
 * Returns props to assign to the others: an object that begins with so many keys of another becomes a dictionary in V8, which takes twenty
 * times as long to make and longer to read.
 * @param related cards of other releases that are out; so many are shown that pages stay bounded
 */
export function sharedProps(
  context: Context,
  { entry, card }: CatalogueEntry<Release | Remix>,
  { artists, related }: { artists: readonly CreditedArtist[]; related: readonly RelatedCard[] },
) {
  const { site } = context;
  const { words } = site;
  return {
    title: card.title,
    url: card.url,
    badge: [words.kinds[card.kind], card.year].filter(Boolean).join(' • '),
    artist: creditLine(artists, words),
    credit: creditParts(artists, words, ({ name, url }) => artistAddress(site, name) ?? url),
    explicit: card.explicit ?? false,
    picture: card.picture,
    description: card.description,
    sections: noteSections(context, entry),
    related: related.slice(0, RELATED_LIMIT),
    signs: context.site.settings.platform_placeholders !== true,
    back: linkTo(context, backLabel(context.site, words.pages.releases), ROUTES.releases),
  };
}

export function shareLink(context: Context, slug: string, facts: Destinations): Link | undefined {
  return hasSmartLink(facts) ? linkTo(context, context.site.words.links.share, smartRoute(slug)) : undefined;
}

function noteSections(context: Context, entry: Entry<Release | Remix>): TextSection[] {
  return bodySections(entry, context.site.words).map(({ id, title, text }) => {
    const options = { title, poster: entry.data.artwork_url, isBelowHeading: true };
    return { id, title, text: projectText(context, text, options) };
  });
}
