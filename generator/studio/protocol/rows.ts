/** Rows of the list of everything, by their keys. */
import type { StudioEntry } from './site.ts';

/** `releases/new-song.md`, and of a show `pages/events.yaml#events/3`. */
export function keyOfRow({ file, at }: Pick<StudioEntry, 'file' | 'at'>): string {
  return at ? `${file}#${at.join('/')}` : file;
}

/** The rows after news of them: each stays in its place, and new ones are at the end. */
export function mergeRows(
  entries: readonly StudioEntry[],
  rows: readonly StudioEntry[],
  gone: readonly string[],
): StudioEntry[] {
  const all = new Map([...entries, ...rows].map((entry) => [keyOfRow(entry), entry]));
  for (const key of gone) all.delete(key);
  return [...all.values()];
}
