/** `liner import`: what sources say about the artist, held against the content. */
import { hideLogins } from '../../engine/lib/hide.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { escapeControls } from '../../engine/lib/terminal.ts';
import type { Answer } from '../import/answer.ts';
import { describePlan } from '../import/describe/index.ts';
import { quote } from '../import/describe/shell.ts';
import { planReadings } from '../import/plan/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import { readSourceFiles } from '../import/plan/read.ts';
import { READERS } from '../import/readers/index.ts';
import { readSite } from '../import/site/index.ts';
import { loadSchemas } from '../reference/json-schema.ts';
import { printProblems } from './build-site.ts';
import { type Environment, EXIT, hasContent, readClock } from './environment.ts';

export interface ImportOptions {
  content: string;
  assets: string;
  /** The name of the reader of all files. */
  as?: string | undefined;
  match: readonly Answer[];
  columns: Readonly<Record<string, string>>;
  online?: boolean | undefined;
  json?: boolean | undefined;
}

/** Prints the plan of an import. */
export async function runImport(
  environment: Environment,
  sources: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { stdout, stderr } = environment;
  const { content, assets, as, match: answers, columns, online = false } = options;
  if (!hasContent(environment, content, ', or create a new one: npx liner init my-site')) return EXIT.content;
  const unknown = describeUnknown(sources, options);
  if (unknown !== undefined) {
    stderr.write(`${unknown}\n`);
    return EXIT.usage;
  }
  await loadSchemas();
  const read = await readSite(content, readClock(process.env));
  if ('problems' in read) {
    printProblems(environment, read.problems);
    stderr.write(
      '\nThe content has errors, and cannot be compared with anything until they are corrected.\n',
    );
    return EXIT.content;
  }
  const readings = await readSourceFiles(sources, read.site.facts, { as, columns, online });
  const plan = planReadings(readings, read.site, { content, assets, answers });
  if (options.json) stdout.write(`${escapeControls(JSON.stringify(plan, null, 2))}\n`);
  else if (hasFound(plan)) stdout.write(hideLogins(describePlan(plan, typed(sources, options))));
  printProblems(environment, plan.problems);
  return outcomeOf(plan, environment);
}

/** What is wrong with the command line. */
function describeUnknown(sources: readonly string[], { as }: ImportOptions): string | undefined {
  if (sources.length === 0)
    return 'Name files or folders to import, such as  npx liner import shop.csv . To see what it can read:  npx liner help import';
  const names = READERS.map(({ name }) => name);
  return as === undefined || names.includes(as)
    ? undefined
    : `There is no kind of source called "${as}". Write --as ${listWords(names)}, or leave it out.`;
}

function hasFound({ entries, absent }: Plan): boolean {
  return entries.length + absent.length > 0;
}

function outcomeOf(plan: Plan, { stderr }: Environment): number {
  if (plan.problems.some(({ code }) => code === 'import/match')) return EXIT.usage;
  if (hasFound(plan)) return EXIT.done;
  stderr.write('\nNothing was found that could be imported.\n');
  return EXIT.content;
}

/** What was typed, so that it can be typed again with more. */
function typed(
  sources: readonly string[],
  { content, assets, as, match, columns, online }: ImportOptions,
): string {
  const named = Object.entries(columns).map(([column, key]) => `${column}=${key}`);
  const words = [
    ...sources,
    ...(content === 'content' ? [] : ['--content', content]),
    ...(assets === 'assets' ? [] : ['--assets', assets]),
    ...(as === undefined ? [] : ['--as', as]),
    ...(online ? ['--online'] : []),
    ...(named.length > 0 ? ['--columns', named.join(',')] : []),
    ...match.flatMap(({ title, target }) => ['--match', `${title}=${target}`]),
  ];
  return ['npx liner import', ...words.map(quote)].join(' ');
}
