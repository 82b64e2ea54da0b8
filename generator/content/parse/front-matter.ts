/** Divides a .md file into its front matter, which is YAML and nothing else, and its body. */
import matter from 'gray-matter';
import type { Problem } from '../../problems/index.ts';

export interface Divided {
  /** Offsets of the YAML; undefined where there is none to read. */
  block?: { start: number; end: number };
  body: string;
  /** The line that the body begins on, from 1. */
  bodyLine: number;
  problems: Problem[];
}

const FENCE = '---';

/** A file's text without a byte order mark, which is no part of it. */
export function stripMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** @param text the whole file, without a byte order mark */
export function divideFrontMatter(file: string, text: string): Divided {
  const fault = findFault(text);
  if (fault) {
    const { line, column, ...words } = fault;
    return { body: '', bodyLine: 1, problems: [{ level: 'error', ...words, at: { file, line, column } }] };
  }
  // Options are always passed: without them, gray-matter keeps a cache of what it failed to parse.
  const { matter: source, content } = matter(text, { language: 'yaml', engines: ENGINES });
  const start = text.indexOf(source, FENCE.length);
  return {
    // With the line break before the closing fence, which ends the last value.
    block: { start, end: start + source.length + 1 },
    body: content,
    bodyLine: text.slice(0, text.length - content.length).split('\n').length,
    problems: [],
  };
}

/** gray-matter only divides; the YAML is read with its places, and no other language at all. */
const ENGINES = {
  yaml: () => ({}),
  json: refuse,
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  toml: refuse,
};

function refuse(): never {
  throw new Error('Front matter is YAML.');
}

type Fault = Pick<Problem, 'code' | 'message' | 'hint'> & { line: number; column: number };

/** Looks at the fences before anything is parsed, so that no other language comes near an engine. */
function findFault(text: string): Fault | undefined {
  const lines = text.split(/\r?\n/);
  const [opening = ''] = lines;
  if (text.trim() === '') return missing('The file is empty.');
  if (!opening.startsWith(FENCE) || opening.startsWith('----')) {
    const late = lines.findIndex((line) => line.trim() !== '');
    return late > 0 && lines[late]?.trim() === FENCE
      ? {
          ...missing('The line of three hyphens that the keys begin with must be the very first.'),
          hint: 'Delete the empty lines above it.',
        }
      : missing('The file does not begin with its keys, between two lines of three hyphens.');
  }
  const language = opening.slice(FENCE.length).trim();
  if (language !== '' && language !== 'yaml' && language !== 'yml') return foreign(language);

  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (closing === -1) return unclosed();
  return lines[closing]?.trim() === FENCE ? undefined : badFence(closing + 1);
}

function missing(message: string): Fault {
  return {
    code: 'front-matter/missing',
    message,
    hint: 'Begin the file with a line of three hyphens, then lines such as  title: Match Weddy  and another line of three hyphens.',
    line: 1,
    column: 1,
  };
}

function foreign(language: string): Fault {
  return {
    code: 'front-matter/language',
    message: `The keys on top of a file are written in YAML; "${language}" is not read.`,
    hint: 'Let the first line be three hyphens and nothing else.',
    line: 1,
    column: 1 + FENCE.length,
  };
}

function unclosed(): Fault {
  return {
    code: 'front-matter/unclosed',
    message: 'The keys on top of the file begin here, and no line says where they end.',
    hint: 'Put a line of three hyphens after the last key, before the text.',
    line: 1,
    column: 1,
  };
}

function badFence(line: number): Fault {
  return {
    code: 'front-matter/fence',
    message: 'The line that ends the keys on top of the file must be three hyphens and nothing else.',
    hint: 'Write --- here; put quotes around a value that begins with hyphens.',
    line,
    column: 1,
  };
}
