/** Addresses of a site that may live below a path. */
export { fileOf, isInternal, isWithin, type SiteUrls, siteUrls } from '../lib/url.ts';
