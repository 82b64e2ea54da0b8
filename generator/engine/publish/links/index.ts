/** Checks that every link inside the site leads to a file of it, and every fragment to its anchor. */
import { findNearest } from '../../lib/suggest.ts';
import { isInternal, readFragment, type SiteUrls } from '../../lib/url.ts';
import type { HiddenPage } from '../../problems/catalogue/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import type { Inspection } from './inspect.ts';
import { type Destination, resolveLink, urlOf } from './resolve.ts';

/** A link as the content has it, without the base path. */
export interface ContentLink {
  url: string;
  at: Position;
}

/** Keyed by address, without the base path. */
export type HiddenPages = ReadonlyMap<string, HiddenPage>;

interface LinksToCheck {
  /** The pages that are written, by path. */
  pages: ReadonlyMap<string, Inspection>;
  /** The path of every file of the site. */
  files: readonly string[];
  links: readonly ContentLink[];
  /** Pages that are not on the site yet, by the addresses that they will have. */
  hidden?: HiddenPages | undefined;
  /** Addresses of pages by others that people write for them. */
  routesByName?: (() => ReadonlyMap<string, string>) | undefined;
  /** Returns true if lists leave a link of the content out, as its page would be empty: it is a fault only on the pages that have it. */
  isLeftOut?: ((url: string) => boolean) | undefined;
  urls: SiteUrls;
  /** The addresses of the other languages: a link of the content leads to another one in each. */
  otherUrls?: readonly SiteUrls[] | undefined;
}

type LinkFault = 'nowhere' | 'outside' | 'anchor' | 'empty' | 'slashless' | 'duplicate-id';

interface FaultyLink {
  kind: LinkFault;
  /** The link as written, or the id. */
  subject: string;
  /** The addresses of the pages that have it. */
  pages: Set<string>;
}

const CODES = {
  nowhere: 'link/broken',
  outside: 'link/outside-base',
  anchor: 'link/missing-anchor',
  empty: 'link/empty',
  slashless: 'link/no-slash',
  'duplicate-id': 'link/duplicate-id',
} as const satisfies Record<LinkFault, string>;

/** The limit of searches for similar addresses: thousands of broken links mostly have one cause. */
const SUGGESTIONS = 100;

/**
 * A faulty link is one problem at each of its places in the content, whether a page shows it or not. One that no
 * content has comes from a template: that is one problem, which names the pages.
 */
export function checkLinks(options: LinksToCheck): Problem[] {
  const { pages, files, links, hidden, isLeftOut, urls, otherUrls = [] } = options;
  const findFault = createFaultFinder(pages, new Set(files), urls);
  const faults = new Map<string, FaultyLink>();
  const add = (kind: LinkFault, subject: string, page?: string) => {
    const key = `${kind} ${normalize(subject, urls)}`;
    const fault = faults.get(key) ?? { kind, subject, pages: new Set() };
    if (page !== undefined) fault.pages.add(urlOf(page, urls));
    faults.set(key, fault);
  };
  for (const [path, inspection] of pages) {
    for (const link of inspection.links) {
      const kind = findFault(link, path);
      if (kind) add(kind, link, path);
    }
    for (const id of inspection.duplicateIds) add('duplicate-id', id, path);
  }
  for (const link of links) {
    const address = urls.href(link.url);
    const kind = isInternal(address) && !isLeftOut?.(link.url) ? findFault(address, 'index.html') : undefined;
    if (kind) add(kind, address);
  }
  if (faults.size === 0) return [];
  const places = findPlaces(links, urls, otherUrls);
  const suggest = createSuggester(files, options.routesByName);
  return [...faults.values()].flatMap((fault) => {
    const found = fault.kind === 'duplicate-id' ? [] : (places.get(normalize(fault.subject, urls)) ?? []);
    return describeFault(fault, found, { suggest, hidden, urls });
  });
}

/** The places in the content of each address, as pages of any language have it. */
function findPlaces(
  links: readonly ContentLink[],
  urls: SiteUrls,
  otherUrls: readonly SiteUrls[],
): ReadonlyMap<string, ContentLink[]> {
  const places = new Map<string, ContentLink[]>();
  for (const link of links) {
    const addresses = [urls, ...otherUrls].map(({ href }) => href(link.url));
    for (const key of new Set(addresses.map((each) => normalize(each, urls)))) {
      const known = places.get(key);
      if (known) known.push(link);
      else places.set(key, [link]);
    }
  }
  return places;
}

/** Fragments without an element: the top of any page, and moments of recordings (`t=1:02:30`, `track=2&t=65`), which are the player's. */
const SELF_MADE = /^$|^top$|^(track=\d+(&|$))?(t=[\d:.]+)?$/;

