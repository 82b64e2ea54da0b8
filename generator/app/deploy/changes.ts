/** Descriptions of the changes between two versions of a site. */
import { showName } from '../../engine/lib/terminal.ts';
import { count } from '../../engine/lib/text.ts';
import { routeOfFile } from '../../engine/lib/url.ts';
import type { SiteFile } from './inventory.ts';

/** Paths of files, in their order. */
export interface Changes {
  added: string[];
  changed: string[];
  gone: string[];
}

/** @param before digests by path; those of a folder may be shorter than those of the site */
export function compareSites(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, SiteFile>,
): Changes {
  const paths = [...after.keys()];
  const isSame = (path: string) => {
    const known = before.get(path);
    return known !== undefined && known !== '' && after.get(path)?.digest.startsWith(known);
  };
  return {
    added: paths.filter((path) => !before.has(path)),
    changed: paths.filter((path) => before.has(path) && !isSame(path)),
    gone: [...before.keys()].filter((path) => !after.has(path)).sort(),
  };
}

export function isEmpty({ added, changed, gone }: Changes): boolean {
  return added.length + changed.length + gone.length === 0;
}

/** The number of pages to name; the rest is counted. */
const NAMED = 6;
const PAGE = /\.html$/;
const PICTURE = /\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/;

/** A line for each kind of change, with the addresses of pages and the number of other files. */
export function describeChanges({ added, changed, gone }: Changes): string[] {
  const lines = [
    namePages('New', added),
    namePages('Changed', changed),
    namePages('Gone', gone),
    countFiles('Pictures', { added, changed, gone }, (path) => PICTURE.test(path)),
    countFiles('Other files', { added, changed, gone }, (path) => !PICTURE.test(path) && !PAGE.test(path)),
  ];
  return lines.filter((line) => line !== undefined);
}

/** `98 pages, 361 pictures, 60 other files`. */
export function describeSite(files: ReadonlyMap<string, SiteFile>): string {
  const paths = [...files.keys()];
  const pages = paths.filter((path) => PAGE.test(path)).length;
  const pictures = paths.filter((path) => PICTURE.test(path)).length;
  return [
    count(pages, 'page'),
    count(pictures, 'picture'),
    count(paths.length - pages - pictures, 'other file'),
  ].join(', ');
}

function namePages(how: string, paths: readonly string[]): string | undefined {
  const pages = paths.filter((path) => PAGE.test(path));
  if (pages.length === 0) return undefined;
  // What is printed may be read by others: on GitHub, by everybody.
  const names = pages.map((path) => routeOfFile(path).replace(/^\/p\/\w+\//, '/p/…/'));
  return `${how}: ${nameSome([...new Set(names)])}`;
}

/** The first few by their names: `/a/, /b/ and 12 more`. */
export function nameSome(names: readonly string[], some = NAMED): string {
  // A single further name is as short as its number.
  const shown = names.length > some + 1 ? names.slice(0, some) : names;
  const rest = names.length - shown.length;
  return `${shown.map(showName).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function countFiles(
  what: string,
  { added, changed, gone }: Changes,
  fits: (path: string) => boolean,
): string | undefined {
  const parts = [
    [added, 'new'],
    [changed, 'changed'],
    [gone, 'gone'],
  ] as const;
  const counts = parts.flatMap(([paths, how]) => {
    const number = paths.filter(fits).length;
    return number > 0 ? [`${number} ${how}`] : [];
  });
  return counts.length > 0 ? `${what}: ${counts.join(', ')}` : undefined;
}
