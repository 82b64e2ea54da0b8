/** `liner explain`: what a problem means, why it is one, and how to fix it. */
import { findNearest } from '../engine/lib/suggest.ts';
import { explainProblem, type Frame, renderCatalogue } from '../engine/problems/explain.ts';
import { listCodes } from '../engine/problems/index.ts';
import { type Environment, EXIT } from './environment.ts';

interface ExplainOptions {
  /** The whole catalogue as Markdown. */
  all?: boolean | undefined;
}

export async function runExplain(
  { stdout, stderr, speech }: Environment,
  code: string | undefined,
  { all = false }: ExplainOptions,
): Promise<number> {
  const { write } = speech;
  const { CATALOGUE } = await import('../app/list/extensions.ts');
  if (all) {
    stdout.write(renderCatalogue(CATALOGUE));
    return EXIT.done;
  }
  const codes = listCodes(CATALOGUE);
  if (code === undefined) {
    stdout.write(`${write('explain-known')}\n\n${codes.map((each) => `  ${each}\n`).join('')}`);
    stdout.write(`\n${write('explain-run')}\n`);
    return EXIT.done;
  }
  const wanted = code.trim().toLowerCase();
  const kind = CATALOGUE[wanted];
  if (kind?.level === undefined) {
    stderr.write(`${write('explain-unknown', { code, ...suggestCodes(code, codes) })}\n`);
    return EXIT.usage;
  }
  const own = { ...kind, ...speech.textsOf(wanted) };
  const frame: Frame = {
    level: (level) => write('explain-level', { level: typeof level === 'string' ? level : 'both' }),
    advice: (advice) => write('explain-advice', { advice }),
  };
  stdout.write(`${explainProblem(wanted, own, frame)}\n`);
  return EXIT.done;
}

/** The nearest code, or those of the same area, or what to do. */
function suggestCodes(code: string, codes: readonly string[]): { by: string; codes: readonly string[] } {
  const near = codes.filter((each) => each.split('/').includes(code));
  const nearest = findNearest(code, codes);
  const area = codes.filter((each) => each.split('/')[0] === code.split('/')[0]);
  if (near.length > 0) return { by: 'name', codes: near };
  if (nearest) return { by: 'name', codes: [nearest] };
  return { by: area.length > 0 ? 'area' : 'none', codes: area };
}
