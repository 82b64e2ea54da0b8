/** Guesses the intended target of addresses and paths that lead nowhere, as values of messages. */
import { isDownload } from '../../lib/file-name.ts';
import { cleanAddress } from '../../lib/invisible.ts';
import { phoneUrl } from '../../lib/phone.ts';
import { decodePercent } from '../../lib/url.ts';

/** The directive that offers a file of the assets folder; undefined for an address of anything else. */
export function downloadOf(url: string): string | undefined {
  const file = (decodePercent(url) ?? url).replace(/^\/?(?:assets\/)?/, '');
  if (!isDownload(file) || /^[a-z][a-z0-9+.-]*:|^\//i.test(file)) return undefined;
  return `::download[Its title]{file=${/\s/.test(file) ? `"${file}"` : file}}`;
}

/** Describes the difference of a path from the file that was probably meant. */
export function wayTo({ file, nearest = '' }: { file: string; nearest?: string | undefined }) {
  const [name, written] = [nameOf(nearest), nameOf(file)];
  if (name === file) return { way: 'folder' };
  if (name === written) return { way: 'elsewhere' };
  return { way: name.toLowerCase() === written.toLowerCase() ? 'case' : 'spelling' };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface RefusedLink {
  url: string;
  /** A scheme that is not allowed, such as `javascript`. */
  scheme?: string | undefined;
  /** The address of the page, where it names a file of one. */
  page?: string | undefined;
}

/** `tel:034112345` of `0341/12345`; a year is none. */
export function readPhone(url: string): string | undefined {
  return /^\+?[\d(][\d/().-]{5,}$/.test(url) ? phoneUrl(url) : undefined;
}

/** Returns the fault in the address of a link, and its replacement if that is known. */
export function faultOfLink({ url, scheme, page }: RefusedLink): {
  fault: string;
  meant?: string | undefined;
} {
  const visible = cleanAddress(url);
  if (visible !== url) return { fault: 'invisible', meant: visible };
  if (scheme) return { fault: 'scheme' };
  if (page) return { fault: 'page' };
  const [, address, title] = /^(https?:\/\/(?:[^\s/]+|\S+\/))\s+([^/]+)$/i.exec(url) ?? [];
  if (address !== undefined) return { fault: 'form', meant: `${address} "${title}"` };
  if (/^(https?:|\/(?!\/)|mailto:)/i.test(url) && /\s/.test(url)) return { fault: 'spaces' };
  const download = downloadOf(url);
  if (download) return { fault: 'download', meant: download };
  if (/^(www\.|[a-z0-9-]+\.[a-z]{2,}(\/|$))/i.test(url)) return { fault: 'form', meant: `https://${url}` };
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(url)) return { fault: 'form', meant: `mailto:${url}` };
  const number = readPhone(url);
  if (number) return { fault: 'form', meant: number };
  if (/^[\w-]*[a-z][\w-]*(\/[\w-]+)*\/?$/i.test(url))
    return { fault: 'form', meant: `/${url.replace(/\/$/, '')}/` };
  return { fault: 'other' };
}
