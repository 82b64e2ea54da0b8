/** Sable Quay, an artist with recordings, as a site with its pages and files. */

import { join } from 'node:path';
import { expect } from 'vitest';
import { FEATURES } from '../../generator/app/list/features.ts';
import { GRAMMAR } from '../../generator/app/list/grammar.ts';
import { checkContent } from '../../generator/app/pipeline/checks.ts';
import { collectRecordings } from '../../generator/app/pipeline/requests.ts';
import { readArtifact } from '../../generator/engine/artifact.ts';
import { openCache } from '../../generator/engine/cache/index.ts';
import { parseContent } from '../../generator/engine/content/parse/index.ts';
import { readSources } from '../../generator/engine/content/read/index.ts';
import { type Sound, soundKey } from '../../generator/features/sound/sounds.ts';
import type { Assets } from '../../generator/site/assets.ts';
import type { Site } from '../../generator/site/site.ts';
import { modelSite } from '../../generator/site/sites.ts';
import { makeAssets, projectPages } from './model.ts';
import { packageRoot } from './site.ts';

const ARTIST = join(packageRoot, 'tests/fixtures/sound/content');

export const ORIGIN = 'https://sable-quay.example';

/** Assets with every recording made, and with covers of this width. */
export function assetsFor(site: Site, coverWidth = 1400) {
  const assets = makeAssets(site);
  const sounds = collectRecordings(site).sounds.map((request): [string, Sound] => {
    const key = soundKey(request);
    return [
      key,
      {
        url: `/assets/audio/${request.file.replace(/^.*\//, '')}`,
        type: request.file.endsWith('.opus') ? 'audio/ogg' : 'audio/mpeg',
        bytes: 40_744,
        duration: 10.1,
        isExcerpt: request.excerpt !== undefined,
      },
    ];
  });
  const pictures = Object.entries(assets.pictures).map(([file, picture]) => {
    const side = file.includes('tide-tables') ? coverWidth : 480;
    return [file, { ...picture, width: side, height: side }];
  });
  return {
    ...assets,
    pictures: Object.fromEntries(pictures),
    sounds: { sounds: Object.fromEntries(sounds), archives: {} },
  };
}

/** The files of all features. */
export function filesOf(site: Site, assets: Assets) {
  const tools = { cache: openCache(), originals: new Map() };
  return FEATURES.list.flatMap((feature) => feature.files?.({ site, assets }, tools) ?? []);
}

/** The site, its pages, and its files by path. */
export async function openSableQuay() {
  const { sources } = await readSources(ARTIST, packageRoot, GRAMMAR);
  const { content, hidden, problems } = await parseContent(sources, {
    drafts: false,
    grammar: GRAMMAR,
    cache: openCache(),
  });
  const today = '2026-09-01';
  expect([...problems, ...checkContent(FEATURES, { sources, content, hidden, today })]).toEqual([]);
  if (!content) throw new Error('no content');
  const site = modelSite(content, today, FEATURES);
  const plan = projectPages(site, assetsFor(site));
  const artifacts = filesOf(site, assetsFor(site));
  const texts = artifacts.map(
    async (each): Promise<[string, string]> => [each.path, String(await readArtifact(each))],
  );
  const files = new Map(await Promise.all(texts));
  function read(path: string): string {
    const text = files.get(path);
    if (text === undefined) throw new Error(`no ${path}`);
    return text;
  }
  return { site, plan, read };
}
