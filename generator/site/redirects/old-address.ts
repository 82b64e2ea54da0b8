/** Old addresses as hosts and disks see them: files or folders. */

/** The last part of an address that is a file of its own. */
const FILE = /\/[^/]+\.[A-Za-z0-9]+$/;
/** Files that hosts send as pages. */
const PAGE = /\.html?$/;

/** True of `/bio.html` and `/index.php`; false of `/bio/`, whose page is inside of it. */
export function namesFile(address: string): boolean {
  return FILE.test(address);
}

/** The same address with the slash at its end that folders have: `/bio` becomes `/bio/`. */
export function closeAddress(address: string): string {
  return namesFile(address) || address.endsWith('/') ? address : `${address}/`;
}

/** True where a file of that very name can be sent as a page; `/index.php` cannot. */
export function namesPage(address: string): boolean {
  return namesFile(address) && PAGE.test(address);
}

/** Equal for what hosts take for the same: `/a`, `/a/` and `/a/index.html`, and on some disks `/A` as well. */
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
