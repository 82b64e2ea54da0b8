/** Names of artists, and what joins them on a sleeve. */
import type { Artists, NamedRole } from '../../catalogue.ts';

/** Between names in one: `A & B`, `A x B`. */
export const JOINT = /\s*(?:[,;/+&]|(?<=\s)(?:[x×]|b2b|vs\.?|and|with|y|et|und|e|و)(?=\s))\s*/iu;

/**
 * What is before a name decides its role: in `A feat. B & C`, both are guests.
 *
 * @param parts each with what is between it and the next one
 */
export function readJoined(parts: readonly { name: string; join: string }[]): Artists | undefined {
  let role: NamedRole['role'] = 'main';
  const names = parts.map(({ name, join }): string | NamedRole => {
    const own = role;
    role = roleAfter(join, own);
    return own === 'main' ? name : { name, role: own };
  });
  return names.length > 0 ? names : undefined;
}

/** Guests after the first are joined by commas. */
function roleAfter(join: string, before: NamedRole['role']): NamedRole['role'] {
  if (/\b(?:feat|ft|featuring)\b/i.test(join)) return 'featuring';
  if (/(?<!\p{L})(?:with|mit|avec|con|com|ile|مع)(?!\p{L})/iu.test(join)) return 'with';
  return /^\s*(?:,|&|and|\+)\s*$/i.test(join) ? before : 'main';
}
