/** The readers of all kinds of sources. */
import type { OnlineReader } from '../readers/online-reader.ts';
import type { Reader } from '../readers/reader.ts';
import { csv } from '../readers/table/index.ts';

/** The first that recognises a file reads it. */
export const READERS: readonly Reader[] = [csv];

/** The first that recognises a source on the web is asked. */
export const ONLINE_READERS: readonly OnlineReader[] = [];

/** Whether a source is on the web, as it is written. */
export function isOnline(source: string): boolean {
  return /^https?:\/\//i.test(source) || ONLINE_READERS.some((reader) => reader.recognises(source));
}
