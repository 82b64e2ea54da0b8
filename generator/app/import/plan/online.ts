/** The readers of sources on the web. */
import type { OnlineReader } from '../readers/online-reader.ts';

/** The first that recognises a source is asked. */
export const ONLINE_READERS: readonly OnlineReader[] = [];

/** Whether a source is on the web, as it is written. */
export function isOnline(source: string): boolean {
  return /^https?:\/\//i.test(source) || ONLINE_READERS.some((reader) => reader.recognises(source));
}
