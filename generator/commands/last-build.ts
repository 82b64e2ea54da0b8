/** What the last build made of what, so that a build of the same input can end before it begins. */
import { join, resolve } from 'node:path';
import { OVERRIDE_FOLDERS } from '../bundle/overrides/index.ts';
import type { SourceFile } from '../content/types.ts';
import type { Cache } from '../lib/cache/index.ts';
import { fingerprintFolder } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import type { Problem } from '../problems/index.ts';
import { type Environment, readToday } from './environment.ts';
import type { SiteOptions } from './site.ts';

interface LastBuild {
  inputs: string;
  /** The stamp of the published folder. */
  output: string;
  /** What the build remarked, to be said again. */
  warnings: Problem[];
}

const PACK = 'last-build';

/** Everything that a site depends on: words by their content, other files by their sizes and times. */
export function stampInputs(
  { packageRoot, codeHash }: Environment,
  { assets, baseUrl = '', drafts = false, asOf, compress = false }: SiteOptions,
  sources: readonly SourceFile[],
): string {
  const own = [assets, ...OVERRIDE_FOLDERS].map((name) => resolve(name));
  const ours = ['assets', ...OVERRIDE_FOLDERS].map((name) => join(packageRoot, name));
  const folders = [...new Set([...own, ...ours])];
  return hash(
    codeHash,
    readToday(process.env, asOf),
    baseUrl,
    String(drafts),
    String(compress),
    ...folders.map(fingerprintFolder),
    ...sources.flatMap(({ file, text }) => [file, text]),
  );
}

/** The warnings of the last build into `out`, where the same input is published there, untouched. */
export function recallBuild(cache: Cache, out: string, inputs: string): Problem[] | undefined {
  const last = cache.pack<LastBuild>(PACK).get(resolve(out));
  return last?.inputs === inputs && last.output === fingerprintFolder(out) ? last.warnings : undefined;
}

export function rememberBuild(cache: Cache, out: string, inputs: string, warnings: Problem[]): void {
  cache.pack<LastBuild>(PACK).set(resolve(out), { inputs, output: fingerprintFolder(out), warnings });
}
