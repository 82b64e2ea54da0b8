/** A strip on top of every page that announces yesterday's news. */
import { firstDayOf } from '../../lib/text.ts';
import type { Release } from '../schema/music.ts';
import type { Entry } from '../types.ts';
import type { Proof } from './context.ts';

const RELEASE = /^\/music\/releases\/([^/?#]+)/;

export const proofAnnouncement: Proof = ({ content: { site, releases }, today, latest }) => {
  const { announcement } = site.data;
  const slug = RELEASE.exec(announcement?.url ?? '')?.[1];
  const announced = releases.find((entry) => entry.slug === slug);
  const isOver = announcement?.until !== undefined && announcement.until < today;
  if (!announced || !latest || isOver || dayOf(announced) >= dayOf(latest)) return [];
  return [
    {
      code: 'announcement/not-latest',
      level: 'warning',
      message: `The announcement leads to "${announced.data.title}", but "${latest.data.title}" is newer.`,
      hint: `Announce the newer one (/music/releases/${latest.slug}/), or set  until:  to the last day of this one.`,
      at: site.at(['announcement', 'url']),
    },
  ];
};

/** The first day that a date may mean; nothing is older than no date. */
function dayOf({ data }: Entry<Release>): string {
  return firstDayOf(data.release_date ?? '0000');
}
