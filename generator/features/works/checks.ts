/** Checks of scores and of the reel: albums exist, and cues end after they begin. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../../site/check.ts';
import { checkCues } from '../sound/cues.ts';
import { problem } from './messages.ts';
import { listSheets } from './reel.ts';

export const checkAllCues: Check = ({ content }) => listSheets(content, content.pages).flatMap(checkCues);

export const checkAlbums: Check = ({ content: { scores, releases }, written }) =>
  scores.flatMap((entry) => {
    const { album } = entry.data;
    if (album === undefined || written.has(`releases/${album}`)) return [];
    const known = releases.map(({ slug }) => slug);
    return [problem('score/no-album', positionOf(entry, ['album']), { album, releases: known })];
  });
