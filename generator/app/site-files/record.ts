/** Records of what an import or `liner check --fix` has written, for undo: `.liner/imports/1.json`, and so on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ifThere } from '../../engine/lib/files.ts';
import { createFile, replaceFile } from './disk.ts';
import { openOwnFolder } from './own-folder.ts';

/** Absolute paths: the folder of the site, and two in it or elsewhere. */
export interface SiteFolders {
  readonly root: string;
  readonly content: string;
  readonly assets: string;
}

/** Path in its folder, which a record of somebody else could lead out of. */
const path = z
  .string()
  .refine((each) => !each.split('/').some((step) => ['', '.', '..'].includes(step)) && !/[\\\0]/.test(each));

const fileRecord = z.strictObject({
  folder: z.enum(['content', 'assets']),
  path,
  /** The text that it had; a new file has none. */
  before: z.string().optional(),
  /** SHA-256 of what was written. */
  after: z.string(),
  /** Written text of a list of shows, for undo. */
  text: z.string().optional(),
  /** Written text of other content, for the next import. */
  written: z.string().optional(),
});

/** A folder in one of the two, or that itself: `.`. */
const folderRecord = z.strictObject({ folder: fileRecord.shape.folder, path: path.or(z.literal('.')) });

/** An answer as it is kept for the next import of the same source: what it says is one entry of the site. */
const keptAnswer = z.strictObject({
  source: z.string(),
  title: z.string(),
  date: z.string().optional(),
  /** `releases/night-bus.md`. */
  target: z.string(),
});

export type KeptAnswer = Readonly<z.infer<typeof keptAnswer>>;

const siteRecord = z.strictObject({
  version: z.literal(1),
  /** `2026-11-26`. */
  day: z.string(),
  /** The author: an import if left out. */
  by: z.literal('fix').optional(),
  /** True if it has been undone. */
  isUndone: z.boolean(),
  /** The two folders, from that of the site: they are compared with those that are given, and never followed. */
  places: z.strictObject({ content: z.string(), assets: z.string() }),
  files: z.array(fileRecord),
  /** Folders that were missing, those within others last. */
  folders: z.array(folderRecord),
  /** Answers about unclear entries. */
  answers: z.array(keptAnswer).optional(),
});

export type FileRecord = z.infer<typeof fileRecord>;
export type FolderRecord = z.infer<typeof folderRecord>;
export type SiteRecord = z.infer<typeof siteRecord>;

/** Writes a new record. @returns its path in the folder of the site */
export function addRecord(root: string, record: SiteRecord): string {
  const folder = openOwnFolder(root, 'imports');
  for (let number = (listNumbers(folder).at(-1) ?? 0) + 1; ; number++) {
    const name = `${number}.json`;
    if (createFile(join(folder, name), write(record))) return `.liner/imports/${name}`;
  }
}

/** The answers of all imports that are not taken back, the newest last. */
export function readAnswers(root: string): KeptAnswer[] {
  return readRecords(root).flatMap(({ answers = [] }) => answers);
}

/** The text of a content file as an import has written it. */
export interface ImportedFile {
  readonly path: string;
  readonly text: string;
}

/** The ones of all imports that are not taken back, the newest last. */
export function readImported(root: string): ImportedFile[] {
  return readRecords(root).flatMap(({ by, files }) =>
    files.flatMap(({ folder, path, text, written = text }) =>
      by === undefined && folder === 'content' && written !== undefined ? { path, text: written } : [],
    ),
  );
}

function readRecords(root: string): SiteRecord[] {
  const folder = join(root, '.liner/imports');
  const records = listNumbers(folder).map((number) => readRecord(join(folder, `${number}.json`)));
  return records.flatMap((record) => (record && !record.isUndone ? record : []));
}

/** The newest record that has not been taken back, and its file. Records that cannot be read are passed over. */
export function findRecord(root: string): { file: string; record: SiteRecord } | undefined {
  const folder = join(root, '.liner/imports');
  for (const number of listNumbers(folder).toReversed()) {
    const file = join(folder, `${number}.json`);
    const record = readRecord(file);
    if (record && !record.isUndone) return { file, record };
  }
  return undefined;
}

/** Replaces a record. */
export function changeRecord(file: string, record: SiteRecord): void {
  replaceFile(file, write(record));
}

function listNumbers(folder: string): number[] {
  const names = ifThere(() => readdirSync(folder)) ?? [];
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
    .sort((a, b) => a - b);
}

function readRecord(file: string): SiteRecord | undefined {
  try {
    return siteRecord.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function write(record: SiteRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}
