/**
 * What sources say about an artist: one catalogue for all of them, in the keys of the site's own files. Readers make it; the plan
 * compares it with what the site has.
 */
import type { Path } from '../engine/edit/types.ts';
import type { Problem } from '../engine/problems/index.ts';

/** What one source says. */
export interface Reading {
  readonly items: readonly Item[];
  /** What it says beyond the keys of the site. */
  readonly left: readonly LeftOver[];
  /** What it says that cannot be read or believed. */
  readonly problems: readonly Problem[];
}

/** An entry of the site, as a source knows it. */
export type Item = { [K in ItemKind]: ItemOf<K> }[ItemKind];

export type ItemKind = keyof FactsByKind;

export interface ItemOf<K extends ItemKind> {
  readonly kind: K;
  readonly facts: FactsByKind[K];
  /** The text below the front matter, in Markdown. */
  readonly body?: string | undefined;
  readonly origin: Origin;
  /** Pictures and recordings that come with it. */
  readonly files?: readonly ItemFile[] | undefined;
  /**
   * Addresses that identify it in other catalogues, `https://musicbrainz.org/release/…`: to find the same entry in another source
   * and in the links of the site, never written. And `folder:/home/name/Music/Album`, where several readers read one folder.
   */
  readonly ids?: readonly string[] | undefined;
  /** Facts that are unsure: each is written with a comment that says so. */
  readonly doubts?: readonly Doubt[] | undefined;
  /** Whether it only adds to an entry of the site, and is never a new one: a sales report lists every title, but no release. */
  readonly fillsOnly?: true | undefined;
  /** Whether it may be no entry at all, so that it is asked about before it is written: calendars have appointments, too. */
  readonly isUnsure?: true | undefined;
}

/** The keys of the files, by the kind of entry. Those that a source does not know are left out. */
export interface FactsByKind {
  releases: ReleaseFacts;
  mixes: MixFacts;
  /** One of the shows in pages/events.yaml. */
  events: EventFacts;
  news: NewsFacts;
  ownPages: PageFacts;
  artists: ArtistFacts;
}

/** Who says it. */
export interface Origin {
  /** The name of the reader: `bandcamp`. */
  readonly source: string;
  /** The file or address that says it, as messages name it. */
  readonly place: string;
  /** The line there, from 1. */
  readonly line?: number | undefined;
}

/** A day, a month or a year, as much as is known: `2025-03-07`, `2025-03`, `2025`. */
export type PartialDate = string;
/** A length as the files write it: `3:20`, `1:02:30`. */
export type Length = string;

export interface NamedRole {
  readonly name: string;
  readonly role: 'main' | 'with' | 'featuring' | 'remixer';
}

/** Names in the order of the sleeve. */
export type Artists = readonly (string | NamedRole)[];

/** Names by what they did: `{Producer: ['Name']}`. */
export type CreditFacts = Readonly<Record<string, readonly string[]>>;

/** Addresses by the keys of platforms (`site/platforms/table.ts`): `{bandcamp: 'https://…'}`. */
export type PlatformLinks = Readonly<Record<string, string>>;

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** What releases and tracks have in common. */
interface MusicFacts {
  readonly title: string;
  /** The artist's own name is left out where it is the only one. */
  readonly artists?: Artists;
  readonly duration?: Length;
  readonly isrc?: string;
  readonly bpm?: number;
  readonly key?: string;
  readonly lyrics?: string;
  readonly explicit?: boolean;
  readonly composer?: readonly string[];
  readonly arranger?: readonly string[];
  readonly conductor?: readonly string[];
  readonly soloists?: readonly string[];
  readonly ensemble?: readonly string[];
  readonly credits?: CreditFacts;
  readonly streaming_links?: PlatformLinks;
  readonly audio_url?: string;
}

export interface ReleaseFacts extends MusicFacts {
  /** One of `RELEASE_TYPE_NAMES`. */
  readonly type?: string;
  readonly release_date?: PartialDate;
  readonly genre?: readonly string[];
  readonly mood_tags?: readonly string[];
  readonly description?: string;
  readonly links?: readonly NamedLink[];
  readonly formats?: readonly FormatFacts[];
  readonly recorded?: string;
  readonly label?: string;
  readonly catalogue_number?: string;
  readonly language?: string;
  readonly upc?: string;
  readonly copyright?: string;
  readonly phonographic_copyright?: string;
  readonly tracks?: readonly TrackFacts[];
  readonly draft?: boolean;
  /** Old addresses of its page on the artist's own site: `/music/old-song/`. */
  readonly redirect_from?: readonly string[];
}

