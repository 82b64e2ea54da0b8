/** The steps from folders of content and assets to a site. */

import { parseContent } from '../../engine/content/parse/index.ts';
import { checkUnpublished, publish } from '../../engine/publish/index.ts';
import { dressContent } from '../../site/looks/dress.ts';
import { listAllRedirects } from '../../site/redirects/index.ts';
import { modelSites } from '../../site/sites.ts';
import { planAssets } from './assets.ts';
import { checkAssetFolder, checkContent, checkSite } from './checks.ts';
import { projectEditions } from './editions.ts';
import { checkFileCount } from './file-count.ts';
import { addHosting, listFiles, planShared } from './files.ts';
import type { BuildInput } from './input.ts';
import type { Mode } from './mode.ts';
import { type Build, openReport } from './report.ts';
import { modelRooms, planRooms } from './rooms.ts';
import { describeWriting } from './writing.ts';

/** Makes a site and hands it to the sink of the mode. Everything that is wrong is found in one run. */
export async function build(input: BuildInput, mode: Mode): Promise<Build> {
  const { features, progress, cache, read, style } = input;
  const report = openReport(input);
  progress.begin('Checking');
  const parsed = await parseContent(read.sources, { ...input, grammar: features.grammar });
  const today = input.today(parsed.content?.site.data.timezone ?? 'UTC');
  const { hidden } = parsed;
  const unreadable = checkAssetFolder(input.assets);
  report.add('content', parsed.problems, checkContent(features, { ...read, ...parsed, today }), unreadable);
  const content = parsed.content && (style ? dressContent(parsed.content, style) : parsed.content);
  const sites = content && modelSites(content, today, features);
  const modelled = content && modelRooms(hidden, content, today, input);
  report.add('content', modelled?.problems ?? []);
  // Nothing more can be found out about files that cannot be looked at.
  if (!sites || !modelled || unreadable.length > 0) return report.end({ sites, hidden });

  progress.begin('Styles and scripts');
  const assets = await planAssets(sites, { hidden, rooms: modelled.rooms }, input, mode);
  report.add('assets', assets.problems);
  progress.begin('Planning');
  const editions = projectEditions(sites, assets, mode.memory);
  const rooms = await planRooms(modelled.rooms, editions[0], assets.templates, input, mode.media);
  report.add('assets', rooms.problems);
  const made = mode.listMade(editions.flatMap(({ pages }) => pages));
  const tools = { ...assets, cache };
  const files = listFiles(editions, [...planShared(made, tools), ...assets.artifacts], rooms, tools);
  const redirects = listAllRedirects(sites);
  report.add('site', checkSite(editions, { files, redirects, made, contentProblems: report.of('content') }));
  // What links to content that was left out for its errors would look broken.
  if (report.hasErrors('content')) return report.end({ sites, hidden, assets, rooms: modelled.rooms });

  const isSound = !report.hasErrors();
  const artifacts = await addHosting(
    files,
    editions,
    rooms.pages,
    redirects,
    isSound ? mode.compressed : undefined,
  );
  progress.begin('Writing');
  const writing = describeWriting(editions, { hidden, rooms: modelled.rooms }, assets.templates, progress);
  report.add(
    'output',
    isSound ? await publish(artifacts, mode.sink, writing) : checkUnpublished(artifacts, writing),
    checkFileCount(
      editions.map(({ site }) => site),
      artifacts.map(({ path }) => path),
    ),
  );
  if (isSound) for (const { site, listCached } of editions) mode.memory.keep(site, listCached);
  return report.end({ sites, hidden, assets, rooms: modelled.rooms, editions, artifacts });
}
