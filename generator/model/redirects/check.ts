/** An old address leads to one page, and is none itself. */

import { HOSTED_FILES } from '../../artifact.ts';
import { formatPosition, type Problem } from '../../problems/index.ts';
import { everyRelease, type Site } from '../site.ts';
import type { Redirect } from './index.ts';
import { foldersOf, namesPage, placeOf } from './old-address.ts';

/** Files that no content may link to. */
const UNLINKED = ['/404.html', '/robots.txt', '/sitemap.xml', ...HOSTED_FILES.map((name) => `/${name}`)];

/** @param routes every address of the site without its base path: `/`, `/music/`, `/feed.xml` */
export function checkRedirects(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
  site: Site,
): Problem[] {
  const known = [...routes, ...UNLINKED];
  const taken = new Map(known.map((route) => [placeOf(route), route]));
  const files = findFiles(known, redirects);
  const first = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const place = placeOf(redirect.from);
    const route = taken.get(place);
    if (route !== undefined) return [describeTaken(redirect, describeOwner(route, site))];
    const file = foldersOf(redirect.from.toLowerCase()).find((folder) => files.has(folder));
    if (file !== undefined)
      return [describeTaken(redirect, `lies below ${files.get(file)}, which is a file`)];
    const other = first.get(place);
    if (other) return [describeTwice(redirect, other)];
    first.set(place, redirect);
    return [];
  });
}

/** Addresses that are files, those of old pages among them, in small letters: no other can lie below one. */
function findFiles(known: readonly string[], redirects: readonly Redirect[]): Map<string, string> {
  const files = known.filter((route) => !route.endsWith('/'));
  const pages = redirects.map(({ from }) => from).filter(namesPage);
  return new Map([...pages, ...files].map((file) => [file.toLowerCase(), file]));
}

function describeOwner(route: string, site: Site): string {
  return `is that of ${findOwner(route, site) ?? 'another part of the site'}`;
}

/** @param reason why the address is not free: “is that of …” */
function describeTaken({ from, at }: Redirect, reason: string): Problem {
  return {
    code: 'redirect/taken',
    level: 'error',
    message: `The address ${from} cannot lead elsewhere: it ${reason}.`,
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
