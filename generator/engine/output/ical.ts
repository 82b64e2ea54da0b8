/** The grammar of iCalendar (RFC 5545): lines (3.1) and texts (3.3.11). */

import { formatOffset, offsetAt } from '../lib/time-zone.ts';

/** Lines may hold 75 octets; longer ones go on after a line break and a space. */
const LINE_OCTETS = 75;

/** A whole calendar of components, each as its lines. */
export function writeCalendar(head: readonly string[], components: readonly string[][]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Liner//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...components.flat(),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A text as a value. Control characters, which the grammar forbids, are left out. Some readers end a line at other marks. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const DAY_MS = 24 * 60 * 60_000;

/** A time zone (3.6.5), with each change of its clocks between two days. Times that come back every week need it. */
export function zoneLines(zone: string, first: string, last: string): string[] {
  const observances: string[] = [];
  let before = offsetAt(zone, Date.parse(first));
  const lowest = Math.min(before, offsetAt(zone, Date.parse(first) + 182 * DAY_MS));
  const observe = (start: number, from: number, to: number) => {
    const name = to > lowest ? 'DAYLIGHT' : 'STANDARD';
    const local = new Date(start + from * 60_000).toISOString().slice(0, 19).replace(/[-:]/g, '');
    observances.push(
      ...[`BEGIN:${name}`, `DTSTART:${local}`, `TZOFFSETFROM:${writeOffset(from)}`],
      ...[`TZOFFSETTO:${writeOffset(to)}`, `END:${name}`],
    );
  };
  observe(Date.parse(first) - DAY_MS, before, before);
  for (let day = Date.parse(first); day <= Date.parse(last); day += DAY_MS) {
    const after = offsetAt(zone, day + DAY_MS);
    if (after === before) continue;
    let change = day;
    while (offsetAt(zone, change) === before) change += 15 * 60_000;
    observe(change, before, after);
    before = after;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'];
}

function writeOffset(minutes: number): string {
  return formatOffset(minutes).replace(':', '');
}

/** Breaks a line between characters, so that no part is longer than allowed. */
function fold(line: string): string {
  const parts = [''];
  let left = LINE_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > left) {
      parts.push('');
      left = LINE_OCTETS - 1;
    }
    parts[parts.length - 1] += character;
    left -= octets;
  }
  return parts.join('\r\n ');
}
