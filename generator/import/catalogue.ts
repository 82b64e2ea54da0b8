/** Facts about an artist from all sources, in the keys of the site's own files. Readers fill it; the plan compares it with the site. */
import type { Path } from '../engine/edit/types.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { ReadAward } from '../site/schema/award-line.ts';

export interface Reading {
  readonly items: readonly Item[];
  readonly left: readonly LeftOver[];
  readonly problems: readonly Problem[];
  readonly tables?: readonly SourceTable[] | undefined;
}

/** A table, and what it was taken for. */
export interface SourceTable {
  readonly place: string;
  readonly rows: number;
  /** Shape, such as `releases`; undefined if nothing shows it. */
  readonly shape?: string | undefined;
  readonly columns: readonly { readonly name: string; readonly key?: string | undefined }[];
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
  readonly files?: readonly ItemFile[] | undefined;
  /** Addresses in other catalogues, `https://musicbrainz.org/release/…`: to match entries of sources and links of the site; not written. */
  readonly ids?: readonly string[] | undefined;
  /** Uncertain facts: each is written with a comment that asks to check it. */
  readonly doubts?: readonly Doubt[] | undefined;
  /** True if it only adds to an entry of the site, and is never a new one: a sales report lists every title, but no release. */
  readonly fillsOnly?: true | undefined;
  /**
   * True for an item that may be no entry at all: it needs confirmation before it is written, alone or, with `file`, for all such items of
   * its file. Calendars also contain appointments.
   */
  readonly isUnsure?: true | 'file' | undefined;
}

/** The keys of the files, by the kind of entry. Those that a source does not know are left out. */
export interface FactsByKind {
  releases: ReleaseFacts;
  mixes: MixFacts;
  events: EventFacts;
  news: NewsFacts;
  ownPages: PageFacts;
  artists: ArtistFacts;
  merch: MerchFacts;
  quotes: QuoteFacts;
  scores: ScoreFacts;
  works: WorkFacts;
}

/** Kinds whose entries are items of a list in one file. */
export const LISTS = {
  events: { file: 'pages/events.yaml', key: 'events' },
  merch: { file: 'pages/merch.yaml', key: 'items' },
  quotes: { file: 'pages/press.yaml', key: 'quotes' },
} as const satisfies Partial<Record<ItemKind, { readonly file: string; readonly key: string }>>;

export type ListKind = keyof typeof LISTS;

export function isListKind(kind: ItemKind): kind is ListKind {
  return Object.hasOwn(LISTS, kind);
}

