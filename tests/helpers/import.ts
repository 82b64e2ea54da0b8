/** Readings of sources in tests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Reading } from '../../generator/import/catalogue.ts';
import type { Reader } from '../../generator/import/readers/reader.ts';
import { listSource, openingOf, type SourceFile } from '../../generator/import/sources/files.ts';

const SITE = { artist: 'Ana Lind', timezone: 'Europe/Lisbon', today: '2026-11-26' };

/** Reads files; their names in it are without folders. */
export function readSources(
  reader: Reader,
  paths: readonly string[],
  columns: Readonly<Record<string, string>> = {},
): Promise<Reading> {
  const files = paths
    .flatMap((path) => listSource(path) ?? [])
    .map((file) => ({ ...file, name: basename(file.name) }));
  return reader.read(files, SITE, { all: files, columns });
}

/** The same of a text or bytes, as a file of that name. */
export async function readText(
  reader: Reader,
  name: string,
  body: string | Uint8Array,
  columns: Readonly<Record<string, string>> = {},
): Promise<Reading> {
  return inFile(name, body, ({ path }) => readSources(reader, [path], columns));
}

/** Returns true if a reader recognises a file of this name and content. */
export function recognises(reader: Reader, name: string, body: string | Uint8Array): Promise<boolean> {
  return inFile(name, body, async (file) => reader.recognises(openingOf(file)));
}

async function inFile<Result>(
  name: string,
  body: string | Uint8Array,
  use: (file: SourceFile) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'liner-import-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, body);
    return await use({ path, name, size: Buffer.byteLength(body) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Problems as a person reads them, with their lines. */
export function linesOf({ problems }: Reading): string[] {
  return problems.map(({ message, at }) => `${at ? `${at.line}: ` : ''}${message}`);
}
