/** Titles of entries, as people write them into their calendars: with a state, with the artist, or of what is no show. */
import { fold } from '../../../engine/lib/fold.ts';
import type { EventFacts } from '../../catalogue.ts';
import { namesWork, wordsOf } from '../shared/entry-words.ts';
import { stateOf } from '../table/status.ts';

interface EntryTitle {
  readonly title: string;
  /** Read from the title. */
  readonly status: EventFacts['status'];
  /** True if the title names something other than a show, or a show that may not take place. */
  readonly isOther: boolean;
}

/** `CANCELLED: Hull`, `[Cancelled] Hull`; `Hull - cancelled`, `Hull (cancelled)`. The words are one group or the other. */
const MARKS: readonly RegExp[] = [
  /^(?:[[(]\s*([\p{L} -]{2,20}?)\s*[\])]\s*[:–—|-]?|([\p{L}]{2,20}|sold.out)\s*(?::|\s[–—|-]\s))\s*(?=\S)/iu,
  /(?<=\S)\s*(?:[[(]\s*([\p{L} -]{2,20}?)\s*[\])]|\s[–—|-]\s+([\p{L}]{2,20}|sold.out))$/iu,
];

/** The state, in a word: `Cancel Culture` is a title. */
const STATE = /^(?:[\p{L}\p{M}]+|sold.out)$/iu;
const CONFIRMED = /^(?:confirm|best(?:ä|ae)tigt|onayl|مؤكد)/i;

/** Matches a word for open at the beginning or at the end, or a question mark at either. */
const UNCONFIRMED = new RegExp(
  `^\\s*[([]?[?؟]|^\\P{L}*(?:${wordsOf('open')})(?![\\p{L}\\p{M}'’])|(?<![\\p{L}\\p{M}])(?:${wordsOf('open')})\\P{L}*$|[?؟]\\s*$`,
  'iu',
);

/** Takes the state from a title: `CANCELLED: Hull`. */
export function readTitle(summary: string): EntryTitle {
  let title = summary;
  let status: EventFacts['status'];
  for (const mark of MARKS) {
    const [whole, first, second] = mark.exec(title) ?? [];
    const said = readState(first ?? second ?? '');
    if (whole === undefined || said === undefined) continue;
    title = title.replace(whole, '');
    status ??= said === 'scheduled' ? undefined : said;
  }
  return { title, status, isOther: UNCONFIRMED.test(title) || namesWork(title) };
}

function readState(words: string): EventFacts['status'] {
  if (!STATE.test(words)) return undefined;
  const state = stateOf(words);
  if (state === 'scheduled') return CONFIRMED.test(words) ? state : undefined;
  return state === 'cancelled' || state === 'postponed' || state === 'sold_out' ? state : undefined;
}

/** Returns the place of `Tall Pines - The Lexington`, `Tall Pines live at the Lexington`, `Tall Pines @Lexington`. */
export function withoutArtist(title: string, artist: string): string {
  if (!title.toLowerCase().startsWith(artist.toLowerCase())) return title;
  const rest = title.slice(artist.length);
  return /^(?:\s*[:–—|-]\s+|\s+(?:live\s+)?(?:@\s*|at\s+))(\S.*)$/i.exec(rest)?.[1] ?? title;
}

/** Returns true if a title is an artist's name, alone or with the place. @param artists names @param places the venue and the city */
export function namesArtist(title: string, artists: readonly string[], places: readonly string[]): boolean {
  const words = ` ${plain(title)} `;
  const named = artists.map(plain).filter((name) => name !== '' && words.includes(` ${name} `));
  const rest = named.reduce((left, name) => left.replace(` ${name} `, ' '), words).trim();
  const isAtPlace = places.map(plain).some((place) => place !== '' && words.includes(` ${place} `));
  return named.length > 0 && (rest === '' || isAtPlace || title.includes('@'));
}

function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
