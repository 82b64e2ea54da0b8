/** Old addresses: `_redirects`, and a page at each of them for hosts that do not read it. */
import type { Redirect } from '../../model/redirects.ts';
import type { Site } from '../../model/site.ts';
import type { Artifact } from '../types.ts';
import { buildMoved } from './moved.ts';

/** The last part of an address that is a file of its own. */
const FILE = /\/[^/]+\.[A-Za-z0-9]+$/;
/** Files that hosts send as pages. */
const PAGE = /\.html?$/;

export function planRedirects(redirects: readonly Redirect[], site: Site): Artifact[] {
  if (redirects.length === 0) return [];
  const { urls } = site;
  const language = site.site.data.language.slice(0, 2);
  const pages = redirects.flatMap(({ from, to }): Artifact[] => {
    const path = fileOf(from);
    return path
      ? [{ path, body: buildMoved({ language, url: urls.href(to), whole: urls.absolute(to) }) }]
      : [];
  });
  return [{ path: '_redirects', body: writeRedirects(redirects, urls.href) }, ...pages];
}

/**
 * Netlify serves the page that stands there unless a rule is marked with `!`, and takes an address with or without its
 * slash. Cloudflare Pages knows no mark, passes over the line, and wants both forms.
 */
function writeRedirects(redirects: readonly Redirect[], href: (url: string) => string): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const [old, target] = [href(from), href(to)];
    const bare = old.replace(/\/$/, '');
    const forms = FILE.test(from) ? [old] : [`${bare}/`, bare];
    return [`${old} ${target} 301!`, ...forms.map((form) => `${form} ${target} 301`)];
  });
  return `${lines.join('\n')}\n`;
}

/** Undefined where no host would send the file as a page, such as `/index.php`. */
function fileOf(from: string): string | undefined {
  if (FILE.test(from)) return PAGE.test(from) ? from.slice(1) : undefined;
  return `${from.replace(/\/$/, '').slice(1)}/index.html`;
}
