/** Values of a source that say the same as those of the site, in whatever form either writes them. */

import type { Path } from '../../engine/edit/types.ts';
import { findCountry } from '../../engine/lib/country.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import { clock, length } from '../../engine/values/index.ts';
import { ticketPrice } from '../../features/shows/ticket-schema.ts';
import { plainLyrics } from '../../site/lyrics.ts';
import { languageTag, rightsLine } from '../../site/schema/codes.ts';
import { readDates } from '../../site/schema/dates.ts';
import { isVarious } from '../../site/various.ts';
import { TRANSLATIONS } from '../../site/words/files.ts';
import { BODY } from '../catalogue.ts';
import { eachAddress, nameOf, placeAt, textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import { readIsrc, readUpc } from '../match/releases.ts';
import { readKey } from '../readers/audio/keys.ts';
import { splitType } from '../titles/index.ts';

type Test = (site: unknown, source: unknown) => boolean;

const DATES = ['release_date', 'original_date', 'date', 'end_date', 'updated', 'previous_date'];
const CLOCKS = ['time', 'doors', 'end'];
const RIGHTS = ['copyright', 'phonographic_copyright'];

const TESTS: Readonly<Record<string, Test>> = {
  ...Object.fromEntries(DATES.map((key) => [key, isSameDate])),
  ...Object.fromEntries(CLOCKS.map((key) => [key, byForm((text) => clock.safeParse(text).data)])),
  ...Object.fromEntries(
    RIGHTS.map((key) => [key, byForm((text) => foldMaybe(rightsLine.safeParse(text).data))]),
  ),
  duration: isSameLength,
  isrc: byForm(readIsrc),
  upc: byForm(readUpc),
  language: byForm((text) => languageTag.safeParse(text.replace('_', '-')).data),
  bpm: byForm(readTempo),
  key: byForm(readKey),
  tracklist: isSameTracklist,
  lyrics: byForm((text) => foldName(plainLyrics(text))),
  opus: byForm((text) => foldName(text).replace(/^op(?:us)?(?=\d)/, '')),
  programme: isSameProgramme,
  price: isSamePrice,
  [BODY]: isWithinText,
  country: byForm(readCountry),
  title: byForm((text) => foldName(splitType(text).title)),
};

/** Returns true if the value of the site equals that of the source, or is more precise: a day covers its year. @param path of the key */
export function isCovered(path: Path, site: unknown, source: unknown): boolean {
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  const test = Object.hasOwn(TESTS, key) ? TESTS[key] : undefined;
  if (test?.(site, source)) return true;
  return isSame(site, source);
}

function isSame(site: unknown, source: unknown): boolean {
  if (Array.isArray(source) || Array.isArray(site)) return isWithin(asList(site), asList(source));
  if (isRecord(source) || isRecord(site)) return isSameName(site, source);
  if (typeof source === 'boolean' || typeof site === 'boolean') return site === source;
  const [one, other] = [String(site), String(source)];
  const [place, another] = [placeAt(one), placeAt(other)];
  if (place !== undefined && another !== undefined) return place === another;
  return isOneName(one, other);
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isWithin(site: readonly unknown[], source: readonly unknown[]): boolean {
  return source.every((each) => site.some((known) => isSame(known, each)));
}

/** Names with and without more about them; a role counts where both have one. */
function isSameName(site: unknown, source: unknown): boolean {
  const [one, other] = [nameOf(site) ?? textIn(site, 'title'), nameOf(source) ?? textIn(source, 'title')];
  if (one === undefined || other === undefined || !isOneName(one, other)) return false;
  const [role, another] = [textIn(site, 'role'), textIn(source, 'role')];
  return (
    another === undefined || another === 'main' || role === undefined || foldName(role) === foldName(another)
  );
}

/** Returns true for equal names, and for any two wordings of many artists. */
function isOneName(one: string, other: string): boolean {
  return foldName(one) === foldName(other) || (isVarious(one) && isVarious(other));
}

function byForm(read: (text: string) => string | undefined): Test {
  return (site, source) => {
    const [one, other] = [read(String(site)), read(String(source))];
    return one !== undefined && one === other;
  };
}

function foldMaybe(text: string | undefined): string | undefined {
  return text === undefined ? undefined : foldName(text);
}

function isSameDate(site: unknown, source: unknown): boolean {
  const dates = readDates(String(site));
  return readDates(String(source)).some((date) => dates.some((known) => known.startsWith(date)));
}

/** Returns true if a date is a more precise form of another: the day of a year. */
export function isMorePrecise(path: Path, value: unknown, known: unknown): boolean {
  const isDate = path.length === 1 && DATES.includes(String(path[0]));
  return isDate && isSameDate(value, known) && !isSameDate(known, value);
}

/** Programs round up and down. */
function isSameLength(site: unknown, source: unknown): boolean {
  const [one, other] = [length.safeParse(site).data, length.safeParse(source).data];
  return one !== undefined && other !== undefined && Math.abs(one - other) <= 1;
}

/** Programmes that measure it differ behind the point. */
function readTempo(text: string): string | undefined {
  const number = /\d+(?:\.\d+)?/.exec(text)?.[0];
  return number === undefined ? undefined : String(Math.round(Number(number)));
}

function readCountry(text: string): string {
  return findCountry(text, TRANSLATIONS) ?? foldName(text);
}

/** Returns true if the site has all words of the source; it may have more. */
function isWithinText(site: unknown, source: unknown): boolean {
  return foldText(site).includes(foldText(source));
}

/** Folds a text without the addresses of links, which change with the site. */
function foldText(text: unknown): string {
  return foldName(String(text).replace(/\]\([^()\s]*\)/g, ']'));
}

/** Compares tracklists by the number of pieces: the site's has been written by hand. */
function isSameTracklist(site: unknown, source: unknown): boolean {
  const [one, other] = [asList(site), asList(source)];
  return (
    one.length >= other.length &&
    other.every((each) =>
      one.some((known) => foldName(textIn(known, 'title') ?? '') === foldName(textIn(each, 'title') ?? '')),
    )
  );
}

/** A list by its works, with what stands behind them: their opus. Of one that has a name, it is written elsewhere. */
function isSameProgramme(site: unknown, source: unknown): boolean {
  if (typeof site === 'string') return true;
  const worksOf = (list: unknown) =>
    asList(list).map((each) => foldName(textIn(each, 'work') ?? String(each)));
  const [one, other] = [worksOf(site), worksOf(source)];
  return one.length >= other.length && other.every((work) => one.some((known) => work.startsWith(known)));
}

/** `25 EUR`, and the group of keys that it is short for. */
function isSamePrice(site: unknown, source: unknown): boolean {
  const [one, other] = [site, source].map((price) => ticketPrice.safeParse(price).data);
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

/** Returns true if a list of links or formats has an entry already. @param data the entry that the list belongs to */
export function isInList(
  key: string | number | undefined,
  list: readonly unknown[],
  value: unknown,
  data: object,
): boolean {
  const url = fieldOf(value, 'url');
  const place = typeof url === 'string' ? placeAt(url) : undefined;
  const places = [...eachAddress(data), ...list.flatMap((each) => textIn(each, 'url') ?? [])].map(placeAt);
  const { by, unless = [] } = IDENTITY[String(key)] ?? {};
  if (by === undefined) return place !== undefined && places.includes(place);
  return list.some(
    (each) =>
      isSameIn(by, each, value) &&
      unless.every((other) => !hasBoth(other, each, value) || isSameIn(other, each, value)),
  );
}

/** Identifying keys of list entries, and keys that distinguish two of them. Others are identified by their addresses. */
const IDENTITY: Readonly<Record<string, { by: string; unless?: readonly string[] }>> = {
  formats: { by: 'format', unless: ['title', 'edition'] },
  members: { by: 'name' },
  press_quotes: { by: 'text' },
  awards: { by: 'prize', unless: ['category', 'year', 'result'] },
};

function hasBoth(key: string, one: unknown, other: unknown): boolean {
  return textIn(one, key) !== undefined && textIn(other, key) !== undefined;
}

function isSameIn(key: string, one: unknown, other: unknown): boolean {
  const nameIn = (value: unknown) => foldName(textIn(value, key) ?? nameOf(value) ?? '');
  return nameIn(one) === nameIn(other);
}
