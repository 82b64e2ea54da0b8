/** What hosts read of a site besides its pages: headers, redirects, and what GitHub Pages wants to know. */

import type { Artifact } from '../../artifact.ts';
import { unitePolicies } from '../../model/csp.ts';
import { HOSTED_FILES } from '../../model/hosted-files.ts';
import type { Redirect } from '../../model/redirects/index.ts';
import type { Site } from '../../model/site.ts';
import { findDomain } from './domain.ts';
import { buildHeaders } from './headers.ts';
import { planRedirects } from './redirects.ts';

/**
 * Where the artist has a file for hosts among the others, that one stays, and none is made.
 *
 * @param policies of all pages
 * @param artifacts all other files of the site
 */
export function planHosting(
  site: Site,
  policies: Iterable<string>,
  redirects: readonly Redirect[],
  artifacts: readonly Artifact[],
): Artifact[] {
  const domain = findDomain(site.urls);
  const own = new Set(artifacts.map(({ path }) => path).filter((path) => HOSTED_FILES.includes(path)));
  const planned = [
    { path: '_headers', body: buildHeaders(site.urls, unitePolicies(policies), artifacts) },
    ...planRedirects(redirects, site),
    // Jekyll, which GitHub Pages runs on branches, would leave out what begins with an underscore.
    { path: '.nojekyll', body: '' },
    ...(domain ? [{ path: 'CNAME', body: `${domain}\n` }] : []),
  ];
  return planned.filter(({ path }) => !own.has(path));
}
