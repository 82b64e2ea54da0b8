/** `liner build`: says that nothing has changed, or makes the site. What that takes is loaded when it is due. */
import { openLastBuild } from '../../engine/publish/last-build.ts';
import { openCaches } from './caches.ts';
import { type Environment, readClock } from './environment.ts';
import type { BuildCommandOptions } from './make-site.ts';
import { reportUnchanged } from './unchanged.ts';

export async function runBuild(environment: Environment, options: BuildCommandOptions): Promise<number> {
  // React chooses its build by this when it is first loaded; the other one is several times slower.
  process.env['NODE_ENV'] = 'production';
  const { content, assets, out, baseUrl, drafts, compress, asOf } = options;
  const { packageRoot, codeHash } = environment;
  const caches = openCaches(environment, options.fresh ? 'fresh' : 'use');
  const now = Date.now();
  const root = process.cwd();
  const today = readClock(process.env, asOf);
  const last = await openLastBuild(caches.cache, out, {
    ...{ root, content, assets, packageRoot, today, now },
    settings: [codeHash, process.version, baseUrl, drafts, compress],
  });
  // The report tells of files that have to be made for it.
  const said = options.report ? undefined : await last.recall();
  if (said !== undefined) return reportUnchanged(environment, said, options);
  const { makeSite } = await import('./make-site.ts');
  return makeSite(environment, options, { caches, last, now });
}
