/** Files for hosts: headers, redirects, and the markers of GitHub Pages. */

import { type Artifact, HOSTED_FILES } from '../../engine/artifact.ts';
import type { SiteUrls } from '../../engine/lib/url.ts';
import { isReserved } from '../ai.ts';
import { contentPolicy, type Needs, uniteNeeds } from '../csp.ts';
import type { Redirect } from '../routes.ts';
import type { Site } from '../site.ts';
import { buildHeaders } from './headers.ts';
import { planRedirects } from './redirects.ts';

/** Names given by hosts, and reserved names (RFC 2606): none can be pointed at GitHub. */
const NOT_OWN =
  /(?:^|\.)(?:github\.io|gitlab\.io|netlify\.app|pages\.dev|workers\.dev|vercel\.app|cloudfront\.net|amazonaws\.com|web\.app|surge\.sh|example|example\.(?:com|net|org)|test|invalid|localhost)$/;
const NAME = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Plans files for hosts. A file of the artist stays, and none is made in its place. @param needs of all pages @param artifacts all other
 * files of the site
 */
export function planHosting(
  site: Site,
  needs: () => readonly Needs[],
  redirects: readonly Redirect[],
  artifacts: readonly Artifact[],
): Artifact[] {
  const domain = findDomain(site.urls);
  const own = new Set(artifacts.map(({ path }) => path).filter((path) => HOSTED_FILES.includes(path)));
  const planned = [
    {
      path: '_headers',
      body: () =>
        buildHeaders(
          site.urls,
          contentPolicy(uniteNeeds(needs()), site.urls.base),
          artifacts,
          isReserved(site.settings.ai),
        ),
    },
    ...planRedirects(redirects, site),
    // Jekyll, which GitHub Pages runs on branches, would leave out what begins with an underscore.
    { path: '.nojekyll', body: '' },
    ...(domain ? [{ path: 'CNAME', body: `${domain}\n` }] : []),
  ];
  return planned.filter(({ path }) => !own.has(path));
}

/**
 * The domain for GitHub Pages, which wants it in a file where a site is published from a branch. Undefined where the
 * address is not a custom domain, and where the site lives below a path or behind a port: the domain is that of
 * another site then.
 */
export function findDomain({ origin, base }: Pick<SiteUrls, 'origin' | 'base'>): string | undefined {
  const { hostname, port } = new URL(origin);
  const isOwn = base === '/' && port === '' && NAME.test(hostname) && !NOT_OWN.test(hostname);
  return isOwn ? hostname : undefined;
}
