/** Describes what `liner check --fix` would write and has written. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripMark } from '../../engine/content/source/front-matter.ts';
import type { SourceFile } from '../../engine/content/types.ts';
import { hideLogins } from '../../engine/lib/hide.ts';
import { diffLines } from '../../engine/lib/line-diff.ts';
import { showControls } from '../../engine/lib/terminal.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Rewritten } from '../site-files/rewrite.ts';
import { decodeExactly } from '../site-files/written.ts';
import type { Texts } from './repair.ts';

/** A file with its new text, and its name in problems. */
interface FixedFile extends Rewritten {
  file: string;
}

/**
 * The files whose texts differ, as they are on the disk.
 * @returns with those that are left as they are, since their characters are written in another way than they are read
 */
export function listRewritten(
  sources: readonly SourceFile[],
  texts: Texts,
  root: string,
): { files: FixedFile[]; left: string[] } {
  const files: FixedFile[] = [];
  const left: string[] = [];
  for (const { file, path, text } of sources) {
    const after = texts.get(file) ?? text;
    if (after === text) continue;
    const before = decodeExactly(readFileSync(resolve(root, file)));
    const isAsRead = before !== undefined && stripMark(before) === text;
    if (isAsRead)
      files.push({ file, path, before, after: before.slice(0, before.length - text.length) + after });
    else left.push(file);
  }
  return { files, left };
}

type WriteHeading = (code: 'fixes', counts: { problems: number; files: number }) => string;

const COLOURS = { removed: '31', added: '32', place: '36' };

/** Each change with its place, the line before and the line after; and what it corrects. */
export function describeFixes(
  fixed: readonly Problem[],
  files: readonly FixedFile[],
  { colour = false, write }: { colour?: boolean; write: WriteHeading },
): string {
  const paint = (text: string, name: keyof typeof COLOURS) =>
    colour ? `\u001b[${COLOURS[name]}m${text}\u001b[0m` : text;
  const show = (mark: string, line: string) => `  ${mark} ${showControls(hideLogins(line))}`;
  const changes = files.flatMap(({ file, before, after }) =>
    diffLines(stripMark(before), stripMark(after)).map(({ line, removed, added }) =>
      [
        paint(`${showControls(file)}:${line}`, 'place'),
        ...pairLines(removed, added).flatMap(([out = [], into = []]) => [
          ...out.map((each) => paint(show('-', each), 'removed')),
          ...into.map((each) => paint(show('+', each), 'added')),
        ]),
      ].join('\n'),
    ),
  );
  const heading = write('fixes', { problems: fixed.length, files: files.length });
  return `${[heading, ...changes].join('\n\n')}\n\n`;
}

/** Lines that are as many as those in their place, one by one. */
function pairLines(removed: readonly string[], added: readonly string[]): (readonly string[])[][] {
  return removed.length === added.length
    ? removed.map((line, index) => [[line], added.slice(index, index + 1)])
    : [[removed, added]];
}

export function describeLeft(file: string): string {
  return `${showControls(file)} is left as it is: some of its letters are made of two characters each. Correct it by hand.`;
}
