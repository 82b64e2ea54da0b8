/** An album or a track as its page on Bandcamp describes it. */

import { Parser } from 'htmlparser2';
import { fieldOf, isRecord } from '../../../engine/lib/record.ts';
import { readSeconds } from '../../../engine/values/index.ts';
import { listAt, numberAt, parseJson, textAt } from '../shared/data.ts';

export interface SheetTrack {
  readonly title: string;
  readonly artist?: string | undefined;
  readonly address?: string | undefined;
  /** Seconds. */
  readonly seconds?: number | undefined;
  readonly lyrics?: string | undefined;
  readonly isrc?: string | undefined;
}

export type Sheet = NonNullable<ReturnType<typeof readSheet>>;

/** Reads the texts as the page has them. @returns undefined for a page of neither */
export function readSheet({ described, sold, address }: BandcampPage) {
  if (!isRecord(described) && !isRecord(fieldOf(sold, 'current'))) return undefined;
  const isTrack = isRecord(described)
    ? described['@type'] === 'MusicRecording'
    : textAt(sold, 'current', 'type') === 'track';
  const releases = [...listAt(described, 'albumRelease'), ...listAt(described, 'inAlbum', 'albumRelease')];
  const own = textAt(described, '@id') ?? address;
  const tracks = isTrack ? [readOwnTrack(described, sold, own)] : readTracks(described, sold);
  const text = (key: string, other: string) => textAt(described, key) ?? textAt(sold, 'current', other);
  return {
    isTrack,
    address: own,
    title: text('name', 'title'),
    artist: textAt(described, 'byArtist', 'name') ?? textAt(sold, 'artist'),
    /** Owner of the page: the artist or a label. */
    publisher: textAt(described, 'publisher', 'name'),
    label: releases.map((each) => textAt(each, 'recordLabel', 'name')).find(Boolean),
    /** `Lisbon, Portugal`. */
    place: textAt(described, 'publisher', 'foundingLocation', 'name'),
    /** `09 Oct 2020 00:00:00 GMT`. */
    date: text('datePublished', 'release_date') ?? textAt(sold, 'album_release_date'),
    about: text('description', 'about'),
    credits: text('creditText', 'credits'),
    rights: textAt(described, 'copyrightNotice'),
    tags: listAt(described, 'keywords').filter((tag) => typeof tag === 'string'),
    upc: releases.map((each) => textAt(each, 'identifier')).find(Boolean) ?? textAt(sold, 'current', 'upc'),
    image: listAt(described, 'image').find((image) => typeof image === 'string'),
    /** Tracks of an album, or the track of the page. */
    tracks,
    /** Number of tracks: a record that is not out yet may not name all. */
    total: Math.max(tracks.length, isTrack ? 1 : readCount(described)),
    /** The album that a track is on. */
    album: isTrack ? readAlbum(described, releases) : undefined,
    /** schema.org's Products: the files, records, shirts. */
    products: releases.filter((each) => listAt(each, '@type').includes('Product')),
    /** Things for sale, with the sizes of their editions. */
    packages: listAt(sold, 'packages'),
  };
}

/** The release of type `a` that is not the track. */
function readAlbum(described: unknown, releases: readonly unknown[]) {
  const title = textAt(described, 'inAlbum', 'name');
  const address =
    textAt(described, 'inAlbum', '@id') ??
    releases.map((each) => textAt(each, '@id')).find((each) => each?.includes('/album/'));
  return address === undefined ? undefined : { title, address };
}

function readOwnTrack(described: unknown, sold: unknown, address: string | undefined): SheetTrack {
  const info = listAt(sold, 'trackinfo')[0];
  return {
    title: textAt(described, 'name') ?? textAt(sold, 'current', 'title') ?? '',
    address,
    seconds: readDuration(textAt(described, 'duration')) ?? numberAt(info, 'duration'),
    lyrics: lyricsOf(described) ?? textAt(sold, 'current', 'lyrics'),
    isrc: textAt(described, 'isrcCode') ?? textAt(sold, 'current', 'isrc'),
  };
}

/** Reads the tracks of the description, or of the player if it describes none. */
function readTracks(described: unknown, sold: unknown): SheetTrack[] {
  const infos = listAt(sold, 'trackinfo');
  const items = listAt(described, 'track', 'itemListElement').map((entry) => fieldOf(entry, 'item'));
  return items.length === 0
    ? infos.map((info) => ({ ...readTrack({}, info), artist: textAt(info, 'artist') }))
    : items.map((item, index) => readTrack(item, infos[index]));
}

