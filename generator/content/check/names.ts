/** Files that are one and the same on some computers, or for the site. */
import type { Problem } from '../../problems/index.ts';
import type { SourceFile } from '../types.ts';

export function checkNames(sources: readonly SourceFile[]): Problem[] {
  const first = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  for (const source of sources) {
    // A page may be .yaml or .md, but not both.
    const name = source.path
      .normalize()
      .toLowerCase()
      .replace(/\.(md|yaml)$/, '');
    const other = first.get(name);
    if (!other) first.set(name, source);
    else {
      problems.push({
        code: 'files/same-name',
        level: 'error',
        message: `${source.path} and ${other.path} would become the same page.`,
        hint: 'Rename one of them, or put both together.',
        at: { file: source.file, line: 1, column: 1 },
      });
    }
  }
  return problems;
}
