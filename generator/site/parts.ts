/**
 * The parts of props that several pages share. A page depends on its props and on the shell alone: both are plain
 * JSON, linked and formatted already, so that equal props always give equal bytes.
 *
 * Every `url` that leads inside the site carries the base path and ends in a slash.
 */

import type { Data } from '../engine/content/grammar.ts';
import type { ShownFiles } from '../engine/media/pictures/picture.ts';
export interface Link {
  label: string;
  url: string;
  /** Leads off the site. */
  external: boolean;
}

/** A name, with the address of their page if they have one. */
export interface NamedArtist {
  name: string;
  url?: string | undefined;
}

/** A picture as planned before rendering. */
export interface Picture extends ShownFiles {
  alt: string;
  /** Shown if the file fails to load: the placeholder of its type. */
  fallback: string;
}

export interface Photo {
  picture: Picture;
  /** The address of its large file, for visitors without scripts. */
  large: string;
  /** May be empty. */
  caption: string;
  /** `Photo: Kim Ro`, or empty. */
  credit: string;
  /** Licence, or empty. */
  licence: string;
}

export type MusicKind = Data<'releases'>['type'] | 'remix' | 'mix';

export interface MusicCard {
  kind: MusicKind;
  title: string;
  url: string;
  /** Artists, `A & B feat. C`; empty if the only one is the artist of the site. */
  artist: string;
  picture: Picture;
  /** Type as shown: Single, EP, Album, Remix, Mix. */
  badge: string;
  genre: string;
  /** Empty for a mix without a date. */
  year: string;
  description: string;
  /** The words that the discography's filter searches, folded, each once: titles, people, genres, moods, year and key. */
  words: string;
  /** `115 BPM`, `A minor`, `3:00`: what is known, in the order shown. */
  facts: string[];
  /** The first two of the facts, each in its own place, as tables have them: `115`, `A minor`. Missing if unknown. */
  tempo?: string | undefined;
  key?: string | undefined;
  /** Number, and whether it is sold out. */
  notes: string[];
  /** Marks for the tabs and filters of a discography: `eps format-vinyl year-2024`; missing where each tab has its own cards. */
  marks?: string;
  /** Explicit lyrics. */
  explicit?: boolean | undefined;
}

export type RelatedCard = Pick<MusicCard, 'title' | 'url' | 'artist' | 'picture' | 'badge'>;

/** An embedded player of SoundCloud or Mixcloud; nothing is requested before a click. */
export interface Audio {
  /** SoundCloud by default. */
  service?: 'SoundCloud' | 'Mixcloud';
  title: string;
  artist: string;
  /** The track's own page, for visitors without scripts. */
  trackUrl: string;
  /** The player's address with all its parameters. */
  embedUrl: string;
  /** CSS pixels: of SoundCloud's 166, or 300 if featured; of Mixcloud's 120. */
  height: number;
}

/** An own recording, for the player of the site. */
export interface Playable {
  /** Unique on the whole site, and stable: the page's route, with `#track=2` if the page has several. */
  id: string;
  title: string;
  /** The work that it is a movement of, and what it is called below its heading. */
  work?: { title: string; movement: string } | undefined;
  artist: string;
  /** Page with the base path and the anchor of its row. */
  url: string;
  /** The cover, small and square first: for the player, and for the lock screen of a phone (96, 256 and 512 px wide or what there is). */
  covers: { src: string; width: number }[];
  /** Address with the base path, or elsewhere. */
  src: string;
  /** `audio/mpeg`. */
  type: string;
  /** Seconds; undefined if it is not known. */
  duration?: number | undefined;
  /** SVG path data in a box of 200 by 64. */
  waveform?: string | undefined;
  /** The tracks of a mix, with their beginnings in seconds. */
  chapters: { at: number; title: string }[];
  /** A mix or an episode: speed and position are remembered. */
  isLong: boolean;
  isExcerpt: boolean;
  /** Seconds of the recording that it is an excerpt of, if known. */
  whole?: number | undefined;
  /** `Download FLAC, 31 MB`. */
  download?: SoundDownload | undefined;
}

/** A recording as a file, or the archive of a release. */
export interface SoundDownload {
  label: string;
  url: string;
  /** The download in another form. */
  other?: SoundDownload | undefined;
}

/** An embedded video; nothing is requested before a click. */
export interface Video {
  title: string;
  host: 'YouTube' | 'Vimeo';
  watchUrl: string;
  embedUrl: string;
  poster: Picture;
}

export interface PlatformButton {
  name: string;
  /** Missing if the site has `platform_placeholders`: the platform is named without a link. */
  url?: string | undefined;
}

