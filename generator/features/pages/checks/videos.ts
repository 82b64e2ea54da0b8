/** Videos that no player would show. */

import { positionOf } from '../../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../../engine/content/types.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Check } from '../../../site/check.ts';
import { isVideoHost, readVideo } from '../../../site/video-address.ts';
import { problem } from '../problems.ts';

export const checkVideos: Check = ({
  content: {
    releases,
    pages: { videos },
  },
}) => [
  ...(videos?.data.videos ?? []).flatMap(({ url }, index) =>
    videos ? checkVideo(videos, ['videos', index, 'url'], url) : [],
  ),
  ...releases.flatMap((entry) => [
    ...checkVideo(entry, ['video', 'url'], entry.data.video?.url),
    ...(entry.data.videos ?? []).flatMap(({ url }, index) =>
      checkVideo(entry, ['videos', index, 'url'], url),
    ),
  ]),
];

/** An address at YouTube or Vimeo must be that of a video. Other sites are links, whatever they lead to. */
export function checkVideo(entry: Entry<object>, path: DataPath, url: string | undefined): Problem[] {
  if (url === undefined || !isVideoHost(url) || readVideo(url)) return [];
  return [problem('video/none', positionOf(entry, path), { url })];
}
