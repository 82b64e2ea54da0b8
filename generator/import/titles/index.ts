/** Titles as shops, tags and tables write them, divided as librarians do it: version and guests leave the title. */
import { fold } from '../../engine/lib/fold.ts';
import { divideNames, JOINED } from '../../engine/values/index.ts';

export interface SplitTitle {
  readonly title: string;
  /** Version: `Live at Somewhere`, `Name Remix`; several with commas between. */
  readonly version?: string | undefined;
  /** Artist of `Artist - Song`. */
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
/** Guests without brackets: with the dot of `feat.`, or in small letters before a name. */
const FEATURING =
  /^(.*\S)\s+(?:(?:feat|ft|Feat|Ft|FEAT|FT)\.|[Ff]eaturing|(?:feat|ft)(?=\s+[^\p{Ll}\s]))\s*(\S.*)$/u;

function splitArtist(whole: string, names: ReadonlySet<string>): { artist?: string; rest: string } {
  const [, artist, rest] = DASH.exec(whole) ?? [];
  if (artist === undefined || rest === undefined) return { rest: whole };
  const isKnown = (name: string) => names.has(fold(name));
  // A split of two is called after both.
  if (isKnown(artist) && isKnown(rest) && fold(artist) !== fold(rest))
    return { artist: `${artist} / ${rest}`, rest: whole };
  const isEach = divideNames(artist, { joins: JOINED, isTight: true, isKnown }).every(isKnown);
  return isEach ? { artist, rest } : { rest: whole };
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

function list(words: string): string[] {
  return words.trim().split(/\s*,\s*/);
}

/** Last words of versions: `Radio Edit`, `Name Remix`, `2011 Remaster`, `Albumfassung`. */
const LAST = list(String.raw`
  remix, rmx, mix, remixes, edit, version, remaster, remastered, demo, dub, rework, refix, bootleg, flip,
  vip, session, sessions, take, cut, mixdown, recording, rendition, cover, fassung, \p{L}*version,
  \p{L}*fassung, remastert, aufnahme, mitschnitt, versión, remasterizado, remasterizada, remasterisé,
  remasterisée, versão, versione, remasterizzato, versiyon, versiyonu, ремикс, версия, ريمكس, ريمیكس,
  نسخة
`);

/** Words that stand alone in their brackets, or before one of the words above. */
const WHOLE = list(`
  instrumental, acoustic, unplugged, karaoke, a cappella, acapella, extended, mono, stereo, explicit,
  clean, bonus track, bonus, reprise, outtake, radio, original, single, ep, demo, remastered, akustik,
  akustisch, instrumentale, acoustique, acústico, acústica, acustico, acustica, акустика,
  konzertmitschnitt, en concert, en direct, en public, en vivo, en directo, en concierto, ao vivo,
  dal vivo, in concerto, canlı, live, im konzert, live im konzert, لايف, مباشر, حي, أكوستيك
`);

/** First words of recordings in front of an audience, before the place or the year: `Live at`, `En vivo desde`. */
const LIVE = [
  'live (?:at|in|on|from|@|bei|beim|aus|auf|im|am|vom|à|au|aux|en|de|desde|do|da|dal|al|no|na|version|session|sessions|acoustic|recording|take|\\d{4}|\\()',
  'live,',
  'recorded (?:live|at|in)',
  '(?:enregistré|grabado|gravado|registrato|aufgenommen|mitgeschnitten) ',
  'en (?:concert|direct|public) (?:à|au|aux|de|du|dans)',
  'en (?:vivo|directo|concierto) (?:en|desde|de)',
  'ao vivo (?:em|no|na|de)',
  'dal vivo (?:a|al|in|da|di)',
  'konzertmitschnitt ',
  'لايف (?:من|في)',
];

/** First words of versions: `Remix by Name`. */
const FIRST = list(`
  remix by, remixed by, remixé par, remix von, remix de, remezclado por, remixado por, remixato da
`);

const TIME = '(?: (?:\\d{4}|[ivx]+|\\d))?';

function any(words: readonly string[]): string {
  return `(?:${words.join('|')})`;
}

const VERSION = new RegExp(
  [
    `^(?!(?:in )?the mix$)(?:.*[\\s\\d'’-])?${any(LAST)}${TIME}$`,
    `^(?:(?:the|an?) )?${any(WHOLE)}${TIME}$`,
    `^(?:version|versión|versão|versione) ${any(WHOLE)}$`,
    `^${any(LIVE)}`,
    `^${any(FIRST)} `,
    '^(?:remaster(?:ed)?|remastert|remasterizado|version|versión|versão|versione|demo|take) ?\\d+$',
  ].join('|'),
  'iu',
);

/** Returns true if words in brackets or after a dash are those of a version: `Live at Somewhere`, `Radio Edit`. */
function isVersion(words: string): boolean {
  return VERSION.test(words.normalize('NFC'));
}

/** Versions that are the song as it is known. */
const PLAIN =
  /^(?:original(?: mix| version)?|(?:album|single|main|lp|studio) (?:version|mix)|albumversion|version originale|explicit(?: version)?)$/iu;

/** Returns true if a version is the song itself: `Original Mix`, `Album Version`. */
export function isPlainVersion(version: string): boolean {
  return PLAIN.test(version.trim());
}

const BY = new RegExp(`^${any(FIRST)} (.+)$`, 'iu');
const OF = /^(.+?) (?:remix|rmx|rework|refix|bootleg|flip|ремикс|ريمكس)(?: \d{4})?$/iu;

/** Words before `Remix` that are nobody's name. */
const GENERIC =
  /^(?:the|original|official|radio|extended|club|album|single|dub|short|long|full|main|instrumental|vocal|acoustic|dance|house|techno|trance|ambient|deep|disco|drill|amapiano|jungle|drum|bass|and|&|video|clean|dirty|new|summer|winter|night|festival|vip|live|lofi|lo-fi|slowed|sped|up|version|mix|edit|bonus|\d+["”]?|\d{4})$/i;

/** Returns the remixer in a version: `Name` of `Name’s Club Remix`; empty for a `Club Remix`. */
function remixerIn(version: string): string {
  const by = BY.exec(version)?.[1];
  if (by !== undefined) return by.trim();
  const words = (OF.exec(version)?.[1] ?? '').split(/\s+/).filter(Boolean);
  while (words.length > 0 && GENERIC.test(words.at(-1) ?? '')) words.pop();
  return words.every((word) => GENERIC.test(word)) ? '' : words.join(' ').replace(/['’]s?$/, '');
}
