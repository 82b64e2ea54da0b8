/** `liner explain`: what a problem means, why it is one, and how to fix it. */
import { findNearest } from '../engine/lib/suggest.ts';
import { explainProblem, renderCatalogue } from '../engine/problems/explain.ts';
import { listCodes } from '../engine/problems/index.ts';
import { type Environment, EXIT } from './environment.ts';

interface ExplainOptions {
  /** The whole catalogue as Markdown. */
  all?: boolean | undefined;
}

export async function runExplain(
  { stdout, stderr }: Environment,
  code: string | undefined,
  { all = false }: ExplainOptions,
): Promise<number> {
  const { CATALOGUE } = await import('../app/list/extensions.ts');
  if (all) {
    stdout.write(renderCatalogue(CATALOGUE));
    return EXIT.done;
  }
  const codes = listCodes(CATALOGUE);
  if (code === undefined) {
    stdout.write(`Problems that Liner knows:\n\n${codes.map((each) => `  ${each}\n`).join('')}`);
    stdout.write('\nRun npx liner explain with one of them, such as: npx liner explain schema/type\n');
    return EXIT.done;
  }
  const wanted = code.trim().toLowerCase();
  const kind = CATALOGUE[wanted];
  if (kind?.level === undefined) {
    stderr.write(`There is no problem called ${code}.${suggestCodes(code, codes)}\n`);
    return EXIT.usage;
  }
  stdout.write(`${explainProblem(wanted, kind)}\n`);
  return EXIT.done;
}

/** The nearest code, or those of the same area, or what to do. */
function suggestCodes(code: string, codes: readonly string[]): string {
  const near = codes.filter((each) => each.split('/').includes(code));
  const nearest = findNearest(code, codes);
  const area = codes.filter((each) => each.split('/')[0] === code.split('/')[0]);
  if (near.length > 0) return ` Did you mean ${near.join(', ')}?`;
  if (nearest) return ` Did you mean ${nearest}?`;
  if (area.length > 0) return ` There are: ${area.join(', ')}.`;
  return ' Run npx liner explain to see all of them.';
}
