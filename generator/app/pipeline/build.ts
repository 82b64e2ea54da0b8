/** The steps from folders of content and assets to a site. */

import { parseContent } from '../../engine/content/parse/index.ts';
import { planAssets } from './assets.ts';
import { checkAssetFolder, checkContent, checkSite } from './checks.ts';
import type { BuildInput } from './input.ts';
import type { Mode } from './mode.ts';
import { modelContent } from './model.ts';
import { planSite } from './plan.ts';
import { type Build, openReport } from './report.ts';
import { writeSite } from './write.ts';

/** Makes a site and hands it to the sink of the mode. Everything that is wrong is found in one run. */
export async function build(input: BuildInput, mode: Mode): Promise<Build> {
  const { features, progress, read } = input;
  const report = openReport(input);
  progress.begin('Checking');
  const parsed = await parseContent(read.sources, { ...input, grammar: features.grammar });
  const { model, today, problems } = modelContent(parsed, input);
  const unreadable = checkAssetFolder(input.assets);
  report.add('content', parsed.problems, checkContent(features, { ...read, ...parsed, today }), unreadable);
  report.add('content', problems);
  // Nothing more can be found out about files that cannot be looked at.
  if (!model || unreadable.length > 0) return report.end({ ...parsed, model });

  progress.begin('Styles and scripts');
  const assets = await planAssets(model, input, mode);
  report.add('assets', assets.problems);
  progress.begin('Planning');
  const plan = await planSite(model, assets, input, mode);
  report.add('assets', plan.problems);
  report.add('site', checkSite(plan, report.of('content')));
  // What links to content that was left out for its errors would look broken.
  if (report.hasErrors('content')) return report.end({ ...parsed, model, assets });

  const written = await writeSite(plan, model, assets, progress, report.hasErrors() ? undefined : mode);
  report.add('output', written.problems);
  return report.end({ ...parsed, model, assets, plan, artifacts: written.artifacts });
}
