/** Checks of scores: their album exists, and their cues end after they begin. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Check } from '../../site/check.ts';
import { checkCues } from '../sound/cues.ts';
import { problem } from './messages.ts';
import { sheetOf } from './scores.ts';

export const checkScores: Check = ({ content: { scores, releases }, written }) =>
  scores.flatMap((entry) => {
    const { album } = entry.data;
    const isKnown = album === undefined || written.has(`releases/${album}`);
    return [
      ...checkCues(sheetOf(entry)),
      ...(isKnown
        ? []
        : [
            problem('score/no-album', positionOf(entry, ['album']), {
              album,
              releases: releases.map(({ slug }) => slug),
            }),
          ]),
    ];
  });
