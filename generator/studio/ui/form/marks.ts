/** Signs of Markdown, and blocks on lines of their own, as buttons and keys write them into a text. */

/** A text, and the part of it that is chosen. */
export interface Chosen {
  text: string;
  from: number;
  to: number;
}

/** The one stretch of a text that becomes another, and what is chosen then, counted from its beginning. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  chosen: [from: number, to: number];
}

/** Text before the part to fill in, that part, and the text after. */
export type Block = readonly [before: string, part: string, after: string];

export type Mark = 'heading' | 'bold' | 'italic' | 'link' | 'list';

/** @param words stand where there are none yet */
export function setMark(mark: Mark, chosen: Chosen, words: string): Change {
  switch (mark) {
    case 'bold':
      return emphasize(chosen, 2, words);
    case 'italic':
      return emphasize(chosen, 1, words);
    case 'link':
      return link(chosen, words);
    case 'heading':
      return beginLines(chosen, { sign: '## ', isSet: /^ {0,3}#{1,6} +/, words });
    case 'list':
      return beginLines(chosen, { sign: '- ', isSet: /^[ \t]*[-*+] +/, words });
  }
}

const EMPHASIS = /(\*{1,3})([^\s*]|[^\s*][^*\n]*[^\s*])\1/g;

/** Adds the stars, or takes them away: one for italics, two for bold, three for both. */
function emphasize(chosen: Chosen, stars: number, words: string): Change {
  const { text, from, to } = wordsIn(chosen);
  const around = spanAround(EMPHASIS, { text, from, to });
  if (around) {
    const [, { length } = '', inner = ''] = around.match;
    const isSet = length === stars || length === 3;
    return wrap(around, '*'.repeat(isSet ? length - stars : length + stars), inner);
  }
  const sign = '*'.repeat(stars);
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1) return wrap({ from, to }, sign, text.slice(from, to) || words);
  // Emphasis ends with its paragraph, so each line has its own.
  const insert = lines.map((line) => line.replace(WORDS, (_, before, inner) => before + sign + inner + sign));
  return replaced({ from, to }, insert.join('\n'));
}

/** A line without the sign that makes it an item, a quote or a heading. */
const WORDS = /^(\s*(?:(?:[-*+>]|\d+[.)]|#{1,6})[ \t]+)*)(\S.*?)(?=\s*$)/;

function wrap({ from, to }: Omit<Chosen, 'text'>, sign: string, inner: string): Change {
  const chosen: Change['chosen'] = [sign.length, sign.length + inner.length];
  return { from, to, insert: sign + inner + sign, chosen };
}

function replaced({ from, to }: Omit<Chosen, 'text'>, insert: string): Change {
  return { from, to, insert, chosen: [0, insert.length] };
}

const LINK = /(?<!!)\[([^\][\n]+)\]\([^()\n]*\)/g;

function link(chosen: Chosen, words: string): Change {
  const around = spanAround(LINK, chosen);
  if (around) return replaced(around, around.match[1] ?? '');
  const { text, from, to } = wordsIn(chosen);
  const label = text.slice(from, to);
  if (/^(?:https?:\/\/|mailto:)\S+$/.test(label))
    return { from, to, insert: `[${words}](${label})`, chosen: [1, 1 + words.length] };
  const before = `[${label || words}](`;
  const address = 'https://';
  return {
    ...{ from, to, insert: `${before}${address})` },
    chosen: [before.length, before.length + address.length],
  };
}

/** Signs that another one takes the place of. */
const BEGUN = /^[ \t]*(?:(?:#{1,6}|[-*+]) +)?/;

interface Beginning {
  sign: string;
  isSet: RegExp;
  words: string;
}

/** Begins all lines that are touched with a sign, or takes it away where all of them have one. */
function beginLines({ text, from, to }: Chosen, { sign, isSet, words }: Beginning): Change {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = endOfLine(text, to > from && text[to - 1] === '\n' ? to - 1 : to);
  const lines = text.slice(start, end).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const range = { from: start, to: end };
  if (written.length > 0 && written.every((line) => isSet.test(line)))
    return replaced(range, lines.map((line) => line.replace(isSet, '')).join('\n'));
  const begun = written.length === 0 ? sign + words : lines.map(begin).join('\n');
  // A paragraph above or below would be one with it.
  const isApart = (line: string) => line.trim() === '' || isSet.test(line);
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  const below = text.slice(end + 1, endOfLine(text, end + 1));
  const before = isApart(above) ? '' : '\n';
  const at = before.length + (written.length === 0 ? sign.length : 0);
  const insert = before + begun + (isApart(below) ? '' : '\n');
  return { ...range, insert, chosen: [at, before.length + begun.length] };

  function begin(line: string): string {
    return line.trim() === '' || isSet.test(line) ? line : sign + line.replace(BEGUN, '');
  }
}

/** Code, the lines of a directive and comments: what a blank line does not end. */
const WHOLE =
  /^ {0,3}(`{3,}|~{3,}).*(?:\n[\s\S]*?(?:^ {0,3}\1.*$|(?![\s\S]))|$)|^ {0,3}:{3,}[ \t]*[a-z].*\n[\s\S]*?^ {0,3}:{3,}[ \t]*$|<!--[\s\S]*?-->/gim;

/** Writes a block where the cursor is, or below the paragraph around it, with a blank line above and below. */
export function placeBlock({ text, to }: Chosen, [before, part, after]: Block): Change {
  const at = placeFor(text, to);
  const { gap, end } = gapsAround({ text, from: at, to: at });
  const start = gap.length + before.length;
  return {
    from: at,
    to: at,
    insert: gap + before + part + after + end,
    chosen: [start, start + part.length],
  };
}

const IS_BLOCK = /\n\n|^(?:#{1,6} |[-*+] |\d+[.)] |[|>]|```)/;

/** Puts Markdown in the place of what is chosen: within a line, unless it has lines of its own. */
export function putIn(chosen: Chosen, written: string): Change {
  const { gap, end } = IS_BLOCK.test(written) ? gapsAround(chosen) : { gap: '', end: '' };
  const at = gap.length + written.length;
  return { from: chosen.from, to: chosen.to, insert: gap + written + end, chosen: [at, at] };
}

function gapsAround({ text, from, to }: Chosen) {
  const [above, below] = [text.slice(0, from), text.slice(to)];
  const gap = above.trim() === '' ? '' : breaksBeside(/\s*$/.exec(above)?.[0]);
  const end = below.trim() === '' ? '' : breaksBeside(/^(?:[ \t]*\n)*/.exec(below)?.[0]);
  return { gap, end };
}

/** Line breaks that are missing of a blank line. */
function breaksBeside(space = ''): string {
  return '\n'.repeat(Math.max(0, 3 - space.split('\n').length));
}

function placeFor(text: string, cursor: number): number {
  const start = text.lastIndexOf('\n', cursor - 1) + 1;
  const isBlank = text.slice(start, endOfLine(text, cursor)).trim() === '';
  const isFirst = cursor === start && /(?:^|\n)[ \t]*\n$|^$/.test(text.slice(0, start));
  const wholes = [...text.matchAll(WHOLE)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const wholeAt = (at: number) => wholes.find(([from, to]) => from < at && at < to);
  if ((isBlank || isFirst) && !wholeAt(start)) return start;
  let at = cursor;
  for (;;) {
    const blank = /\n[ \t]*(?:\n|$)/.exec(text.slice(at));
    const end = blank ? at + blank.index : text.length;
    const whole = wholeAt(end) ?? wholeAt(at);
    if (!whole) return end;
    at = whole[1];
  }
}

/** The chosen words without the space around them, or the word that the cursor is in. */
function wordsIn({ text, from, to }: Chosen): Chosen {
  const part = text.slice(from, to);
  const start = from + (part.length - part.trimStart().length);
  if (part.trim() !== '') return { text, from: start, to: start + part.trim().length };
  const [before = ''] = /[\p{L}\p{M}\p{N}’'-]*$/u.exec(text.slice(0, from)) ?? [];
  const [after = ''] = /^[\p{L}\p{M}\p{N}’'-]*/u.exec(text.slice(from)) ?? [];
  // With space chosen, nothing of it goes.
  return part === '' ? { text, from: from - before.length, to: from + after.length } : { text, from: to, to };
}

function spanAround(pattern: RegExp, { text, from, to }: Chosen) {
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (match.index <= from && to <= end) return { from: match.index, to: end, match };
  }
  return undefined;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
