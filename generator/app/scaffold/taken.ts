/** Names that are taken by files. */
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Collection } from '../../engine/content/grammar.ts';
import { ifThere } from '../../engine/lib/files.ts';
import { COLLECTIONS, folderOf, rowOf } from '../list/grammar.ts';

/** The names that entries of a kind cannot have any more, in lower case. Kinds with the same route share their addresses. */
export function listTaken(content: string, kind: Collection): Set<string> {
  const { route } = rowOf(kind);
  const kinds = COLLECTIONS.filter(
    (each) => each === kind || (route !== undefined && rowOf(each).route === route),
  );
  const names = kinds.flatMap((each) => ifThere(() => readdirSync(join(content, folderOf(each)))) ?? []);
  return new Set(names.map((name) => parse(name).name.toLowerCase()));
}
