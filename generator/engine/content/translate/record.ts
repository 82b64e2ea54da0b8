/** A record of the texts at the time of their translation, which detects later changes. */
import * as z from 'zod';
import { hash } from '../../lib/hash.ts';
import type { TranslatableText } from './list.ts';

/** Within the content folder, and committed with it. */
export const RECORD_FILE = '.translations.json';

const ROW = z.tuple([z.string(), z.string()]).readonly();
const RECORD = z.record(z.string(), z.record(z.string(), ROW));

/** Keyed by language, and by `nameOf` a text: digests of the text in the default, and of its translation. */
export type TranslationRecord = z.infer<typeof RECORD>;

export type TextState = 'translated' | 'stale' | 'missing';

/** `releases/new-song.md tracks/0/title`. */
export function nameOf({ file, path }: Pick<TranslatableText, 'file' | 'path'>): string {
  return `${file} ${path === 'body' ? path : path.join('/')}`;
}

/** A text never recorded counts as translated: it was written beside the default. So does a name that both languages may share. */
export function stateOf(text: TranslatableText, known: TranslationRecord[string] = {}): TextState {
  if (!text.translation) return text.isShared ? 'translated' : 'missing';
  const [before, translation] = known[nameOf(text)] ?? [];
  const isSame = before === undefined || before === digest(text.text);
  return isSame || translation !== digest(text.translation.text) ? 'translated' : 'stale';
}

/** The record of a language as of now; of stale texts it stays as it was. */
export function recordTexts(
  texts: readonly TranslatableText[],
  known: TranslationRecord[string] = {},
): TranslationRecord[string] {
  const rows = texts.flatMap((text) => {
    const name = nameOf(text);
    const before = known[name];
    if (!text.translation) return [];
    if (before && stateOf(text, known) === 'stale') return [[name, before] as const];
    return [[name, [digest(text.text), digest(text.translation.text)]] as const];
  });
  return Object.fromEntries(rows);
}

/** @param written the file, or nothing if there is none */
export function readRecord(written: string | undefined): TranslationRecord {
  if (written === undefined) return {};
  try {
    // Only Liner writes it; after a foreign change it is written again.
    return RECORD.safeParse(JSON.parse(written)).data ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

export function writeRecord(record: TranslationRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

function digest(text: string): string {
  return hash(text).slice(0, 12);
}
