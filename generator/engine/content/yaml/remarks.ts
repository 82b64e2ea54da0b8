/** Valid YAML that is most likely not what was meant. */
import { type Document, visit } from 'yaml';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import { lineStartOf, quote } from './faults.ts';

/** Commas of other scripts divide nothing. */
export const FOREIGN_COMMA = /[،、，]/;

/** @param locate the place of an offset of the source */
export function findRemarks(
  document: Document.Parsed,
  source: string,
  locate: (offset: number) => Position,
): Problem[] {
  const found: Problem[] = [];
  if (!source.includes('#') && !FOREIGN_COMMA.test(source)) return found;
  visit(document, {
    Scalar(key, { value, type, range }, parents) {
      if (typeof value !== 'string' || type !== 'PLAIN' || !range || key === 'key') return;
      const [start, end] = range;
      // A comment of the writer has a space after the sign.
      const comment = /^[ \t]+#[^\s#].*/.exec(source.slice(end))?.[0].trimEnd();
      if (comment !== undefined) {
        const lead = source.slice(lineStartOf(source, start), start).trimStart();
        const written = source.slice(start, end) + comment;
        const args = { kept: value, line: lead + quote(written), note: comment.trim() };
        found.push(problem('yaml/comment', locate(start), args));
      }
      const parent = parents.at(-1);
      const isInBrackets = typeof parent === 'object' && 'flow' in parent && parent.flow === true;
      if (isInBrackets && 'items' in parent && typeof key === 'number' && FOREIGN_COMMA.test(value)) {
        const line = value
          .split(FOREIGN_COMMA)
          .map((part) => part.trim())
          .filter(Boolean)
          .join(', ');
        found.push(problem('yaml/comma', locate(start), { value, line }));
      }
    },
  });
  return found;
}
