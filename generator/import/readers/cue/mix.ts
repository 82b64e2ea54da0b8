/** The tracklist of a mix. */
import { formatClock } from '../../../engine/lib/text.ts';
import type { Item } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { readDate } from '../shared/dates.ts';
import { doubt, doubtTitles, filesOf, type ReadSheet, titleOf } from './sheet-facts.ts';

export function makeMix({ sheet, tracks, sound, origin, why, today }: ReadSheet): Item {
  const date = readDate(sheet.remarks.get('DATE') ?? '', today);
  const released = date && 'date' in date ? date.date : undefined;
  const genre = cleanTag(sheet.remarks.get('GENRE') ?? '');
  const performer = cleanTag(sheet.performer ?? '');
  const duration = sound?.format.duration;
  return {
    kind: 'mixes',
    facts: {
      episode_title: titleOf(sheet, origin),
      type: 'mix',
      ...(performer && { artists: [performer] }),
      ...(released && { release_date: released }),
      ...(genre && { genre: [genre] }),
      ...(duration && { duration: formatClock(Math.round(duration)) }),
      tracklist: tracks.map((track) => {
        const artist = cleanTag(track.performer ?? '');
        return {
          ...(track.start !== undefined && { time: formatClock(track.start) }),
          ...(artist && { artist }),
          title: cleanTag(track.title ?? '') ?? `Track ${track.number}`,
        };
      }),
    },
    origin,
    files: sound && filesOf(sound),
    doubts: [
      ...doubt(['episode_title'], why),
      ...(released ? doubt(['release_date'], 'it is the day when it was recorded') : []),
      ...doubtTitles(tracks, 'tracklist'),
    ],
  };
}
