/** How facts are written on the page. Pure, and the same on every machine: no locale, no clock. */

import { cutText } from '../lib/text.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** As much of a date as is known, in words: `1 August 2025`, `November 2017`, `2019`. */
export function formatDate(date: string): string {
  const [year = '', month, day] = date.split('-');
  const name = month === undefined ? undefined : MONTHS[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}

/** The same with the month cut to three letters, for narrow columns: `1 Aug 2025`. */
export function formatShortDate(date: string): string {
  return formatDate(date).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
}

/** Several days, as short as can be: `12–14 August 2026`, `30 July – 2 August 2026`. One day is that day. */
export function formatDays(first: string, last: string): string {
  const [year, month] = last.split('-');
  if (first >= last) return formatDate(first);
  if (!first.startsWith(`${year}-`)) return `${formatDate(first)} – ${formatDate(last)}`;
  const [day = '', name = ''] = formatDate(first).split(' ');
  return first.startsWith(`${year}-${month}-`)
    ? `${day}–${formatDate(last)}`
    : `${day} ${name} – ${formatDate(last)}`;
}

/** The same with months cut to three letters. */
export function formatShortDays(first: string, last: string): string {
  return formatDays(first, last).replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3));
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The day of the week of a whole date: `Friday`. */
export function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

/** The year of a date. */
export function yearOf(date: string): string {
  return date.slice(0, 4);
}

/** Reading time at 220 words a minute, at least one: `3 min read`. */
export function readTime(words: number): string {
  return `${Math.max(1, Math.round(words / 220))} min read`;
}

/** Cuts a text at a word's end so that it fits `limit` characters, an ellipsis included. */
export function shorten(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= limit) return flat;
  const space = flat.slice(0, limit).lastIndexOf(' ');
  const end = space > limit / 2 ? space : limit - 1;
  return `${cutText(flat, end).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The anchor of a track on its release's page: `track-1`, and `disc-2-track-1` on the discs that follow the first. */
export function trackAnchor(trackNumber: number, disc = 1): string {
  return disc === 1 ? `track-${trackNumber}` : `disc-${disc}-track-${trackNumber}`;
}

/** `115 BPM`, `A minor`: what is known. */
export function tempoAndKey({
  bpm,
  key,
}: {
  bpm?: number | string | undefined;
  key?: string | undefined;
}): string[] {
  return [...(bpm === undefined ? [] : [`${bpm} BPM`]), ...(key ? [key] : [])];
}
