/** Names of planned entries, which people answer with. */
import { foldName } from '../match/names.ts';
import { dateOf, titleOf } from './answers.ts';
import type { PlannedEntry } from './plan.ts';

/** Names each entry by its title, and those that are unclear and share it by their date as well. */
export function nameEntries(entries: readonly Omit<PlannedEntry, 'name'>[]): PlannedEntry[] {
  const counts = new Map<string, number>();
  for (const { item } of entries) {
    const key = foldName(titleOf(item));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return entries.map((entry) => {
    const title = titleOf(entry.item);
    const date = dateOf(entry.item);
    const isShared = (counts.get(foldName(title)) ?? 0) > 1 && date !== undefined;
    return { ...entry, name: entry.verdict === 'unclear' && isShared ? `${title}, ${date}` : title };
  });
}
