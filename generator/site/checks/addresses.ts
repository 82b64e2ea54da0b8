/** Addresses that lead visitors nowhere: a base_url that is no address of a site, and pages behind a log-in. */

import { allEntries, positionOf } from '../../engine/content/entry.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { findHostPage, findLogIn } from '../closed-pages.ts';
import { problem } from '../messages/index.ts';

/** The file of a page at the end of a path: all addresses of the site would have it in their middle. */
const FILE = /\/(?:index|[^/]+\.(?:x?html?|php|aspx?|jsp|cgi|xml|txt|pdf|css|js|md|zip|jpe?g|png))\/?$/i;

/** Hosts for testing, on one computer or in one network. */
const LOCAL = /^(?:localhost|.*\.(?:localhost|local|test|internal)|\[.*\]|[\d.]+)$/;

export const checkBaseUrl: Check = ({ content: { site } }) => {
  const { base_url: url } = site.data;
  const at = positionOf(site, ['base_url']);
  const page = findHostPage(url);
  if (page) return [problem('site/host-page', at, { open: page.open ?? 'https://your-name.example' })];
  const { hostname, protocol, host, pathname, search, hash } = new URL(url);
  const isInsecure = protocol === 'http:' && !LOCAL.test(hostname);
  const secure = isInsecure ? 'https:' : protocol;
  const file = FILE.exec(pathname)?.[0] ?? '';
  const folder = pathname.slice(0, pathname.length - file.length).replace(/\/$/, '');
  const root = `${secure}//${host}${folder}`;
  const ending = file + search + hash;
  if (ending !== '') return [problem('site/page-address', at, { ending, url: root })];
  return isInsecure ? [problem('site/insecure', at, { url: root })] : [];
};

/** Hosts that send nobody from `/.well-known` to another site. */
const NO_REDIRECTS = /\.(?:github|gitlab)\.io$/;

export const checkBridge: Check = ({ content: { site } }) => {
  const { base_url: url, fediverse_bridge: isBridged } = site.data;
  if (!isBridged || !URL.canParse(url)) return [];
  const { hostname, pathname } = new URL(url);
  if (pathname === '/' && !NO_REDIRECTS.test(hostname)) return [];
  return [problem('fediverse/no-redirects', positionOf(site, ['fediverse_bridge']), { url })];
};

export const checkLogIns: Check = ({ content }) =>
  allEntries(content).flatMap(({ file, links }) =>
    links.flatMap(({ url, line, column, writtenIn = file }): Problem[] => {
      // That of the site is reported as such.
      const page = url === content.site.data.base_url ? undefined : findLogIn(url);
      return page
        ? [problem('link/log-in', { file: writtenIn, line, column }, { url, open: page.open })]
        : [];
    }),
  );
