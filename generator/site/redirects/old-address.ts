/** Old addresses on hosts and disks: files or folders. */

/** The last part of an address that is a file. */
const FILE = /\/[^/]+\.[A-Za-z0-9]+$/;
/** Files that hosts send as pages. */
const PAGE = /\.html?$/;

/** True of `/bio.html` and `/index.php`; false of `/bio/`, whose page is inside of it. */
export function namesFile(address: string): boolean {
  return FILE.test(address);
}

/** Adds the slash at the end of folders: `/bio` becomes `/bio/`. */
export function closeAddress(address: string): string {
  return namesFile(address) || address.endsWith('/') ? address : `${address}/`;
}

/** True if hosts send a file of that name as a page, unlike `/index.php`. */
export function namesPage(address: string): boolean {
  return namesFile(address) && PAGE.test(address);
}

/** A key that is equal for addresses that hosts treat alike: `/a`, `/a/` and `/a/index.html`, and on some disks `/A` as well. */
export function placeOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
}

/** The folders of an address, the outermost first: `/a` and `/a/b` of `/a/b/c/`. */
export function foldersOf(address: string): string[] {
  const names = address.replace(/\/$/, '').split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}
