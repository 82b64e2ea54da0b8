/** The files of the podcast: the feed, chapters, and covers, which are square and larger than pictures of pages. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import { parseFocus } from '../../engine/lib/focus.ts';
import { hash } from '../../engine/lib/hash.ts';
import { fillGround } from '../../engine/media/ground.ts';
import type { Original } from '../../engine/media/pictures/index.ts';
import { processImage } from '../../engine/media/sharp.ts';
import type { FileTools } from '../../site/feature.ts';
import type { Podcast } from './podcast.ts';
import type { PodcastCover } from './podcast-episodes.ts';

export function planPodcast(podcast: Podcast): Artifact {
  return {
    path: podcast.path,
    key: hash(VERSION, JSON.stringify(podcast)),
    // The writer is loaded only if the feed has changed.
    body: async () => (await import('./podcast-xml.ts')).writePodcast(podcast),
  };
}

/** The chapters of all episodes. They are beside the page of the mix, for every podcast that it is in. */
export function planChapters({ episodes }: Podcast): Artifact[] {
  return episodes.flatMap(({ chapters, title }) =>
    chapters ? [{ path: chapters.path, body: writeChapters(title, chapters.list) }] : [],
  );
}

/** github.com/Podcastindex-org/podcast-namespace, chapters/jsonChapters.md, version 1.2. */
function writeChapters(title: string, list: readonly { at: number; title: string }[]): string {
  const chapters = list.map(({ at, title }) => ({ startTime: at, title }));
  return `${JSON.stringify({ version: '1.2.0', title, chapters }, null, 2)}\n`;
}

const QUALITY = { quality: 85, mozjpeg: true };

/** The covers of the podcast and its episodes, each once. */
export function planPodcastCovers(
  { cover: own, episodes }: Podcast,
  { cache, originals }: FileTools,
): Artifact[] {
  const covers = [own, ...episodes.map((each) => each.cover)];
  const each = new Map(covers.flatMap((cover) => (cover ? [[cover.path, cover]] : [])));
  return [...each.values()].flatMap((cover): Artifact[] => {
    const original = originals.get(cover.file);
    if (!original) return [];
    const key = ['podcast-cover', VERSION, cover.path, original.digest];
    // Finished files are reused by this key without reading the cache.
    cache.claim(key);
    return [
      {
        path: cover.path,
        key: key.join(' '),
        immutable: true,
        body: () => cache.get(key, () => draw(original, cover)),
      },
    ];
  });
}

async function draw({ path, digest }: Original, { size, focus = '' }: PodcastCover): Promise<Uint8Array> {
  const bytes = await readUnchanged(path, digest);
  return processImage(
    bytes,
    { autoOrient: true },
    async (image, { autoOrient: { width, height }, hasAlpha }) => {
      const side = Math.min(width, height);
      const { x, y } = parseFocus(focus) ?? { x: 50, y: 50 };
      const [left, top] = [Math.round(((width - side) * x) / 100), Math.round(((height - side) * y) / 100)];
      const square = image.extract({ left, top, width: side, height: side }).resize(size, size);
      const filled = await fillGround(square, { hasAlpha });
      return filled.jpeg(QUALITY).toBuffer();
    },
  );
}
