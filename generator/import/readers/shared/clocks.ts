/** Times of the day as people write them in tables and texts. */

import { latinDigits } from '../../../engine/lib/text.ts';
import { readTimes } from '../../../engine/values/index.ts';

export interface Clock {
  /** `20:00`. */
  readonly time: string;
  /** Of a range. */
  readonly end?: string | undefined;
  readonly doubt?: string | undefined;
}

/** What may be in front of a time. */
const AROUND = /^(?:ca\.?|approx\.?|about|around|from|ab|um|at|à|dès|alle|ore|a las|às|las|saat|الساعة)\s+/i;

/** `20:00`, `20h30`, `8pm`, `20 Uhr`, `20:00-22:30`, and the part of a day that spreadsheets make of it: `0.8333`. */
export function readClock(written: string): Clock | { refused: string } {
  const text = latinDigits(written)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(AROUND, '')
    .trim();
  const part = /^0?[.,](\d{2,})$/.exec(text)?.[1];
  if (part !== undefined) return { time: clockOf(Number(`0.${part}`)) };
  if (text === '0' || text === '0.0') return { time: '00:00' };
  const [start = '', finish] = text.split(/\s*(?:-| bis | to | à | a )\s*/);
  const half = /[ap]\.?m\.?$/i.exec(finish ?? '')?.[0] ?? '';
  const [time, morning] = readTimes(/[ap]\.?m\.?$/i.test(start) ? start : `${start}${half}`);
  if (time === undefined) return { refused: 'it is no time of the day.' };
  const [end] = finish === undefined ? [] : readTimes(finish);
  const doubt = morning === undefined ? undefined : `it may be ${morning}, in the morning`;
  return { time, ...(end !== undefined && { end }), ...(doubt !== undefined && { doubt }) };
}

function clockOf(part: number): string {
  const minutes = Math.round(part * 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
