import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { buildMode } from '../../../generator/app/pipeline/mode.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { nowhere } from '../../../generator/engine/publish/index.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { makeContent } from '../../helpers/model.ts';

const makeFolder = prepareFolders();

test('pages of the last build are used again only by the same code of features', async () => {
  const folder = makeFolder();
  const kept = { read: [], digest: '', summaries: [], rows: [] };
  const open = (version: string) => {
    const cache = openCache(folder);
    const { memory } = buildMode(nowhere, { cache, compress: false });
    const features = { ...FEATURES, version };
    return { cache, memory, site: modelSite(makeContent(), '2026-01-01', features) };
  };
  const first = open('1');
  expect(first.memory.recall(first.site)).toBeUndefined();
  first.memory.keep(first.site, () => kept);
  await first.cache.close({ prune: false });
  const same = open('1');
  expect(same.memory.recall(same.site)).toEqual(kept);
  const other = open('2');
  expect(other.memory.recall(other.site)).toBeUndefined();
});
