/** Titles as shops, tags and tables write them, divided as librarians do it: version and guests leave the title. */
import { fold } from '../../engine/lib/fold.ts';
import { divideNames } from '../../engine/values/index.ts';
import { isVersion, remixerIn } from './words.ts';

export interface SplitTitle {
  /** What the song or the record is called. */
  readonly title: string;
  /** Which one it is: `Live at Somewhere`, `Name Remix`; several with commas between. */
  readonly version?: string | undefined;
  /** Whom it is by, from `Artist - Song`. */
  readonly artist?: string | undefined;
  readonly featuring: readonly string[];
  readonly remixer: readonly string[];
}

interface Parts {
  title: string;
  versions: string[];
  featuring: string[];
}

/**
 * Divides a title. Brackets and words after a dash that are neither a version nor guests stay in it: `(I Can’t Get No)
 * Satisfaction`, `Vol. 1`.
 *
 * @param known names of artists: one of them before a dash is the artist, and one after `with` is a guest
 */
export function splitTitle(written: string, known: readonly string[] = []): SplitTitle {
  const names = new Set(known.map(fold));
  const whole = written.replace(/\s+/g, ' ').trim();
  const { artist, rest } = splitArtist(whole, names);
  let parts: Parts = { title: rest, versions: [], featuring: [] };
  for (let next = takeLast(parts, names); next; next = takeLast(parts, names)) parts = next;
  const version = parts.versions.join(', ');
  return {
    title: parts.title,
    ...(version && { version }),
    ...(artist !== undefined && { artist }),
    featuring: parts.featuring,
    remixer: parts.versions.flatMap((each) => splitNames(remixerIn(each), names)),
  };
}

/** A title for comparison: who it is `with` belongs to it only where nobody of that name is credited. */
export function withoutGuests(title: string): string {
  const [, before = '', words = ''] = BRACKETS.exec(title) ?? [];
  return before !== '' && WITH.test(words) ? before : title;
}

/** The type of a record behind its title: `Paper Boats EP`. */
const FORMAT = /^(.*\S)\s+(?:(e\.?p\.?)|l\.?p\.?)$/i;

/** A title without the type of the record that some sources write behind it, and that type. */
export function splitType(title: string): { title: string; type?: 'ep' | 'album' } {
  const [, before, ep] = FORMAT.exec(title) ?? [];
  return before === undefined ? { title } : { title: before, type: ep === undefined ? 'album' : 'ep' };
}

const DASH = /^(.+?)\s+[-–—]\s+(.+)$/;
const LAST_DASH = /^(.+)\s+[-–—]\s+(.+?)$/;
const BRACKETS = /^(.*\S)\s*[([（［]([^()[\]（）［］]*)[)\]）］]$/;
const FEATURED = /^(?:feat(?:uring)?|ft)\b\.?:?\s*(.+)$/i;
const WITH = /^(?:with|mit|avec|con|com|مع)\s+(.+)$/i;
/** Without brackets: with its dot, or in small letters before a name. */
const FEATURING =
  /^(.*\S)\s+(?:(?:feat|ft|Feat|Ft|FEAT|FT)\.|[Ff]eaturing|(?:feat|ft)(?=\s+[^\p{Ll}\s]))\s*(\S.*)$/u;

function splitArtist(whole: string, names: ReadonlySet<string>): { artist?: string; rest: string } {
  const [, artist, rest] = DASH.exec(whole) ?? [];
  return artist !== undefined && rest !== undefined && names.has(fold(artist))
    ? { artist, rest }
    : { rest: whole };
}

/** Takes the last part off a title; undefined if it ends in its own words. */
function takeLast({ title, versions, featuring }: Parts, names: ReadonlySet<string>): Parts | undefined {
  const [, before = '', words = ''] = BRACKETS.exec(title) ?? LAST_DASH.exec(title) ?? [];
  const guests = before ? guestsIn(words, names) : undefined;
  if (guests) return { title: before, versions, featuring: [...guests, ...featuring] };
  if (before && isVersion(words.trim()))
    return { title: before, versions: [words.trim(), ...versions], featuring };
  const [, song, named] = FEATURING.exec(title) ?? [];
  if (song === undefined || named === undefined || /^[([]/.test(named)) return undefined;
  const { title: last, versions: later } = takeVersions(named, names);
  return {
    title: song,
    versions: [...later, ...versions],
    featuring: [...splitNames(last, names), ...featuring],
  };
}

/** The versions behind the names of guests: `Name (Radio Edit)`. */
function takeVersions(named: string, names: ReadonlySet<string>): Parts {
  let parts: Parts = { title: named, versions: [], featuring: [] };
  for (;;) {
    const [, before, words = ''] = BRACKETS.exec(parts.title) ?? LAST_DASH.exec(parts.title) ?? [];
    if (before === undefined || names.has(fold(parts.title)) || !isVersion(words.trim())) return parts;
    parts = { ...parts, title: before, versions: [words.trim(), ...parts.versions] };
  }
}

function guestsIn(words: string, names: ReadonlySet<string>): string[] | undefined {
  const featured = FEATURED.exec(words)?.[1];
  if (featured !== undefined) return splitNames(featured, names);
  const guest = splitNames(WITH.exec(words)?.[1] ?? '', names);
  return guest.length > 0 && guest.every((name) => names.has(fold(name))) ? guest : undefined;
}

/** `A, B & C` as names. One that is known stays whole. */
function splitNames(words: string, names: ReadonlySet<string>): string[] {
  return divideNames(words, { isKnown: (name) => names.has(fold(name)) });
}
