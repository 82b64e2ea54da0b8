/** Hints at files of the assets folder. */
import { isDownload } from '../../lib/file-name.ts';
import { decodePercent } from '../../lib/url.ts';

/** What to write for a link to a file of the assets folder, which is published where a text offers it; undefined for any other. */
export function hintAtDownload(url: string): string | undefined {
  const file = (decodePercent(url) ?? url).replace(/^\/?(?:assets\/)?/, '');
  if (!isDownload(file) || /^[a-z][a-z0-9+.-]*:|^\//i.test(file)) return undefined;
  const value = /\s/.test(file) ? `"${file}"` : file;
  return `To offer a file of the assets folder, write on its own line:  ::download[Its title]{file=${value}}`;
}

/** How a path differs from that of the file that was probably meant. */
export function hintAtNearest(file: string, nearest: string): string {
  const [name, written] = [nameOf(nearest), nameOf(file)];
  if (name === file) return `Write its folder as well: ${nearest}`;
  if (name === written) return `It is in another folder: ${nearest}`;
  const isCase = name.toLowerCase() === written.toLowerCase();
  return `Did you mean ${nearest}?${isCase ? ' Capitals count.' : ''}`;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