export interface FormatFacts {
  readonly format: 'vinyl' | 'cassette' | 'cd' | 'digital' | 'other';
  readonly title?: string;
  readonly edition?: string;
  readonly url?: string;
  readonly price?: number | string;
  readonly currency?: string;
  readonly sold_out?: boolean;
}

export interface TrackFacts extends MusicFacts {
  /** In brackets after the title: `Live`, `Club Mix`. */
  readonly version?: string;
  readonly track_number?: number;
  readonly disc?: number;
  readonly work?: string;
  readonly opus?: string;
  readonly movement?: number;
}

export interface MixFacts {
  readonly episode_title: string;
  readonly id?: string;
  readonly type?: 'mix' | 'episode';
  /** Who plays. Only the artists of the site are kept of them. */
  readonly artists?: readonly string[];
  readonly description?: string;
  readonly genre?: readonly string[];
  readonly duration?: Length;
  readonly release_date?: PartialDate;
  readonly audio_url?: string;
  readonly audio_bytes?: number;
  readonly season?: number;
  readonly episode?: number;
  readonly tracklist?: readonly TracklistFacts[];
  readonly soundcloud_url?: string;
  readonly youtube_url?: string;
  readonly mixcloud_url?: string;
  readonly streaming_links?: PlatformLinks;
  readonly links?: readonly NamedLink[];
  readonly redirect_from?: readonly string[];
}

export interface TracklistFacts {
  /** From the beginning of the recording. */
  readonly time?: Length;
  readonly artist?: string;
  readonly title: string;
  readonly label?: string;
}

export interface EventFacts {
  readonly title: string;
  /** `2026-06-12`. */
  readonly date: string;
  readonly end_date?: string;
  /** `22:00`, in the time zone of the place. */
  readonly time?: string;
  readonly doors?: string;
  readonly end?: string;
  readonly timezone?: string;
  readonly festival?: string;
  readonly tour?: string;
  readonly series?: string;
  readonly stage?: string;
  readonly venue?: string;
  readonly address?: string;
  readonly city?: string;
  /** A name or a code of two letters. */
  readonly country?: string;
  readonly online?: string;
  readonly description?: string;
  readonly support?: readonly string[];
  readonly tickets?: string;
  readonly price?: string;
  readonly organizer?: string;
  /** Works in order; `interval` is the break. */
  readonly programme?: readonly (string | { readonly composer: string; readonly work: string })[];
  readonly status?: 'scheduled' | 'cancelled' | 'postponed' | 'moved' | 'sold_out';
}

export interface NewsFacts {
  readonly title: string;
  readonly date: string;
  readonly updated?: string;
  readonly excerpt?: string;
  readonly category?: string;
  readonly image_alt?: string;
  readonly url?: string;
  readonly draft?: boolean;
  readonly redirect_from?: readonly string[];
}

export interface PageFacts {
  readonly title: string;
  readonly description?: string;
  readonly draft?: boolean;
  readonly redirect_from?: readonly string[];
}

export interface ArtistFacts {
  readonly name: string;
  readonly kind?: 'person' | 'group';
  readonly description?: string;
  readonly profiles?: readonly { readonly platform: string; readonly url: string }[];
  readonly links?: readonly NamedLink[];
}

/** A picture or a recording for a key of an entry. */
export interface ItemFile {
  /** `['artwork_url']`, `['tracks', 2, 'audio']`: the index of a track is that in `facts.tracks`. */
  readonly at: Path;
  /** The name that it had, for its new name and for messages: `cover.jpg`. */
  readonly name: string;
  readonly from: FileSource;
}

export type FileSource =
  /** A file on this computer, by its absolute path. */
  | { readonly path: string }
  /** The picture in the tags of a recording, by the recording's absolute path: the front cover, or else the first of them. */
  | { readonly embeddedIn: string }
  /** On the web; fetched only with `--online`. */
  | { readonly url: string };

export interface Doubt {
  readonly at: Path;
  /** After "please check: ", without a full stop: `the file's date is that of a later pressing`. */
  readonly why: string;
  /** Whether the value is a placeholder for one that nobody knows, such as a title: a new entry is a draft. */
  readonly isPlaceholder?: true | undefined;
}

/** Something that a source says and the site has no key for. */
export interface LeftOver {
  /** What it is, in the words of the source: `Comment`, `_edit_last`. */
  readonly what: string;
  /** A value, shortened where it is printed. */
  readonly example: string;
  readonly origin: Origin;
}
