/** Times of the day as people write them. */
import { type Read, sure } from '../../content/schema/read.ts';
import { latinDigits } from '../../lib/text.ts';
import type { Clock } from './clock.ts';

/** Quarters of an hour alone follow a comma, `17,30`: other numbers are times of their own. */
const TIME =
  /^(\d{1,2})(?:(?:[:.h]|[;,](?=(?:00|15|30|45)(?!\d)))(\d{2}))?(?::00)?(h|uhr|heures?|horas?|ore)?([ap]m?|م|ص)?$/;

/** Lists times, `20:30`, that a text can mean: usually one, two for `8:30`, often the evening, none if it is no time. */
export function readTimes(written: string | number): string[] {
  const text = plainTime(written);
  if (/^(1[3-9]|2[0-3])[0-5]\d$/.test(text)) return [`${text.slice(0, 2)}:${text.slice(2)}`];
  const [found, hours = '', minutes = '00', , half] = TIME.exec(text) ?? [];
  const hour = Number(hours);
  if (found === undefined || hour > 23 || minutes > '59') return [];
  if (half)
    return hour >= 1 && hour <= 12 ? [writeTime((hour % 12) + (/^[pم]/.test(half) ? 12 : 0), minutes)] : [];
  const isDoubtful = hours.length === 1 && hour > 0;
  return isDoubtful ? [writeTime(hour + 12, minutes), writeTime(hour, minutes)] : [writeTime(hour, minutes)];
}

function plainTime(written: string | number): string {
  return latinDigits(plainNumber(written))
    .toLowerCase()
    .replace(/\s|\.(?=m\b|$)|(?<=[ap])\.(?=m)/g, '')
    .replace(/مساء\S*$/, 'م')
    .replace(/صباح\S*$/, 'ص')
    .replace(/^noon$/, '12:00')
    .replace(/^midnight$/, '00:00');
}

/** A number is what YAML makes of `20.30`: 20.3. */
function plainNumber(written: string | number): string {
  if (typeof written === 'string') return written;
  return Number.isInteger(written) ? String(written) : written.toFixed(2);
}

function writeTime(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Words before a time. */
const AROUND = /^(?:ca\.?|approx\.?|about|around|from|ab|um|at|à|dès|alle|ore|a las|às|las|saat|الساعة)\s+/i;

/** Between a time and the end. */
const UNTIL = /\s*-\s*|\s+(?:bis|to|until|till?|à|a)\s+/;

/** `20:00`, `20h30`, `8pm`, `20 Uhr`, `20:00-22:30`, `8 pm till late`, and the part of a day that spreadsheets make of it: `0.8333`. */
export function readClock(written: string | number): Read<Clock> {
  const text = latinDigits(plainNumber(written))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(AROUND, '')
    .trim();
  const part = /^0?[.,](\d{2,})$/.exec(text)?.[1];
  if (part !== undefined) return { value: { time: clockOf(Number(`0.${part}`)) } };
  if (text === '0' || text === '0.0') return { value: { time: '00:00' } };
  const [start = '', until] = text.split(UNTIL);
  // `20:00-24:00`, and `22:00-26:00` as in Japan.
  const finish = until?.replace(/^2[4-9](?!\d)/, (hour) => `0${Number(hour) - 24}`);
  const half = /[ap]\.?m\.?$/i.exec(finish ?? '')?.[0] ?? '';
  const [time, other] = readTimes(/[ap]\.?m\.?$/i.test(start) ? start : `${start}${half}`);
  if (time === undefined) return { refused: 'it is no time of the day.' };
  const [end] = finish === undefined ? [] : readTimes(finish);
  if (end === undefined && /\d/.test(finish ?? '')) return { refused: 'it is no time of the day.' };
  return {
    value: { time, ...(end !== undefined && { end }), ...(other !== undefined && { other }) },
    ...(other !== undefined && { doubt: `it may be ${other}, in the morning` }),
  };
}

/** Between times, of which each is a beginning: `11 und 16 Uhr`, `20:00 / 22:30`. */
const AND = /\s*(?:[,;&+/|]|(?<=[\s.])(?:und|and|et|y|e|ve|och|og|en|i|و)(?=\s))\s*/iu;

/** Minutes: with a slash, times that are closer are the doors and the beginning, `19:00/20:00`. */
const NEAR = 90;

/** Several beginnings of one day; undefined if it is one, or one of them is none for certain. */
export function readClocks(written: string): readonly string[] | undefined {
  const parts = written.split(AND);
  if (parts.length < 2) return undefined;
  const unit = /\s*(?:uhr|h|[ap]\.?m\.?)$/i.exec(parts.at(-1) ?? '')?.[0] ?? '';
  const times = parts.flatMap((part) => {
    const clock = sure(readClock(/[a-z]$/i.test(part) ? part : `${part}${unit}`));
    return clock && clock.end === undefined ? clock.time : [];
  });
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const isNear = minutes.some((each, at) => Math.abs(each - (minutes[at - 1] ?? -NEAR)) < NEAR);
  return times.length === parts.length && !(isNear && /[/|]/.test(written)) ? times : undefined;
}

function clockOf(part: number): string {
  const minutes = Math.round(part * 1440) % 1440;
  return writeTime(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
