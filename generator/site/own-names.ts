/** The names that the artist of the site goes by. */
import { fold } from '../engine/lib/fold.ts';
import type { Site } from './schema/site.ts';

/** Between the name in one script and the same in another: `Noor Vale | نور`. */
const BETWEEN = /\s+[|/]\s+/;

/** Folded, so that they can be compared: the whole name first, then its parts in several scripts, then the other names. */
export function ownNames({ name, alternate_names: others = [] }: Site['artist']): Set<string> {
  return new Set([name, ...name.split(BETWEEN), ...others].map(fold));
}
