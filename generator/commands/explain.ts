/** `liner explain`: what a problem means, why it is one, and how to mend it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest } from '../lib/suggest.ts';
import type { Environment } from './environment.ts';
import { EXIT } from './exit.ts';

/** Where every code has a section. */
export const PROBLEMS_FILE = 'generator/PROBLEMS.md';

export async function runExplain(
  { stdout, stderr, packageRoot }: Environment,
  code: string | undefined,
): Promise<number> {
  const sections = readSections(readFileSync(join(packageRoot, PROBLEMS_FILE), 'utf8'));
  if (code === undefined) {
    stdout.write(
      `Problems that Liner knows:\n\n${[...sections.keys()].map((each) => `  ${each}\n`).join('')}`,
    );
    stdout.write('\nRun liner explain with one of them, such as: liner explain schema/type\n');
    return EXIT.done;
  }
  const section = sections.get(code.trim().toLowerCase());
  if (section === undefined) {
    stderr.write(`There is no problem called ${code}.${suggestCodes(code, [...sections.keys()])}\n`);
    return EXIT.usage;
  }
  stdout.write(`${section}\n`);
  return EXIT.done;
}

/** Each section by its code, as it is printed: without the marks of Markdown. */
export function readSections(markdown: string): Map<string, string> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [code = ''] = section.split('\n');
      return [code.trim(), section.replaceAll('**', '').trim()];
    }),
  );
}

/** The nearest code, or those of the same area, or what to do. */
function suggestCodes(code: string, codes: readonly string[]): string {
  const near = codes.filter((each) => each.split('/').includes(code));
  const nearest = findNearest(code, codes);
  const area = codes.filter((each) => each.split('/')[0] === code.split('/')[0]);
  if (near.length > 0) return ` Did you mean ${near.join(', ')}?`;
  if (nearest) return ` Did you mean ${nearest}?`;
  if (area.length > 0) return ` There are: ${area.join(', ')}.`;
  return ' Run liner explain to see all of them.';
}
