/** Errors of PostCSS and Tailwind as problems with positions. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { CssSyntaxError } from 'postcss';
import type { StylesError } from '../../problems/catalogue/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import { codeFrame, type Problem } from '../../problems/index.ts';

export interface Stylesheet {
  file: string;
  text: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
}

interface Spot {
  line: number;
  column: number;
}

/** Message about an imported file, into which Tailwind writes the place. */
const PLACED = /^(.+?):(\d+):(\d+): (.*)$/s;
/** The quoted subject of a message of Tailwind: the class of `@apply`, the path of an import. */
const QUOTED = /(?:^|\s)[`'"]([^`'"]+)[`'"]/;

/** A package does not export the file; the group is its path there. */
const UNEXPORTED = /^(?:Package subpath )?['"]\.(\/[^'"]+)['"] is not (?:exported|defined)\b/;
const IMPORTED = /@(?:import|reference|plugin|config)\s+(?:url\(\s*)?["']([^"']+)["']/g;

/** Messages of Tailwind and PostCSS; the first group is what they are about. */
const ERRORS: [reason: RegExp, error: StylesError][] = [
  [/^Cannot apply unknown utility class `(.+?)`/, 'unknown class'],
  [/^(?:Can't|Could not) resolve '(.+?)'/, 'missing import'],
  [/^Look runs code '(.+?)'/, 'code in a look'],
  [/^Cannot use `@variant` with unknown variant: (.+)/, 'unknown variant'],
  [/^Could not resolve value for theme function: `(.+?)`/, 'unknown theme value'],
  [/^`@theme` blocks must only contain/, 'not a custom property'],
  [/^Unclosed (?:block|bracket|quote|string|comment)/, 'never closed'],
  [/^Unexpected \}/, 'never opened'],
  [/^Unknown word (.*)/, 'no declaration'],
];

/** @param error of PostCSS or Tailwind */
export async function explainStyles(error: unknown, sheet: Stylesheet): Promise<Problem> {
  if (error instanceof CssSyntaxError) {
    const { line = 1, column = 1, reason } = error;
    return placeAt({ line, column }, sheet, describe(reason));
  }
  const message = completeImport(error instanceof Error ? error.message : String(error), sheet.text);
  const [, file, line, column, reason = ''] = PLACED.exec(message) ?? [];
  if (!file) return placeText(QUOTED.exec(message)?.[1] ?? '', sheet, describe(message));
  const text = await readFile(file, 'utf8').catch(() => '');
  return placeAt({ line: Number(line), column: Number(column) }, { ...sheet, file, text }, describe(reason));
}

/** Names a missing file of a package as the stylesheet imports it, so that it can be found. */
function completeImport(message: string, text: string): string {
  const path = UNEXPORTED.exec(message)?.[1];
  const imported = path && [...text.matchAll(IMPORTED)].find(([, name = '']) => name.endsWith(path));
  return imported ? `Can't resolve '${imported[1]}'` : message;
}

/** The problem with the place of a text in the stylesheet; unchanged if the text is in an imported file. */
export function placeText(text: string, sheet: Stylesheet, about: Problem): Problem {
  const index = text ? sheet.text.indexOf(text) : -1;
  if (index < 0) return about;
  const before = sheet.text.slice(0, index).split('\n');
  return placeAt({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }, sheet, about);
}

function placeAt(at: Spot, { file, text, root }: Stylesheet, about: Problem): Problem {
  const path = relative(root, file).replaceAll('\\', '/');
  return { ...about, at: { file: path, ...at }, frame: codeFrame(text, at) };
}

function describe(reason: string): Problem {
  for (const [pattern, error] of ERRORS) {
    const found = pattern.exec(reason);
    if (found) return problem('styles/syntax', undefined, { error, name: found[1] ?? '' });
  }
  return problem('styles/syntax', undefined, { error: 'other', name: reason.replace(/\.$/, '') });
}
