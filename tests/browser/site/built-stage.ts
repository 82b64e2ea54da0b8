/** A small site, built for one file of tests and gone after it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { weighScripts } from '../../helpers/sample.ts';
import { makeSite } from '../../helpers/site.ts';
import { openStage, type Stage } from './stage.ts';

/** @param files of the site, by their paths */
export async function buildStage(files: Parameters<typeof makeSite>[0]): Promise<Stage> {
  const site = makeSite(files, { keep: true });
  const { code, stderr } = await site.run(['build']);
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
  const root = join(site.root, 'dist');
  const stage = await openStage({
    root,
    baseUrl: 'https://artist.example',
    routes: [],
    scripts: weighScripts(root),
  });
  afterAll(async () => {
    await stage.close();
    rmSync(site.root, { recursive: true });
  });
  return stage;
}
