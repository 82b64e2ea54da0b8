/** Names of what a site stores on the device. Sites below different paths of one host, such as those of GitHub Pages, share its storage. */

/** `player/band` on a site below `/band/`. @param script the address of a script of the site: `https://…/band/assets/islands/player.js` */
export function storageKey(name: string, script: string = import.meta.url): string {
  return [name, ...script.split('/').slice(3, -3)].join('/');
}
