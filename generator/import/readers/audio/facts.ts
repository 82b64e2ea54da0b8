/** Derives the facts of a release from the tags of its recordings. */
import { canonicalCode, findLanguageCode, isLanguageCode } from '../../../engine/lib/language.ts';
import { count, shorten } from '../../../engine/lib/text.ts';
import { readIsrc, readUpc } from '../../../engine/values/index.ts';
import type { Doubt, ReleaseFacts } from '../../catalogue.ts';
import { groupBy } from '../shared/data.ts';
import { commonDate, mostCommon, readDate } from '../shared/dates.ts';
import { splitRights } from '../shared/rights.ts';
import type { Field, Recording } from './recording.ts';

/** A value that cannot be right. */
export interface Refused {
  readonly what: string;
  readonly value: string;
  readonly reason: string;
}

export interface Found<Facts> {
  readonly facts: Facts;
  readonly doubts: readonly Doubt[];
  readonly refused: readonly Refused[];
}

interface Dates {
  readonly first: string | undefined;
  readonly original: string | undefined;
  readonly date: string | undefined;
  readonly refused: readonly Refused[];
}

export function readDates({ tags }: Recording, today: string): Dates {
  const refused: Refused[] = [];
  const read = (field: Field) => {
    for (const value of tags.all(field)) {
      const reading = readDate(value, today, field === 'date' ? tags.first('day') : undefined);
      if (reading && 'date' in reading) return reading.date;
      if (reading) refused.push({ what: 'the date', value, reason: reading.refused });
    }
    return undefined;
  };
  const [original, date, released] = [read('original'), read('date'), read('released')];
  return { first: sharper(original, date) ?? released, original, date, refused };
}

/** @param year of the name of the folder, for recordings without a date */
export function findDate(
  recordings: readonly Recording[],
  today: string,
  year: string | undefined,
): Found<Pick<ReleaseFacts, 'release_date'>> {
  const readings = recordings.map((recording) => readDates(recording, today));
  const refused = readings.flatMap((each) => each.refused);
  const dates = readings.flatMap(({ first }) => first ?? []);
  const found = commonDate(dates);
  if (found === undefined) {
    const doubts = [{ at: ['release_date'], why: 'the year is in the name of the folder' }];
    return year ? { facts: { release_date: year }, doubts, refused } : { facts: {}, doubts: [], refused };
  }
  const why = doubtDate(dates, readings);
  return { facts: { release_date: found }, doubts: why ? [{ at: ['release_date'], why }] : [], refused };
}

/** The original date; that of the file if it is the same with more digits. */
function sharper(original: string | undefined, date: string | undefined): string | undefined {
  return original === undefined || date?.startsWith(original) ? date : original;
}

function doubtDate(
  dates: readonly string[],
  readings: readonly { original: string | undefined; date: string | undefined }[],
): string | undefined {
  const years = groupBy(dates, (date) => date.slice(0, 4));
  if (years.size > 1) {
    const counts = [...years].sort(([, one], [, other]) => other.length - one.length);
    return `the files have ${counts.map(([year, { length }]) => `${year} (${length})`).join(', ')}`;
  }
  const later = readings.find(
    ({ original, date }) => original && date && original.slice(0, 4) !== date.slice(0, 4),
  );
  return later && `it is that of the original, and the files are of ${later.date?.slice(0, 4)}`;
}

/** The codes, the label and the lines of ownership. */
export function findTrade(recordings: readonly Recording[]): Found<Partial<ReleaseFacts>> {
  const common = (field: Field) => mostCommon(recordings.flatMap(({ tags }) => tags.all(field)));
  const codes = [...new Set(recordings.flatMap(({ tags }) => tags.all('upc')))];
  const upcs = codes.map((code) => ({ code, read: readUpc(code) }));
  const refused = [
    ...upcs.flatMap(({ code, read }) =>
      'refused' in read && !/^0*$/.test(code) ? [{ what: 'the UPC', value: code, reason: read.refused }] : [],
    ),
    ...recordings.flatMap(({ tags }) =>
      tags.all('isrc').flatMap((code) => {
        const read = readIsrc(code);
        return 'refused' in read ? [{ what: 'the ISRC', value: code, reason: read.refused }] : [];
      }),
    ),
  ];
  const [upc] = upcs.flatMap(({ read }) => ('value' in read ? read.value : []));
  const [label, catalogue] = [common('label'), common('catalogue')];
  const labels = new Set(recordings.flatMap(({ tags }) => tags.all('label')));
  return {
    facts: {
      ...(label && { label }),
      ...(catalogue && !/^\[?none\]?$/i.test(catalogue) && { catalogue_number: catalogue }),
      ...(upc && { upc }),
      ...splitRights(common('copyright'), common('phonographic')),
    },
    doubts: label && labels.size > 1 ? [{ at: ['label'], why: `the files name ${labels.size} labels` }] : [],
    refused,
  };
}

/** Texts that nobody would show. */
export function listTooLong(recordings: readonly Recording[]): Refused[] {
  return recordings.flatMap(({ tags }) =>
    tags.tooLong().map((text) => ({
      what: 'a text',
      value: shorten(text.slice(0, 100), 40),
      reason: `it has ${count(text.length, 'letter')}, more than a title or a name.`,
    })),
  );
}

/** Names of genres that say nothing. */
const NO_GENRE = /^(?:other|unknown|misc(?:ellaneous)?|none|genre|default|<unknown>|\(?255\)?|\d+)$/i;

const MOST_GENRES = 5;

export function findGenres(recordings: readonly Recording[]): Partial<ReleaseFacts> {
  const count = (field: Field) => {
    const all = recordings.flatMap(({ tags }) =>
      tags.all(field).flatMap((each) => each.split(/\s*[;|\\]\s*/)),
    );
    const groups = groupBy(
      all.filter((each) => each && !NO_GENRE.test(each)),
      (each) => each.toLowerCase(),
    );
    const sorted = [...groups.values()].sort((one, other) => other.length - one.length);
    return sorted.flatMap(([first]) => first ?? []).slice(0, MOST_GENRES);
  };
  const [genre, moods] = [count('genre'), count('mood')];
  return { ...(genre.length > 0 && { genre }), ...(moods.length > 0 && { mood_tags: moods }) };
}

/** The language of all songs that name one. */
export function findLanguage(recordings: readonly Recording[]): Pick<ReleaseFacts, 'language'> {
  const codes = new Set(recordings.flatMap(({ tags }) => tags.all('language').map(readLanguage)));
  const [only, ...others] = codes;
  return only && others.length === 0 ? { language: only } : {};
}

function readLanguage(written: string): string | undefined {
  const named = findLanguageCode(written);
  const code = named ?? (/^[a-z]{2,3}$/i.test(written) ? canonicalCode(written.toLowerCase()) : undefined);
  return code && isLanguageCode(code) && code !== 'und' ? code : undefined;
}
