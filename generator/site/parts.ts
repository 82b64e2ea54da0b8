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

/** A picture as planned before rendering. */
export interface Picture extends ShownFiles {
  alt: string;
  /** Shown where the file fails in the browser: the placeholder of its type. */
  fallback: string;
}

/** A photo of a gallery. */
export interface Photo {
  picture: Picture;
  /** The address of its large file, for visitors without scripts. */
  large: string;
  /** What there is to know about it; empty where nothing is. */
  caption: string;
  /** `Photo: Kim Ro`, or empty. */
  credit: string;
  /** What it may be used for, or empty. */
  licence: string;
}

export type MusicKind = Data<'releases'>['type'] | 'remix' | 'mix';

export interface MusicCard {
  kind: MusicKind;
  title: string;
  url: string;
  /** Whom it is by, `A & B feat. C`; empty where it is by the artist of the site alone. */
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
  /** Its words are not for children. */
  explicit?: boolean | undefined;
}

/** A cover among those of other releases, with what is said of it there. */
export type RelatedCard = Pick<MusicCard, 'title' | 'url' | 'artist' | 'picture' | 'badge'>;

/** An embedded player of SoundCloud or Mixcloud; nothing is requested before a click. */
export interface Audio {
  /** Whose player it is; SoundCloud where nothing is said. */
  service?: 'SoundCloud' | 'Mixcloud';
  title: string;
  artist: string;
  /** The track's own page, for visitors without scripts. */
  trackUrl: string;
  /** The player's address with all its parameters. */
  embedUrl: string;
  /** In CSS pixels: of SoundCloud's 166, or 300 where featured; of Mixcloud's 120. */
  height: number;
}

/** A recording of the artist's own, for the player of the site. */
export interface Playable {
  /** Its own on the whole site, and stable: the page's route, `#track=2` after it where the page has several. */
  id: string;
  title: string;
  artist: string;
  /** Its page with the base path and the anchor of its row. */
  url: string;
  /** The cover, small and square first: for the player, and for the lock screen of a phone (96, 256 and 512 px wide or what there is). */
  covers: { src: string; width: number }[];
  /** With the base path, or elsewhere. */
  src: string;
  /** `audio/mpeg`. */
  type: string;
  /** In seconds; undefined where it is not known. */
  duration?: number | undefined;
  /** SVG path data in a box of 200 by 64. */
  waveform?: string | undefined;
  /** What is played in a mix, with its beginning in seconds. */
  chapters: { at: number; title: string }[];
  /** A mix or an episode: speed and position are remembered. */
  isLong: boolean;
  isExcerpt: boolean;
  /** In seconds, of the recording that it is an excerpt of; where that is known. */
  whole?: number | undefined;
  /** `Download FLAC, 31 MB`. */
  download?: { label: string; url: string } | undefined;
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
  /** Missing, where the site asks for placeholders: the platform is named, but leads nowhere. */
  url?: string | undefined;
}

/** A label, or a code such as an ISRC, under its name. */
export interface SmallPrint {
  term: string;
  text: string;
  url?: string | undefined;
}

/** A format of a release that can be bought. */
export interface FormatRow {
  /** `Vinyl`, or what it is called. */
  title: string;
  /** Its format where the title is another one, and its edition. */
  facts: string[];
  /** `€25`, or empty. */
  price: string;
  isSoldOut: boolean;
  /** Where it is sold; missing where there are none left. */
  shop?: Link | undefined;
}

/** Who did what. */
export interface CreditRow {
  role: string;
  names: string[];
  url?: string | undefined;
}

/** The tracks of a disc, or of the whole record where there is but one. */
export interface Disc {
  /** `Disc 2`; empty where there is but one. */
  title: string;
  /** Of all its tracks, `41:20`; empty where it is not known, or there is but one disc. */
  duration: string;
  tracks: TrackRow[];
}

export interface TrackRow {
  /** The row's anchor on the page: `track-1`. */
  id: string;
  /** Zero-padded: `01`. */
  number: string;
  title: string;
  description: string;
  /** `4:00`, as it is written or was measured; or empty. Never that of an excerpt. */
  duration: string;
  /** Whom it is by, where the track says so: `A & B feat. C`; or empty. */
  artist: string;
  explicit: boolean;
  /** `115 BPM`, `A minor`, `ISRC AA6Q72000047`: what is known. */
  facts: string[];
  credits: CreditRow[];
  platforms: PlatformButton[];
  lyrics: string;
  playable?: Playable | undefined;
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

/** The head of most pages: heading and introduction (safe HTML, may be empty). */
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

/** A release before its day, as it is announced. */
export interface ComingRelease extends MusicCard {
  /** `2026-08-01`, or as much as is known. */
  date: string;
  /** `1 Aug 2026`. */
  dateLabel: string;
  /** Single, EP, Album; the badge says that it is coming. */
  type: string;
}

/** The artist's newest release, as several pages show it. */
export interface LatestRelease extends MusicCard {
  /** `2025-08-01`, or as much as is known. */
  date: string;
  /** `1 August 2025`. */
  dateLabel: string;
  /** The first of its videos, `Watch Lyric Video`, where it has one. */
  video?: Link | undefined;
  /** It can be heard from its page: on a platform, or in a video. */
  isHeard: boolean;
}
