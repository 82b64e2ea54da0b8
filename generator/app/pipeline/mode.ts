/** Mode of making a site: for a build, a check, or a preview. Chosen by a command, once. */

import type { Cache } from '../../engine/cache/index.ts';
import type { PictureMaker, PictureMaking } from '../../engine/media/pictures/index.ts';
import { memory, nowhere, type Sink } from '../../engine/publish/index.ts';
import type { SoundMaker, SoundMaking } from '../../features/sound/media/index.ts';
import type { PlannedPage } from '../../site/page.ts';
import type { CachedPages, PageMemory } from '../../site/page-cache.ts';
import type { Site } from '../../site/site.ts';

export interface Mode {
  media: {
    pictures: PictureMaking;
    sounds: SoundMaking;
    /** Makes the files of the press kit to show their sizes. */
    isKitMeasured: boolean;
  };
  sink: Sink;
  /** Keeps texts compressed; without it, they are published only as they are. */
  compressed?: Cache | undefined;
  /** Pages of the last build. */
  memory: PageMemory;
  /** The pages that are made with the site, so that their pictures for links and their colours are known: all, or none. */
  listMade(pages: readonly PlannedPage[]): readonly PlannedPage[];
  /** Results for files that have not changed since. */
  results?: CachedResults | undefined;
}

/** Results by kind, reused while their key, which names all inputs but files, is the same. The caller empties it when files change. */
export type CachedResults = Map<string, { key: string; made: Promise<unknown> }>;

export function buildMode(sink: Sink, { cache, compress }: { cache: Cache; compress: boolean }): Mode {
  return {
    media: { pictures: 'all', sounds: 'all', isKitMeasured: true },
    sink,
    compressed: compress ? cache : undefined,
    memory: openPageMemory(cache),
    listMade: (pages) => pages,
  };
}

/** Plans everything and makes nothing. @param pictures `all` for their colours */
export function checkMode(cache: Cache, pictures: 'none' | 'all' = 'none'): Mode {
  return {
    ...buildMode(nowhere, { cache, compress: false }),
    media: { pictures, sounds: 'none', isKitMeasured: false },
  };
}

/** Makes pictures, recordings and pages on request. */
export function previewMode(makers: Makers, results: CachedResults): Mode {
  return {
    media: { ...makers, isKitMeasured: false },
    sink: memory,
    memory: { recall: () => undefined, keep: () => undefined },
    listMade: () => [],
    results,
  };
}

export interface Makers {
  pictures: PictureMaker;
  sounds: SoundMaker;
}

function openPageMemory(cache: Cache): PageMemory {
  // With another Node.js come other words for dates and numbers.
  const packOf = ({ features }: Site) =>
    cache.pack<CachedPages>('pages', `${features.version} ${process.version}`);
  return {
    recall: (site) => packOf(site).get(site.urls.absolute('/')),
    keep: (site, list) => packOf(site).set(site.urls.absolute('/'), list()),
  };
}
