/** Parts of texts as Markdown writes them, and words of sources that it shows as they are. */
import { completeUrl } from '../../../engine/lib/url.ts';
import { ADDRESS, webAddress } from './addresses.ts';

/** Punctuation that follows an address in a sentence. */
const BEHIND = /[?!.,:;*_~']+$/;
const BEHIND_BRACKET = /[?!.,:;*_~')\]]+$/;

export interface Cell {
  readonly text: string;
  readonly isName: boolean;
  /** True if it is more than a line. */
  readonly isBlock: boolean;
}

/** Signs around words, by the names of elements. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ...['strong', 'b'].map((name) => [name, '**'] as const),
  ...['em', 'i'].map((name) => [name, '*'] as const),
  ...['del', 's', 'strike'].map((name) => [name, '~~'] as const),
]);

/** @param href of a link that leads somewhere */
export function writeInline(name: string, words: string, href: string | undefined): string {
  const sign = SIGNS.get(name);
  if (sign !== undefined) return sign + words + sign;
  if (name === 'a') return href === undefined ? words : writeLink(inLine(words), href);
  const fence = fenceFor(words, 1);
  const space = /^`|`$/.test(words) ? ' ' : '';
  return fence + space + words + space + fence;
}

function writeLink(words: string, href: string): string {
  return `[${words}](${href.replace(/[()]/g, '\\$&')})`;
}

/** @param isCode whether preformatted text is code, and not lines of a poem */
export function writeBlock(name: string, content: string, isCode: boolean): string {
  if (content.trim() === '') return '';
  if (name === 'blockquote') return content.replace(/^/gm, '> ');
  // The page has the title as its only first heading.
  if (name.startsWith('h')) return `${'#'.repeat(Math.max(2, Number(name.slice(1))))} ${inLine(content)}`;
  if (name !== 'pre') return content;
  const lines = content.replace(/^\n|\n$/g, '');
  const fence = fenceFor(lines, 3);
  return isCode ? [fence, lines, fence].join('\n') : lines.split('\n').map(escapeLine).join('\\\n');
}

/** Returns a fence with more of the signs than the text has in a row. */
function fenceFor(text: string, least: number): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 0);
  return '`'.repeat(longest < least ? least : longest + 1);
}

/** Rows as lines of Markdown; where the first has no names, one without is above it. */
export function writeTable(rows: readonly (readonly Cell[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const lines = rows.map(
    (cells) => `|${cells.map(({ text }) => ` ${inLine(text).replace(/\|/g, '\\|')} |`).join('')}`,
  );
  const hasNames = rows[0]?.every(({ isName }) => isName);
  const [head = '', ...others] = hasNames ? lines : [`|${'  |'.repeat(columns)}`, ...lines];
  return [head, `|${' --- |'.repeat(columns)}`, ...others].join('\n');
}

function inLine(content: string): string {
  const lines = content
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index < last ? line.replace(/\\$/, '').trim() : line))
    .filter(Boolean)
    .join(' ');
}

/** Addresses in a text are links on every page, and their signs would be taken for Markdown. */
export function linkAddresses(text: string, isFirst: boolean): string {
  const parts = text.split(ADDRESS).map((part, index) => {
    if (index % 2 === 0) return escapeSigns(part, isFirst && index === 0);
    const [behind = ''] = (/[([]/.test(part) ? BEHIND : BEHIND_BRACKET).exec(part) ?? [];
    const address = part.slice(0, part.length - behind.length);
    const href = webAddress(completeUrl(address));
    return href ? writeLink(escapeLine(address), href) + escapeSigns(behind, false) : escapeLine(part);
  });
  return parts.join('');
}

/** Signs that would be markup: of Markdown, HTML, placeholders, and directives at the beginning of a line. Addresses stay as they are. */
export function escapeLine(text: string): string {
  const parts = text.split(ADDRESS);
  return parts
    .map((part, index) => (index % 2 === 1 ? writeAddress(part) : escapeSigns(part, index === 0)))
    .join('');
}

/** Text that is no valid address does not become a link. */
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
