/** Outdated content: the announcement of an older release, a postponed show whose day has passed. */
import { routeOf } from '../../kinds.ts';
import { firstDayOf } from '../../lib/text.ts';
import { problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { Release } from '../schema/music/index.ts';
import type { Entry } from '../types.ts';
import type { Lint } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const lintAnnouncement: Lint = ({ content: { site, releases }, today, latest }) => {
  const { announcement } = site.data;
  const path = announcement?.url?.replace(/\/?(?:[?#].*)?$/, '/');
  const announced = releases.find(({ slug }) => routeOf('releases', slug) === path);
  const isOver = announcement?.until !== undefined && announcement.until < today;
  if (!announced || !latest || isOver || dayOf(announced) >= dayOf(latest)) return [];
  return [
    problem('announcement/not-latest', positionOf(site, ['announcement', 'url']), {
      announced: announced.data.title,
      latest: latest.data.title,
      url: routeOf('releases', latest.slug),
    }),
  ];
};

/** The first day that a date may mean; nothing is older than no date. */
function dayOf({ data }: Entry<Release>): string {
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