export interface Origin {
  readonly source: string;
  /** File or address, as messages name it. */
  readonly place: string;
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

type Maybe<Key extends string, Value> = { readonly [K in Key]?: Value };

type PeopleKey = 'composer' | 'arranger' | 'conductor' | 'soloists' | 'ensemble';

/** Keys of releases and of tracks. The artist's own name is left out where it is the only one. */
interface MusicFacts
  extends Maybe<'duration' | 'isrc' | 'key' | 'lyrics' | 'audio_url', string>,
    Maybe<PeopleKey, readonly string[]> {
  readonly title: string;
  readonly artists?: Artists;
  readonly bpm?: number;
  readonly explicit?: boolean;
  readonly credits?: CreditFacts;
  readonly streaming_links?: PlatformLinks;
}

/** Who did what in a recording. */
export type PeopleFacts = Pick<MusicFacts, PeopleKey | 'credits'>;

/** Facts of a release. `type` is one of `RELEASE_TYPE_NAMES`; its old addresses are paths on the artist's own site: `/music/old-song/`. */
export interface ReleaseFacts
  extends MusicFacts,
    Maybe<'type' | 'description' | 'recorded' | 'label' | 'catalogue_number' | 'language' | 'upc', string>,
    Maybe<'copyright' | 'phonographic_copyright', string>,
    Maybe<'genre' | 'mood_tags' | 'redirect_from', readonly string[]> {
  readonly release_date?: PartialDate;
  /** The first day of a reissue, which has its own as well. */
  readonly original_date?: PartialDate;
  readonly links?: readonly NamedLink[];
  readonly formats?: readonly FormatFacts[];
  readonly press_quotes?: readonly QuoteFacts[];
  readonly tracks?: readonly TrackFacts[];
  readonly draft?: boolean;
}

export interface FormatFacts extends Maybe<'title' | 'edition' | 'url' | 'currency', string> {
  readonly format: 'vinyl' | 'cassette' | 'cd' | 'digital' | 'other';
  readonly price?: number | string;
  readonly sold_out?: boolean;
}

/** A version is in brackets after the title: `Live`, `Club Mix`. */
export interface TrackFacts
  extends MusicFacts,
    Maybe<'version' | 'work' | 'opus', string>,
    Maybe<'track_number' | 'disc' | 'movement', number> {}

/** Only artists of the site are kept. */
export interface MixFacts
  extends Maybe<'id' | 'description' | 'duration' | 'audio_url', string>,
    Maybe<'soundcloud_url' | 'youtube_url' | 'mixcloud_url', string>,
    Maybe<'audio_bytes' | 'season' | 'episode', number>,
    Maybe<'artists' | 'genre' | 'redirect_from', readonly string[]> {
  readonly episode_title: string;
  readonly type?: 'mix' | 'episode';
  readonly release_date?: PartialDate;
  readonly tracklist?: readonly TracklistFacts[];
  readonly streaming_links?: PlatformLinks;
  readonly links?: readonly NamedLink[];
}

/** Times from the beginning of the recording. */
export interface TracklistFacts extends Maybe<'time' | 'artist' | 'label', string> {
  readonly title: string;
}

/** Dates are `2026-06-12`, hours `22:00` in the time zone of the place; a country is a name or a code of two letters. */
export interface EventFacts
  extends Maybe<'end_date' | 'time' | 'doors' | 'end' | 'timezone', string>,
    Maybe<'venue' | 'address' | 'city' | 'country' | 'online' | 'stage', string>,
    Maybe<'festival' | 'tour' | 'series' | 'description' | 'tickets' | 'price' | 'organizer', string> {
  readonly title: string;
  readonly date: string;
  /** Performers among the artists of the site: nobody, if it is the only one. */
  readonly artists?: readonly string[];
  readonly support?: readonly string[];
  /** Beginnings of a show that is played more than once on its day, in place of a time. */
  readonly times?: readonly string[];
  readonly programme?: readonly (string | { readonly composer: string; readonly work: string })[];
  readonly status?: 'scheduled' | 'cancelled' | 'postponed' | 'moved' | 'sold_out';
}

export interface PageFacts extends Maybe<'description', string> {
  readonly title: string;
  readonly draft?: boolean;
  readonly redirect_from?: readonly string[];
}

export interface NewsFacts
  extends Omit<PageFacts, 'description'>,
    Maybe<'updated' | 'excerpt' | 'category' | 'image_alt' | 'url', string> {
  readonly date: string;
}

export interface MerchFacts extends Maybe<'price' | 'currency' | 'url' | 'description', string> {
  readonly title: string;
  readonly sold_out?: boolean;
  readonly options?: readonly (string | { readonly name: string; readonly sold_out: boolean })[];
}

export interface QuoteFacts extends Maybe<'outlet' | 'author' | 'url' | 'date' | 'rating', string> {
  readonly text: string;
}

export type ScoreKind = 'film' | 'series' | 'game' | 'theatre' | 'dance' | 'ad' | 'radio';

/** Facts of a score, whose `album` is the name of the file of a release. */
export interface ScoreFacts
  extends Maybe<'year' | 'role' | 'note', string>,
    Maybe<'director' | 'production' | 'broadcaster', readonly string[]>,
    Maybe<'trailer' | 'description' | 'album', string> {
  readonly title: string;
  readonly kind: ScoreKind;
  readonly awards?: readonly ReadAward[];
  readonly links?: readonly NamedLink[];
}

export interface WorkFacts
  extends Maybe<'opus' | 'genre' | 'forces' | 'scoring' | 'year', string>,
    Maybe<'commissioned_by' | 'dedicated_to' | 'publisher' | 'score' | 'description', string>,
    Maybe<'composer' | 'movements' | 'text_by', readonly string[]> {
  readonly title: string;
  readonly duration?: Length;
  readonly premiere?: PremiereFacts;
  readonly awards?: readonly ReadAward[];
}

export interface PremiereFacts extends Maybe<'venue' | 'city', string> {
  readonly date?: PartialDate;
  readonly performers?: readonly (string | { readonly name: string; readonly role: string })[];
}

export interface MemberFacts extends Maybe<'instrument' | 'role', string>, Maybe<'from' | 'until', number> {
  readonly name: string;
}

export interface ArtistFacts extends Maybe<'description' | 'location' | 'country', string> {
  readonly name: string;
  readonly formed?: number;
  readonly kind?: 'person' | 'group';
  readonly members?: readonly MemberFacts[];
  readonly press_quotes?: readonly QuoteFacts[];
  readonly profiles?: readonly { readonly platform: string; readonly url: string }[];
  readonly links?: readonly NamedLink[];
}

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
  | { readonly url: string };

export interface Doubt {
  readonly at: Path;
  /** Reason after "please check: ", without a full stop: `the file's date is that of a later pressing`. */
  readonly why: string;
  /** True if the value is a placeholder for one that nobody knows, such as a title: a new entry is a draft. */
  readonly isPlaceholder?: true | undefined;
}

/** Something that a source says and the site has no key for. */
export interface LeftOver {
  /** Name in the words of the source: `Comment`, `_edit_last`. */
  readonly what: string;
  readonly example: string;
  readonly origin: Origin;
  /** A column with a name that nobody knows, or one that its kind of table has no use for. */
  readonly cause?: 'unknown' | 'unused' | undefined;
}

/** Stands for the text below the keys, in place of a key. */
export const BODY = 'body';
