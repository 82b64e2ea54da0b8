/** The text of a post as HTML: without shortcodes and the marks of blocks, and with the paragraphs that WordPress would make. */

import { type Dropped, dropShortcodes, type TextWithoutCodes } from '../shared/shortcodes.ts';

/** Blocks that are nothing but text and pictures. */
const PLAIN_BLOCKS =
  /^(?:paragraph|heading|list|list-item|quote|pullquote|verse|image|gallery|separator|spacer|group|columns?|buttons?|freeform|html|code|preformatted|table|more|nextpage|media-text|cover|embed|core-embed\/\w+|shortcode|details|footnotes)$/;

/** A second link to a file, behind its name. */
const FILE_BUTTON = /<a\b[^>]{0,2000}\bwp-block-file__button\b[^>]{0,2000}>[^<]{0,500}<\/a>/gi;

/** A poem, whose lines are as they are. */
const VERSE = /<pre\b[^>]{0,2000}\bwp-block-verse\b[^>]{0,2000}>([\s\S]{0,50000}?)<\/pre>/gi;

function breakVerse(_: string, lines: string): string {
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
  const text = dropShortcodes(written.replace(FILE_BUTTON, '').replace(VERSE, breakVerse));
  return {
    html: isOfBlocks ? text.html : addParagraphs(text.html),
    dropped: [...dropped, ...text.dropped],
  };
}

const BLOCK =
  /^\s*<\/?(?:h\d|ul|ol|li|blockquote|table|tbody|tr|td|div|p|pre|figure|iframe|hr|section|form|script|style)\b/i;

/** Posts of the old editor have empty lines for paragraphs. */
function addParagraphs(html: string): string {
  // Within these, line breaks are as they are.
  const pieces = html
    .replace(/\r\n?/g, '\n')
    .split(/(<(?:pre|script|style)\b[\s\S]*?<\/(?:pre|script|style)>)/i);
  return pieces
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .split(/\n\s*\n/)
            .map((part) =>
              part.trim() === '' || BLOCK.test(part) ? part : `<p>${breakLines(part.trim())}</p>`,
            )
            .join('\n'),
    )
    .join('');
}

/** Lines of a paragraph, but for those that begin or end with elements of their own lines. */
function breakLines(part: string): string {
  return part.replace(/(.*)\n(?=(.*))/g, (_, line: string, next: string) =>
    BLOCK.test(next) || /<\/?(?:ul|ol|li|h\d|blockquote|div|p|hr|br)[^>]*>\s*$/i.test(line)
      ? `${line}\n`
      : `${line}<br>`,
  );
}
