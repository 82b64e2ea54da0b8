/** Dates that contradict each other, or the day of the build. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../problems/index.ts';

/** News posts and mixes of a later day, which do not wait for it as releases do. */
export const checkFuture: Check = ({ content: { news, mixes }, today }) => [
  ...news.flatMap((post) => checkDay(post, 'date', post.data.title, post.data.date, today)),
  ...mixes.flatMap((mix) =>
    checkDay(mix, 'release_date', mix.data.episode_title, mix.data.release_date, today),
  ),
];

function checkDay(
  entry: Entry<unknown>,
  key: string,
  title: string,
  date: string | undefined,
  today: string,
): Problem[] {
  if (date === undefined || firstDayOf(date) <= today) return [];
  return [problem('date/future', positionOf(entry, [key]), { title, date })];
}

/** Members who left before they came. */
export const checkMembers: Check = ({ content: { site } }) =>
  (site.data.artist.members ?? []).flatMap(({ name, from, until }, index) => {
    if (from === undefined || until === undefined || from <= until) return [];
    const at = positionOf(site, ['artist', 'members', index, 'until']);
    return [problem('artist/member-years', at, { name, from, until })];
  });
