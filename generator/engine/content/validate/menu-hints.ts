/** Corrections of entries of the menu, which people write as keys: `- music:` with a list below it. */
import { isScalar } from './fit.ts';

/** How pages are named; all else is what the menu says. */
const PAGE = /^[a-z][a-z0-9-]*$/;
const ADDRESS = /^(https?:\/\/|\/|mailto:)/;

/**
 * The entry that is meant by a key and what follows it.
 *
 * @returns undefined where no entry has both
 */
export function menuEntry(key: string, value: unknown): object | undefined {
  const place = PAGE.test(key) ? { page: key } : { label: key };
  if (Array.isArray(value)) return { ...place, items: value };
  if (typeof value === 'object' && value !== null) return { ...place, ...value };
  if (!isScalar(value)) return undefined;
  if (ADDRESS.test(String(value))) return { label: key, url: value };
  return 'page' in place ? { ...place, label: value } : undefined;
}

/** A menu written as one group. */
export function menuEntries(group: object): object[] | undefined {
  const entries = Object.entries(group).map(([key, value]) => menuEntry(key, value));
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? known : undefined;
}
