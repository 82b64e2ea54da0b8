/** Readers on files of a test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Reading } from '../../../../generator/import/catalogue.ts';
import type { Reader, SiteFacts } from '../../../../generator/import/readers/reader.ts';
import { listSource, openingOf, type SourceFile } from '../../../../generator/import/sources/files.ts';

export interface TriedReading extends Reading {
  /** The names of the files that the reader recognises. */
  readonly recognised: readonly string[];
}

/** Writes files to a folder, and reads those that the reader recognises. Their names are the paths in it. */
export async function tryReader(
  reader: Reader,
  files: Readonly<Record<string, string | Uint8Array>>,
  site: Partial<SiteFacts> = {},
): Promise<TriedReading> {
  const folder = mkdtempSync(join(tmpdir(), 'liner-import-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const shorten = (file: SourceFile) => ({ ...file, name: file.name.slice(folder.length + 1) });
    const all = (listSource(folder) ?? []).map(shorten);
    const own = all.filter((file) => reader.recognises(openingOf(file)));
    const facts = { artist: 'Wren Alder', timezone: 'Europe/Lisbon', today: '2026-11-26', ...site };
    const reading = await reader.read(own, facts, { all, columns: {} });
    return { ...hideFolder(reading, folder), recognised: own.map(({ name }) => name) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Absolute paths are others in each run. */
function hideFolder(reading: Reading, folder: string): Reading {
  return JSON.parse(JSON.stringify(reading).replaceAll(folder, '/tmp/source'));
}
