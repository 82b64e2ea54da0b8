/** An old address leads to one page, and is none itself. */
import { formatPosition, type Problem } from '../problem.ts';
import type { Redirect } from './redirects.ts';
import { everyRelease, type Site } from './site.ts';

/** Files that no content may link to. */
const UNLINKED = ['/404.html', '/robots.txt', '/sitemap.xml'];

/** @param routes every address of the site without its base path: `/`, `/music/`, `/feed.xml` */
export function checkRedirects(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
  site: Site,
): Problem[] {
  const taken = new Map([...routes, ...UNLINKED].map((route) => [placeOf(route), route]));
  const first = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const place = placeOf(redirect.from);
    const route = taken.get(place);
    if (route !== undefined) return [describeTaken(redirect, route, site)];
    const other = first.get(place);
    if (other) return [describeTwice(redirect, other)];
    first.set(place, redirect);
    return [];
  });
}

/** Hosts take `/a`, `/a/` and `/a/index.html` for the same, and some disks `/A` as well. */
function placeOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
}

function describeTaken({ from, at }: Redirect, route: string, site: Site): Problem {
  const owner = findOwner(route, site);
  return {
    code: 'redirect/taken',
    level: 'error',
    message: `The address ${from} cannot lead elsewhere: it is that of ${owner ?? 'another part of the site'}.`,
    hint: 'Take it out of redirect_from; only addresses that nothing has any more can lead to a page.',
    at,
  };
}

function describeTwice({ from, at }: Redirect, other: Redirect): Problem {
  return {
    code: 'redirect/twice',
    level: 'error',
    message: `The address ${from} shall lead to two pages: it also stands at ${formatPosition(other.at)}.`,
    hint: 'Take one of the two out.',
    at,
  };
}

/** The file behind a page, where it has one of its own. */
function findOwner(route: string, site: Site): string | undefined {
  const slug = /\/([^/]+)\/$/.exec(route)?.[1];
  const lists: [prefix: string, entries: { slug: string; file: string }[]][] = [
    ['/music/releases/', [...everyRelease(site), ...site.remixes]],
    ['/news/', site.news],
    ['/', site.legal],
  ];
  const [, entries] = lists.find(([prefix]) => route === `${prefix}${slug}/`) ?? [];
  return entries?.find((entry) => entry.slug === slug)?.file;
}
