/** Time zones for calendars that do not know them by name (RFC 5545, 3.6.5). */
import { formatOffset, listClockChanges, offsetAt } from '../../lib/time-zone.ts';

const MINUTE_MS = 60_000;

/** What the clocks of a zone show from the first year to the last, change by change: no rule is guessed at. */
export function zoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const start = Date.UTC(firstYear, 0, 1);
  const changes = listClockChanges(zone, start, Date.UTC(lastYear + 1, 0, 1));
  const offset = offsetAt(zone, start);
  const standard = Math.min(offset, ...changes.map(({ to }) => to));
  const observances = [{ at: start - offset * MINUTE_MS, from: offset, to: offset }, ...changes];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observances.flatMap(({ at, from, to }) => {
      const kind = to > standard ? 'DAYLIGHT' : 'STANDARD';
      // The change is told by the clock that it ends.
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

function writeOffset(minutes: number): string {
  return formatOffset(minutes).replace(':', '');
}
