/** Checks of recordings: their keys must be possible and not contradict each other. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { formatClock } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { problem } from './messages.ts';
import { type RecordingKeys, type RecordingSource, recordingOf, recordingsOf } from './recordings.ts';

export const checkRecordings: Check = ({ content: { releases, remixes, mixes } }) => [
  ...releases.flatMap((entry) => (entry.data.tracks ? checkAlbum(entry) : checkOne(entry, entry.data))),
  ...[...remixes, ...mixes].flatMap((entry) => checkOne(entry, entry.data)),
];

/** @param path of the keys of the recording */
export function checkOne(entry: Entry<object>, recorded: RecordingKeys, path: DataPath = []): Problem[] {
  return [
    ...checkWithoutRecording(entry, recorded, hasRecording(recorded), path),
    ...checkRecording(entry, recorded, recordingOf(recorded, path)),
  ];
}

/** Checks a release with tracks, which have the recordings; keys of the release apply to all of them. */
function checkAlbum(entry: Entry<Data<'releases'>>): Problem[] {
  const { tracks = [], ...whole } = entry.data;
  const misplaced = (['audio', 'audio_url'] as const).flatMap((key) => {
    const value = whole[key];
    const title = tracks[0]?.title ?? '';
    return value === undefined
      ? []
      : [problem('audio/has-tracks', positionOf(entry, [key]), { key, value, title })];
  });
  const isRecorded = misplaced.length > 0 || tracks.some(hasRecording);
  return [
    ...misplaced,
    ...checkWithoutRecording(entry, whole, isRecorded),
    ...checkBoth(entry, whole, []),
    ...recordingsOf(entry.data).flatMap((recording, index) => {
      const track = tracks[index];
      if (!track) return [];
      return [
        ...checkWithoutRecording(entry, track, hasRecording(track), recording.path),
        ...checkRecording(entry, track, recording),
      ];
    }),
  ];
}

function hasRecording({ audio, audio_url: url }: RecordingKeys): boolean {
  return (audio ?? url) !== undefined;
}

/** Reports keys about a recording that does not exist. */
function checkWithoutRecording(
  entry: Entry<object>,
  { preview, download, audio_bytes: bytes, audio_url: url }: RecordingKeys,
  isRecorded: boolean,
  path: DataPath = [],
): Problem[] {
  const keys = [
    ...(preview && !isRecorded ? ['preview'] : []),
    ...(download && !isRecorded ? ['download'] : []),
    ...(bytes !== undefined && url === undefined ? ['audio_bytes'] : []),
  ];
  return keys.map((key) => problem('audio/none', positionOf(entry, [...path, key]), { key }));
}

function checkRecording(
  entry: Entry<object>,
  recorded: RecordingKeys,
  { path, file, url, excerpt }: RecordingSource,
): Problem[] {
  const at = (key: string) => positionOf(entry, [...path, key]);
  const isOwn = recorded.preview !== undefined;
  return [
    ...(file !== undefined && recorded.audio_url !== undefined
      ? [problem('audio/two-places', at('audio_url'), { file })]
      : []),
    ...(url !== undefined && excerpt
      ? [problem('audio/preview-elsewhere', at(isOwn ? 'preview' : 'audio_url'), { isOwn })]
      : []),
    ...checkBoth(entry, recorded, path),
    ...checkExcerpt(entry, recorded, path),
  ];
}

/** Reports a preview of a recording that can be downloaded. */
function checkBoth(entry: Entry<object>, { preview, download }: RecordingKeys, path: DataPath): Problem[] {
  if (!preview || !download) return [];
  return [problem('audio/preview-download', positionOf(entry, [...path, 'preview']))];
}

function checkExcerpt(entry: Entry<object>, { preview, duration }: RecordingKeys, path: DataPath): Problem[] {
  if (typeof preview !== 'object' || duration === undefined) return [];
  const { from = 0, length } = preview;
  const end = from + (length ?? 1);
  if (end <= duration) return [];
  const key = from < duration ? 'length' : 'from';
  const at = positionOf(entry, [...path, 'preview', key]);
  return [
    problem('audio/preview-too-late', at, {
      end: formatClock(key === 'from' ? from : end),
      length: formatClock(duration),
    }),
  ];
}
