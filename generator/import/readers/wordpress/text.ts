/** The text of a post as HTML: without shortcodes and the marks of blocks, and with the paragraphs that WordPress would make. */

import { replaceBetween } from '../shared/between.ts';
import { type Dropped, dropShortcodes, type TextWithoutCodes } from '../shared/shortcodes.ts';

/** Blocks that are nothing but text and pictures. */
const PLAIN_BLOCKS =
  /^(?:paragraph|heading|list|list-item|quote|pullquote|verse|image|gallery|separator|spacer|group|columns?|buttons?|freeform|html|code|preformatted|table|more|nextpage|media-text|cover|embed|core-embed\/\w+|shortcode|details|footnotes)$/;

/** A second link to a file, behind its name. */
const FILE_BUTTON = /<a\b([^<>]{0,2000})>[^<]{0,500}<\/a>/gi;

/** A poem, whose lines are as they are. */
const VERSE = /<pre\b([^<>]{0,2000})>/gi;

function breakVerse(lines: string): string {
  return `<p>${lines.trim().replace(/\s*\n\s*/g, '<br>')}</p>`;
}

/** Takes blocks that are no text out as well: `block acf/quote`. */
export function readPostText(written: string): TextWithoutCodes {
  const dropped: Dropped[] = [];
  const isOfBlocks = written.includes('<!-- wp:');
  for (const [, name = '', attributes = ''] of written.matchAll(
    /<!--\s+wp:([a-z][\w/-]*)\s*([^>]{0,2000}?)\s*\/?-->/g,
  ))
    if (!PLAIN_BLOCKS.test(name))
      dropped.push({ what: `block ${name}`, example: attributes.trim(), addresses: [] });
  const shown = written.replace(FILE_BUTTON, (link, attributes: string) =>
    attributes.includes('wp-block-file__button') ? '' : link,
  );
  const endOfVerse = ([, attributes = '']: RegExpExecArray) =>
    attributes.includes('wp-block-verse') ? '</pre>' : undefined;
  const text = dropShortcodes(replaceBetween(shown, VERSE, endOfVerse, (_, lines) => breakVerse(lines)));
  return {
    html: isOfBlocks ? text.html : addParagraphs(text.html),
    dropped: [...dropped, ...text.dropped],
  };
}

const BLOCK =
  /^\s*<\/?(?:h\d|ul|ol|li|blockquote|table|tbody|tr|td|div|p|pre|figure|iframe|hr|section|form|script|style)\b/i;

const RAW = /<(pre|script|style)\b/gi;

/** Posts of the old editor have empty lines for paragraphs. Within some elements, line breaks are as they are. */
function addParagraphs(html: string): string {
  const kept: string[] = [];
  const endOf = ([, name = '']: RegExpExecArray) => `</${name.toLowerCase()}>`;
  const text = replaceBetween(
    html.replace(/\r\n?/g, '\n').replaceAll(KEPT, ''),
    RAW,
    endOf,
    (found, content) => {
      kept.push(`${found[0]}${content}${endOf(found)}`);
      return KEPT;
    },
  );
  const parts = text.split(KEPT).map(wrapParagraphs);
  return parts.map((part, index) => part + (kept[index] ?? '')).join('');
}

/** Stands for an element; no text has it. */
const KEPT = '\ufdd0';

function wrapParagraphs(text: string): string {
  return text
    .replace(/^[^\S\n]+$/gm, '')
    .split(/\n{2,}/)
    .map((part) => (part.trim() === '' || BLOCK.test(part) ? part : `<p>${breakLines(part.trim())}</p>`))
    .join('\n');
}

/** Lines of a paragraph, but for those that begin or end with elements of their own lines. */
function breakLines(part: string): string {
  const lines = part.split('\n');
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const last = line.trimEnd();
      const isEnd = last.endsWith('>') && LINE_END.test(last.slice(last.lastIndexOf('<')));
      return BLOCK.test(next) || isEnd ? `${line}\n` : `${line}<br>`;
    })
    .join('');
}

const LINE_END = /^<\/?(?:ul|ol|li|h\d|blockquote|div|p|hr|br)/i;
