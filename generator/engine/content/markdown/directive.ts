/**
 * Directives as the parser finds them: `::name[label]{attributes}` on a line, or with three colons, some lines, and
 * `:::` at their end (talk.commonmark.org/t/generic-directives-plugins-syntax/444).
 */
import type { TokenizerExtension } from 'marked';
import { type DirectiveTable, isDirective } from '../vocabulary.ts';

/** A part of a directive, and where in its text it begins. */
export interface DirectivePart {
  text: string;
  start: number;
}

type DirectiveFault = 'unclosed' | 'closes-nothing' | 'brackets' | 'braces' | 'rest';

export interface DirectiveToken {
  type: 'directive';
  raw: string;
  /** Empty for `:::` alone. */
  name: string;
  label?: DirectivePart;
  attributes?: DirectivePart;
  /** The lines down to the closing colons. */
  content?: DirectivePart;
  fault?: DirectiveFault | undefined;
}

const OPENING = /^ {0,3}(:{2,})([ \t]*)([a-z][\w-]*)?/i;
const CLOSING = /^ {0,3}:{3,}[ \t]*$/;
const ANOTHER = /^ {0,3}:{3,}[ \t]*[a-z]/i;

/** Finds them wherever a block may begin, and also where they end a paragraph. Code blocks are passed over before. */
export const directiveTokenizer = (known: DirectiveTable): TokenizerExtension => ({
  name: 'directive',
  level: 'block',
  start: findStart,
  tokenizer: (text) => readDirective(text, known),
});

/** The next line that begins with colons, which are rare: it is asked for at every block. */
function findStart(text: string): number | undefined {
  for (let at = text.indexOf('::'); at !== -1; at = text.indexOf('::', at + 1)) {
    if (text[at - 1] === '\n') return at;
  }
  return undefined;
}

/** @returns undefined if the text does not begin with a directive */
export function readDirective(text: string, known: DirectiveTable): DirectiveToken | undefined {
  const line = firstLine(text);
  const [opening = '', colons = '', gap, name] = OPENING.exec(line) ?? [];
  const isContainer = colons.length > 2;
  if (name === undefined) {
    return CLOSING.test(line)
      ? { type: 'directive', raw: withBreak(text, line.length), name: '', fault: 'closes-nothing' }
      : undefined;
  }
  const rest = line.slice(opening.length);
  // Words behind an unknown name are an ordinary line that happens to begin with colons.
  if ((gap && !isContainer) || (!isDirective(known, name) && !/^\s*([[{]|$)/.test(rest))) return undefined;
  const head = readHead(line, opening.length);
  if (!isContainer) return { type: 'directive', raw: withBreak(text, line.length), name, ...head };
  const end = findEnd(text, line.length + 1);
  if (!end) {
    const fault = head.fault ?? 'unclosed';
    return { type: 'directive', raw: withBreak(text, line.length), name, ...head, fault };
  }
  const content = { text: text.slice(line.length + 1, end.start), start: line.length + 1 };
  return { type: 'directive', raw: withBreak(text, end.end), name, ...head, content };
}

/** Reads the label and the attributes behind the name. */
function readHead(line: string, from: number): Pick<DirectiveToken, 'label' | 'attributes' | 'fault'> {
  const labelEnd = line[from] === '[' ? findClosing(line, from, '[', ']') : from;
  if (labelEnd === undefined) return { fault: 'brackets' };
  const label = labelEnd > from ? { text: line.slice(from + 1, labelEnd - 1), start: from + 1 } : undefined;
  const end = line[labelEnd] === '{' ? findClosing(line, labelEnd, '{', '}') : labelEnd;
  if (end === undefined) return { ...(label && { label }), fault: 'braces' };
  const attributes =
    end > labelEnd ? { text: line.slice(labelEnd + 1, end - 1), start: labelEnd + 1 } : undefined;
  const fault = line.slice(end).trim() === '' ? undefined : 'rest';
  return { ...(label && { label }), ...(attributes && { attributes }), fault };
}

/** @returns the offset behind the closing mark; undefined if there is none */
function findClosing(line: string, from: number, open: string, close: string): number | undefined {
  let depth = 0;
  let quote = '';
  for (let index = from; index < line.length; index++) {
    const character = line[index] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '\\') index += 1;
    // In braces, marks within a quoted value are a part of it.
    else if (open === '{' && /["']/.test(character) && line[index - 1] === '=') quote = character;
    else if (character === open) depth += 1;
    else if (character === close) {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

/** The closing colons; no directive is within another, so the next one ends the search. */
function findEnd(text: string, from: number): { start: number; end: number } | undefined {
  let start = from;
  while (start <= text.length) {
    const line = firstLine(text, start);
    if (CLOSING.test(line)) return { start, end: start + line.length };
    if (ANOTHER.test(line)) return undefined;
    start += line.length + 1;
  }
  return undefined;
}

function firstLine(text: string, from = 0): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? undefined : end);
}

function withBreak(text: string, end: number): string {
  return text.slice(0, text[end] === '\n' ? end + 1 : end);
}
