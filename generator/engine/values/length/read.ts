/** Lengths of recordings as people, players and spreadsheets write them. */
import type { Read } from '../../content/schema/read.ts';
import { formatClock, formatDuration, latinDigits } from '../../lib/text.ts';

/** Seconds: a week. */
export const LONGEST = 7 * 24 * 3600;

const CLOCK = /^(?:(\d+):(?=\d\d:))?(\d+):([0-5]\d)$/;
/** `18′`, `12'30"`, `4 min`, `2 min 30 s`. */
const MINUTES = /^(\d{1,3}) ?(?:['′’]|min\b\.?)(?: ?([0-5]?\d) ?(?:["″”]|''|′′|’’|s\b)?)?$/;
const ISO = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i;

/** Reads a length as seconds: `3:20`, `1:02:30`, `200`, or ISO 8601, `PT3M20S`, in digits of any script. Undefined for anything else. */
export function readSeconds(written: string | number): number | undefined {
  if (typeof written === 'number') return written;
  const text = latinDigits(written).trim();
  if (/^\d+$/.test(text)) return Number(text);
  const [, whole, rest = '0'] = MINUTES.exec(text) ?? [];
  if (whole !== undefined) return Number(whole) * 60 + Number(rest);
  const [found, hours = '0', minutes = '0', seconds = '0'] = CLOCK.exec(text) ?? ISO.exec(text) ?? [];
  if (found === undefined) return undefined;
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), Number.MAX_SAFE_INTEGER);
}

function isLength(seconds: number | undefined): seconds is number {
  return seconds !== undefined && Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST;
}

/** `3:20`, `1:02:30`, as content files have it. Undefined for what is no length of a recording. */
export function writeLength(seconds: number): string | undefined {
  const whole = Math.round(seconds);
  if (!isLength(whole)) return undefined;
  return whole < 3600 ? formatDuration(whole) : formatClock(whole);
}

/** Numbers before their units, of which the last may have none: `1h 02m`, `2 Min. 30 Sek.`, `3'20"`, `3 dk 20 sn`. */
const IN_UNITS = new RegExp(
  [
    '^(?=\\d)',
    '(?:(\\d{1,3})\\s*(?:h|hrs?|hours?|heures?|horas?|std|stunden?|ore?|saat|sa|ساعة)\\.?\\s*)?',
    "(?:(\\d{1,4})\\s*(?:m|min[a-z]*|dk|dakika|دقيقة|دقائق|['′’])\\.?\\s*)?",
    "(?:(\\d{1,5})\\s*(?:s|se[ckg][a-z]*|sn|saniye|ثانية|\"|″|′′|''|”|’’)?\\.?)?$",
  ].join(''),
);

/**
 * Seconds of `3:20`, `00:03:20`, `3'20"`, `3m 20s`, `PT3M20S`, `200`, `200000 ms`, of minutes and seconds with a dot, `3.20`, and
 * of the part of a day that spreadsheets make of it.
 */
export function readLength(written: string): Read<number> {
  const seconds = secondsOf(latinDigits(written).trim().toLowerCase());
  return seconds ? { value: seconds } : { refused: 'it is no length such as 3:20 or 1:02:30.' };
}

/** In characters: an expression for what is longer would take time by its square. */
const LONGEST_TEXT = 200;

function secondsOf(text: string): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const part = /^0[.,](\d{3,})$/.exec(text)?.[1];
  if (part !== undefined) return Number(`0.${part}`) * 24 * 3600;
  const thousandths = /^(\d+)\s*(?:ms|milliseconds)$/.exec(text)?.[1];
  if (thousandths !== undefined) return Number(thousandths) / 1000;
  const [, dotted = '', rest] = /^(\d{1,2})[.,]([0-5]\d)$/.exec(text) ?? [];
  if (rest !== undefined) return Number(dotted) * 60 + Number(rest);
  const plain = readSeconds(text.replace(/(?<=:\d\d|^\d{3,})[.,]\d+$/, ''));
  if (isLength(plain)) return plain;
  // `1h30`: what follows hours is minutes.
  const inUnits = text.replace(/(?<=h\s?)[0-5]\d$/, '$& m');
  const [found, hours = '0', minutes = '0', seconds = '0'] = IN_UNITS.exec(inUnits) ?? [];
  return found === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A length that is known about, or between two lengths, in whole seconds. */
export interface RoughLength {
  from: number;
  to?: number;
}

const ABOUT =
  /^(?:ca?\.|ca(?= )|circa|approx\.?|approximately|about|around|env\.|environ|aprox\.|aproximadamente|etwa|rund|cerca de|yaklaşık|حوالي|نحو|~|≈)\s*/iu;

const MINUTE = "(?:min[a-z]*\\.?|m|dk\\.?|dakika|دقيقة|دقائق|['′’])";
const RANGE = new RegExp(`^(\\d{1,3})\\s?${MINUTE}?\\s?[-–—]\\s?(\\d{1,3})\\s?${MINUTE}$`, 'i');

/** Reads `ca. 12 min`, `about 6'` and `8-10 min`. Undefined for exact lengths, and for what is none. */
export function readRough(written: string): RoughLength | undefined {
  const text = latinDigits(written).trim();
  if (text.length > LONGEST_TEXT) return undefined;
  const bare = text.replace(ABOUT, '');
  const [, first, last] = (RANGE.exec(bare) ?? []).map((part) => Number(part) * 60);
  if (first !== undefined && last !== undefined) return first < last ? { from: first, to: last } : undefined;
  const seconds = bare === text || /^\d+$/.test(bare) ? undefined : secondsOf(bare.toLowerCase());
  return isLength(seconds) ? { from: seconds } : undefined;
}

const LOOSELY = [
  // `c12'`, `12 or so`, `12ish`, `12 min (approx.)`
  new RegExp(`^(?:ca?(?=\\d)|${ABOUT.source.slice(1)})`, 'iu'),
  /[\s-]*(?:ish|or so|oder so|environ|kadar|civarı|\(?(?:ca?|circa|approx|aprox|env)\b\.?\)?)$/iu,
];
const TO = /^(\d+) ?(?:[-–—]|to|bis|à|hasta|fino a|a|até|ile|إلى) ?(?=\d)/iu;

/** Completes a length of a work as `ca. 12 min`, `8–10 min` or `12:30`: a number without a unit is minutes. Undefined for what is no length. */
export function completeRough(written: string): string | undefined {
  const text = latinDigits(written).trim();
  if (text.length > LONGEST_TEXT) return undefined;
  const bare = LOOSELY.reduce((rest, sign) => rest.replace(sign, ''), text).trim();
  const [last = '', about] = [bare.replace(TO, ''), bare === text ? '' : 'ca. '];
  const whole = /^\d{1,3}$/.test(last) ? `${bare} min` : bare;
  const range = readRough(whole.replace(TO, '$1–'));
  if (range?.to !== undefined) return `${about}${range.from / 60}–${range.to / 60} min`;
  const seconds = secondsOf(whole.toLowerCase());
  if (!isLength(seconds)) return undefined;
  return about && seconds % 60 === 0 ? `ca. ${seconds / 60} min` : `${about}${writeLength(seconds)}`;
}
