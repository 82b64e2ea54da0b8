/** The table of contents of an album in one file, which is not taken as a recording. */

import { formatDuration } from '../../../engine/lib/text.ts';
import { isrc as isrcSchema, upc as upcSchema } from '../../../engine/values/index.ts';
import type { Item, TrackFacts } from '../../catalogue.ts';
import type { RawRecording } from '../audio/raw.ts';
import { cleanTag } from '../shared/clean.ts';
import type { SheetTrack } from '../shared/cue-sheet.ts';
import { readDate } from '../shared/dates.ts';
import { doubt, doubtTitles, filesOf, type ReadSheet, titleOf } from './sheet-facts.ts';

export function makeAlbum({ sheet, tracks, sound, origin, why, today }: ReadSheet): Item {
  const date = readDate(sheet.remarks.get('DATE') ?? '', today);
  const genre = cleanTag(sheet.remarks.get('GENRE') ?? '');
  const upc = upcSchema.safeParse(sheet.catalog?.replace(/^0(?=\d{12}$)/, '') ?? '').data;
  const performer = cleanTag(sheet.performer ?? '');
  return {
    kind: 'releases',
    facts: {
      title: titleOf(sheet, origin),
      ...(performer && { artists: [performer] }),
      ...(date && 'date' in date && { release_date: date.date }),
      ...(genre && { genre: [genre] }),
      ...(upc && { upc }),
      tracks: tracks.map((track, index) => makeTrack(track, endOf(tracks, index, sound))),
    },
    origin,
    files: sound?.picture && filesOf(sound).slice(0, 1),
    doubts: [...doubt(['title'], why), ...doubtTitles(tracks, 'tracks')],
  };
}

function makeTrack(track: SheetTrack, end: number | undefined): TrackFacts {
  const length = track.start !== undefined && end !== undefined ? Math.round(end) - track.start : 0;
  const isrc = isrcSchema.safeParse(track.isrc).data;
  const composer = cleanTag(track.songwriter ?? '');
  return {
    title: cleanTag(track.title ?? '') ?? `Track ${track.number}`,
    ...(length > 0 && { duration: formatDuration(length) }),
    ...(composer && { composer: [composer] }),
    ...(isrc && { isrc }),
  };
}

/** A track ends where the next one begins, the last one with the recording. */
function endOf(
  tracks: readonly SheetTrack[],
  index: number,
  sound: RawRecording | undefined,
): number | undefined {
  return index + 1 < tracks.length ? tracks[index + 1]?.start : sound?.format.duration;
}
