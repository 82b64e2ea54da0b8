/** A content file as its keys and the text below them. */

import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SourceFile } from '../types.ts';
import type { IsTyped } from '../yaml/empty.ts';
import { parseYaml, type YamlFile } from '../yaml/index.ts';
import { divideFrontMatter, stripMark } from './front-matter.ts';

interface SourceParts {
  yaml?: YamlFile;
  body: string;
  bodyLine: number;
  problems: Problem[];
}

/** @param isTyped keys without values that are not left out */
export function divide({ file, path, text: marked }: SourceFile, isTyped?: IsTyped): SourceParts {
  const text = stripMark(marked);
  const conflict = findConflict(text);
  if (conflict !== undefined)
    return {
      body: '',
      bodyLine: 1,
      problems: [problem('files/conflict', { file, line: conflict, column: 1 })],
    };
  if (path.endsWith('.yaml')) {
    const yaml = parseYaml(file, text, undefined, isTyped);
    return { yaml, body: '', bodyLine: 1, problems: yaml.problems };
  }
  const { block, body, bodyLine, problems } = divideFrontMatter(file, text);
  if (!block) return { body, bodyLine, problems };
  const yaml = parseYaml(file, text, block, isTyped);
  return { yaml, body, bodyLine, problems: yaml.problems };
}

/** The line of the first conflict mark of Git. */
function findConflict(text: string): number | undefined {
  if (!text.includes('<<<<<<< ')) return undefined;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^<{7} /.test(line));
  return first !== -1 && lines.some((line) => /^>{7} /.test(line)) ? first + 1 : undefined;
}
