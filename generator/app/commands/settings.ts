/** site.yaml alone, for commands that need nothing else of the content. */

import { openCache } from '../../engine/cache/index.ts';
import { parseContent } from '../../engine/content/parse/index.ts';
import { readSources } from '../../engine/content/read/index.ts';
import type { Site } from '../../site/schema/site.ts';
import { GRAMMAR } from '../grammar.ts';

/** @returns undefined where site.yaml is missing or wrong: a build says what about it is */
export async function readSettings(content: string): Promise<Site | undefined> {
  const { sources } = await readSources(content, process.cwd(), GRAMMAR);
  const site = sources.filter(({ kind }) => kind === 'site');
  const parsed = await parseContent(site, { drafts: false, grammar: GRAMMAR, cache: openCache() });
  return parsed.content?.site?.data;
}
