/** `liner import`: what sources say about the artist, held against the content, written into it, and taken back. */
import { resolve } from 'node:path';
import { hideLogins } from '../../engine/lib/hide.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import { escapeControls, showControls } from '../../engine/lib/terminal.ts';
import { isError } from '../../engine/problems/index.ts';
import type { Answer } from '../import/answer.ts';
import { describePlan, describeRest } from '../import/describe/index.ts';
import { quote } from '../import/describe/shell.ts';
import { describeUndone, describeWritten } from '../import/describe/written.ts';
import { planReadings } from '../import/plan/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import { readSourceFiles } from '../import/plan/read.ts';
import { READERS } from '../import/plan/readers.ts';
import { readSite } from '../import/site/index.ts';
import type { SiteFolders } from '../import/write/record.ts';
import type { Take } from '../import/write/take.ts';
import { undoImport } from '../import/write/undo.ts';
import { writePlan } from '../import/write/write.ts';
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
  take: readonly Take[];
  online?: boolean | undefined;
  write?: boolean | undefined;
  link?: boolean | undefined;
  undo?: boolean | undefined;
  json?: boolean | undefined;
}

/** Prints the plan of an import, or writes it. */
export async function runImport(
  environment: Environment,
  sources: readonly string[],
  options: ImportOptions,
): Promise<number> {
  const { stderr } = environment;
  const { content, assets, as, match: answers, columns, online = false } = options;
  if (!hasContent(environment, content, ', or create a new one: npx liner init my-site')) return EXIT.content;
  const wrong = describeUsage(sources, options);
  if (wrong !== undefined) {
    stderr.write(`${wrong}\n`);
    return EXIT.usage;
  }
  const folders = { root: process.cwd(), content: resolve(content), assets: resolve(assets) };
  if (options.undo) return undo(environment, folders);
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
  const isWrong = plan.problems.some(({ code }) => code === 'import/match');
  if (options.write && !isWrong && hasFound(plan))
    return write(environment, plan, { sources, options, folders, today: read.site.facts.today });
  printPlan(environment, plan, sources, options);
  return isWrong ? EXIT.usage : hasFound(plan) ? EXIT.done : EXIT.content;
}

/** What is wrong with the command line; undefined if nothing is. */
function describeUsage(sources: readonly string[], { as, undo, write }: ImportOptions): string | undefined {
  if (undo)
    return sources.length > 0 || write
      ? '--undo takes back the last import, and goes without sources and --write.'
      : undefined;
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

function printPlan(
  environment: Environment,
  plan: Plan,
  sources: readonly string[],
  options: ImportOptions,
): void {
  const { stdout, stderr } = environment;
  if (options.json) stdout.write(`${escapeControls(JSON.stringify(plan, null, 2))}\n`);
  else if (hasFound(plan))
    stdout.write(hideLogins(describePlan(plan, typed(sources, options), options.take)));
  printProblems(environment, plan.problems);
  if (!hasFound(plan)) stderr.write('\nNothing was found that could be imported.\n');
}

interface Work {
  sources: readonly string[];
  options: ImportOptions;
  folders: SiteFolders;
  today: string;
}

async function write(
  environment: Environment,
  plan: Plan,
  { sources, options, folders, today }: Work,
): Promise<number> {
  const { take, link = false } = options;
  const written = await writePlan(plan, { ...folders, take, link, today });
  const text = [describeWritten(written), describeRest(plan, typed(sources, options))].filter(Boolean);
  environment.stdout.write(hideLogins(`${showControls(text.join('\n\n'))}\n`));
  const problems = [...plan.problems, ...written.problems];
  printProblems(environment, problems);
  return written.problems.some(isError) ? EXIT.content : EXIT.done;
}

function undo({ stdout, stderr }: Environment, folders: SiteFolders): number {
  const undone = undoImport(folders);
  if (!undone) {
    stderr.write('There is no import to take back.\n');
    return EXIT.content;
  }
  stdout.write(`${showControls(describeUndone(undone))}\n`);
  return undone.left.length > 0 ? EXIT.content : EXIT.done;
}

/** What was typed, so that it can be typed again with more. */
function typed(
  sources: readonly string[],
  { content, assets, as, match, columns, take, online, link }: ImportOptions,
): string {
  const named = Object.entries(columns).map(([column, key]) => `${column}=${key}`);
  const words = [
    ...sources,
    ...(content === 'content' ? [] : ['--content', content]),
    ...(assets === 'assets' ? [] : ['--assets', assets]),
    ...(as === undefined ? [] : ['--as', as]),
    ...(online ? ['--online'] : []),
    ...(link ? ['--link'] : []),
    ...(named.length > 0 ? ['--columns', named.join(',')] : []),
    ...take.flatMap(({ source, key }) => ['--take', key === undefined ? source : `${source}:${key}`]),
    ...match.flatMap(({ title, target }) => ['--match', `${title}=${target}`]),
  ];
  return ['npx liner import', ...words.map(quote)].join(' ');
}
