/** Lengths of recordings. */

import { formatClock, formatDuration, latinDigits } from '../../../engine/lib/text.ts';
import { length } from '../../../engine/values/index.ts';
import type { Length } from '../../catalogue.ts';

/** `3:20`, `1:02:30`, as the files of the site have it. Undefined for what is no length of a recording. */
export function writeLength(seconds: number): Length | undefined {
  const whole = Math.round(seconds);
  if (!length.safeParse(whole).success) return undefined;
  return whole < 3600 ? formatDuration(whole) : formatClock(whole);
}

/** Seconds of `3:20`, `00:03:20`, `3'20"`, `3m 20s`, `PT3M20S`, `200`, `200000 ms`, and of the part of a day that spreadsheets make of it. */
export function readSeconds(written: string): number | undefined {
  const text = latinDigits(written).trim().toLowerCase();
  const part = /^0[.,](\d{3,})$/.exec(text)?.[1];
  if (part !== undefined) return Number(`0.${part}`) * 24 * 3600;
  const thousandths = /^(\d+)\s*(?:ms|milliseconds)$/.exec(text)?.[1];
  if (thousandths !== undefined) return Number(thousandths) / 1000;
  const [found, hours = '0', minutes = '0', seconds = '0'] =
    /^(?=\d)(?:(\d{1,3})\s*(?:h|std)\.?\s*)?(?:(\d{1,4})\s*(?:m|min|'|′|’)\.?\s*)?(?:(\d{1,5})\s*(?:s|sec|sek|"|″|''|”)?\.?)?$/.exec(
      text,
    ) ?? [];
  const read = length.safeParse(text.replace(/[.,]\d+$/, ''));
  if (read.success) return read.data;
  return found === undefined
    ? undefined
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
}

/** In seconds: no track is as long, but minutes that a spreadsheet took for hours are. */
export const HARDLY_A_TRACK = 3600;
