/** Files beside a file of the content folder. */
import { readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Collection } from '../../engine/content/grammar.ts';
import { ifThere } from '../../engine/lib/files.ts';
import { COLLECTIONS, folderOf, kindOf, rowOf } from '../grammar.ts';
import type { Workspace } from './workspace.ts';

/** The names that entries of a kind cannot have any more, in lower case. Kinds with the same route share their addresses. */
export function listNames({ content }: Pick<Workspace, 'content'>, kind: Collection): Set<string> {
  const { route } = rowOf(kind);
  const kinds = COLLECTIONS.filter(
    (each) => each === kind || (route !== undefined && rowOf(each).route === route),
  );
  const names = kinds.flatMap((each) => listFolder(join(content, folderOf(each))));
  return new Set(names.map((name) => parse(name).name.toLowerCase()));
}

/** A file, and the files of its translations. */
export function listVersions({ content }: Pick<Workspace, 'content'>, path: string): string[] {
  const found = kindOf(path);
  const folder = dirname(path);
  const isVersion = (each: string) => {
    const other = kindOf(each);
    return other?.language !== undefined && other.kind === found?.kind && other.slug === found.slug;
  };
  const paths = listFolder(join(content, folder)).map((name) =>
    folder === '.' ? name : `${folder}/${name}`,
  );
  return [path, ...(found?.language === undefined ? paths.filter(isVersion) : [])];
}

function listFolder(folder: string): string[] {
  return ifThere(() => readdirSync(folder)) ?? [];
}
