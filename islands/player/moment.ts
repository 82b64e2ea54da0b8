/** Moments in addresses: `#t=1:02:30`, `#track=2&t=65`. */
import { formatClock } from '../../generator/engine/lib/text.ts';
import type { Playable } from '../../generator/site/parts.ts';

export interface Moment {
  /** Counted from 1; missing if the page has only one recording, or none is named. */
  track?: number | undefined;
  /** Seconds. */
  at: number;
}

/** Returns undefined if the address names no moment. */
export function readMoment(hash: string): Moment | undefined {
  const named = new URLSearchParams(hash.slice(1));
  const [track, time] = [Number(named.get('track')), named.get('t')];
  if (!(track > 0) && time === null) return undefined;
  return { track: track > 0 ? track : undefined, at: readClock(time ?? '') ?? 0 };
}

/** Reads `1:02:30`, `62:30` or `3750` as seconds; undefined for other forms. */
export function readClock(text: string): number | undefined {
  if (!/^\d+(:\d{1,2}){0,2}(\.\d+)?$/.test(text)) return undefined;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Formats a position: whole seconds that have passed. */
export function clock(seconds: number): string {
  return formatClock(Math.floor(seconds));
}

/** The address of a page that starts at this moment. */
export function momentLink({ id, url }: Pick<Playable, 'id' | 'url'>, at: number): string {
  const link = new URL(url, location.origin);
  const track = id.split('#')[1];
  link.hash = `${track ? `${track}&` : ''}t=${clock(at)}`;
  return link.href;
}

/** Finds the recording of a moment: numbers are those of the record, though some tracks may have no recording. */
export function findMoment<Named extends Pick<Playable, 'id'>>(
  list: readonly Named[],
  { track }: Moment,
): Named | undefined {
  return track === undefined ? list[0] : list.find(({ id }) => id.endsWith(`#track=${track}`));
}
