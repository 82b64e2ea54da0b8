/** What the compiler of styles says, as problems with a place. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import { codeFrame, type Problem } from '../../problems/index.ts';
import type { Stylesheet } from './compile.ts';
import { describeReason } from './words.ts';

type Place = Pick<Problem, 'at' | 'frame'>;

/** In an imported file, Tailwind writes the place into the message. */
const PLACED = /^(.+?):(\d+):(\d+): (.*)$/s;
/** What a message of Tailwind is about: `@apply`'s class, an import's path. */
const QUOTED = /(?:^|\s)[`'"]([^`'"]+)[`'"]/;

export async function explainStyles(error: CssSyntaxError, sheet: Stylesheet): Promise<Problem> {
  const fromTailwind = error.plugin === 'tailwindcss';
  const [, file, line, column, reason] = (fromTailwind && PLACED.exec(error.reason)) || [];
  const place = file
    ? await locateIn(file, { line: Number(line), column: Number(column) }, sheet)
    : locateError(error, sheet, fromTailwind);
  return {
    code: 'styles/syntax',
    level: 'error',
    ...describeReason(reason ?? error.reason),
    ...place,
  };
}

/** The place of the first occurrence of a text in the stylesheet; nothing where it is in a file imported by it. */
export function locateText(text: string, sheet: Stylesheet): Place {
  const index = sheet.text.indexOf(text);
  if (index < 0) return {};
  const before = sheet.text.slice(0, index).split('\n');
  return placeAt(
    sheet.file,
    sheet.text,
    { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
    sheet,
  );
}

function locateError(error: CssSyntaxError, sheet: Stylesheet, fromTailwind: boolean): Place {
  if (fromTailwind) return locateText(QUOTED.exec(error.reason)?.[1] ?? '\0', sheet);
  const lines = sheet.text.trimEnd().split('\n');
  const { line = 1, column = 1 } = error;
  // What is opened and never closed runs on into the lines that are added at the end.
  const end = { line: lines.length, column: lines.at(-1)?.length ?? 1 };
  return placeAt(sheet.file, sheet.text, line > end.line ? end : { line, column }, sheet);
}

async function locateIn(
  file: string,
  at: { line: number; column: number },
  sheet: Stylesheet,
): Promise<Place> {
  return placeAt(file, await readFile(file, 'utf8').catch(() => ''), at, sheet);
}

function placeAt(
  file: string,
  text: string,
  at: { line: number; column: number },
  { root }: Stylesheet,
): Place {
  const path = relative(root, file).replaceAll('\\', '/');
  return { at: { file: path, ...at }, frame: codeFrame(text, at) };
}
