/** Shared by the commands that build a site. */

import { GRAMMAR } from '../app/list/grammar.ts';
import type { BuildInput } from '../app/pipeline/input.ts';
import { checkMode, type Mode } from '../app/pipeline/mode.ts';
import type { Build } from '../app/pipeline/report.ts';
import { readPrivateKey } from '../app/site-files/private-key.ts';
import { openCache } from '../engine/cache/index.ts';
import { parseContent } from '../engine/content/parse/index.ts';
import { readSources } from '../engine/content/read/index.ts';
import { limitHeap, optimizeLater } from '../engine/lib/heap.ts';
import type { Progress } from '../engine/lib/progress.ts';
import { isError } from '../engine/problems/index.ts';
import type { Site } from '../site/schema/site.ts';
import { type Caches, closeCaches, openCaches } from './caches.ts';
import { type Environment, readClock } from './environment.ts';
import { printProblems } from './print-problems.ts';
import { showProgress } from './progress.ts';
import type { SiteOptions } from './site-options.ts';

export async function buildSite(
  { packageRoot, worker }: Environment,
  { assets, baseUrl, drafts = false, asOf, style, isSecret }: SiteOptions,
  read: BuildInput['read'],
  caches: Caches,
  progress: Progress,
  mode: Mode,
): Promise<Build> {
  const [{ build }, { FEATURES }, { addSampleWarnings }] = await Promise.all([
    import('../app/pipeline/build.ts'),
    import('../app/list/features.ts'),
    import('../app/scaffold/samples.ts'),
  ]);
  limitHeap(read.sources.length);
  optimizeLater();
  const today = readClock(process.env, asOf);
  const wanted = { features: FEATURES, assets, baseUrl, drafts, today, style, isSecret };
  const root = process.cwd();
  const privateKey = readPrivateKey(root, process.env);
  const site = { ...wanted, root, privateKey, packageRoot, worker, ...caches, progress };
  return build({ read: addSampleWarnings(read), ...site }, mode);
}

/** The site without its recordings, and without its pictures unless `all` of them are made; undefined if there are errors, which are printed. */
export async function buildForExport(
  environment: Environment,
  options: SiteOptions,
  pictures: 'none' | 'all' = 'none',
) {
  process.env['NODE_ENV'] = 'production';
  const { stderr } = environment;
  const caches = openCaches(environment, 'look');
  const read = await readSources(options.content, process.cwd(), GRAMMAR);
  const progress = showProgress(stderr, environment.speech, true);
  const { made, problems, hidden } = await buildSite(
    environment,
    options,
    read,
    caches,
    progress,
    checkMode(caches.cache, pictures),
  ).finally(() => progress.end());
  await closeCaches(caches, false);
  if (made) return { made, hidden, sources: read.sources };
  printProblems(environment, problems.filter(isError));
  stderr.write(`\n${environment.speech.write('not-exported')}\n`);
  return undefined;
}

/** @returns undefined if site.yaml is missing or has errors, which a build reports */
export async function readSettings(content: string): Promise<Site | undefined> {
  const { sources } = await readSources(content, process.cwd(), GRAMMAR);
  const site = sources.filter(({ kind }) => kind === 'site');
  const parsed = await parseContent(site, { drafts: false, grammar: GRAMMAR, cache: openCache() });
  return parsed.content?.site?.data;
}
