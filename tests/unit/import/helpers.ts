/** A content folder, and what sources say about it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import type { KeptAnswer } from '../../../generator/app/site-files/record.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { FIRST } from '../../../generator/import/answer.ts';
import type { FactsByKind, Item, ItemKind, ItemOf } from '../../../generator/import/catalogue.ts';
import { planReadings } from '../../../generator/import/plan/index.ts';
import type { Plan } from '../../../generator/import/plan/plan.ts';
import { readSite } from '../../../generator/import/site/index.ts';

/** A release of a source. */
export function release(
  facts: FactsByKind['releases'],
  source = 'table',
  more: Partial<ItemOf<'releases'>> = {},
): Item {
  return { kind: 'releases', facts, origin: { source, place: `${source}.csv`, line: 2 }, ...more };
}

export function itemOf<K extends Exclude<ItemKind, 'releases'>>(
  kind: K,
  facts: FactsByKind[K],
  source = 'table',
) {
  return { kind, facts, origin: { source, place: `${source}.csv` } };
}

/** Writes a content folder. @param artist as in site.yaml */
export function writeContent(
  folder: string,
  files: Record<string, string>,
  artist = '{name: Mara Voss}',
): string {
  const content = join(folder, 'content');
  const all = { 'site.yaml': `base_url: https://mara.example\nartist: ${artist}\n`, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  return content;
}

/**
 * The plan for a content folder.
 * @param match answers: `{'Night Bus': 'new'}`
 * @param online whether pictures are fetched
 * @param kept answers of imports before
 */
export async function planFor(
  content: string,
  items: readonly Item[],
  match: Record<string, string> = {},
  online = true,
  kept: readonly KeptAnswer[] = [],
): Promise<Plan> {
  await loadSchemas();
  const read = await readSite(content, () => '2026-11-26', openCache());
  if (!('site' in read)) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const answers = Object.entries(match).map(([title, target]) => (title === '' ? FIRST : { title, target }));
  const options = { content, assets: join(content, '../assets'), answers, online, kept };
  return planReadings([{ items, left: [], problems: [] }], read.site, options);
}

/** `fills releases/night-bus.md`, an entry each. */
export function verdicts({ entries }: Plan): string[] {
  return entries.map(({ verdict, file }) => `${verdict} ${file}`);
}

/** `fills isrc: AA…`, the facts that are not the same. */
export function changes({ entries }: Plan): string[] {
  return entries.flatMap(({ facts }) =>
    facts
      .filter(({ verdict }) => verdict !== 'same')
      .map(
        ({ verdict, path, value, before }) =>
          `${verdict} ${path.join('.')}: ${JSON.stringify(value)}${before === undefined ? '' : `, not ${JSON.stringify(before)}`}`,
      ),
  );
}
