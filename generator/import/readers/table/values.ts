/** Values of cells, with a problem for each that cannot be right. */

import { likely } from '../../../engine/content/schema/read.ts';
import { completeUrl } from '../../../engine/lib/url.ts';
import {
  type DayOrder,
  divideNames,
  readIsrc,
  readLength,
  readUpc,
  bpm as tempo,
  writeLength,
} from '../../../engine/values/index.ts';
import type { Key } from '../../../site/keys.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { Doubt, Length } from '../../catalogue.ts';
import { isSecretLink, webAddress } from '../shared/addresses.ts';
import type { Line } from './rows.ts';

/** Seconds: no track is as long, but minutes that a spreadsheet took for hours are. */
const HARDLY_A_TRACK = 3600;

/** `Spring 2027`, `Q1 2027`, `2027 (tbc)`. */
const ONLY_YEAR = /^[^\d]*(?:\b[QT][1-4]\b[^\d]*)?\b((?:19|20)\d\d)\b[^\d]*$/i;

export interface DayContext {
  readonly today: string;
  readonly order: DayOrder | undefined;
}

export interface Values {
  readonly doubts: Doubt[];
  code(field: 'isrc' | 'upc', key?: string): string | undefined;
  /** @param written the cell without what belongs to no length */
  length(of?: 'track' | 'recording', written?: string): Length | undefined;
  number(field: Key, highest: number): number | undefined;
  bpm(): number | undefined;
  /** The day of the first field that has one, as much as is known of it. @param key that doubts are about */
  day(fields: readonly Key[], context: DayContext, key?: string): string | undefined;
  /** @param written one of its cells, if it is not the first */
  url(field: Key, written?: string): string | undefined;
  names(field: Key): readonly string[];
}

/** @param at the path of the entry within its item: a track's */
export function openValues(line: Line, at: readonly (string | number)[] = []): Values {
  const doubts: Doubt[] = [];
  const refuse = (field: Key, value: string, reason: string, advice?: string) =>
    line.findings.refuse(line.origin, line.all(field)[0]?.column.name ?? field, value, reason, advice);
  return {
    doubts,
    code(field) {
      const text = line.text(field);
      if (text === '') return undefined;
      const code = field === 'isrc' ? readIsrc(text) : readUpc(text);
      if ('refused' in code) {
        refuse(field, text, code.refused, code.advice);
        return undefined;
      }
      if (code.doubt) doubts.push({ at: [...at, field], why: code.doubt });
      return code.value;
    },
    length(of = 'track', written = line.text('duration')) {
      const [cell] = line.all('duration');
      if (!cell) return undefined;
      const isThousandths = /\(ms\)|milliseconds|_ms$/i.test(cell.column.name);
      const seconds = likely(readLength(isThousandths ? `${written} ms` : written));
      const length = seconds === undefined ? undefined : writeLength(seconds);
      if (length === undefined) refuse('duration', cell.text, 'it is no length such as 3:20 or 1:02:30.');
      else if (
        of === 'track' &&
        seconds !== undefined &&
        seconds >= HARDLY_A_TRACK &&
        /^\d{1,2}:\d\d:00$/.test(cell.text)
      )
        doubts.push({ at: [...at, 'duration'], why: 'a spreadsheet may have made hours of its minutes' });
      return length;
    },
    number(field, highest) {
      const text = line.text(field);
      const number = /^0*(\d{1,9})(?:[.,]0+)?(?:\s*(?:\/|of|von)\s*\d+)?$/.exec(text)?.[1];
      if (text === '') return undefined;
      if (number !== undefined && Number(number) > 0 && Number(number) <= highest) return Number(number);
      refuse(field, text, `it is no number from 1 to ${highest}.`);
      return undefined;
    },
    bpm() {
      const text = line
        .text('bpm')
        .replace(/\s*bpm$/i, '')
        .replace(',', '.');
      if (text === '') return undefined;
      const read = /^\d+(?:\.\d+)?$/.test(text) ? tempo.safeParse(Number(text)) : undefined;
      if (typeof read?.data === 'number') return read.data;
      refuse('bpm', text, 'it is no number of beats per minute, such as 96.');
      return undefined;
    },
    day(fields, { today, order }, key = 'date') {
      const [cell] = fields.flatMap((field) => line.all(field));
      if (!cell) return undefined;
      const day = readDay(cell.text, { today, order: cell.column.meaning?.order ?? order });
      if ('refused' in day) {
        const year = key === 'release_date' ? ONLY_YEAR.exec(cell.text)?.[1] : undefined;
        if (year !== undefined) {
          doubts.push({ at: [...at, key], why: `only the year of "${cell.text}" is known` });
          return year;
        }
        line.refuse(cell, day.refused);
        return undefined;
      }
      if (day.doubt) doubts.push({ at: [...at, key], why: day.doubt });
      return day.value.date;
    },
    url(field, text = line.text(field)) {
      if (text === '') return undefined;
      const url = webAddress(completeUrl(text));
      if (url === undefined) refuse(field, text, 'it is no address on the web.');
      else if (isSecretLink(url)) {
        refuse(field, hostOf(url), SECRET_LINK);
        return undefined;
      }
      // As it is written: some addresses are longer once they are encoded.
      return url && (URL.canParse(text) ? text : url);
    },
    names: (field) => namesIn(line, field),
  };
}

export const SECRET_LINK = 'only those who were sent it can open it.';

/** The host of an address, to name it without what is secret. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** The texts of fields that entries have under the same keys. */
export function textsIn<Field extends Key>(
  line: Line,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = {};
  for (const field of fields) if (line.text(field) !== '') texts[field] = line.text(field);
  return texts;
}

/** All names in the cells of a field. */
export function namesIn(line: Line, field: Key): readonly string[] {
  return [...new Set(line.all(field).flatMap(({ text }) => splitNames(text)))];
}

/** Reads genres divided by commas as well, unless the cell has a plainer sign between them: `Folk, World, & Country; Pop` are two. */
export function genresIn(line: Line): readonly string[] {
  const genres = line.all('genre').flatMap(({ text }) => {
    const parts = splitNames(text);
    return parts.length > 1 || /, *&/.test(text) ? parts : text.split(/\s*,\s*/).filter(Boolean);
  });
  return [...new Set(genres)];
}

/** `A; B`, `A | B`, `A / B`; and with commas, unless they are within names: `Doe, John`. */
function splitNames(text: string): string[] {
  const parts = divideNames(text, { joins: ['list', 'slash'] });
  if (parts.length > 1) return parts;
  const words = divideNames(text, { joins: ['comma'] });
  return words.length > 1 && words.every((word) => word.includes(' ')) ? words : [text];
}

/** Returns true if a cell says yes. */
export function isYes(text: string): boolean {
  return /^(?:yes|y|true|1|x|✓|✔|explicit|ja|oui|s[íi]|sì|sim|evet|نعم|explizit|explicite|explícito)$/i.test(
    text,
  );
}
