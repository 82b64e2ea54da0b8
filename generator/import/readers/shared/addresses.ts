/** Addresses that sources have for texts and pictures. */
import { oldPath } from '../../../engine/values/index.ts';
import { platformAt } from '../../../site/platforms/table.ts';
import type { ItemFile } from '../../catalogue.ts';
import { webAddress } from './html.ts';

/** Hosts of everybody's pages: no address there can lead to the artist's own site. */
const SHARED_HOST =
  /(?:^|\.)(?:wordpress\.com|medium\.com|substack\.com|blogspot\.[a-z.]+|blogger\.com|tumblr\.com|wixsite\.com|squarespace\.com|ghost\.io|livejournal\.com|anchor\.fm|podbean\.com|buzzsprout\.com|libsyn\.com|podigee\.io|acast\.com|simplecast\.com|transistor\.fm|spreaker\.com|megaphone\.fm|captivate\.fm|feedburner\.com|github\.io)$/;

type OldAddress =
  | { readonly path: string }
  /** One that cannot be redirected. */
  | { readonly left: string };

/**
 * The path of a page on the artist's own site, which the new one can redirect. Undefined for addresses elsewhere.
 *
 * @param home the address of the site that the source is about
 */
export function oldAddressOf(link: string | undefined, home: string | undefined): OldAddress | undefined {
  const [page, site] = [webAddress(link, home), webAddress(home)];
  if (!page || !site) return undefined;
  const { hostname, pathname, search } = new URL(page);
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(hostname) !== bare(new URL(site).hostname) || SHARED_HOST.test(hostname) || platformAt(page))
    return undefined;
  if (pathname === '/' && search === '') return undefined;
  // Addresses such as /?p=12 are all the same file to a host of files.
  return search === '' && oldPath.safeParse(pathname).success
    ? { path: pathname }
    : { left: `${pathname}${search}` };
}

/** A picture on the web for a key of an entry; its name is no path. */
export function pictureOf(key: string, url: string): ItemFile {
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = last
    .replace(/%[0-9a-f]{2}/gi, '-')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80);
  return { at: [key], name: name || 'picture', from: { url } };
}
