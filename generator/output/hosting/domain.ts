/** The domain that GitHub Pages is told of when a site is published from a branch. */
import type { SiteUrls } from '../../model/url.ts';

/** Names that hosts give, and those that belong to nobody (RFC 2606): none can be pointed at GitHub. */
const NOT_OWN =
  /(?:^|\.)(?:github\.io|gitlab\.io|netlify\.app|pages\.dev|workers\.dev|vercel\.app|cloudfront\.net|amazonaws\.com|web\.app|surge\.sh|example|example\.(?:com|net|org)|test|invalid|localhost)$/;
const NAME = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Undefined where the address is not a domain of one's own, and where the site lives below a path or behind a port: the
 * domain is that of another site then.
 */
export function findDomain({ origin, base }: Pick<SiteUrls, 'origin' | 'base'>): string | undefined {
  const { hostname, port } = new URL(origin);
  const isOwn = base === '/' && port === '' && NAME.test(hostname) && !NOT_OWN.test(hostname);
  return isOwn ? hostname : undefined;
}
