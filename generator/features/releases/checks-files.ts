/** Names of other files in keys: those that lead nowhere. */
import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { isSlug } from '../../engine/lib/slug.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { problem } from './messages.ts';

interface Named {
  entry: Entry<unknown>;
  path: DataPath;
  name: string;
  /** The folder of the file, such as `releases`, and the entries in it. */
  folder: string;
  entries: readonly { slug: string }[];
}

/** @param written the paths of all files, without their endings: what is not on the site yet is no fault */
export function checkFileName(
  { entry, path, name, folder, entries }: Named,
  written: ReadonlySet<string>,
): Problem[] {
  if (written.has(`${folder}/${name}`)) return [];
  const slugs = entries.map((each) => each.slug);
  const nearest = findNearest(name, slugs);
  return [problem('reference/no-file', positionOf(entry, path), { folder, name, nearest })];
}

export const checkReissues: Check = ({ content: { releases }, written }) =>
  releases.flatMap((entry) => {
    const { reissue_of: name } = entry.data;
    if (name === undefined || !isSlug(name)) return [];
    return checkFileName(
      { entry, path: ['reissue_of'], name, folder: 'releases', entries: releases },
      written,
    );
  });
