/** Conversion between time zones, by the database that Node.js includes. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment by the clock of a place, without the zone: `2026-06-12T22:00`. */
export type WallTime = `${string}T${string}`;

/** Today, `2026-06-12`, by the clocks of a zone. */
export type DayIn = (zone: string) => string;

/** Returns true for a zone of the database, in its spelling there: `Europe/Lisbon`, or `UTC`. */
export function isTimeZone(name: string): boolean {
  // Bare names are old abbreviations, which mean different places to different programs.
  if (name !== 'UTC' && !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Any case of letters is understood here, but not by every calendar that reads the name.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Every zone by the name that the database prefers; some have further names. */
export function listTimeZones(): string[] {
  return Intl.supportedValuesOf('timeZone');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the clocks of a zone are ahead of UTC at an instant, in milliseconds since 1970. */
export function offsetAt(zone: string, instant: number): number {
  // Most sites use UTC, and loading the database takes longer than a build without changes.
  if (zone === 'UTC') return 0;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // `GMT`, or `GMT+05:30`; seconds were in use before clocks were set by railways.
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Minutes ahead of UTC. Skipped times use the clock before the change, repeated ones are the first (RFC 5545, 3.3.5). */
export function offsetOf(zone: string, time: WallTime): number {
  const { before, after, isBefore, isAfter } = offsetsAround(zone, time);
  return isBefore || !isAfter ? before : after;
}

/** A wall time that a zone does not have, or has twice, and the minutes by which its clocks change. */
interface ClockChange {
  isSkipped: boolean;
  minutes: number;
}

/** The change of the clocks of a zone that a wall time falls into. */
export function clockChangeAt(zone: string, time: WallTime): ClockChange | undefined {
  const { before, after, isBefore, isAfter } = offsetsAround(zone, time);
  if (before === after || isBefore !== isAfter) return undefined;
  return { isSkipped: !isBefore, minutes: Math.abs(after - before) };
}

/** Offsets of the days before and after a wall time, and by which of them the clocks show it. */
function offsetsAround(zone: string, time: WallTime) {
  const wall = Date.parse(`${time}Z`);
  const before = offsetAt(zone, wall - DAY_MS);
  const after = offsetAt(zone, wall + DAY_MS);
  const isShown = (offset: number) => offsetAt(zone, wall - offset * MINUTE_MS) === offset;
  return { before, after, isBefore: isShown(before), isAfter: isShown(after) };
}

/** A wall time of a zone in milliseconds since 1970. */
export function instantOf(zone: string, time: WallTime): number {
  return Date.parse(`${time}Z`) - offsetOf(zone, time) * MINUTE_MS;
}

/**
 * A moment of a day, for formats that know no days. It is on that day by the clocks of the zone and in UTC: midnight of the zone
 * west of Greenwich, and of Greenwich east of it.
 * @param day `2026-06-12`
 */
export function momentOf(day: string, zone: string): Date {
  return new Date(Math.max(Date.parse(`${day}T00:00:00Z`), instantOf(zone, `${day}T00:00`)));
}

/** The day by the clocks of a zone, `2026-06-12`. @param instant in milliseconds since 1970 */
export function dayAt(zone: string, instant: number): string {
  return new Date(instant + offsetAt(zone, instant) * MINUTE_MS).toISOString().slice(0, 10);
}

/** Minutes as ISO 8601 writes them: `+04:00`. */
export function formatOffset(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}
