/** Checks of mixes: their dates and series, and track lists, whose times must ascend within the recording. */

import { positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatClock } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import type { Context } from '../../site/context.ts';
import { problem } from './messages.ts';
import { chooseCover } from './podcast.ts';
import { bytesOf, listEpisodeSources, SMALLEST } from './podcast-episodes.ts';
import type { Mix } from './schema.ts';

export const checkMixDates: Check = ({ content }) =>
  content.mixes.flatMap((mix) => {
    const { episode_title: title, release_date: date } = mix.data;
    return date === undefined ? [problem('mix/no-date', positionOf(mix, ['release_date']), { title })] : [];
  });

export const checkSeries: Check = ({ content, written }) => {
  const series = (content.pages.mixes?.data.series ?? []).map(({ id }) => String(id));
  // A page that could not be read may have the series.
  if (!content.pages.mixes && written.has('pages/mixes')) return [];
  return content.mixes.flatMap((mix) => {
    const id = mix.data.series_id;
    if (id === undefined || series.includes(id)) return [];
    return [problem('reference/unknown-series', positionOf(mix, ['series_id']), { id, series })];
  });
};

export const checkTracklists: Check = ({ content }) => content.mixes.flatMap(checkTimes);

function checkTimes(mix: Entry<Mix>): Problem[] {
  const { tracklist = [], duration } = mix.data;
  let before = 0;
  return tracklist.flatMap(({ time, title }, index) => {
    if (time === undefined) return [];
    const at = positionOf(mix, ['tracklist', index, 'time']);
    const facts = { title, time: formatClock(time) };
    const last = before;
    before = Math.max(before, time);
    if (time < last) return [problem('tracklist/order', at, { ...facts, before: formatClock(last) })];
    if (duration === undefined || time < duration) return [];
    return [problem('tracklist/too-late', at, { ...facts, length: formatClock(duration) })];
  });
}

/** Reports what podcast apps would refuse or leave out. */
export function checkPodcast(context: Context): Problem[] {
  const { settings, settingsEntry } = context.site;
  const sources = listEpisodeSources(context);
  const unsized = sources.filter((each) => bytesOf(context, each) === undefined);
  const hasEpisodes = unsized.length < sources.length;
  return [
    ...unsized.map(({ entry }) =>
      problem('podcast/no-bytes', positionBeside(entry, ['audio_url'], 'audio_bytes'), {
        title: entry.data.episode_title,
      }),
    ),
    ...(hasEpisodes && !chooseCover(context, sources)
      ? [
          problem('podcast/no-cover', positionOf(settingsEntry, ['podcast', 'image']), {
            file: settings.podcast?.image,
            smallest: SMALLEST,
          }),
        ]
      : []),
    ...(hasEpisodes && !(settings.podcast?.email ?? settings.emails?.general)
      ? [problem('podcast/no-email', positionOf(settingsEntry, ['podcast', 'email']))]
      : []),
  ];
}
