/** The name of a new file: from its title, and not yet taken. */
import { shortenSlug, slugify } from '../lib/slug.ts';

/** Names that mean something else: notes that are not read, and devices of Windows. */
const RESERVED = ['readme', 'con', 'prn', 'aux', 'nul'];

/**
 * @param noun what a title is called that has no Latin letter: `release` gives `release-1`
 * @param taken names without their ending, in lower case
 */
export function chooseSlug(title: string, noun: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !RESERVED.includes(slug);
  const slug = shortenSlug(slugify(title));
  if (slug && isFree(slug)) return slug;
  for (let number = slug ? 2 : 1; ; number++) {
    const candidate = `${slug || noun}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
