/** Cues as rows that can be played, and the requests for their files. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath } from '../../engine/content/types.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Context } from '../../site/context.ts';
import { tempoAndKey, writeTempo } from '../../site/format.ts';
import type { TrackRow } from '../../site/parts.ts';
import { joinFacts, writeOrdinal } from '../../site/words/index.ts';
import { checkOne } from './checks.ts';
import type { Cue, CueSheet } from './cue-schema.ts';
import { problem } from './messages.ts';
import { playableOf } from './playables.ts';
import { type RecordingSource, type RequestedSounds, recordingOf, requestSound } from './recordings.ts';

/** The part from `from` to `to`, or to the end, is all that is published of a recording. */
function sourceOf(cue: Cue, path: DataPath): RecordingSource {
  const { from = 0, to } = cue;
  const source = recordingOf({ ...cue, download: cue.download }, path);
  const isPart = to === undefined ? from > 0 : to > from;
  const excerpt = { from, length: to === undefined ? undefined : to - from };
  return isPart ? { ...source, excerpt, excerptPath: path } : source;
}

/** Rows with numbers, lengths and players, in the order of the page. */
export function cueRows(context: Context, { route, cues }: CueSheet): TrackRow[] {
  const { site } = context;
  const { words, urls, settings } = site;
  return cues.map(({ cue, path, facts = [], picture }, index) => {
    const { title, mood = [], bpm } = cue;
    const id = `cue-${index + 1}`;
    const [playable] = playableOf(context, sourceOf(cue, path), {
      id: `${route}#track=${index + 1}`,
      title,
      artist: settings.artist.name,
      url: `${urls.href(route)}#${id}`,
      cover: { file: picture ?? site.latestCover, kind: 'album' },
      of: cue,
    });
    const length = playable?.duration ?? cue.duration;
    return {
      ...{ id, title, number: writeOrdinal(index + 1, words.language) },
      description: joinFacts(
        [...facts, ...mood, ...tempoAndKey({ tempo: writeTempo(bpm, words.language) })],
        words,
      ),
      duration: length === undefined ? '' : formatDuration(length),
      ...{ artist: '', composer: '', explicit: false, lyrics: '' },
      ...{ facts: [], credits: [], platforms: [] },
      // A cue is chosen from a longer one: it is whole.
      playable: playable && { ...playable, isExcerpt: false },
    };
  });
}

export function listCues(sheets: readonly CueSheet[]): RecordingSource[] {
  return sheets.flatMap(({ cues }) => cues.map(({ cue, path }) => sourceOf(cue, path)));
}

export function requestCues(sheets: readonly CueSheet[], artist: string): RequestedSounds {
  const all = sheets.flatMap(({ entry, cues }) =>
    cues.map(({ cue, path, picture: cover }) => {
      const source = sourceOf(cue, path);
      const end = positionOf(entry, [...path, cue.to === undefined ? 'from' : 'to']);
      return { entry, cue, cover, places: source.excerpt ? { to: end } : {}, source };
    }),
  );
  return {
    sounds: all.flatMap(({ entry, cue: { title, duration }, cover, places, source }) =>
      requestSound(entry, source, () => ({ title, artist, duration, cover, places })),
    ),
    archives: [],
    files: all.flatMap(({ source }) => source.file ?? []),
  };
}

/** Checks the recordings of cues, and reports cues that end before they begin. */
export function checkCues({ entry, cues }: CueSheet): Problem[] {
  return cues.flatMap(({ cue, path }) => {
    const { title, from = 0, to } = cue;
    const isTurned = to !== undefined && to <= from;
    return [
      ...(isTurned ? [problem('cue/order', positionOf(entry, [...path, 'to']), { title })] : []),
      ...checkOne(entry, { ...cue, download: cue.download }, path),
    ];
  });
}
