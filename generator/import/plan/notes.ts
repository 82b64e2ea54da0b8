/** Notes on a plan as a whole. */

import { problem } from '../../app/messages.ts';
import { count } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import type { PlannedEntry } from './plan.ts';

const NAMED = 5;

/** Names new pages, to which nothing leads yet; legal pages are in the footer. */
export function notePages(entries: readonly PlannedEntry[]): Problem[] {
  const files = entries.flatMap(({ item, verdict, file }) =>
    item.kind === 'ownPages' && verdict === 'new' && !legalFileCalled(file) ? file : [],
  );
  if (files.length === 0) return [];
  const named = files.slice(0, NAMED);
  return [problem('import/pages', undefined, { files: named.join(', '), more: files.length - named.length })];
}

/** Counts pictures that are left on the web. */
export function noteUnfetched(urls: ReadonlySet<string>): Problem[] {
  const [first, ...others] = urls;
  if (first === undefined) return [];
  const note =
    others.length === 0
      ? `A picture is on the web, and is not fetched: ${first}`
      : `${count(urls.size, 'picture')} are on the web, and are not fetched, such as ${first}`;
  return [problem('import/note', undefined, { note, option: 'To fetch what the site lacks, add  --online' })];
}
