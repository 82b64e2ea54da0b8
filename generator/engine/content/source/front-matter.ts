/** Divides a .md file into its front matter, which is YAML and nothing else, and its body. */
import matter from 'gray-matter';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';

interface Divided {
  /** Offsets of the YAML; undefined if there is none to read. */
  block?: { start: number; end: number };
  body: string;
  /** The line that the body begins on, from 1. */
  bodyLine: number;
  problems: Problem[];
}

const FENCE = '---';

/** A file's text without a byte order mark, which is not part of it. */
export function stripMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** @param text the whole file, without a byte order mark */
export function divideFrontMatter(file: string, text: string): Divided {
  const found = findFences(file, text);
  if ('code' in found) return { body: '', bodyLine: 1, problems: [found] };
  // The YAML is read elsewhere, with its places, so gray-matter is given none: it would search each of its lines for comments.
  const { content: body } = matter(`${FENCE}\n${text.slice(found.end)}`, OPTIONS);
  return {
    block: found,
    body,
    bodyLine: text.slice(0, text.length - body.length).split('\n').length,
    problems: [],
  };
}

// Without options, gray-matter keeps a cache of all that it has divided.
const OPTIONS = { language: 'yaml' };

/** The offsets of what is between them, with the line break before the closing one, which ends the last value. */
function findFences(file: string, text: string): { start: number; end: number } | Problem {
  const lines = text.split(/\r?\n/);
  const [opening = ''] = lines;
  const at = (line: number, column = 1) => ({ file, line, column });
  if (text.trim() === '') return problem('front-matter/missing', at(1), { found: 'empty' });
  if (!opening.startsWith(FENCE) || opening.startsWith('----')) {
    const first = lines.findIndex((line) => line.trim() !== '');
    const isLate = first > 0 && lines[first]?.trim() === FENCE;
    return problem('front-matter/missing', at(1), { found: isLate ? 'late' : 'none' });
  }
  const language = opening.slice(FENCE.length).trim();
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return problem('front-matter/language', at(1, 1 + FENCE.length), { language });
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.startsWith(FENCE));
  if (closing === -1) return problem('front-matter/unclosed', at(1));
  if (lines[closing]?.trim() !== FENCE) return problem('front-matter/fence', at(closing + 1));
  const start = opening.length;
  return { start, end: text.indexOf(`\n${FENCE}`, start) + 1 };
}
