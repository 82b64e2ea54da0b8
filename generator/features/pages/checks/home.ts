/** The sections of the home page. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { Data } from '../../../engine/content/grammar.ts';
import type { Entry } from '../../../engine/content/types.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Check } from '../../../site/check.ts';
import { problem } from '../problems.ts';
import { checkVideo } from './videos.ts';

export const checkSections: Check = ({ content: { pages, releases } }) => {
  const { home } = pages;
  if (!home) return [];
  const seen = new Set<string>();
  const found = (home.data.sections ?? []).flatMap((section, index) => {
    const name = typeof section === 'string' ? section : (Object.keys(section)[0] ?? '');
    const isRepeated = seen.has(name) && name !== 'text';
    seen.add(name);
    if (isRepeated) return [problem('home/section-twice', positionOf(home, ['sections', index]), { name })];
    const video = typeof section === 'string' ? undefined : section.video;
    if (video === undefined) return [];
    const path = ['sections', index, 'video'];
    if (!video.startsWith('releases/')) return checkVideo(home, path, video);
    const release = releases.find(({ slug }) => `releases/${slug}` === video);
    const hasVideo = release?.data.video !== undefined || (release?.data.videos ?? []).length > 0;
    if (hasVideo) return [];
    return [
      problem('home/no-video', positionOf(home, path), { release: video, isThere: release !== undefined }),
    ];
  });
  return [...found, ...checkWords(home, seen)];
};

/** Words of sections that `sections` does not name. */
function checkWords(home: Entry<Data<'pages/home'>>, named: ReadonlySet<string>): Problem[] {
  if (home.data.sections === undefined) return [];
  const words = [
    ['explore', 'featured'],
    ['remix', 'remix'],
    ['community', 'community'],
  ] as const;
  return words
    .filter(([key, section]) => home.data[key] !== undefined && !named.has(section))
    .map(([key, section]) => problem('home/not-in-sections', positionOf(home, [key]), { key, section }));
}
