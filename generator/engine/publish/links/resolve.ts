/** Resolves an address on a page to a file of the site. */
import { decodePercent, readFragment, type SiteUrls } from '../../lib/url.ts';

export type Destination =
  /** Another site, or no page at all, such as a mail address. */
  | { kind: 'elsewhere' }
  /** A file of the site; `fragment` is empty for the whole of it. */
  | { kind: 'file'; path: string; fragment: string }
  /** A page, but under an address without its closing slash. */
  | { kind: 'slashless'; path: string; fragment: string }
  /** A place on this host, but beside the path that the site lives under. */
  | { kind: 'outside' }
  | { kind: 'nowhere' };

/** The address of a page or file: `music/index.html` is `/music/`. */
export function urlOf(path: string, { base }: Pick<SiteUrls, 'base'>): string {
  return base + path.replace(/(^|\/)index\.html$/, '$1');
}

/** An address that is written as URLs are normalized, so it need not be parsed: most are. */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/** @param from the page that has the link */
export function resolveLink(
  link: string,
  from: string,
  site: SiteUrls,
  files: ReadonlySet<string>,
): Destination {
  const local = link.startsWith(site.origin) ? link.slice(site.origin.length) : link;
  if (local.startsWith(site.base) && PLAIN.test(local))
    return findFile(local.slice(site.base.length), '', files);
  const here = site.origin + encodeURI(urlOf(from, site));
  const url = URL.canParse(link, here) ? new URL(link, here) : undefined;
  if (!url) return { kind: 'nowhere' };
  if (url.origin !== site.origin) return { kind: 'elsewhere' };
  if (!url.pathname.startsWith(site.base)) {
    return { kind: /^https?:/i.test(link) ? 'elsewhere' : 'outside' };
  }
  const path = url.pathname.slice(site.base.length);
  return findFile(decodePercent(path) ?? path, readFragment(url.hash), files);
}

function findFile(path: string, fragment: string, files: ReadonlySet<string>): Destination {
  const exact = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (files.has(exact)) return { kind: 'file', path: exact, fragment };
  const index = `${path}/index.html`;
  return files.has(index) ? { kind: 'slashless', path: index, fragment } : { kind: 'nowhere' };
}