function readTrack(item: unknown, info: unknown): SheetTrack {
  return {
    title: textAt(item, 'name') ?? textAt(info, 'title') ?? '',
    artist: textAt(item, 'byArtist', 'name'),
    address: textAt(item, '@id'),
    seconds: readDuration(textAt(item, 'duration')) ?? numberAt(info, 'duration'),
    lyrics: lyricsOf(item) ?? textAt(info, 'lyrics'),
    isrc: textAt(item, 'isrcCode') ?? textAt(info, 'isrc'),
  };
}

/** Largest number of tracks. */
const MOST = 999;

function readCount(described: unknown): number {
  const count = numberAt(described, 'numTracks') ?? 0;
  return Number.isInteger(count) && count <= MOST ? count : 0;
}

function lyricsOf(recording: unknown): string | undefined {
  return textAt(recording, 'recordingOf', 'lyrics', 'text');
}

/** `P00H06M25S`, which is no duration of ISO 8601: it lacks the T. */
function readDuration(written: string | undefined): number | undefined {
  return readSeconds((written ?? '').replace(/^P(?=\d)/, 'PT'));
}

/** `09 Oct 2020 00:00:00 GMT` as `2020-10-09`; anything else stays as it is. */
export function readDate(written: string): string {
  const time = /GMT$/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(time) ? written : new Date(time).toISOString().slice(0, 10);
}

export interface BandcampPage {
  /** The description for search engines, schema.org as JSON-LD; undefined if it has none. */
  readonly described: unknown;
  /** The data of its player and shop, from the attribute `data-tralbum`; undefined if it has none. */
  readonly sold: unknown;
  /** Releases that a discography lists. */
  readonly listed: readonly ListedRelease[];
  /** The address that it was saved from. */
  readonly address?: string | undefined;
}

export interface ListedRelease {
  readonly title: string;
  /** Original address, perhaps without its host: `/album/new-song`. */
  readonly address: string;
  readonly artist?: string | undefined;
}

/** Elements within each other at most: no page has more, and the parser takes time by the square of their number. */
const DEEPEST = 1000;
/** Characters, which are parsed at once. */
const CHUNK = 10_000;

export function readPage(html: string): BandcampPage {
  const found = { scripts: [] as string[], sold: '', more: '', address: '' };
  const listed: { title: string; address: string; artist: string }[] = [];
  let depth = 0;
  let inScript = false;
  let inGrid = false;
  let into: 'title' | 'artist' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (name === 'script') inScript = attributes['type'] === 'application/ld+json';
      if (inScript && name === 'script') found.scripts.push('');
      found.sold ||= attributes['data-tralbum'] ?? '';
      if (name === 'link' && attributes['rel'] === 'canonical') found.address ||= attributes['href'] ?? '';
      if (name === 'meta' && attributes['property'] === 'og:url')
        found.address ||= attributes['content'] ?? '';
      if (attributes['id'] === 'music-grid') {
        inGrid = true;
        found.more = attributes['data-client-items'] ?? '';
      }
      if (!inGrid) return;
      if (name === 'a') listed.push({ title: '', address: attributes['href'] ?? '', artist: '' });
      const classes = (attributes['class'] ?? '').split(/\s+/);
      if (classes.includes('title')) into = 'title';
      if (classes.includes('artist-override')) into = 'artist';
    },
    ontext(text) {
      const last = found.scripts.length - 1;
      if (inScript) found.scripts[last] = (found.scripts[last] ?? '') + text;
      const entry = listed.at(-1);
      if (inGrid && into && entry) entry[into] += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'script') inScript = false;
      if (name === 'span' && into === 'artist') into = 'title';
      if (name === 'p' || name === 'a') into = undefined;
      if (name === 'ol') inGrid = false;
    },
  });
  for (let at = 0; at < html.length && depth <= DEEPEST; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  return {
    described: found.scripts.map(parseJson).find(isMusic),
    sold: found.sold ? parseJson(found.sold) : undefined,
    listed: [...listed, ...readMore(found.more)].filter(({ address }) => /\/(?:album|track)\//.test(address)),
    address: found.address || undefined,
  };
}

function isMusic(data: unknown): boolean {
  return isRecord(data) && (data['@type'] === 'MusicAlbum' || data['@type'] === 'MusicRecording');
}

/** Pages add the releases behind the first sixteen by a script. */
function readMore(attribute: string): ListedRelease[] {
  const entries = attribute ? parseJson(attribute) : [];
  if (!Array.isArray(entries)) return [];
  return entries.filter(isRecord).map(({ title, page_url, artist }) => ({
    title: String(title ?? ''),
    address: String(page_url ?? ''),
    artist: typeof artist === 'string' ? artist : '',
  }));
}
