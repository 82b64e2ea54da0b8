/** Texts of sources as Markdown, and as plain text. */
import { count, cutText } from '../../../engine/lib/text.ts';
import { ADDRESS } from './addresses.ts';
import { cleanLine, cleanText } from './clean.ts';
import { type ConvertedHtml, convertHtml } from './convert.ts';
import { escapeLine } from './marks.ts';

/** Characters. */
const LONGEST_HTML = 300_000;

/** Markdown of HTML. @param base the address of the page, for links without a host */
export function toMarkdown(html: string, base?: string): ConvertedHtml {
  const { text, pictures, dropped } = convertHtml(cutText(html, LONGEST_HTML), base, false);
  const beyond = html.length > LONGEST_HTML ? [`all beyond ${count(LONGEST_HTML, 'character')}`] : [];
  return { text: cleanText(text), pictures, dropped: [...dropped, ...beyond] };
}

/** The words of HTML on one line, for excerpts and descriptions. */
export function toPlainLine(html: string): string {
  return cleanLine(toPlainText(html));
}

/** The words of HTML, with the line breaks that it shows. */
export function toPlainText(html: string): string {
  return cleanText(convertHtml(cutText(html, LONGEST_HTML), undefined, true).text);
}

/** Text without markup as Markdown that shows the same: nothing in it is a heading, a list or a directive. */
export function plainToMarkdown(text: string): string {
  const lines = cleanText(text).split('\n').map(escapeLine);
  // Markdown would join the lines of a paragraph, and a backslash would be part of an address.
  return lines
    .map((line, index) => {
      const isEnd = line === '' || !lines[index + 1];
      return isEnd ? line : `${line}${ADDRESS.test(lastWordOf(line)) ? ' ' : ''}\\`;
    })
    .join('\n');
}

function lastWordOf(line: string): string {
  return line.slice(line.lastIndexOf(' ') + 1);
}
