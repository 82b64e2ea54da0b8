/** Texts of another language out of the content, and back into it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalOf } from '../../content/parse/units.ts';
import type { TranslatableText } from '../../content/translate/list.ts';
import {
  nameOf,
  RECORD_FILE,
  readRecord,
  recordTexts,
  stateOf,
  type TextState,
  type TranslationRecord,
  writeRecord,
} from '../../content/translate/record.ts';
import type { SourceFile } from '../../content/types.ts';
import { replaceFile } from '../write.ts';
import { translateBody, translateKeys } from './apply.ts';
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

/**
 * Notes what the texts of the default are that are translated.
 *
 * @param accept translations of what the default no longer says hold for what it says now
 */
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
  /** Texts that are as they were, and those that have another translation now. */
  kept: number;
  changed: number;
  /** Names of texts that are not there any more, or whose text in the default has changed since. */
  unknown: string[];
  outdated: string[];
}

/** Puts the translations of a table into the content. Rows without one change nothing. */
export function importTable(
  content: string,
  sources: readonly SourceFile[],
  {
    code,
    texts,
    rows,
  }: { code: string; texts: readonly TranslatableText[]; rows: readonly TranslationRow[] },
): Imported {
  const known = new Map(texts.map((text) => [nameOf(text), text]));
  const imported: Imported = { files: [], kept: 0, changed: 0, unknown: [], outdated: [] };
  const changes = new Map<string, { text: TranslatableText; translation: string }[]>();
  for (const { name, text: before, translation } of rows) {
    if (translation === '') continue;
    const text = known.get(name);
    if (!text) imported.unknown.push(name);
    else if (text.translation?.text === translation) imported.kept += 1;
    else if (before.trim() !== text.text.trim()) imported.outdated.push(name);
    else changes.set(text.file, [...(changes.get(text.file) ?? []), { text, translation }]);
  }
  for (const [path, given] of changes) {
    const source = sources.find((each) => each.path === path);
    if (!source) continue;
    imported.changed += given.length;
    const own = sources.find((each) => each.language === code && originalOf(each) === path);
    const inOwn = given.filter(({ text }) => own !== undefined && text.translation?.at.file === own.file);
    const keys = given.filter((each) => each.text.path !== 'body' && !inOwn.includes(each));
    if (keys.length > 0) write(content, path, translateKeys(source, code, keys), imported);
    const body = given.find(({ text }) => text.path === 'body');
    const ownKeys = inOwn.filter(({ text }) => text.path !== 'body');
    if (body || ownKeys.length > 0) {
      const translated = own && translateKeys(own, undefined, ownKeys);
      const file = path.replace(/\.md$/, `.${code}.md`);
      write(content, file, body ? translateBody(translated, body.translation) : (translated ?? ''), imported);
    }
  }
  return imported;
}

function write(content: string, path: string, text: string, imported: Imported): void {
  replaceFile(join(content, path), text);
  imported.files.push(path);
}
