/** `liner looks check`: what a look lacks, and what pages of the site lack in it. */
import { existsSync } from 'node:fs';
import { GRAMMAR } from '../app/list/grammar.ts';
import { checkMode } from '../app/pipeline/mode.ts';
import type { MadeSite } from '../app/pipeline/report.ts';
import { type Artifact, readBody } from '../engine/artifact.ts';
import { readSources } from '../engine/content/read/index.ts';
import { suggest } from '../engine/lib/suggest.ts';
import { isError, type Problem } from '../engine/problems/index.ts';
import { memory, produce } from '../engine/publish/index.ts';
import { checkLookFolder } from '../site/looks/check/index.ts';
import { findMissing } from '../site/looks/check/parity.ts';
import { findLook, type LookPlace, listLooks } from '../site/looks/find.ts';
import { openPlace } from '../site/looks/open.ts';
import { problem } from '../site/messages/index.ts';
import { ROUTES } from '../site/routes.ts';
import { DEFAULT_LOOK } from '../site/schema/look.ts';
import { buildSite, readSettings } from './build-site.ts';
import { type Caches, closeCaches, openCaches } from './caches.ts';
import { type Environment, EXIT } from './environment.ts';
import { printProblems } from './print-problems.ts';
import { silentProgress } from './progress.ts';
import type { SiteOptions } from './site-options.ts';

/** @param name of the look; by default those of the folder `looks`, or else the one in use */
export async function runLookCheck(
  environment: Environment,
  name: string | undefined,
  options: SiteOptions,
): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const { stderr, packageRoot } = environment;
  const roots = { root: process.cwd(), packageRoot };
  const known = listLooks(roots);
  const own = name === undefined ? known.filter(({ origin }) => origin === 'site') : [];
  const wanted = name ?? (await readSettings(options.content))?.look?.style ?? DEFAULT_LOOK;
  const places = own.length > 0 ? own : [findLook(wanted, roots)].flatMap((found) => found ?? []);
  if (places.length === 0) {
    const names = known.map((each) => each.name);
    stderr.write(
      `There is no look "${wanted}". ${suggest(wanted, names, `They are ${names.join(', ')}.`)}\n`,
    );
    return EXIT.usage;
  }
  const caches = openCaches(environment, 'look');
  let hasErrors = false;
  for (const place of places) {
    const problems = await checkPlace(place, environment, options, caches);
    printProblems(environment, problems, true);
    hasErrors ||= problems.some(isError);
    if (problems.length === 0) stderr.write(`Nothing is missing in the look ${place.name}.\n`);
  }
  await closeCaches(caches, false);
  return hasErrors ? EXIT.content : EXIT.done;
}

async function checkPlace(
  place: LookPlace,
  environment: Environment,
  options: SiteOptions,
  caches: Caches,
): Promise<Problem[]> {
  const { packageRoot } = environment;
  const roots = { root: process.cwd(), packageRoot };
  const { look, problems } = await openPlace(place, { ...roots, grammar: GRAMMAR });
  if (!look) return problems;
  const found = await checkLookFolder(look, { ...roots, cache: caches.cache });
  if (found.some(isError) || !existsSync(options.content)) return found;
  return [...found, ...(await comparePages(place.name, environment, options, caches))];
}

/** Finds what pages of the site lack in a look; nothing if the site itself cannot be built. */
async function comparePages(
  style: string,
  environment: Environment,
  options: SiteOptions,
  caches: Caches,
): Promise<Problem[]> {
  const read = await readSources(options.content, process.cwd(), GRAMMAR);
  const make = (name: string) =>
    buildSite(environment, { ...options, style: name }, read, caches, silentProgress, {
      ...checkMode(caches.cache),
      memory: { recall: () => undefined, keep: () => undefined },
      sink: memory,
    });
  const model = await make(DEFAULT_LOOK);
  const dressed = await make(style);
  if (!model.made) return [];
  if (!dressed.made) return dressed.problems.filter(isError);
  const problems: Problem[] = [];
  for (const path of listCompared(model.made)) {
    const [wanted, found] = [await render(path, model.made), await render(path, dressed.made)];
    if (typeof found !== 'string') problems.push(found);
    if (typeof wanted !== 'string' || typeof found !== 'string') continue;
    const page = `/${path.replace(/index\.html$/, '')}`;
    for (const missing of findMissing(wanted, found, LISTS.has(page)))
      problems.push(problem('look/parity', undefined, { page, style, model: DEFAULT_LOOK, ...missing }));
  }
  return problems;
}

/** Pages of which each entry has its own page, or is on another. */
const LISTS: ReadonlySet<string> = new Set([ROUTES.home, ROUTES.music, ROUTES.releases, ROUTES.events]);

/** `music/releases/index.html`. */
const DEPTH = 3;

/** The pages of the menu and the like, and the newest release: the others are set as these are. */
function listCompared({ site, artifacts }: MadeSite): string[] {
  const newest = site.latest && site.urls.path(`${ROUTES.releases}${site.latest.slug}/`);
  const isOne = ({ path }: Artifact) => path.endsWith('.html') && path.split('/').length <= DEPTH;
  const all = artifacts.filter((artifact) => isOne(artifact) || artifact.path === newest);
  return all.map(({ path }) => path);
}

async function render(path: string, { artifacts, templates }: MadeSite): Promise<string | Problem> {
  const artifact = artifacts.find((each) => each.path === path);
  if (!artifact) return '';
  const { body, problem: failure } = await produce(artifact, templates.explain);
  return failure ?? readBody(body).toString();
}
