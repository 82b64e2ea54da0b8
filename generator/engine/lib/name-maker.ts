/** Names of files and addresses that are made from titles: one for each title, which every disk and every host can keep. */

import { isDevice } from './file-name.ts';
import { LONGEST_SLUG, shortenSlug } from './slug.ts';

/**
 * @param wanted the slug of a title, which may be empty
 * @param fallback the noun for what has no title in letters or digits: `group`
 * @param ending with its dot, for names that differ in it
 */
type ClaimName = (wanted: string, fallback: string, ending?: string) => string;

/**
 * Returns a function that gives no name twice: the second `rehearsal` is `rehearsal-2`. Names are the same if a disk that ignores case
 * and Unicode forms takes them for the same. Devices of Windows get the fallback before them: `group-con`.
 * @param written names that people chose, which are never given
 */
export function nameMaker(written: Iterable<string> = []): ClaimName {
  const taken = new Set(Array.from(written, foldName));
  const counts = new Map<string, number>();
  return (wanted, fallback, ending = '') => {
    const short = shortenSlug(wanted, LONGEST_SLUG) || fallback;
    const stem = isDevice(short) ? `${fallback}-${short}` : short;
    const key = foldName(stem + ending);
    let count = counts.get(key) ?? 1;
    let name = stem + ending;
    while (taken.has(foldName(name))) name = `${stem}-${++count}${ending}`;
    counts.set(key, count);
    taken.add(foldName(name));
    return name;
  };
}

/** Equal for all names that some disk takes for the same: those of Windows and macOS ignore case and Unicode forms. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
