/** Names of new files. */

import { folderOf, rowOf } from '../../app/list/grammar.ts';
import { chooseSlug } from '../../app/scaffold/entry.ts';
import { listTaken } from '../../app/scaffold/taken.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { isReserved } from '../../site/routes.ts';
import { type Item, type ItemKind, isListKind, LISTS, type ListKind } from '../catalogue.ts';
import type { SiteEntry } from '../site/types.ts';
import { titleOf } from './answers.ts';

export interface NewFile {
  readonly file: string;
  readonly slug: string;
}

/** @param isOpen whether it is not yet sure to be written: its name is not taken */
export type ChooseFile = (item: Item, isOpen: boolean) => NewFile;

/**
 * @param language the code of the language of titles
 * @param content the content folder
 */
export function openFiles(language: string, content: string, entries: readonly SiteEntry[]): ChooseFile {
  const taken = new Map<string, Set<string>>();
  const takenBy = (kind: Exclude<ItemKind, ListKind>) => {
    // Kinds with one route share their names.
    const route = rowOf(kind).route ?? kind;
    const known = taken.get(route) ?? listTaken(content, kind);
    taken.set(route, known);
    return known;
  };
  return (item, isOpen) => {
    const { kind } = item;
    const title = titleOf(item);
    if (isListKind(kind)) {
      const slug = chooseSlug(title, 'event', () => false, language);
      return { file: entries.find((entry) => entry.kind === kind)?.file ?? LISTS[kind].file, slug };
    }
    const names = takenBy(kind);
    // A custom page may be a legal page, whose names are reserved for it.
    const isOther = (name: string) =>
      isReserved(name) && !legalFileCalled(`${folderOf('ownPages')}/${name}.md`);
    const isTaken = (name: string) => names.has(name) || (kind === 'ownPages' && isOther(name));
    const slug = chooseSlug(title, rowOf(kind).newName ?? kind, isTaken, language);
    if (!isOpen) names.add(slug);
    return { file: `${folderOf(kind)}/${slug}.md`, slug };
  };
}
