/** The schemas in a content folder, by which editors complete keys, and the version of Liner that has written them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { listSchemaFiles, SCHEMA_FOLDER } from '../reference/json-schema.ts';
import { replaceFile } from './write.ts';

/** Within the content folder. */
export const VERSION_FILE = `${SCHEMA_FOLDER}/version`;

export interface Renewal {
  /** All that there are. */
  total: number;
  /** The paths of those that were missing or different. */
  changed: string[];
  /** The version that had written them, `0.1.0`; undefined where that is not known. */
  before: string | undefined;
}

/** @param version of Liner */
export function writeSchemas(content: string, version: string): Renewal {
  const files = listSchemaFiles(readOtherLanguages(content));
  const before = readText(join(content, VERSION_FILE))?.trim();
  const changed = files.filter(({ path, text }) => readText(join(content, path)) !== text);
  for (const { path, text } of changed) replaceFile(join(content, path), text);
  if (before !== version) replaceFile(join(content, VERSION_FILE), `${version}\n`);
  return { total: files.length, changed: changed.map(({ path }) => path), before };
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
