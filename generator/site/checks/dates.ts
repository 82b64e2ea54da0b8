/** Dates that contradict each other, or the day of the build. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';

/** Mixes of a later day, which do not wait for it as releases and posts do. */
export const checkFuture: Check = ({ content: { mixes }, today }) =>
  mixes.flatMap((mix) => {
    const { episode_title: title, release_date: date } = mix.data;
    if (date === undefined || firstDayOf(date) <= today) return [];
    return [problem('date/future', positionOf(mix, ['release_date']), { title, date })];
  });

/** Years: nothing is announced for longer. */
const FAR = 2;

/** Releases, shows and posts of a year that nobody plans for. Mixes are reported on any later day. */
export const checkFarDates: Check = ({ content: { releases, pages }, waiting, today }) => [
  ...waiting.flatMap(({ entry, path, until }) => {
    const title: unknown = Reflect.get(entry.data, 'title');
    return checkFar(entry, ['date'], typeof title === 'string' ? title : path, until, today);
  }),
  ...releases.flatMap((entry) =>
    checkFar(entry, ['release_date'], entry.data.title, entry.data.release_date, today),
  ),
  ...(pages.events?.data.events ?? []).flatMap(({ title, date }, index) =>
    pages.events ? checkFar(pages.events, ['events', index, 'date'], title, date, today) : [],
  ),
];

function checkFar(
  entry: Entry<unknown>,
  path: DataPath,
  title: string,
  date: string | undefined,
  today: string,
): Problem[] {
  const year = Number(today.slice(0, 4));
  if (date === undefined || date <= `${year + FAR}${today.slice(4)}`) return [];
  const near = [year, year + 1, year - 1].map(String).find((each) => isSlip(each, date.slice(0, 4)));
  const meant = near === undefined ? undefined : near + date.slice(4);
  return [problem('date/far', positionOf(entry, path), { title, date, key: String(path.at(-1)), meant })];
}

/** Returns true if the years differ in one digit, or in the order of two. */
function isSlip(year: string, written: string): boolean {
  const wrong = [...year].filter((digit, index) => digit !== written[index]).length;
  return wrong === 1 || (wrong === 2 && [...year].sort().join() === [...written].sort().join());
}

/** Members who left before they came. */
export const checkMembers: Check = ({ content: { site } }) =>
  (site.data.artist.members ?? []).flatMap(({ name, from, until }, index) => {
    if (from === undefined || until === undefined || from <= until) return [];
    const at = positionOf(site, ['artist', 'members', index, 'until']);
    return [problem('artist/member-years', at, { name, from, until })];
  });
