/**
 * What templates may see. A page depends on its props and on the shell alone: everything here is plain JSON,
 * already linked, formatted and escaped-safe, so that equal props always give equal bytes.
 *
 * Every `url` that leads inside the site carries the base path and ends in a slash.
 */
import type { BodySection } from '../content/types.ts';
import type { Hex } from '../lib/colour.ts';

export interface Link {
  label: string;
  url: string;
  /** Leads off the site. */
  external: boolean;
}

/** A picture as planned before rendering. */
export interface Picture {
  /** The file for browsers that know no newer format. */
  src: string;
  /** In pixels, of the original. */
  width: number;
  height: number;
  alt: string;
  /** Best format first; `srcset` in widths (`… 320w, … 640w`). */
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
  /** A data: address of a tiny blurred preview. */
  placeholder: string;
  /** Shown where the file fails in the browser: the placeholder of its type. */
  fallback: string;
}

export type MusicKind = 'single' | 'ep' | 'remix' | 'mix';

export interface MusicCard {
  kind: MusicKind;
  title: string;
  url: string;
  picture: Picture;
  /** Type as shown: Single, EP, Remix, Mix. */
  badge: string;
  genre: string;
  year: string;
  description: string;
  /** What the discography's filter searches: title, genres, moods, year and key in lower case. */
  words: string;
  /** `115 BPM`, `A minor`, `3:00`: what is known, in the order shown. */
  facts: string[];
}

/** An embedded SoundCloud player; nothing is requested before a click. */
export interface Audio {
  title: string;
  artist: string;
  /** The track's own page, for visitors without scripts. */
  trackUrl: string;
  /** The player's address with all its parameters. */
  embedUrl: string;
  /** In CSS pixels: 166, or 300 where featured. */
  height: number;
}

/** An embedded YouTube video; nothing is requested before a click. */
export interface Video {
  title: string;
  watchUrl: string;
  embedUrl: string;
  poster: Picture;
}

export interface PlatformButton {
  name: string;
  /** Missing: the button is shown, but inert. */
  url?: string | undefined;
}

export interface TrackRow {
  /** The row's anchor on the page: `track-1`. */
  id: string;
  /** Zero-padded: `01`. */
  number: string;
  title: string;
  description: string;
  /** `4:00`, or empty. */
  duration: string;
}

export interface Breadcrumb {
  label: string;
  url: string;
}

/** A heading, a line or two, and where they lead. */
export interface LinkCard {
  title: string;
  text: string;
  link: Link;
}

/** A title over a text that is safe HTML. */
export interface TextBlock {
  title: string;
  html: string;
}

/** What opens most pages: heading and introduction (safe HTML, may be empty). */
export interface PageHead {
  title: string;
  introHtml: string;
}

/** Where a long list is cut: this page's number and its neighbours. */
export interface Pagination {
  page: number;
  pages: number;
  previous?: Link | undefined;
  next?: Link | undefined;
}

/** The artist's newest release, as several pages show it. */
export interface LatestRelease extends MusicCard {
  /** `2025-08-01`, or as much as is known. */
  date: string;
  /** `1 August 2025`. */
  dateLabel: string;
  /** The address of its lyric video section, where it has one. */
  videoUrl?: string | undefined;
}

export interface HomeProps {
  artist: string;
  tagline: string;
  location: string;
  latest?: LatestRelease | undefined;
  /** The profile to follow, `Follow on Instagram`. */
  follow?: Link | undefined;
  explore: { text: string; cards: MusicCard[]; all: Link };
  remix?: { card: MusicCard; text: string; audio?: Audio | undefined; listen?: Link | undefined } | undefined;
  community?: { text: string; link: Link } | undefined;
}

export interface AboutProps extends PageHead {
  portrait?: Picture | undefined;
  sections: TextBlock[];
  coreValues: TextBlock[];
  atAGlance: { label: string; value: string }[];
  exploreMore: LinkCard[];
}

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
  platforms: PlatformButton[];
  audio?: Audio | undefined;
  video?: Video | undefined;
  sections: BodySection[];
  tracks: TrackRow[];
  lyrics: string;
  credits: { role: string; name: string }[];
  moods: string[];
  /** At most 15, never the release itself. */
  related: MusicCard[];
  back: Link;
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

export interface ProjectsProps extends PageHead {
  projects: {
    name: string;
    type: string;
    status: string;
    descriptionHtml: string;
    highlights: string[];
    releases: { title: string; year: string; streams: string }[];
    picture?: Picture | undefined;
  }[];
  collaborations: { artist: string; track: string; type: string; year: string; link?: Link | undefined }[];
}

export interface EventRow {
  title: string;
  /** `2026-03-14`. */
  date: string;
  /** `14 Mar 2026`. */
  dateLabel: string;
  time: string;
  venue: string;
  city: string;
  country: string;
  description: string;
  status: string;
  tickets?: Link | undefined;
}

