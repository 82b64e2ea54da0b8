/** Old addresses: `_redirects`, and a page at each of them for hosts that do not read it. */

import type { Artifact } from '../../engine/artifact.ts';
import { escapeMarkup } from '../../engine/lib/markup.ts';
import { bridgeRules } from '../fediverse.ts';
import { namesFile, namesPage } from '../redirects/old-address.ts';
import type { Redirect } from '../routes.ts';
import type { Site } from '../site.ts';
import type { Words } from '../words/index.ts';

interface MovedPage {
  words: Words;
  /** Target with the base path. */
  url: string;
  /** Whole address. */
  whole: string;
}

export function planRedirects(redirects: readonly Redirect[], site: Site): Artifact[] {
  const [, ...others] = site.languages?.all ?? [];
  const bridge = bridgeRules(site.settings);
  if (redirects.length === 0 && others.length === 0 && bridge === '') return [];
  // Below each language, what is not there is answered in it. Cloudflare takes the nearest 404.html by itself.
  const missing = others.map(({ urls: own }) => `${own.href('/')}* ${own.href('/404.html')} 404\n`);
  const { urls } = site;
  const pages = redirects.flatMap(({ from, to, passing }): Artifact[] => {
    const path = fileOf(from);
    return path && !passing
      ? [{ path, body: buildMoved({ words: site.words, url: urls.href(to), whole: urls.absolute(to) }) }]
      : [];
  });
  return [
    { path: '_redirects', body: bridge + writeRedirects(redirects, urls.href) + missing.join('') },
    ...pages,
  ];
}

/**
 * Lines that every host reads. A mark behind the status tells Netlify that a rule comes before a file, but
 * Cloudflare Pages warns of each such line as if it were wrong; the page at the old address leads to the same place.
 * Netlify takes an address with or without its slash, Cloudflare wants both forms.
 */
function writeRedirects(redirects: readonly Redirect[], href: (url: string) => string): string {
  const lines = redirects.flatMap(({ from, to, passing }) => {
    const [old, target] = [href(from), href(to)];
    const status = passing ? 302 : 301;
    const forms = namesFile(from) ? [old] : [old, old.replace(/\/$/, '')];
    return forms.map((form) => `${form} ${target} ${status}`);
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns undefined if no host would send the file as a page, such as `/index.php`. */
function fileOf(from: string): string | undefined {
  if (namesFile(from)) return namesPage(from) ? from.slice(1) : undefined;
  return `${from.slice(1)}index.html`;
}

/** A page that redirects to the new address of a page. Search engines take a refresh without delay for a permanent redirect. */
function buildMoved({ words, ...addresses }: MovedPage): string {
  const { code, dir } = words.language;
  // Words may be the artist's own.
  const [moved, link] = [escapeMarkup(words.shell.moved), escapeMarkup(words.shell.movedLink)];
  const url = escapeMarkup(addresses.url);
  const canonical = escapeMarkup(addresses.whole.replace(/#.*$/, ''));
  return `<!doctype html>
<html lang="${code}"${dir === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${moved}</title>
<link rel="canonical" href="${canonical}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body>
<p>${moved}. <a href="${url}">${link}</a></p>
</body>
</html>
`;
}
