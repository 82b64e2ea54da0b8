/** The site that `useSite` returns while a page is rendered. */
import type { SiteFacts } from '../generator/app/pipeline/site-facts.ts';

let current: SiteFacts | undefined;

/** Sets the site for the next page; rendering is synchronous. @returns whether it has changed */
export function setSite(site: SiteFacts | undefined): boolean {
  const isOther = site !== current;
  current = site;
  return isOther;
}

export function getSite(): SiteFacts | undefined {
  return current;
}
