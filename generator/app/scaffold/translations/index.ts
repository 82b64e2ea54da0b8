/** Import of translations into the content, and the record of what they were made from. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalOf } from '../../../engine/content/source/units.ts';
import { readLines, writeLines } from '../../../engine/content/translate/lines.ts';
import type { TranslatableText } from '../../../engine/content/translate/list.ts';
import {
  nameOf,
  RECORD_FILE,
  readRecord,
  recordTexts,
  stateOf,
  type TextState,
  type TranslationRecord,
  writeRecord,
} from '../../../engine/content/translate/record.ts';
import type { SourceFile } from '../../../engine/content/types.ts';
import { findControl } from '../../../engine/lib/invisible.ts';
import { problem as describeProblem } from '../../../engine/problems/catalogue/index.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { replaceFile } from '../write.ts';
import { type Translated, translateBody, translateKeys } from './apply.ts';
import { createFaultFinder } from './faults.ts';
import type { TranslationRow } from './table.ts';

export type Counts = Record<TextState, number>;

export function countStates(
  texts: readonly TranslatableText[],
  known: TranslationRecord[string] | undefined,
): Counts {
  const counts: Counts = { translated: 0, stale: 0, missing: 0 };
  for (const text of texts) counts[stateOf(text, known)] += 1;
  return counts;
}

/** `40 of 52 texts translated, 3 older than the default, 9 missing`. */
export function describeCounts({ translated, stale, missing }: Counts): string {
  const total = translated + stale + missing;
  const rest = [
    ...(stale > 0 ? [`${stale} older than the default`] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
  ];
  return [`${translated} of ${total === 1 ? 'one text' : `${total} texts`} translated`, ...rest].join(', ');
}

export function loadRecord(content: string): TranslationRecord {
  const file = join(content, RECORD_FILE);
  return readRecord(existsSync(file) ? readFileSync(file, 'utf8') : undefined);
}

/** Records the default texts that the translations were made from. @param accept treats outdated translations as up to date */
export function saveRecord(
  content: string,
  code: string,
  texts: readonly TranslatableText[],
  accept = false,
): void {
  const record = loadRecord(content);
  const next = { ...record, [code]: recordTexts(texts, accept ? undefined : record[code]) };
  if (JSON.stringify(next) !== JSON.stringify(record))
    replaceFile(join(content, RECORD_FILE), writeRecord(next));
}

export interface Imported {
  /** The files that have changed. */
  files: string[];
  /** The numbers of unchanged and of changed translations. */
  kept: number;
  changed: number;
  /** Names of texts that no longer exist, and of those whose default has changed since. */
  unknown: string[];
  outdated: string[];
  /** Texts whose translation is empty in the table; the existing one stays. */
  emptied: string[];
  /** Lists with more or fewer entries than in the default. */
  unequal: string[];
  /** Texts that cannot be inserted into their file. */
  unplaced: string[];
  /** Translations that would be errors in the content. */
  refused: Refusal[];
}

interface Refusal {
  name: string;
  /** Line in the table. */
  line: number;
  problem: Problem;
}

interface Given extends Translated {
  /** Line in the table. */
  line: number;
}

interface PlannedFile {
  /** Path below the content folder. */
  path: string;
  /** Undefined if there is no place for them. */
  text: string | undefined;
  given: readonly Given[];
}

/** Finds the text of a row: at its path, or elsewhere in the same list if entries have moved since the table was written. */
function createFinder(
  texts: readonly TranslatableText[],
): (row: TranslationRow) => TranslatableText | undefined {
  const anywhere = (name: string, text: string) =>
    `${name.replace(/(?<=\/)\d+(?=\/|$)/g, '#')}\n${text.trim()}`;
  const named = new Map(texts.map((text) => [nameOf(text), text]));
  const moved = new Map<string, TranslatableText[]>();
  for (const text of texts) {
    const key = anywhere(nameOf(text), text.text);
    const others = moved.get(key);
    if (others) others.push(text);
    else moved.set(key, [text]);
  }
  return (row) => {
    const text = named.get(row.name);
    if (text && isSame(text, row)) return text;
    const [found, other] = moved.get(anywhere(row.name, row.text)) ?? [];
    return other ? text : (found ?? text);
  };
}

function isSame({ text }: TranslatableText, row: TranslationRow): boolean {
  return text.trim() === row.text.trim();
}

/** Writes the translations of a table into the content. Rows without one change nothing; of several for one text, the last is taken. */
export async function importTable(
  content: string,
  sources: readonly SourceFile[],
  {
    code,
    texts,
    rows,
  }: { code: string; texts: readonly TranslatableText[]; rows: readonly TranslationRow[] },
): Promise<Imported> {
  const imported: Imported = {
    files: [],
    kept: 0,
    changed: 0,
    unknown: [],
    outdated: [],
    emptied: [],
    unequal: [],
    unplaced: [],
    refused: [],
  };
  const changes = new Map<string, Map<TranslatableText, Given>>();
  const findText = createFinder(texts);
  for (const row of rows) {
    const { name, translation, line } = row;
    const text = findText(row);
    if (translation === '') {
      if (text?.translation) imported.emptied.push(name);
    } else if (!text) imported.unknown.push(name);
    else if (text.translation?.text === writeLines(readLines(translation, text.value))) imported.kept += 1;
    else if (!isSame(text, row)) imported.outdated.push(name);
    else if (typeof text.value !== 'string' && countLines(translation) !== countLines(text.text))
      imported.unequal.push(name);
    else {
      const ofFile = changes.get(text.file) ?? new Map<TranslatableText, Given>();
      changes.set(text.file, ofFile.set(text, { text, translation, line }));
    }
  }
  const findFault = createFaultFinder(sources);
  for (const [path, given] of changes) {
    const source = sources.find((each) => each.path === path);
    if (!source) continue;
    const own = sources.find((each) => each.language === code && originalOf(each) === path);
    const [written, ownWritten] = [readWritten(content, source), own && readWritten(content, own)];
    const plan = (some: readonly Given[]) => planFiles(written, ownWritten, code, some);
    const fault = (some: readonly Given[]) => findFault(source, code, plan(some));
    const { sound, refused } = await refuseFaulty([...given.values()], fault);
    imported.refused.push(...refused);
    for (const planned of plan(sound)) write(content, planned, imported);
  }
  return imported;
}

/** The file as it is on the disk, with the marks and line breaks that are dropped when it is read. */
function readWritten(content: string, source: SourceFile): SourceFile {
  return { ...source, text: readFileSync(join(content, source.path), 'utf8') };
}

/** @param own the file of the language */
function planFiles(
  source: SourceFile,
  own: SourceFile | undefined,
  code: string,
  given: readonly Given[],
): PlannedFile[] {
  const { path } = source;
  const inOwn = given.filter(({ text }) => own !== undefined && text.translation?.at.file === own.file);
  const keys = given.filter((each) => each.text.path !== 'body' && !inOwn.includes(each));
  const planned: PlannedFile[] = [];
  if (keys.length > 0) planned.push({ path, text: translateKeys(source, code, keys), given: keys });
  const body = given.find(({ text }) => text.path === 'body');
  const ownKeys = inOwn.filter(({ text }) => text.path !== 'body');
  if (body || ownKeys.length > 0) {
    const translated = own && translateKeys(own, undefined, ownKeys);
    const isLost = own !== undefined && translated === undefined;
    planned.push({
      path: path.replace(/\.md$/, `.${code}.md`),
      text: body && !isLost ? translateBody(translated, body.translation) : translated,
      given: body ? [body, ...ownKeys] : ownKeys,
    });
  }
  return planned;
}

/** Leaves out translations that bring an error into the content. */
async function refuseFaulty(
  given: readonly Given[],
  findFault: (given: readonly Given[]) => Promise<Problem | undefined>,
): Promise<{ sound: readonly Given[]; refused: Refusal[] }> {
  const hasControls = given.some(({ translation }) => findControl(translation));
  if (!hasControls && !(await findFault(given))) return { sound: given, refused: [] };
  const sound: Given[] = [];
  const refused: Refusal[] = [];
  for (const each of given) {
    const problem = describeControl(each) ?? (await findFault([...sound, each]));
    if (problem) refused.push({ name: nameOf(each.text), line: each.line, problem });
    else sound.push(each);
  }
  return { sound, refused };
}

/** Reports control characters, which no file can contain. */
function describeControl({ translation }: Given): Problem | undefined {
  const control = findControl(translation);
  return (
    control &&
    describeProblem('files/control-character', undefined, { code: control.code, spelling: undefined })
  );
}

function countLines(list: string): number {
  return list.split('\n').filter((line) => line.trim() !== '').length;
}

function write(content: string, { path, text, given }: PlannedFile, imported: Imported): void {
  if (text === undefined) {
    imported.unplaced.push(...given.map((each) => nameOf(each.text)));
    return;
  }
  replaceFile(join(content, path), text);
  imported.files.push(path);
  imported.changed += given.length;
}
