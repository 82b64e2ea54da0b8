/** Parses YAML into a document, with the faults found in it. */
import { type Document, isNode, type Node, parse, parseDocument, visit } from 'yaml';
import { findControl } from '../../lib/invisible.ts';
import { fieldOf } from '../../lib/record.ts';
import { problem } from '../../problems/catalogue/index.ts';
import { hideAmounts, showAmounts } from './amounts.ts';
import {
  describeExhausted,
  describeFault,
  describeIndentation,
  describeQuestion,
  describeUnquoted,
  type YamlFault,
} from './faults.ts';

/** Far more than any page needs, and harmless. */
export const MAX_ALIASES = 100;
/** Limit of reported faults. */
const MAX_FAULTS = 20;

interface YamlDocument {
  /** Undefined if the source cannot be parsed at all. */
  document?: Document.Parsed;
  faults: YamlFault[];
}

/** No-break spaces and the like at the start of a line or behind its hyphen: YAML takes them for the beginning of a key. */
const ODD_SPACE = /^ *(?:- *)*[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]+[ \u00a0]*\S/m;

/** @param keepSourceTokens whether its nodes hold the tokens that they were made from @throws RangeError if it is nested too deeply */
export function readDocument(source: string, keepSourceTokens = false): YamlDocument {
  const odd = ODD_SPACE.exec(source);
  if (odd) return { faults: [{ problem: problem('yaml/odd-space', undefined), start: odd.index }] };
  const readable = hideAmounts(source);
  const document = parseDocument(readable, {
    schema: 'core',
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
    keepSourceTokens,
  });
  if (readable !== source) showAmounts(document);
  const faults = findFaults(document, source).concat(
    source.includes('?') ? findQuestions(document, source) : [],
    source.includes('*') ? findBadAliases(document, source) : [],
    /[&!]/.test(source) ? findLostMarks(document, source) : [],
  );
  if (faults.length === 0 && /\n +- /.test(source)) faults.push(...findJoined(document, source));
  if (faults.length === 0 && source.includes('\\')) faults.push(...findControls(document, source));
  return { document, faults };
}

/** Returns `otherwise` if `read` exceeds a parser limit (a ReferenceError for too many aliases), or exhausts the stack. */
export function withinLimits<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return otherwise;
  }
}

/** `title: &More` and `title: &Co Band` name a value, and `title: ! Now` gives it a type: texts that lose their first word. */
function findLostMarks(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  const used = new Set<string>();
  visit(document, { Alias: (_, { source: name }) => void used.add(name) });
  visit(document, {
    Scalar(_, { anchor, tag, value, type, range }) {
      if (!range || (value !== null && type !== 'PLAIN')) return;
      const isUnused = anchor !== undefined && !used.has(anchor);
      const mark = isUnused ? `&${anchor}` : tag === '!' ? '!' : undefined;
      const start = mark === undefined ? -1 : source.lastIndexOf(mark, range[0]);
      if (start !== -1) faults.push(describeUnquoted({ source, start }));
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

/** An entry further in than the one above it, of which YAML makes one text: `- Soul` and `  - Folk` are `Soul - Folk`. */
function findJoined(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(key, { type, range }) {
      if (type !== 'PLAIN' || typeof key !== 'number' || !range) return;
      const joined = /\n +(?=- )/.exec(source.slice(range[0], range[1]));
      const start = range[0] + (joined?.index ?? 0) + (joined?.[0].length ?? 0);
      if (joined) faults.push(describeIndentation({ source, start, document }));
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

/** `- ? who` is a key without a value. */
function findQuestions(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Pair(_, { key }) {
      const start = isNode(key) ? key.range?.[0] : undefined;
      const fault = start === undefined ? undefined : describeQuestion({ source, start });
      if (fault) faults.push(fault);
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

/** Problems of the parser; if it gave up, nothing else is worth reporting. */
function findFaults(document: Document.Parsed, source: string): YamlFault[] {
  const all = [...document.errors, ...document.warnings];
  const exhausted = all.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted) return [describeFault(exhausted, source, document)];
  const first = all.slice(0, MAX_FAULTS);
  return (
    first
      // Of several in one place, all but the first only follow from it.
      .filter(({ pos }, index) => first.findIndex((fault) => fault.pos[0] === pos[0]) === index)
      .map((error) => describeFault(error, source, document))
      // The keys of an entry whose hyphen is another sign are in the right column once that is mended.
      .filter(
        ({ problem }, index, faults) =>
          problem.code !== 'yaml/indentation' || !isMark(fieldOf(faults[index - 1]?.problem.values, 'slip')),
      )
  );
}

function isMark(slip: unknown): boolean {
  return slip === 'hyphen' || slip === 'bullet';
}

/** `*name` without an anchor of that name, most often a text that begins with a star; or within what has that name. */
function findBadAliases(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  // Of several with one name, the last before an alias counts.
  const anchored = new Map<string, Node>();
  visit(document, {
    Alias(_, alias) {
      const start = alias.range?.[0] ?? 0;
      const node = anchored.get(alias.source);
      if (!node) faults.push(describeUnquoted({ source, start }));
      else if (node.range && node.range[0] <= start && start < node.range[2])
        faults.push(describeExhausted(start, true));
    },
    Value(_, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

/** Escapes in double quotes, or a backslash and the letter after it. */
const ESCAPES = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/gs;

/** Control characters that a text spells as escapes; those that are written as they are have been refused with the file. */
function findControls(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'QUOTE_DOUBLE' || !range || typeof value !== 'string') return;
      const code = findControl(value)?.code;
      if (code === undefined) return;
      const written = [...source.slice(range[0], range[1]).matchAll(ESCAPES)];
      const found = written.find(([each]) => findControl(parse(`"${each}"`))?.code === code);
      const start = range[0] + (found?.index ?? 0);
      faults.push({
        problem: problem('files/control-character', undefined, { code, spelling: found?.[0] }),
        start,
      });
    },
  });
  return faults.slice(0, MAX_FAULTS);
}
