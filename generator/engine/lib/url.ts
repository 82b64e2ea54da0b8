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
  /** A route in the language, without the base path: `/ar/music/`. */
  place(route: string): string;
  /** The path of the file at a route, below the output folder: `music/index.html`. */
  path(route: string): string;
}

export interface LanguageUrls {
  /** The name of its folder: `ar`. */
  code: string;
  /** Pages with another address there: their routes, by those that they have in the default. */
  routes: Readonly<Record<string, string>>;
}

/**
 * @param baseUrl where the site is published, with or without a path and a closing slash
 * @param language one that is not the default: addresses lead to its pages, and to files that all languages share
 */
export function siteUrls(baseUrl: string, language?: LanguageUrls): SiteUrls {
  const { origin, pathname } = new URL(baseUrl);
  // Two slashes at the front would make every link one to another host.
  const base = `${pathname}/`.replace(/\/{2,}/g, '/');
  const place = (url: string) => (language ? placeIn(language, url) : url);
  const href = (url: string) => (isInternal(url) ? base + place(url).slice(1) : url);
  const absolute = (url: string) => (isInternal(url) ? origin + href(url) : url);
  return { base, origin, href, absolute, place, path: (route) => fileOf(place(route)) };
}

/** Files that each language has of its own; all others are shared. */
const OF_LANGUAGE =
  /\/(?:404\.html|(?:feed|rss|podcast)\.xml|(?:feed|chapters|oembed)\.json|[^/]+\.ics|([^/]+)\/\1\.(?:m3u8|xspf))$/;

/** `/ar/music/` for `/music/`. @param url an address on this site, without the base path */
function placeIn({ code, routes }: LanguageUrls, url: string): string {
  const [route = '', rest = ''] = divideUrl(url);
  if (/\.\w+$/.test(route) && !OF_LANGUAGE.test(route)) return url;
  return `/${code}${moveRoute(route, routes)}${rest}`;
}

/** Divides `/music/?q=a#b` before its query or fragment. */
function divideUrl(url: string): [route: string, rest: string] {
  const end = url.search(/[?#]/);
  return end === -1 ? [url, ''] : [url.slice(0, end), url.slice(end)];
}

/** Pages below a moved page move with it. */
function moveRoute(route: string, routes: LanguageUrls['routes']): string {
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const moved = routes[route.slice(0, end + 1)];
    if (moved !== undefined) return moved + route.slice(end + 1);
  }
  return route;
}

/** True for an address on this site: `/music/`. `//host` is another site. */
export function isInternal(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//');
}

/** An address on the web without the name and password before its host, which browsers neither load nor send forms to. */
export function dropUser(url: string): string {
  return url.replace(/^(https?:\/\/)[^/\\?#]*@/i, '$1');
}

/** The name of a file, which looks like that of a host: `contact.md`, `flyer.pdf`. */
const FILE_NAME = /^(?!www\.)[^/]*\.(?:mdx?|ya?ml|html?|txt|pdf|docx?|odt|jpe?g|png|svg|mp3|wav)$/i;

/** The address that a name of a host means: `owl.example/band` is `https://owl.example/band`. Anything else stays as it is. */
export function completeUrl(text: string): string {
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[:/]\S*)?$/.test(text) && !FILE_NAME.test(text);
  return isHost ? `https://${text}` : text;
}

/** The file that a host serves for a route: `/music/` is `music/index.html`. */
export function fileOf(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : route.slice(1);
}

/** The address of a file without the base path: `music/index.html` is at `/music/`. */
export function routeOfFile(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Returns true if the page at `route` is at or below `section`. Home contains only itself. */
export function isWithin(route: string, section: string): boolean {
  return section === '/' ? route === '/' : route.startsWith(section);
}

const EXAMPLE = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Returns true for domains reserved for examples (RFC 2606). */
export function isExample(hostname: string): boolean {
  return EXAMPLE.test(hostname);
}

/** A text with its percent-encoding decoded: `a%20b` is `a b`. Undefined if a `%` in it stands for nothing. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
}

/** The id after a `#`; what a browser should highlight is not part of it. */
export function readFragment(hash: string): string {
  const id = hash.slice(1).replace(/:~:.*$/, '');
  return decodePercent(id) ?? id;
}
