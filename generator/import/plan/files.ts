/** Files and keys of entries: names of new files, of pictures and recordings, and the keys that entries may have. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, kindOf, rowOf } from '../../app/list/grammar.ts';
import { type JsonSchema, jsonSchemaOf } from '../../app/reference/json-schema.ts';
import { chooseSlug } from '../../app/scaffold/entry.ts';
import { listTaken } from '../../app/scaffold/taken.ts';
import type { Kind } from '../../engine/content/grammar.ts';
import { valueAt } from '../../engine/lib/record.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { isReserved } from '../../site/routes.ts';
import {
  BODY,
  type Item,
  type ItemFile,
  type ItemKind,
  isListKind,
  LISTS,
  type ListKind,
} from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import type { SiteEntry } from '../site/types.ts';
import { endingOf } from '../sources/files.ts';
import { titleOf } from './answers.ts';
import type { PlannedFile } from './plan.ts';

export interface NewFile {
  readonly file: string;
  readonly slug: string;
}

/** @param isOpen whether it is not yet sure to be written: its name is not taken */
export type ChooseFile = (item: Item, isOpen: boolean) => NewFile;

/** @param language the code of the language of titles @param content the content folder */
export function openFiles(language: string, content: string, entries: readonly SiteEntry[]): ChooseFile {
  const taken = new Map<string, Set<string>>();
  const counted = new Map<string, Map<string, number>>();
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
    const numbers = counted.get(kind) ?? new Map<string, number>();
    counted.set(kind, numbers);
    const slug = chooseSlug(title, rowOf(kind).newName ?? kind, isTaken, language, numbers);
    if (!isOpen) names.add(slug);
    return { file: `${folderOf(kind)}/${slug}.md`, slug };
  };
}

/** @param slug of the entry @param data of the entry, whose tracks name recordings */
export type ChooseTargets = (slug: string, data: object, files: readonly ItemFile[]) => PlannedFile[];

export function openTargets(assets: string): ChooseTargets {
  const taken = new Set<string>();
  const isFree = (target: string) => !taken.has(target.toLowerCase()) && !existsSync(join(assets, target));
  return (slug, data, files) =>
    files.map((file) => {
      const ending = endingOf(file.name) || (file.at.at(-1) === 'audio' ? 'mp3' : 'jpg');
      const name = nameTarget(slug, data, file);
      let target = `${name}.${ending}`;
      for (let number = 2; !isFree(target); number++) target = `${name}-${number}.${ending}`;
      taken.add(target.toLowerCase());
      return { ...file, target };
    });
}

/** `artwork/night-bus`, `photos/open-air`, `audio/night-bus/02-harbour`. */
function nameTarget(slug: string, data: object, { at }: ItemFile): string {
  const key = String(at.at(-1));
  if (key === 'artwork_url') return `artwork/${slug}`;
  if (key !== 'audio') return `photos/${slug}`;
  if (at.length === 1) return `audio/${slug}`;
  const track = valueAt(data, at.slice(0, 2));
  const number = String(Number(at[1]) + 1).padStart(2, '0');
  const title = slugify(textIn(track, 'title') ?? '');
  return `audio/${slug}/${title ? `${number}-${title}` : number}`;
}

export interface Keys {
  hasKey(entry: SiteEntry, key: string): boolean;
  requiredOf(kind: ItemKind): readonly string[];
}

/** Schemas are large, and each entry asks for that of its kind. */
export function openKeys(): Keys {
  const known = new Map<Kind, JsonSchema>();
  const schemaOf = (kind: Kind) => {
    const schema = known.get(kind) ?? jsonSchemaOf(kind);
    known.set(kind, schema);
    return schema;
  };
  const itemOf = (kind: ItemKind, file: string): JsonSchema => {
    const schema = schemaOf(kindOf(file)?.kind ?? 'site');
    return (isListKind(kind) ? schema.properties?.[LISTS[kind].key]?.items : schema) ?? {};
  };
  return {
    hasKey: ({ kind, file }, key) => {
      if (key === BODY) return file.endsWith('.md');
      return Object.hasOwn(itemOf(kind, file).properties ?? {}, key);
    },
    requiredOf: (kind) => (isListKind(kind) ? itemOf(kind, LISTS[kind].file) : schemaOf(kind)).required ?? [],
  };
}
