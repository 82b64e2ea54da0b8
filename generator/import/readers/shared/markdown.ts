/** Texts of sources as Markdown, and as plain text. */
import TurndownService from 'turndown';
import { count, cutText } from '../../../engine/lib/text.ts';
import { cleanLine, cleanText } from './clean.ts';
import { escapeLine } from './escape.ts';
import { type Picture, reduceHtml } from './html.ts';
import { addTables } from './tables.ts';

/** In characters. The parser takes quadratic time for elements within elements. */
const LONGEST_HTML = 300_000;

interface Converted {
  /** Markdown without HTML and directives. */
  readonly text: string;
  /** Pictures of the text, which it no longer shows. */
  readonly pictures: readonly Picture[];
  /** What was left out, in words: `iframe https://…`. */
  readonly dropped: readonly string[];
}

/** Markdown of HTML. @param base the address of the page, for links without a host */
export function toMarkdown(html: string, base?: string): Converted {
  const { html: plain, pictures, dropped } = reduceHtml(cutText(html, LONGEST_HTML), base);
  const isCut = html.length > LONGEST_HTML;
  return {
    text: tidy(openConverter().turndown(plain)),
    pictures,
    dropped: isCut ? [...dropped, `all beyond ${count(LONGEST_HTML, 'character')}`] : dropped,
  };
}

/** Without links around pictures that are gone, and line breaks at the ends of paragraphs. */
function tidy(text: string): string {
  const bare = text.replace(/(?<!\\)\[\s*\]\([^()\s]*\)/g, '').replace(/(?<!\\)\\[^\S\n]*\n(?=\s*\n)/g, '\n');
  return cleanText(cleanText(bare).replace(/^\\\n|(?<!\\)\\$/g, ''));
}

/** The words of HTML on one line, for excerpts and descriptions. */
export function toPlainLine(html: string): string {
  return cleanLine(toPlainText(html));
}

/** The words of HTML, with the line breaks that it shows. */
export function toPlainText(html: string): string {
  const { html: plain } = reduceHtml(cutText(html, LONGEST_HTML));
  const lines = plain
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/li|\/h\d|hr|\/blockquote|\/pre|\/tr)>/g, '\n');
  return cleanText(decodeHtml(lines.replace(/<\/t[dh]>/g, ' ').replace(/<[^>]*>/g, '')).replace(/^ +/gm, ''));
}

/** Text without markup as Markdown that shows the same: nothing in it is a heading, a list or a directive. */
export function plainToMarkdown(text: string): string {
  const lines = cleanText(text).split('\n').map(escapeLine).join('\n');
  // Markdown would join the lines of a paragraph, and a backslash would be part of an address.
  return lines
    .replace(/((?:https?:\/\/|www\.)\S*)\n(?=[^\n])/gi, '$1 \n')
    .replace(/(?<=[^\n])\n(?=[^\n])/g, '\\\n');
}

/** Only what `reduceHtml` writes. */
function decodeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

function openConverter(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    // A backslash, as spaces at the end of a line would be lost.
    br: '\\',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  });
  service.escape = escapeLine;
  // The page has the title as its only first heading.
  service.addRule('headings', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, { nodeName }) =>
      content.trim() ? `\n\n${'#'.repeat(Math.max(2, Number(nodeName.slice(1))))} ${content.trim()}\n\n` : '',
  });
  service.addRule('struck', {
    filter: 'del',
    replacement: (content) => (content.trim() ? `~~${content.trim()}~~` : ''),
  });
  addTables(service);
  service.addRule('items', {
    filter: 'li',
    replacement: (content, { parentNode, previousSibling }) => {
      const isNumbered = parentNode?.nodeName === 'OL';
      const mark = isNumbered ? `${countBefore(previousSibling) + 1}. ` : '- ';
      return `${mark}${content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`)}\n`;
    },
  });
  return service;
}

function countBefore(node: Node | null): number {
  let items = 0;
  for (let each = node; each; each = each.previousSibling) items += each.nodeName === 'LI' ? 1 : 0;
  return items;
}