/** A label, or a code such as an ISRC, under its name. */
export interface SmallPrint {
  term: string;
  text: string;
  link?: Link;
}

/** A format of a release that can be bought. */
export interface FormatRow {
  /** `Vinyl`, or what it is called. */
  title: string;
  /** Format, unless it is the title, and edition. */
  facts: string[];
  /** `€25`, or empty. */
  price: string;
  isSoldOut: boolean;
  /** Shop; missing if there are none left. */
  shop?: Link | undefined;
}

/** A piece of a line of credit: a name, or the words between two of them. */
export interface CreditPart {
  text: string;
  /** Their page here or elsewhere, for a name. */
  url?: string | undefined;
  isName: boolean;
}

export interface CreditRow {
  role: string;
  names: string[];
  url?: string | undefined;
  /** The pages of those who have one on this site, by name. */
  pages?: Record<string, string>;
}

/** The tracks of a disc, or of the whole record if there is only one. */
export interface Disc {
  /** `Disc 2`; empty if there is only one. */
  title: string;
  /** The length of all its tracks, `41:20`; empty if it is not known, or there is only one disc. */
  duration: string;
  tracks: TrackRow[];
}

export interface WorkHead {
  /** The anchor of its heading: `work-1`. */
  id: string;
  /** Title with its number in a catalogue. */
  title: string;
  url?: string;
  /** May be empty. */
  composer: string;
  performers: CreditRow[];
}

export interface TrackRow {
  /** The row's anchor on the page: `track-1`. */
  id: string;
  /** Zero-padded: `01`. */
  number: string;
  title: string;
  description: string;
  /** `4:00`, as written or measured; or empty. Never that of an excerpt. */
  duration: string;
  /** The artists that the track names, `A & B feat. C`; or empty. */
  artist: string;
  /** Artists in pieces, if one of them has a page on this site. */
  credit?: CreditPart[] | undefined;
  /** The work that it is a movement of: the same for all of them, which stand below its heading. */
  work?: WorkHead | undefined;
  /** Composer, if it is in no work; may be empty. */
  composer: string;
  explicit: boolean;
  /** `115 BPM`, `A minor`, `ISRC AA6Q72000047`: what is known. */
  facts: string[];
  /** The first two of the facts, each in its own place: `115`, `A minor`. Missing if unknown. */
  tempo?: string | undefined;
  key?: string | undefined;
  credits: CreditRow[];
  platforms: PlatformButton[];
  lyrics: string;
  /** People named in the lyrics. */
  singers?: Singer[] | undefined;
  /** Lyrics in the language of the page, beside the original; missing if there are none. */
  translation?: string | undefined;
  /** The language of the lyrics, if they have a translation. */
  language?: string | undefined;
  playable?: Playable | undefined;
  /** Own page, with the base path. */
  url?: string | undefined;
}

export interface Singer {
  name: string;
  link?: Link | undefined;
}

export interface Breadcrumb {
  label: string;
  url: string;
}

/** A member of a band, a collective or a label. */
export interface PersonCard {
  name: string;
  /** Instruments and roles, and years. */
  facts: string[];
  picture?: Picture | undefined;
  /** A sentence; may be empty. */
  text: string;
  /** Safe HTML, may be empty. */
  textHtml: string;
  /** Their pages on other sites. */
  profiles: Link[];
  /** Their page. */
  link?: Link | undefined;
}

/** A heading, a line or two, and their link. */
export interface LinkCard {
  title: string;
  text: string;
  link: Link;
}

/** The heading of most pages, and its introduction (safe HTML, may be empty). */
export interface PageHead {
  title: string;
  introHtml: string;
}

/** A page of a long list: its number and its neighbours. */
export interface Pagination {
  page: number;
  pages: number;
  previous?: Link | undefined;
  next?: Link | undefined;
}

export interface ComingRelease extends MusicCard {
  /** `2026-08-01`, or as much as is known. */
  date: string;
  /** `1 Aug 2026`. */
  dateLabel: string;
  /** Single, EP, Album. */
  type: string;
}

/** The artist's newest release, as several pages show it. */
export interface LatestRelease extends MusicCard {
  /** `2025-08-01`, or as much as is known. */
  date: string;
  /** `1 August 2025`. */
  dateLabel: string;
  /** The first of its videos, `Watch Lyric Video`, if it has one. */
  video?: Link | undefined;
  /** True if it can be heard from its page: on a platform, or in a video. */
  isHeard: boolean;
}

export interface Property {
  property: string;
  content: string;
}
