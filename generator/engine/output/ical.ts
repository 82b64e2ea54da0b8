/** The grammar of iCalendar (RFC 5545): lines (3.1), texts (3.3.11), and time zones for those that do not know them by name (3.6.5). */
import { type ClockChange, formatOffset, listClockChanges, offsetAt } from '../lib/time-zone.ts';

const MINUTE_MS = 60_000;

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

/** A text as a value. Control characters, which the grammar has no place for, are left out. Some readers end a line at other marks. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
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

/** The offsets of a zone in these years, change by change: no rule is guessed. */
export function zoneLines(zone: string, years: ReadonlySet<number>): string[] {
  const observances = [...years]
    .sort((a, b) => a - b)
    .flatMap((year) => observe(zone, year, years.has(year - 1)));
  const standard = Math.min(...observances.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances.flatMap(({ at, from, to }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
      // Written by the clock that the change ends.
      const local = new Date(at + from * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z$/g, '');
      return [
        `BEGIN:${kind}`,
        `DTSTART:${local}`,
        `TZOFFSETFROM:${writeOffset(from)}`,
        `TZOFFSETTO:${writeOffset(to)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

/** The clock at the beginning of a year, unless the year before tells it already, and its changes in that year. */
function observe(zone: string, year: number, isKnown: boolean): ClockChange[] {
  const start = Date.UTC(year, 0, 1);
  const offset = offsetAt(zone, start);
  const opening = { at: start - offset * MINUTE_MS, from: offset, to: offset };
  return [...(isKnown ? [] : [opening]), ...listClockChanges(zone, start, Date.UTC(year + 1, 0, 1))];
}

function writeOffset(minutes: number): string {
  return formatOffset(minutes).replace(':', '');
}
