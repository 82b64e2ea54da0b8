/** Genres among the tags of a page, which are in any order with places and names. */
import { fold } from '../../../engine/lib/fold.ts';
import type { Notes } from '../shared/notes.ts';

/** @param others places and names, as the page has them; parts of a place are between commas */
export function readTags(tags: readonly string[], others: readonly string[], notes: Notes): string[] {
  const known = new Set(others.flatMap((other) => [other, ...other.split(',')]).map(plain));
  const genres = new Map<string, string>();
  for (const tag of tags) {
    const genre = notes.line('Tag', tag);
    if (genre === undefined) continue;
    if (known.has(plain(genre))) notes.leave('Tag that is a place or a name', genre);
    else if (!genres.has(plain(genre))) genres.set(plain(genre), genre);
  }
  return [...genres.values()];
}

/** `Hip-Hop` and `hip hop` are one. */
function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}&]+/gu, '');
}
