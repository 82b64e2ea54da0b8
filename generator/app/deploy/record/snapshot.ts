/** The files that a site is made from, as they are at a moment: enough to describe later what has changed since. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { ifThere, isLitter, listFiles } from '../../../engine/lib/files.ts';
import { kindOf } from '../../list/grammar.ts';

const file = z.object({
  bytes: z.number(),
  /** Time of the record, in milliseconds since 1970; unknown for files of a commit. */
  time: z.number().optional(),
});

export const snapshot = z.object({
  /** The day that the site was built for: `2026-11-21`. */
  day: z.string(),
  /** The texts of content files, by their paths in the content folder. */
  texts: z.record(z.string(), z.string()),
  /** All other files, by the folder that they are in and their paths there: `assets/photos/stage.jpg`. */
  files: z.record(z.string(), file),
});

export type Snapshot = z.output<typeof snapshot>;
export type FileFacts = z.output<typeof file>;

/** The folders of a site with its own design. */
const DESIGN = ['templates', 'islands', 'looks'];

export interface SiteFolders {
  root: string;
  /** Absolute paths. */
  content: string;
  assets: string;
}

/** The folders beside the content, by the names that they have in a snapshot. */
export function listFolders({ root, assets }: SiteFolders): [name: string, folder: string][] {
  return [['assets', assets], ...DESIGN.map((name): [string, string] => [name, join(root, name)])];
}

/** @param day that the site is built for */
export function takeSnapshot(folders: SiteFolders, day: string): Snapshot {
  const texts = listFiles(folders.content).flatMap((path) => {
    const text = kindOf(path) && ifThere(() => readFileSync(join(folders.content, path), 'utf8'));
    return text === undefined ? [] : [[path, text]];
  });
  const files = listFolders(folders).flatMap(([name, folder]) =>
    listFiles(folder)
      .filter((path) => !isHidden(path))
      .flatMap((path) => {
        const stat = statSync(join(folder, path), { throwIfNoEntry: false });
        return stat?.isFile()
          ? [[`${name}/${path}`, { bytes: stat.size, time: Math.floor(stat.mtimeMs) }]]
          : [];
      }),
  );
  return { day, texts: Object.fromEntries(texts), files: Object.fromEntries(files) };
}

function isHidden(path: string): boolean {
  const name = basename(path);
  return name.startsWith('.') || isLitter(name);
}
