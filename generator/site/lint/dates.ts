/** Outdated content: the announcement of an older release, a postponed show whose day has passed. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import type { Lint } from '../check.ts';
import { problem } from '../messages/index.ts';
import { releaseRoute } from '../routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const lintAnnouncement: Lint = ({ content: { site, releases }, today, latest }) => {
  const { announcement } = site.data;
  const path = announcement?.url?.replace(/\/?(?:[?#].*)?$/, '/');
  const announced = releases.find(({ slug }) => releaseRoute(slug) === path);
  const isOver = announcement?.until !== undefined && announcement.until < today;
  if (!announced || !latest || isOver || dayOf(announced) >= dayOf(latest)) return [];
  return [
    problem('announcement/not-latest', positionOf(site, ['announcement', 'url']), {
      announced: announced.data.title,
      latest: latest.data.title,
      url: releaseRoute(latest.slug),
    }),
  ];
};

/** The first day that a date may mean; nothing is older than no date. */
function dayOf({ data }: Entry<Data<'releases'>>): string {
  return firstDayOf(data.release_date ?? '0000');
}

export const lintPostponed: Lint = ({ content: { pages }, today }) => {
  const { events } = pages;
  return (events?.data.events ?? []).flatMap(({ title, date, status }, index) => {
    const days = (Date.parse(today) - Date.parse(date)) / DAY_MS;
    if (!events || status !== 'postponed' || days <= 1) return [];
    return [problem('event/postponed-past', positionOf(events, ['events', index, 'date']), { title, date })];
  });
};
