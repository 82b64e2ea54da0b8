/** What a release should say, though its page can do without. */
import { firstDayOf } from '../../lib/text.ts';
import type { Problem } from '../../problems/index.ts';
import type { Release } from '../schema/music.ts';
import type { Entry } from '../types.ts';
import type { Check } from './context.ts';

export const checkCompleteness: Check = ({ content, today }) =>
  content.releases.flatMap((entry) => checkRelease(entry, today));

function checkRelease({ data, at }: Entry<Release>, today: string): Problem[] {
  const problems: Problem[] = [];
  const warn = (code: Problem['code'], message: string, hint: string, key: string) =>
    problems.push({ code, level: 'warning', message, hint, at: at([key]) });

  const isOut = data.release_date === undefined || firstDayOf(data.release_date) <= today;
  // Platforms give addresses on the day; there are no buttons before.
  if (isOut && Object.keys(data.streaming_links ?? {}).length === 0) {
    warn(
      'release/no-links',
      `"${data.title}" has no link to any platform, so its buttons lead nowhere.`,
      'Add them under  streaming_links:  spotify, apple, youtube, soundcloud.',
      'streaming_links',
    );
  }
  if (data.bpm === undefined) {
    warn('release/no-bpm', `"${data.title}" does not say its BPM.`, 'Add a line such as  bpm: 128', 'bpm');
  }
  if (data.release_date === undefined) {
    warn(
      'release/no-date',
      `"${data.title}" has no release date, so it is listed last.`,
      'Add a line such as  release_date: 2025-08-01  (a year alone will do)',
      'release_date',
    );
  }
  return problems;
}
