/** Mixes: their day, and track lists whose times must go on and lie within the recording. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatClock } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { problem } from './problems.ts';
import type { Mix } from './schema.ts';

export const checkMixDates: Check = ({ content }) =>
  content.mixes.flatMap((mix) => {
    const { episode_title: title, release_date: date } = mix.data;
    return date === undefined ? [problem('mix/no-date', positionOf(mix, ['release_date']), { title })] : [];
  });

export const checkTracklists: Check = ({ content }) => content.mixes.flatMap(checkTimes);

function checkTimes(mix: Entry<Mix>): Problem[] {
  const { tracklist = [], duration } = mix.data;
  let before = 0;
  return tracklist.flatMap(({ time, title }, index) => {
    if (time === undefined) return [];
    const at = positionOf(mix, ['tracklist', index, 'time']);
    const said = { title, time: formatClock(time) };
    const last = before;
    before = Math.max(before, time);
    if (time < last) return [problem('tracklist/order', at, { ...said, before: formatClock(last) })];
    if (duration === undefined || time < duration) return [];
    return [problem('tracklist/too-late', at, { ...said, length: formatClock(duration) })];
  });
}
