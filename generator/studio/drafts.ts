/** Texts that are not saved yet. They are kept in files, so that neither a crash nor a closed window loses a word. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hashOf, readBytes, removeFile, replaceFile } from '../app/site-files/disk.ts';
import { listFiles } from '../engine/lib/files.ts';
import { fileChange } from './protocol/requests.ts';

const draft = z.object({
  /** Path in the content folder. */
  path: z.string(),
  /** The file that it was made of, and its hash. */
  base: z.string(),
  before: z.string(),
  text: z.string(),
  /** Changes that made the text; undefined if it was typed as a whole. */
  changes: z.array(fileChange).optional(),
  /** ISO 8601. */
  changed: z.string(),
});

export type Draft = z.output<typeof draft>;

export interface Drafts {
  /** Lists drafts in the order of their paths. */
  list(): Draft[];
  get(path: string): Draft | undefined;
  /** Replaces the draft of a file, or drops it. */
  set(path: string, draft: Draft | undefined): void;
}

/**
 * @param folder where they are kept
 * @param content names the folder that they belong to: several may share `folder`
 * @param allows whether a path is that of a content file: a site of somebody else may have brought other ones
 */
export function openDrafts(folder: string, content: string, allows: (path: string) => boolean): Drafts {
  mkdirSync(folder, { recursive: true });
  const fileOf = (path: string) => join(folder, `${hashOf(`${content}\n${path}`).slice(0, 16)}.json`);
  const all = new Map<string, Draft>();
  /** Drafts in the files. Another studio of the same folder may have written its own since: those are not ours to remove. */
  const written = new Map<string, string>();
  for (const file of listFiles(folder)) {
    const text = String(readBytes(join(folder, file)) ?? '');
    const found = readDraft(text);
    if (!found || fileOf(found.path) !== join(folder, file) || !allows(found.path)) continue;
    all.set(found.path, found);
    written.set(found.path, text);
  }
  return {
    list: () => [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    get: (path) => all.get(path),
    set(path, next) {
      if (next) {
        const text = `${JSON.stringify(next, null, 2)}\n`;
        replaceFile(fileOf(path), text);
        all.set(path, next);
        written.set(path, text);
      } else {
        if (readBytes(fileOf(path))?.toString() === written.get(path)) removeFile(fileOf(path));
        all.delete(path);
        written.delete(path);
      }
    },
  };
}

/** Returns undefined for a file of somebody else's making. */
function readDraft(text: string): Draft | undefined {
  try {
    return draft.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
