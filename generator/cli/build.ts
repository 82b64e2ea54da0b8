/** `liner build`: reports that nothing has changed, or makes the site, whose modules are loaded only then. */
import { readPrivateKey } from '../app/site-files/private-key.ts';
import { hash } from '../engine/lib/hash.ts';
import { openLastBuild } from '../engine/publish/last-build.ts';
import { openCaches } from './caches.ts';
import { type Environment, readClock } from './environment.ts';
import type { BuildCommandOptions } from './site-options.ts';
import { reportUnchanged } from './unchanged.ts';

export async function runBuild(environment: Environment, options: BuildCommandOptions): Promise<number> {
  // React chooses its build by this when it is first loaded; the other one is several times slower.
  process.env['NODE_ENV'] = 'production';
  const { content, assets, out, baseUrl, drafts, compress, asOf } = options;
  const { packageRoot, codeHash, speech } = environment;
  const caches = openCaches(environment, options.fresh ? 'fresh' : 'use');
  const now = Date.now();
  const root = process.cwd();
  const today = readClock(process.env, asOf);
  const last = await openLastBuild(caches.cache, out, {
    ...{ root, content, assets, packageRoot, today, now },
    settings: [
      codeHash,
      process.version,
      baseUrl,
      drafts,
      compress,
      speech.code,
      hash(readPrivateKey(root, process.env) ?? ''),
    ],
  });
  // A report needs files that have to be made for it.
  const lastOutput = options.report ? undefined : await last.recall();
  if (lastOutput !== undefined) return reportUnchanged(environment, lastOutput, options);
  const { makeSite } = await import('./make-site.ts');
  return makeSite(environment, options, { caches, last, now });
}
