/** A file of the content folder among others: its kind, its translations. */
import { readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { COLLECTIONS, kindOf } from '../app/list/grammar.ts';
import type { Collection, FileKind } from '../engine/content/grammar.ts';
import { ifThere } from '../engine/lib/files.ts';
import type { Workspace } from './workspace.ts';

/** The file in the default language that a file is a translation of; itself for any other. */
export function originalOf(path: string): string {
  const found = kindOf(path);
  if (found?.language === undefined) return path;
  return `${dirname(path)}/${found.slug}${extname(path)}`;
}

/** A file, and the files of its translations. */
export function listVersions({ content }: Pick<Workspace, 'content'>, path: string): string[] {
  const found = kindOf(path);
  const folder = dirname(path);
  const isVersion = (each: string) => {
    const other = kindOf(each);
    return other?.language !== undefined && other.kind === found?.kind && other.slug === found.slug;
  };
  const names = ifThere(() => readdirSync(join(content, folder))) ?? [];
  const paths = names.map((name) => (folder === '.' ? name : `${folder}/${name}`));
  return [path, ...(found?.language === undefined ? paths.filter(isVersion) : [])];
}

/** The kind of a file whose name is the artist's to choose. */
export function findCollection({ kind, language }: FileKind): Collection | undefined {
  return language === undefined ? COLLECTIONS.find((each) => each === kind) : undefined;
}
