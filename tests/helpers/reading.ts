/** Reads files in a separate folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Item, Reading } from '../../generator/import/catalogue.ts';
import type { Reader, SiteFacts } from '../../generator/import/readers/reader.ts';
import { listSource, openingOf, type SourceFile } from '../../generator/import/sources/files.ts';

export const SITE: SiteFacts = { artist: 'Mira Voss', timezone: 'Europe/Lisbon', today: '2026-11-26' };

export type Files = Readonly<Record<string, Buffer | string>>;

export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** Files of a folder by their names in it. */
export function listFolder(folder: string): SourceFile[] {
  return (listSource(folder) ?? []).map((file) => ({ ...file, name: file.name.slice(folder.length + 1) }));
}

/** Reads those of the folder's files that the reader recognises. Paths are without the folder. */
export async function readFolder(reader: Reader, folder: string, site: SiteFacts = SITE): Promise<Reading> {
  const all = listFolder(folder);
  const files = all.filter((file) => reader.recognises(openingOf(file)));
  const reading = await reader.read(files, site, { all, columns: {} });
  return JSON.parse(JSON.stringify(reading).replaceAll(`${folder}/`, ''));
}

/** A release of a title, for a test that is about one. */
export function releaseOf({ items }: Reading, title: string): Item & { kind: 'releases' } {
  for (const item of items) if (item.kind === 'releases' && item.facts.title === title) return item;
  throw new Error(`There is no ${title} among ${items.map(titleOf).join(', ')}`);
}

export function titleOf({ facts }: Item): string {
  if ('title' in facts) return facts.title;
  if ('name' in facts) return facts.name;
  return 'text' in facts ? facts.text : facts.episode_title;
}
