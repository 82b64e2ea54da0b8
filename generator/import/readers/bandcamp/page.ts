/** What a page saved from Bandcamp holds for programs. Its scripts are never run. */
import { Parser } from 'htmlparser2';
import { isRecord } from '../../../engine/lib/record.ts';
import { parseJson } from '../shared/data.ts';

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
  /** As the page has it, perhaps without its host: `/album/new-song`. */
  readonly address: string;
  readonly artist?: string | undefined;
}

export function readPage(html: string): BandcampPage {
  const found = { scripts: [] as string[], sold: '', more: '', address: '' };
  const listed: { title: string; address: string; artist: string }[] = [];
  let inScript = false;
  let inGrid = false;
  let into: 'title' | 'artist' | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
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
      if (name === 'script') inScript = false;
      if (name === 'span' && into === 'artist') into = 'title';
      if (name === 'p' || name === 'a') into = undefined;
      if (name === 'ol') inGrid = false;
    },
  });
  parser.end(html);
  return {
    described: found.scripts.map(parseJson).find(isMusic),
    sold: found.sold ? parseJson(found.sold) : readOldScript(html),
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

const OLD_SCRIPT = /\bvar TralbumData = \{\r?\n([\s\S]{1,5000000}?)\n\}/;
/** A key on a line whose value is JSON; others are parts of programs. */
const OLD_KEY = /^[ \t]*"?(current|trackinfo|packages|artist|album_release_date)"?[ \t]*:[ \t]*(.+?),?\r?$/gm;

/** Until 2020 the data was an object of a script, with one key on each line. */
function readOldScript(html: string): unknown {
  const [, lines] = OLD_SCRIPT.exec(html) ?? [];
  if (lines === undefined) return undefined;
  return Object.fromEntries(
    [...lines.matchAll(OLD_KEY)].map(([, key, value = '']) => [key, parseJson(value)]),
  );
}
