/** The whole way of an import, from files to the content of a site. */

import { loadSchemas } from '../../../generator/app/reference/json-schema.ts';
import { readImported } from '../../../generator/app/site-files/record.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { isError } from '../../../generator/engine/problems/index.ts';
import { planReadings } from '../../../generator/import/plan/index.ts';
import type { Plan } from '../../../generator/import/plan/plan.ts';
import { readSourceFiles } from '../../../generator/import/plan/read.ts';
import { readSite } from '../../../generator/import/site/index.ts';
import { writePlan } from '../../../generator/import/write/write.ts';
import type { SmallSite } from './write/site.ts';

/** Plans the import of sources. @param sources paths in the site's folder */
export async function planSources(site: SmallSite, ...sources: string[]): Promise<Plan> {
  await loadSchemas();
  const read = await readSite(site.content, () => site.today, openCache());
  if (!('site' in read)) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const paths = sources.map((source) => `${site.root}/${source}`);
  const readings = await readSourceFiles(paths, read.site.facts, {
    columns: {},
    own: [site.content, site.assets],
  });
  return planReadings(readings, read.site, {
    content: site.content,
    assets: site.assets,
    answers: [],
    imported: readImported(site.root),
    online: false,
  });
}

/** Imports sources, and fails if anything is left out. */
export async function importSources(site: SmallSite, ...sources: string[]): Promise<Plan> {
  const plan = await planSources(site, ...sources);
  const { problems } = await writePlan(plan, site);
  const wrong = problems.filter(isError);
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'));
  return plan;
}

/** Remaining work: facts and files that would be written, and entries that are unclear. */
export function openWork({ entries }: Plan): string[] {
  return entries.flatMap(({ name, verdict, facts, files }) => [
    ...(verdict === 'new' || verdict === 'unclear' ? [`${verdict} ${name}`] : []),
    ...facts
      .filter((fact) => fact.verdict === 'fills')
      .map(({ path, value }) => `${name}: ${path.join('.')}: ${JSON.stringify(value)}`),
    ...files.map(({ target }) => `${name}: ${target}`),
  ]);
}
