/** The generated files in a content folder: the reference of its keys, and the schemas by which editors complete them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { REFERENCE_FILE, REFERENCE_MARK, renderReference } from '../reference/index.ts';
import { listSchemaFiles, SCHEMA_FOLDER } from '../reference/json-schema.ts';
import { replaceFile } from './write.ts';

/** Writes the reference of the existing files. @param content the content folder @returns `isWritten` false for a foreign README */
export function writeReference(content: string): { file: string; isWritten: boolean } {
  const file = join(content, REFERENCE_FILE);
  if (existsSync(file) && !isOurs(file)) return { file, isWritten: false };
  replaceFile(file, renderReference(listPaths(content)));
  return { file, isWritten: true };
}

function listPaths(content: string): string[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'));
}

/** The reference now, and with more files; undefined if there is none, or somebody else's. @param added paths in the content folder */
export function foreseeReference(content: string, added: readonly string[]) {
  const file = join(content, REFERENCE_FILE);
  if (!existsSync(file) || !isOurs(file)) return undefined;
  const text = renderReference([...listPaths(content), ...added]);
  return { path: REFERENCE_FILE, before: readFileSync(file, 'utf8'), text };
}

/** Rewrites the reference if there is one: the first file of a kind adds its keys. */
export function renewReference(content: string): void {
  if (existsSync(join(content, REFERENCE_FILE))) writeReference(content);
}

function isOurs(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith(REFERENCE_MARK);
}

/** The version of Liner that wrote the schemas. A path in the content folder. */
export const VERSION_FILE = `${SCHEMA_FOLDER}/version`;

interface Renewal {
  /** The number of all schemas. */
  total: number;
  /** The paths of those that were missing or different. */
  changed: string[];
  /** The version that had written them, `0.1.0`; undefined if unknown. */
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
