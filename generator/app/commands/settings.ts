/** Reads only site.yaml, for commands that need nothing else of the content. */

import { openCache } from '../../engine/cache/index.ts';
import { parseContent } from '../../engine/content/parse/index.ts';
import { readSources } from '../../engine/content/read/index.ts';
import type { Site } from '../../site/schema/site.ts';
import { GRAMMAR } from '../grammar.ts';

/** @returns undefined if site.yaml is missing or has errors, which a build reports */
export async function readSettings(content: string): Promise<Site | undefined> {
  const { sources } = await readSources(content, process.cwd(), GRAMMAR);
  const site = sources.filter(({ kind }) => kind === 'site');
  const parsed = await parseContent(site, { drafts: false, grammar: GRAMMAR, cache: openCache() });
  return parsed.content?.site?.data;
}
