/**
 * The whole site as data, for custom templates. A page whose template imports this module, directly or indirectly, is rendered
 * again whenever anything of the site changes; so Liner's own templates never do.
 */
import type { SiteFacts } from '../generator/app/pipeline/site-facts.ts';
import { getSite } from './site-state.ts';

export type { SiteFacts } from '../generator/app/pipeline/site-facts.ts';

export function useSite(): SiteFacts {
  const site = getSite();
  if (!site) throw new Error('useSite only works in components of templates, while a page is rendered.');
  return site;
}
