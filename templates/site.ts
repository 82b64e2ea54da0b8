/**
 * The whole site as data, for a site's own templates. A page whose template imports this module, directly or by way of others, is made
 * again whenever something of the site has changed; so Liner's own templates never do.
 */
import type { SiteFacts } from '../generator/app/site-facts.ts';
import { getSite } from './site-state.ts';

export type { SiteFacts } from '../generator/app/site-facts.ts';

export function useSite(): SiteFacts {
  const site = getSite();
  if (!site)
    throw new Error('useSite can be called in components of templates alone, while a page is rendered.');
  return site;
}
