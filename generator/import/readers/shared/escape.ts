/** Words of sources as Markdown that shows them as they are. */
import { completeUrl } from '../../../engine/lib/url.ts';
import { ADDRESS, webAddress } from './html.ts';

/** Signs that would be markup: of Markdown, HTML, placeholders, and directives at the beginning of a line. Addresses stay as they are. */
export function escapeLine(text: string): string {
  const parts = text.split(ADDRESS);
  return parts
    .map((part, index) => (index % 2 === 1 ? writeAddress(part) : escapeSigns(part, index === 0)))
    .join('');
}

/** What is no address is no link either. */
function writeAddress(text: string): string {
  const isAddress = !text.includes('\\') && webAddress(completeUrl(text)) !== undefined;
  if (isAddress) return text.replace(/[[\]]/g, encodeURIComponent);
  return escapeSigns(text, false)
    .replace(/:\/\//g, '\\://')
    .replace(/^www\./i, (name) => `${name.slice(0, -1)}\\.`);
}

/** @param isFirst whether it begins a line, where more signs mean something */
export function escapeSigns(text: string, isFirst: boolean): string {
  const escaped = text.replace(/[\\`*[\]<{]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~(?=~)/gu, '\\$&');
  if (!isFirst) return escaped;
  return escaped.replace(/^(\s*)(:::?|[-+>#=~]|\|)/g, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s|$)/g, '$1\\$2');
}
