/** What the YAML parser complains about, in the words of somebody who has never heard of it. */
import type { Problem } from '../../problems/index.ts';
import {
  CONTINUES,
  describeIndentedStart,
  describeMovedLeft,
  findIndentedStart,
  HYPHEN_INDENT,
  INDENT,
  isLineStart,
} from './indentation.ts';

export interface YamlFault {
  /** The parser's own name for it. */
  code: string;
  message: string;
  /** Its offset. */
  start: number;
}

type Words = Pick<Problem, 'code' | 'message' | 'hint'>;
type Describe = Words | ((fault: YamlFault, source: string) => Words);

const NOT_A_PAIR: Words = {
  code: 'yaml/no-colon',
  message: 'This line should have a key, a colon, a blank and a value.',
  hint: 'Write it like  title: Match Weddy',
};

const COLON: Words = {
  code: 'yaml/colon',
  message: 'A colon and a blank within the text begin a second key on the same line.',
  hint: 'Put quotes around the text, as in  title: "Part One: The Night"',
};

const TABLE: Record<string, Describe> = {
  BLOCK_AS_IMPLICIT_KEY: ({ start, message }, source) => {
    if (message.includes('sequence')) return HYPHEN_INDENT;
    return isLineStart(source, start) ? CONTINUES : describeSecondKey(restOfLine(source, start));
  },
  TAB_AS_INDENT: {
    code: 'yaml/tab',
    message: 'This line is indented with a tab.',
    hint: 'Use blanks, two for each level.',
  },
  MULTILINE_IMPLICIT_KEY: NOT_A_PAIR,
  MISSING_CHAR: (fault, source) => {
    if (fault.message.includes('quote')) return openQuote();
    if (fault.message.includes('map values')) return NOT_A_PAIR;
    if (fault.message.startsWith('Sequence item')) return describeMovedLeft(source, fault.start);
    return isOpening(fault) ? openBracket(fault, source) : OTHER;
  },
  BAD_SCALAR_START: ({ start }, source) => needsQuotes(source.charAt(start), source, start),
  TAG_RESOLVE_FAILED: ({ start }, source) => needsQuotes('!', source, start),
  BAD_ALIAS: ({ start }, source) => needsQuotes('*', source, start),
  UNEXPECTED_TOKEN: describeToken,
  BAD_INDENT: (fault, source) => {
    if (isOpening(fault)) return openBracket(fault, source);
    return fault.message.includes('sequence') ? HYPHEN_INDENT : INDENT;
  },
  DUPLICATE_KEY: ({ start }, source) => {
    const key = /^[^:\r\n]*/.exec(source.slice(start))?.[0].trim() ?? '';
    return {
      code: 'yaml/duplicate-key',
      message: `"${key}" stands here for the second time.`,
      hint: 'Keep one of the two.',
    };
  },
  BAD_DQ_ESCAPE: {
    code: 'yaml/backslash',
    message: 'Within double quotes, a backslash begins a special character, and this is none.',
    hint: 'Write two backslashes for one, or use single quotes.',
  },
  MULTIPLE_DOCS: {
    code: 'yaml/documents',
    message: 'A line of three hyphens or dots ends the YAML here, and what follows would be lost.',
    hint: 'Take the line out; only .md files are divided by such lines.',
  },
  NON_STRING_KEY: ({ start }, source) => ({
    code: 'yaml/needs-quotes',
    message: `A key cannot begin with ${source.charAt(start)}.`,
    hint: 'If this is a text, put quotes around all of it.',
  }),
  RESOURCE_EXHAUSTION: {
    code: 'yaml/too-complex',
    message: 'The file is nested too deeply, or repeats itself too often, to be read.',
    hint: 'Write values out instead of referring to others with *, and use fewer brackets.',
  },
};

/** @param source the YAML that the fault's offset counts in */
export function describeYamlFault(fault: YamlFault, source: string): Words & { level: 'error' } {
  const entry = Object.hasOwn(TABLE, fault.code) ? TABLE[fault.code] : undefined;
  const words = typeof entry === 'function' ? entry(fault, source) : entry;
  return { level: 'error', ...(words ?? OTHER) };
}

/** Whether a quote or a bracket is never closed, or a comma is missing in one. */
export function isOpening({ code, message }: YamlFault): boolean {
  if (code === 'BAD_INDENT') return message.startsWith('Flow');
  return code === 'MISSING_CHAR' && /^(Flow|Missing (closing|,))/.test(message);
}

function describeSecondKey(text: string): Words {
  return CURLY.test(text)
    ? { ...COLON, hint: `Curly quotes do not count, only straight ones: ${straighten(text)}` }
    : COLON;
}

function openQuote(): Words {
  return {
    code: 'yaml/quote',
    message: 'A quotation mark is opened here and never closed.',
    hint: 'Add the closing one at the end of the text.',
  };
}

function openBracket({ start }: YamlFault, source: string): Words {
  return {
    code: 'yaml/bracket',
    message: 'The bracket that opens here is not closed, or a comma is missing after it.',
    hint: /\s#/.test(restOfLine(source, start))
      ? 'What follows # is a comment: put quotes around a text that begins with it.'
      : 'Write lists as [one, two], with a bracket at both ends.',
  };
}

function needsQuotes(character: string, source: string, start: number): Words {
  const text = restOfLine(source, start);
  return {
    code: 'yaml/needs-quotes',
    message: `A text cannot begin with ${character} unless it is in quotes.`,
    hint: `Put quotes around it: ${quote(text)}`,
  };
}

function describeToken({ start, message }: YamlFault, source: string): Words {
  if (start === findIndentedStart(source)) return describeIndentedStart(source, start);
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const before = source.slice(lineStart, start);
  const value = before.replace(/^\s*(- )?[^:]*:\s+/, '');
  if (message.startsWith('Block scalar header')) {
    return {
      code: 'yaml/needs-quotes',
      message: 'After | or > the text begins on the next line.',
      hint: 'Move the text to the next line, indented by two blanks, or put quotes around all of it.',
    };
  }
  const placeholder = /\{\s*[\w.-]+\s*\}\s*$/.exec(before);
  if (placeholder)
    return quoteWhole('{', placeholder[0] + restOfLine(source, start).replace(/\s*[,}\]].*$/, ''));
  if (/^[[{"']/.test(value)) return quoteWhole(value.charAt(0), value + restOfLine(source, start));
  if (message.includes('block-seq-ind')) {
    return {
      code: 'yaml/list',
      message: 'A list with hyphens cannot begin on the line of its key or stand among keys.',
      hint: 'Put each entry on a line of its own below the key, indented by two blanks: "  - entry"',
    };
  }
  return OTHER;
}

const OTHER: Words = {
  code: 'yaml/syntax',
  message: 'What stands here does not fit what comes before it.',
  hint: 'Check the quotes, brackets, colons and indentation here and on the line before.',
};

function quoteWhole(opening: string, text: string): Words {
  return {
    code: 'yaml/needs-quotes',
    message: `The value ends before this place, because it begins with ${opening}.`,
    hint: `Put quotes around the whole of it: ${quote(text)}`,
  };
}

function restOfLine(source: string, start: number): string {
  return /^[^\r\n]*/.exec(source.slice(start))?.[0].trim() ?? '';
}

/** As word processors set them. */
const CURLY = /^[\u2018-\u201f]/;

function straighten(text: string): string {
  return quote(text.replace(/^[\u2018-\u201f]|[\u2018-\u201f]$/g, ''));
}

/** In double quotes, or in single ones where the text holds double ones. */
function quote(text: string): string {
  const bare = text.replace(/^(["'])(.*)\1$/, '$2');
  return bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}
