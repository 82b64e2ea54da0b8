/** `liner check`: everything that a build would complain about, and nothing written. */
import { performance } from 'node:perf_hooks';
import type { MadeSite } from '../build.ts';
import { readSources } from '../content/files.ts';
import { checkOutputLinks, inspectHtml, type OutputPage } from '../output/links.ts';
import { createProgress } from '../output/progress.ts';
import { countProblems, isError, type Problem } from '../problem.ts';
import type { Environment } from './environment.ts';
import { EXIT } from './exit.ts';
import { buildSite, closeCaches, openCaches, printProblems, type SiteOptions } from './site.ts';

export async function runCheck(environment: Environment, options: SiteOptions): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  const caches = openCaches(environment, 'look');
  // Only what is wrong is worth telling.
  const progress = createProgress({
    stream: { write: () => true },
    live: false,
    now: () => performance.now(),
  });
  const read = await readSources(options.content);
  const { problems, made } = await buildSite(environment, options, read, caches, progress);
  const all = made ? [...problems, ...(await checkPages(made))] : problems;
  await closeCaches(caches, false);
  printProblems(environment, all);
  const failed = all.some(isError);
  environment.stderr.write(failed ? '' : `${describeSuccess(all)}\n`);
  return failed ? EXIT.content : EXIT.done;
}

/** Renders every page, and follows every link. */
async function checkPages({ artifacts, templates, site }: MadeSite): Promise<Problem[]> {
  const pages: OutputPage[] = [];
  const problems: Problem[] = [];
  for (const { path, body } of artifacts) {
    if (!path.endsWith('.html')) continue;
    try {
      const html = typeof body === 'function' ? await body() : body;
      pages.push({ path, inspection: inspectHtml(html.toString()) });
    } catch (error) {
      problems.push(templates.explain(error, path));
    }
  }
  const files = new Set(artifacts.map(({ path }) => path));
  return [...problems, ...checkOutputLinks(pages, files, site.urls)];
}

function describeSuccess(warnings: readonly Problem[]): string {
  const remark = warnings.length > 0 ? `, with ${countProblems(warnings)}` : '';
  return `No mistakes found${remark}. The site can be built.`;
}
