/** The podcast as files: the feed, and the chapters of its episodes. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import { hash } from '../../engine/lib/hash.ts';
import type { Podcast } from './podcast.ts';

export function planPodcast(podcast: Podcast): Artifact[] {
  return [
    {
      path: podcast.path,
      key: hash(VERSION, JSON.stringify(podcast)),
      // What it takes to write one is loaded when it has changed.
      body: async () => (await import('./podcast-xml.ts')).writePodcast(podcast),
    },
    ...podcast.episodes.flatMap(({ chapters, title }) =>
      chapters ? [{ path: chapters.path, body: writeChapters(title, chapters.list) }] : [],
    ),
  ];
}

/** github.com/Podcastindex-org/podcast-namespace, chapters/jsonChapters.md, version 1.2. */
function writeChapters(title: string, list: readonly { at: number; title: string }[]): string {
  const chapters = list.map(({ at, title }) => ({ startTime: at, title }));
  return `${JSON.stringify({ version: '1.2.0', title, chapters }, null, 2)}\n`;
}
