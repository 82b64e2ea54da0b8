import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeSite, RELEASE, removeSite, SITE_YAML, WARM_CACHE } from './site.ts';

/** Runs once before all test files of a project: builds a site, whose cache the others begin with. */
export default async function warmUp(project: TestProject): Promise<void> {
  const cache = join(project.getProvidedContext().shared ?? '', WARM_CACHE);
  if (existsSync(cache)) return;
  const files = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };
  const site = makeSite(files, { keep: true, cold: true });
  const { code, stderr } = await site.run(['build']);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${stderr}`);
  // It is about a folder that the others do not have.
  rmSync(join(site.root, '.cache/packs/last-build.json'), { force: true });
  await cp(join(site.root, '.cache'), cache, { recursive: true });
  removeSite(site.root);
}
