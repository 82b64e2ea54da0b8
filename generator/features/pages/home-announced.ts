/** The announced release that leads Home until it is out, if home.yaml asks for it. */

import { isOwnRelease } from '../../site/artists.ts';
import type { Context } from '../../site/context.ts';
import type { Site } from '../../site/site.ts';
import { formatDate, weekdayOf } from '../../site/words/index.ts';
import { announcement } from '../releases/announcement.ts';
import { releaseCard } from '../releases/cards.ts';
import { releasePlayables } from '../releases/recordings.ts';
import { listDiscs } from '../releases/tracks.ts';
import type { AnnouncedLead, Lead } from './home-lead.ts';

export function projectAnnounced(context: Context): Lead | undefined {
  const { site } = context;
  const { music, links } = site.words;
  const entry = site.pages.home?.data.announced ? chooseAnnounced(site) : undefined;
  if (!entry) return undefined;
  const card = releaseCard(context, entry);
  const playables = releasePlayables(context, entry);
  return {
    ...card,
    dateLabel: formatDate(entry.data.release_date ?? '', site.words),
    heading: music.labelled({ label: music.coming }),
    listen: { label: links.readMore, url: card.url, external: false },
    playables,
    tracks: listDiscs(site, entry.data, playables).flatMap(({ tracks }) => tracks),
    read: links.readMore,
    cover: entry.data.artwork_url,
    isHeard: false,
    announced: { ...announcement(context, entry), ...describeDay(site, entry.data.release_date ?? '') },
  };
}

/** The next one, or one that is featured before it. */
function chooseAnnounced(site: Site): Site['upcomingReleases'][number] | undefined {
  const own = site.upcomingReleases.filter(({ data }) => isOwnRelease(site, data));
  return own.find(({ data }) => data.featured) ?? own[0];
}

/** Describes a day; nothing for a month or a year. */
function describeDay(
  { words, settings, language }: Site,
  day: string,
): Pick<AnnouncedLead, 'countdown'> & Partial<Pick<AnnouncedLead, 'label'>> {
  if (day.length < 10) return {};
  const date = words.dates.onWeekday({ weekday: weekdayOf(day, words), date: formatDate(day, words) });
  return {
    label: words.music.out({ date }),
    countdown: {
      day,
      timezone: settings.timezone,
      locale: `${language.locale}-u-nu-${language.digits}`,
    },
  };
}
