/** Reads the content, after an edit only the edited files. */

import { lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decodeText } from '../../engine/content/read/decode.ts';
import { readSources } from '../../engine/content/read/index.ts';
import type { SourceFile } from '../../engine/content/types.ts';
import { isSystemError } from '../../engine/lib/files.ts';
import type { Changes } from '../../engine/lib/watch.ts';
import { GRAMMAR } from '../list/grammar.ts';
import type { BuildInput } from '../pipeline/input.ts';

type Read = BuildInput['read'];

export interface Reading {
  read: Read;
  /** Files that were added, removed or edited since the last read. */
  changed: string[];
}

export interface ContentSources {
  /** Reads all files without `changes`. */
  read(changes?: Changes): Promise<Reading>;
}

/** Puts other texts in front of those of files; it returns the same source for what is as before. */
export type Overlay = (read: Read) => Read;

/** @param root the working directory */
export function openSources(folder: string, root: string, overlay: Overlay = (read) => read): ContentSources {
  let disk: Read = { sources: [], problems: [] };
  let shown = disk;
  return {
    async read(changes) {
      const before = shown;
      disk =
        (changes && rereadEdited(disk, changes)) ?? keepSame(disk, await readSources(folder, root, GRAMMAR));
      shown = overlay(disk);
      return { read: shown, changed: listChanged(before, shown, folder) };
    },
  };
}

/** Reuses the objects of unchanged sources, as results are cached by them. */
function keepSame(before: Read, { sources, problems }: Read): Read {
  const known = new Map(before.sources.map((source) => [source.file, source]));
  const keep = (source: SourceFile) => {
    const old = known.get(source.file);
    return old && isDeepStrictEqual(old, source) ? old : source;
  };
  return { sources: sources.map(keep), problems };
}

/** Returns undefined if more than the text of known files may have changed. */
function rereadEdited({ sources, problems }: Read, changes: Changes): Read | undefined {
  if ([...changes.values()].includes('moved')) return undefined;
  // A file with a problem is not among the sources: only a full read finds that it was fixed.
  if (problems.length > 0) return undefined;
  const edited = new Map<SourceFile, SourceFile>();
  for (const source of sources) {
    const path = resolve(source.file);
    if (!changes.has(path)) continue;
    const text = rereadText(path, source.file);
    if (text === undefined) return undefined;
    edited.set(source, { ...source, text });
  }
  if (edited.size < changes.size) return undefined;
  return { sources: sources.map((source) => edited.get(source) ?? source), problems };
}

function rereadText(path: string, file: string): string | undefined {
  try {
    if (!lstatSync(path).isFile()) return undefined;
    const text = decodeText(file, readFileSync(path));
    return typeof text === 'string' ? text : undefined;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return undefined;
  }
}

function listChanged(before: Read, after: Read, folder: string): string[] {
  const texts = new Map(before.sources.map(({ file, text }) => [file, text]));
  const changed = after.sources.filter(({ file, text }) => texts.get(file) !== text).map(({ file }) => file);
  for (const { file } of after.sources) texts.delete(file);
  const same = JSON.stringify(before.problems) === JSON.stringify(after.problems);
  const troubled = same ? [] : [...before.problems, ...after.problems];
  return [...new Set([...changed, ...texts.keys(), ...troubled.map(({ at }) => at?.file ?? folder)])];
}
