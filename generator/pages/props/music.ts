/** The pages of music: the hub, the discography, a release, mixes and radio. */
import type { BodySection } from '../../content/types.ts';
import type {
  Audio,
  ComingRelease,
  LatestRelease,
  Link,
  LinkCard,
  MusicCard,
  PageHead,
  Pagination,
  Picture,
  PlatformButton,
  TrackRow,
  Video,
} from '../../model/props/parts.ts';

export interface MusicProps extends PageHead {
  cards: LinkCard[];
  stats: { value: string; label: string }[];
  quote?: { text: string; source: string } | undefined;
}

/** One tab of the discography. */
export interface DiscographyTab {
  id: 'singles' | 'eps' | 'remixes';
  /** Singles, EPs, Remixes. */
  label: string;
  /** Of the whole catalogue, not of this page of it. */
  count: number;
  cards: MusicCard[];
}

export interface ReleasesProps extends PageHead {
  /** The address of the discography's first page, where its search leads. */
  action: string;
  latest?: LatestRelease | undefined;
  /** Announced, the next one first; on the first page alone. */
  coming: ComingRelease[];
  platforms: Link[];
  tabs: DiscographyTab[];
  pagination: Pagination;
  /** The whole catalogue for the search, where it is cut into pages: the address of a JSON list of SearchItem. */
  searchIndexUrl?: string | undefined;
  exploreMore: LinkCard[];
}

/** One entry of the discography's search. */
export interface SearchItem {
  tab: DiscographyTab['id'];
  title: string;
  url: string;
  /** Title, genres, moods, year and key in lower case, separated by blanks. */
  words: string;
  badge: string;
  genre: string;
  year: string;
  image: string;
}

/** A label or a code of the trade, under its name. */
export interface SmallPrint {
  term: string;
  text: string;
}

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
  /** `© 2025 EDDY`, `℗ 2025 EDDY`. */
  rights: string[];
  /** At most 15, never the release itself. */
  related: MusicCard[];
  back: Link;
  /** The page to pass on: one link to every platform. */
  share: Link;
}

/** One address for every platform that has a release. */
export interface SmartLinkProps {
  title: string;
  artist: string;
  /** `Single • 2025`. */
  badge: string;
  picture: Picture;
  /** Before its day, in place of the platforms. */
  announced?: ReleaseProps['announced'];
  /** Those that have it, in the artist's order. */
  platforms: Link[];
  /** Its whole page. */
  release: Link;
}

export interface MixItem {
  title: string;
  /** An anchor on the page: `late-signal`. */
  id: string;
  description: string;
  picture: Picture;
  facts: string[];
  dateLabel: string;
  links: Link[];
  audio?: Audio | undefined;
}

export interface MixesProps extends PageHead {
  latest?: MixItem | undefined;
  mixes: MixItem[];
  series: {
    title: string;
    type: string;
    description: string;
    facts: string[];
    latest: string;
    picture: Picture;
  }[];
  platforms: Link[];
  pagination: Pagination;
}
