/** The sections of the home page. */
import { problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Check } from './context.ts';
import { checkVideo } from './videos.ts';

export const checkSections: Check = ({ content: { pages, releases } }) => {
  const { home } = pages;
  if (!home) return [];
  const seen = new Set<string>();
  return (home.data.sections ?? []).flatMap((section, index) => {
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
};
