/** What `useSite` gives while a page is rendered. */
import type { SiteFacts } from '../generator/app/site-facts.ts';

let current: SiteFacts | undefined;

/** Rendering is synchronous: what is set before a page holds until its end. Returns whether it is another one than before. */
export function setSite(site: SiteFacts | undefined): boolean {
  const isOther = site !== current;
  current = site;
  return isOther;
}

export function getSite(): SiteFacts | undefined {
  return current;
}
