/** Addresses of a site that may live below a path. */

export interface SiteUrls {
  /** The path that the site lives under, with slashes at both ends: `/`, or `/site/`. */
  base: string;
  /** `https://eddy.example`. */
  origin: string;
  /** An address for a page's HTML: `/music/` gains the base path; everything else stays as it is. */
  href(url: string): string;
  /** The whole address, for canonical links, feeds and structured data. */
  absolute(url: string): string;
}

/** @param baseUrl where the site is published, with or without a path and a closing slash */
export function siteUrls(baseUrl: string): SiteUrls {
  const { origin, pathname } = new URL(baseUrl);
  // Two slashes at the front would make every link one to another host.
  const base = `${pathname}/`.replace(/\/{2,}/g, '/');
  const href = (url: string) => (isInternal(url) ? base + url.slice(1) : url);
  return { base, origin, href, absolute: (url) => (isInternal(url) ? origin + href(url) : url) };
}

/** True for an address on this site: `/music/`. `//host` is another site. */
export function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** The file that a host serves for a route: `/music/` is `music/index.html`. */
export function fileOf(route: string): string {
  return `${route.slice(1)}index.html`;
}

/** The address of a file without the base path: `music/index.html` is at `/music/`. */
export function routeOfFile(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Whether the page at `route` is at or below `section`. Home is only itself. */
export function isWithin(route: string, section: string): boolean {
  return section === '/' ? route === '/' : route.startsWith(section);
}

const EXAMPLE = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Whether a name is one of those that nobody can have: RFC 2606. */
export function isExample(hostname: string): boolean {
  return EXAMPLE.test(hostname);
}
