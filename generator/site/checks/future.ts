/** News posts and mixes of a later day, which do not wait for it as releases do. */
import { firstDayOf } from '../../lib/text.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Entry } from '../types.ts';
import type { Check } from './context.ts';

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
