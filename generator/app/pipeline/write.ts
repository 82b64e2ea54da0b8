/** The last step: the files of a plan, inspected and written. */

import type { Artifact } from '../../engine/artifact.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { allEntries } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { Progress } from '../../engine/lib/progress.ts';
import { addCompressed } from '../../engine/output/compress.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { checkUnpublished, type PublishOptions, publish } from '../../engine/publish/index.ts';
import type { ContentLink } from '../../engine/publish/links/index.ts';
import { planHosting } from '../../site/hosting/index.ts';
import { routesByName } from '../../site/routes-by-name.ts';
import { isShareImage } from '../../site/share.ts';
import { contentOf } from '../../site/site.ts';
import { isEmptyPage } from '../../site/site-pages.ts';
import { checkFileCount } from './file-count.ts';
import type { Mode } from './mode.ts';
import type { SiteTemplates } from './shell.ts';
import type { Model, Plan } from './stages.ts';

/** @param mode undefined for a site with errors: only what can be checked without writing is */
export async function writeSite(
  plan: Plan,
  model: Model,
  { templates }: { templates: SiteTemplates },
  progress: Progress,
  mode: Mode | undefined,
): Promise<{ artifacts: Artifact[]; problems: Problem[] }> {
  const artifacts = await addHosting(plan, mode?.compressed);
  progress.begin('Writing');
  const options = describeWriting(plan.editions, model, templates, progress);
  const problems = mode ? await publish(artifacts, mode.sink, options) : checkUnpublished(artifacts, options);
  const paths = artifacts.map(({ path }) => path);
  if (mode) for (const { site, listCached } of plan.editions) mode.memory.keep(site, listCached);
  return { artifacts, problems: [...problems, ...checkFileCount(model.sites, paths)] };
}

/** Adds files for hosts, pages at old addresses, and compressed copies. @param compressed caches the copies; none are made without it */
async function addHosting(
  { files, editions, rooms, redirects }: Plan,
  compressed: Cache | undefined,
): Promise<Artifact[]> {
  const [{ site }] = editions;
  const needs = () => [...editions, ...rooms].flatMap(({ pages }) => pages.map((page) => page.facts().needs));
  const all = [...files, ...planHosting(site, needs, redirects, files)];
  return compressed ? addCompressed(all, compressed) : all;
}

function describeWriting(
  [standard, ...others]: Plan['editions'],
  { hidden, rooms }: Model,
  { explain }: SiteTemplates,
  progress: Progress,
): PublishOptions {
  const { routeOf } = standard.site.features.grammar;
  return {
    explain,
    urls: standard.site.urls,
    otherUrls: others.map(({ site }) => site.urls),
    links: listLinks([
      ...[standard, ...others].flatMap(({ site }) => allEntries(contentOf(site))),
      ...rooms.map(({ room }) => room.entry),
    ]),
    hidden: new Map(hidden.map((each) => [routeOf(each.entry.kind, each.entry.slug), each])),
    routesByName,
    isLeftOut: (url) => isEmptyPage(standard.site, url),
    onProgress: (done, total, path) => progress.count('Writing', done, total, path, kindOfFile(path)),
  };
}

/** Every address that the content publishes, with its place. */
function listLinks(entries: readonly Entry<object>[]): ContentLink[] {
  return entries.flatMap(({ file, links }) =>
    links.map(({ url, line, column, writtenIn = file }) => ({ url, at: { file: writtenIn, line, column } })),
  );
}

/** The stage of a build that a file belongs to. */
function kindOfFile(path: string): string {
  if (/\.(?:br|gz)$/.test(path)) return 'Compression';
  if (path.endsWith('.html')) return 'Pages';
  return isShareImage(path) ? 'Pictures for links' : 'Writing';
}