type FindFault = (link: string, from: string) => Exclude<LinkFault, 'duplicate-id'> | undefined;

function createFaultFinder(
  pages: ReadonlyMap<string, Inspection>,
  files: ReadonlySet<string>,
  urls: SiteUrls,
): FindFault {
  const anchors = indexAnchors(pages);
  const findFault: FindFault = (link, from) => {
    if (link === '' || link === '#') return 'empty';
    const destination = findDestination(link, from, files, urls);
    if (destination.kind === 'elsewhere') return undefined;
    if (destination.kind === 'nowhere' || destination.kind === 'outside') return destination.kind;
    const { path, fragment } = destination;
    const found = SELF_MADE.test(fragment) || (anchors(path)?.has(fragment) ?? true);
    if (!found) return 'anchor';
    return destination.kind === 'slashless' ? 'slashless' : undefined;
  };
  const known = new Map<string, ReturnType<FindFault>>();
  return (link, from) => {
    if (known.has(link)) return known.get(link);
    const fault = findFault(link, from);
    if (isRooted(link)) known.set(link, fault);
    return fault;
  };
}

/** The anchors of a page, made into a set when first asked for; undefined for files that are no pages. */
function indexAnchors(
  pages: ReadonlyMap<string, Inspection>,
): (path: string) => ReadonlySet<string> | undefined {
  const sets = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const ids = pages.get(path)?.ids;
    const set = sets.get(path) ?? (ids && new Set(ids));
    if (set) sets.set(path, set);
    return set;
  };
}

/** Returns true if an address is the same from every page, as most are. */
function isRooted(link: string): boolean {
  return link.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(link);
}

function findDestination(
  link: string,
  from: string,
  files: ReadonlySet<string>,
  urls: SiteUrls,
): Destination {
  if (link.startsWith('#')) return { kind: 'file', path: from, fragment: readFragment(link) };
  return resolveLink(link, from, urls, files);
}

/** Decodes an address, as pages have encoded forms of the content's. */
function normalize(link: string, { origin }: SiteUrls): string {
  return isRooted(link) && URL.canParse(link, origin) ? new URL(link, origin).href : link;
}

interface FaultContext extends Pick<LinksToCheck, 'hidden' | 'urls'> {
  suggest: (route: string) => string | undefined;
}

function describeFault(
  { kind, subject: link, pages }: FaultyLink,
  places: readonly ContentLink[],
  { suggest, hidden, urls }: FaultContext,
): Problem[] {
  // The same relative link may be right on another page.
  if (places.length === 0 || (places.length > 1 && !isRooted(link))) {
    const facts = { link, pages: [...pages] };
    if (kind !== 'nowhere') return [problem(CODES[kind], undefined, facts)];
    return [problem('link/broken', undefined, { ...facts, nearest: suggestBelow(link, suggest, urls) })];
  }
  return places.map(({ url, at }) => {
    if (kind !== 'nowhere') return problem(CODES[kind], at, { link: url, pages: [] });
    const route = url.replace(/[?#].*$/, '');
    const waiting = hidden?.get(route.replace(/\/?$/, '/'));
    if (waiting) return problem('link/hidden-page', at, { route, ...waiting });
    return problem('link/unknown-page', at, { route, nearest: suggest(route) });
  });
}

function suggestBelow(
  link: string,
  suggest: (route: string) => string | undefined,
  { base }: SiteUrls,
): string | undefined {
  const nearest = link.startsWith(base) ? suggest(link.slice(base.length - 1)) : undefined;
  return nearest && base + nearest.slice(1);
}

/** Suggests the nearest address that leads somewhere, by meaning before spelling; none for a page that the site does not have. */
function createSuggester(
  files: readonly string[],
  byName: LinksToCheck['routesByName'],
): (route: string) => string | undefined {
  let left = SUGGESTIONS;
  let routes: ReadonlySet<string> | undefined;
  return (route) => {
    left -= 1;
    if (left < 0) return undefined;
    routes ??= new Set(
      files.filter((path) => !/^(?:assets\/|p\/|404\.html$)/.test(path)).map((path) => urlOf(path, ROOT)),
    );
    const named = byName?.();
    const nearest = findNearest(route.endsWith('/') ? route : `${route}/`, [
      ...(named?.keys() ?? []),
      ...routes,
    ]);
    const meant = named?.get(nearest ?? '') ?? nearest;
    return meant !== undefined && routes.has(meant) ? meant : undefined;
  };
}

const ROOT = { base: '/' };