export interface EventsProps extends PageHead {
  upcoming: EventRow[];
  past: EventRow[];
  /** Shown where nothing is upcoming. */
  notify: { text: string; mail?: Link | undefined; calendar: Link };
  residencies: { title: string; place: string; period: string; description: string }[];
  brands: { name: string; description: string; link?: Link | undefined }[];
}

export interface NewsCard {
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  readTime: string;
  url: string;
  picture?: Picture | undefined;
}

export interface NewsProps extends PageHead {
  featured?: NewsCard | undefined;
  recent: NewsCard[];
  press: { outlet: string; headline: string; dateLabel: string; link?: Link | undefined }[];
  pagination: Pagination;
}

export interface NewsPostProps extends NewsCard {
  html: string;
  back: Link;
}

export interface PressProps extends PageHead {
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
  assets: { title: string; text: string; detail: string; link?: Link | undefined }[];
  photos: { title: string; credit: string; license: string; pixels: string; picture: Picture; file: Link }[];
  riderHtml: string;
  inquiries: { text: string; link: Link };
}

export interface ContactProps extends PageHead {
  cards: {
    icon: 'mail' | 'calendar' | 'press' | 'location';
    title: string;
    description: string;
    contact: string;
    link?: Link | undefined;
  }[];
  form: {
    message: string;
    /** Missing: sending is simulated, and without scripts the mail address is offered. */
    endpoint?: string | undefined;
    mail?: string | undefined;
    inquiries: { value: string; label: string }[];
  };
  pressKit: { text: string; links: Link[] };
  follow: { text: string; profiles: (Link & { handle: string })[] };
}

export interface LegalProps {
  title: string;
  html: string;
  updated: string;
  updatedLabel: string;
}

export interface NotFoundProps {
  home: Link;
}

/** Each template by name, with the props it takes. */
export interface TemplateProps {
  home: HomeProps;
  about: AboutProps;
  music: MusicProps;
  releases: ReleasesProps;
  release: ReleaseProps;
  mixes: MixesProps;
  projects: ProjectsProps;
  events: EventsProps;
  news: NewsProps;
  newsPost: NewsPostProps;
  press: PressProps;
  contact: ContactProps;
  legal: LegalProps;
  notFound: NotFoundProps;
}

/** The head of a document, beyond what the shell gives to all. */
export interface Meta {
  title: string;
  description: string;
  /** Missing on the not-found page, which has no address of its own. */
  canonical?: string | undefined;
  /** `index, follow`, or `noindex`. */
  robots: string;
  /** Open Graph and music properties, in order. */
  openGraph: { property: string; content: string }[];
  /** Named meta elements: card tags, prerender hints. */
  named: { name: string; content: string }[];
  previous?: string | undefined;
  next?: string | undefined;
  /** JSON-LD objects, one script element each. */
  jsonLd: object[];
}

/** The colours that a page takes from its cover. The build checks their contrast. */
export interface Theme {
  /** On the wash and on paper as text (4.5:1). */
  accent: Hex;
  /** Text on the accent (4.5:1). */
  accentInk: Hex;
  /** The surface of the page. */
  wash: Hex;
}

export interface PageOf<Name extends keyof TemplateProps> {
  /** The address with the base path: `/music/`. */
  url: string;
  /** The file below the output folder: `music/index.html`. */
  path: string;
  template: Name;
  props: TemplateProps[Name];
  meta: Meta;
  breadcrumbs: Breadcrumb[];
  /** Missing: the colours of the stylesheet. */
  theme?: Theme | undefined;
  /** Where the header marks an item as current: the route without the base path, `/music/`. */
  route: string;
  /** Left out of the sitemap: aliases, the not-found page. */
  unlisted?: boolean | undefined;
  /** The day of the last change that is known, for the sitemap. */
  lastmod?: string | undefined;
}

export type Page = { [Name in keyof TemplateProps]: PageOf<Name> }[keyof TemplateProps];

export interface NavItem {
  label: string;
  url: string;
  /** Without the base path, for marking the current item by prefix. */
  route: string;
  items: NavItem[];
}

/** What every page shares. */
export interface Shell {
  /** `en`. */
  lang: string;
  artist: string;
  /** The base path: `/`, or `/site/`. */
  base: string;
  nav: NavItem[];
  announcement?: { text: string; link?: Link | undefined } | undefined;
  footer: {
    blurb: string;
    social: Link[];
    groups: { title: string; links: Link[] }[];
    copyright: string;
    legal: Link[];
  };
  assets: {
    /** The address of the stylesheet. */
    styles: string;
    /** Fonts seen first, preloaded. */
    fonts: string[];
    /** The loader of islands, and each island's module with the modules it imports. */
    loader?: string | undefined;
    islands: Record<string, { url: string; imports: string[] }>;
    icons: { rel: string; href: string; type?: string | undefined; sizes?: string | undefined }[];
    manifest?: string | undefined;
    /** What browsers paint around a page that has no colours of its own. */
    themeColor: string;
  };
}
