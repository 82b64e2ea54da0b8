/** The key by which search engines believe that changed pages are reported by their site (indexnow.org/documentation). */
import type { Artifact } from '../engine/artifact.ts';
import { hash } from '../engine/lib/hash.ts';

/** Public key for search engines: those who can put it at the root of the site are believed. @param root whole address of the site */
export function keyOf(root: string): string {
  return hash('indexnow', root);
}

/** @param absolute makes a whole address of one on this site */
export function planKey(isOn: boolean | undefined, absolute: (url: string) => string): Artifact[] {
  const key = keyOf(absolute('/'));
  return isOn ? [{ path: `${key}.txt`, body: key }] : [];
}
