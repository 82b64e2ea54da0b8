/** `liner translations`: progress of the translations, and export and import of their table. */

import { readFileSync, writeFileSync } from 'node:fs';
import { GRAMMAR } from '../app/list/grammar.ts';
import {
  countStates,
  describeCounts,
  importTable,
  loadRecord,
  saveRecord,
} from '../app/scaffold/translations/index.ts';
import {
  readTable,
  TableError,
  type TranslationRow,
  writeTable,
} from '../app/scaffold/translations/table.ts';
import { readSources } from '../engine/content/read/index.ts';
import { languagesOf, listAllTexts, type TranslatableText } from '../engine/content/translate/list.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { isSystemError } from '../engine/lib/files.ts';
import { hideLogins } from '../engine/lib/hide.ts';
import { listWords } from '../engine/lib/suggest.ts';
import { showControls, showName } from '../engine/lib/terminal.ts';
import { count } from '../engine/lib/text.ts';
import { type Environment, EXIT, hasContent } from './environment.ts';

interface ContentOption {
  content: string;
}

interface Loaded {
  sources: SourceFile[];
  /** The codes of all languages, the default first. */
  codes: string[];
}

/** Prints the progress of each language, and notes what the current translations were made from. */
export async function runStatus(
  environment: Environment,
  { content, accept = false }: ContentOption & { accept?: boolean },
): Promise<number> {
  const loaded = await load(environment, content);
  if (!loaded) return EXIT.content;
  for (const code of loaded.codes.slice(1)) {
    const texts = await listAllTexts(loaded.sources, loaded.codes, code, GRAMMAR);
    saveRecord(content, code, texts, accept);
    environment.stdout.write(`${code}: ${describe(texts, content, code)}\n`);
  }
  return EXIT.done;
}

export async function runExport(
  environment: Environment,
  code: string,
  { content, out }: ContentOption & { out?: string | undefined },
): Promise<number> {
  const loaded = await load(environment, content, code);
  if (!loaded) return EXIT.content;
  const texts = await listAllTexts(loaded.sources, loaded.codes, code, GRAMMAR);
  saveRecord(content, code, texts);
  const table = writeTable(texts, loadRecord(content)[code], [loaded.codes[0] ?? '', code]);
  if (out === undefined) environment.stdout.write(table);
  else {
    writeFileSync(out, table);
    environment.stderr.write(
      `Wrote ${texts.length} texts into ${out}. Fill in the column ${code}, save it as CSV, and run  npx liner translations import ${code} ${out}\n`,
    );
  }
  return EXIT.done;
}

export async function runImport(
  environment: Environment,
  code: string,
  file: string,
  { content }: ContentOption,
): Promise<number> {
  const { stdout, stderr } = environment;
  const loaded = await load(environment, content, code);
  if (!loaded) return EXIT.content;
  const rows = readRows(file, [loaded.codes[0] ?? '', code]);
  if (typeof rows === 'string') {
    stderr.write(
      `${showControls(rows)}. Nothing was changed. To begin with a new table:  npx liner translations export ${code} --out ${code}.csv\n`,
    );
    return EXIT.content;
  }
  const texts = await listAllTexts(loaded.sources, loaded.codes, code, GRAMMAR);
  const imported = await importTable(content, loaded.sources, { code, texts, rows });
  const { files, kept, changed, unknown, outdated, emptied, unequal, unplaced, refused } = imported;
  const after = await readSources(content, process.cwd(), GRAMMAR);
  const now = await listAllTexts(after.sources, loaded.codes, code, GRAMMAR);
  saveRecord(content, code, now);
  stdout.write(
    `Imported ${count(changed, 'text')} into ${count(files.length, 'file')}; ${kept} unchanged.\n`,
  );
  for (const path of files) stdout.write(`  ${path}\n`);
  listNames(stderr, outdated, 'Left out, since the default has changed since the table was written');
  listNames(stderr, unknown, 'Left out, since there is no such text');
  listNames(
    stderr,
    unequal,
    'Left out, since each entry of the list is a line of its own in the table, and their numbers differ',
  );
  listNames(
    stderr,
    unplaced,
    `Left out, since the file has something else below  ${code}:  and they can only be written there by hand`,
  );
  listNames(
    stderr,
    emptied,
    'Kept, though empty in the table: to remove a translation, delete its line in the file',
  );
  const faults = refused.map(({ line, name, problem }) => `${file}:${line}  ${name}: ${problem.message}`);
  listNames(stderr, faults, 'Left out, since they would be errors in the content');
  stdout.write(`${code}: ${describe(now, content, code)}\n`);
  return refused.length > 0 ? EXIT.content : EXIT.done;
}

/** @param code must be one of the languages */
async function load(environment: Environment, content: string, code?: string): Promise<Loaded | undefined> {
  const { stderr, speech } = environment;
  if (!hasContent(environment, content)) return undefined;
  const { sources } = await readSources(content, process.cwd(), GRAMMAR);
  const codes = languagesOf(sources);
  const [, ...others] = codes;
  if (others.length === 0)
    stderr.write(
      `${speech.phrase('The site has one language. Add another to site.yaml, such as  languages: [{code: en, name: English}, {code: ar, name: العربية}]')}\n`,
    );
  else if (code !== undefined && !others.includes(code))
    stderr.write(`The site is translated into ${listWords(others, 'and')}, not into ${code}.\n`);
  else return { sources, codes };
  return undefined;
}

/** @returns a message if the file cannot be used */
function readRows(file: string, names: readonly [string, string]): readonly TranslationRow[] | string {
  try {
    return readTable(readFileSync(file), names);
  } catch (error) {
    if (error instanceof TableError) return `${file} ${error.message}`;
    if (isSystemError(error))
      return error.code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read: ${error.code}`;
    throw error;
  }
}

function describe(texts: readonly TranslatableText[], content: string, code: string): string {
  return describeCounts(countStates(texts, loadRecord(content)[code]));
}

function listNames(stderr: Environment['stderr'], names: readonly string[], words: string): void {
  if (names.length > 0)
    stderr.write(`${words}:\n${names.map((name) => `  ${hideLogins(showName(name))}\n`).join('')}`);
}
