/** Names of artists, and what joins them on a sleeve. */
import { joinOf } from '../../../engine/values/index.ts';
import type { Artists, NamedRole } from '../../catalogue.ts';

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
function roleAfter(between: string, before: NamedRole['role']): NamedRole['role'] {
  const join = joinOf(between);
  if (join === 'featuring' || join === 'with') return join;
  return join === 'comma' || join === 'and' ? before : 'main';
}
