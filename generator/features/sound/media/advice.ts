/** Advice on recordings in `liner check`: findings that may be intended, but often are not. */
import type { Problem } from '../../../engine/problems/index.ts';
import { isrc } from '../../../engine/values/index.ts';
import { problem } from '../messages.ts';
import type { SoundLevels, SoundRequest } from '../sounds.ts';
import type { Recording } from './recordings.ts';

/** Seconds. */
const SILENCE = 5;
/** LU. */
const DIFFERENCE = 6;
/** dBTP: many masters come within a tenth of full scale, and a meter may be a few tenths off (ITU-R BS.1770-4, annex 2). */
const PEAK = 0.5;

export function advise(recordings: readonly Recording[]): Problem[] {
  return [...recordings.flatMap(adviseOnOne), ...groupReleases(recordings).flatMap(adviseOnRelease)];
}

/** The loudness of a recording that is published whole. */
export function levelsOf({ file, part, analysis }: Recording): SoundLevels[] {
  if (!analysis || part) return [];
  const { duration, loudness, truePeak } = analysis;
  return [{ file, duration, loudness, truePeak }];
}

function adviseOnOne({ file, requests, header, analysis, part }: Recording): Problem[] {
  const at = requests[0]?.at;
  // Programs write anything into a tag, which the content would refuse.
  const { data: found } = isrc.safeParse(header.tags.isrc);
  // Remixes and mixes have none in the content.
  const codes = requests.flatMap(({ facts }) =>
    found && !facts.isrc && facts.places.isrc
      ? [problem('sound/isrc-missing', facts.places.isrc, { file, found })]
      : [],
  );
  if (!analysis) return codes;
  const { clipping, silence, isMono, duration, truePeak } = analysis;
  if (silence.start >= duration)
    return [...codes, problem('sound/silent', at, { file, isPreview: part !== undefined })];
  const ends = part ? [] : (['start', 'end'] as const).filter((end) => silence[end] > SILENCE);
  return [
    ...codes,
    ...(clipping ? [problem('sound/clipping', at, { file, ...clipping })] : []),
    // A clipping recording needs no second message about its peak.
    ...(!clipping && truePeak !== undefined && truePeak > PEAK
      ? [problem('sound/true-peak', at, { file, over: truePeak })]
      : []),
    ...ends.map((end) =>
      problem('sound/silence', at, {
        file,
        seconds: silence[end],
        end: end === 'start' ? 'begins' : 'ends',
      }),
    ),
    ...(isMono ? [problem('sound/mono', at, { file })] : []),
  ];
}

interface Track {
  request: SoundRequest;
  recording: Recording;
}

/** The tracks of each album that the content names, by the file that it is written in. */
function groupReleases(recordings: readonly Recording[]): Track[][] {
  const releases = new Map<string, Track[]>();
  for (const recording of recordings) {
    for (const request of recording.requests) {
      const { album } = request.facts;
      if (album === undefined || recording.part) continue;
      const key = `${request.at.file}\n${album}`;
      releases.set(key, [...(releases.get(key) ?? []), { request, recording }]);
    }
  }
  return [...releases.values()].filter((tracks) => tracks.length > 1);
}

function adviseOnRelease(tracks: readonly Track[]): Problem[] {
  return [...compareLoudness(tracks), ...compareRates(tracks)];
}

function compareLoudness(tracks: readonly Track[]): Problem[] {
  const measured = tracks.flatMap(({ request, recording: { file, analysis } }) =>
    analysis?.loudness === undefined ? [] : [{ file, at: request.at, loudness: analysis.loudness }],
  );
  return measured.flatMap(({ file, at, loudness }, index) => {
    const others = median(measured.filter((_, other) => other !== index).map((each) => each.loudness));
    const differs = others !== undefined && Math.abs(loudness - others) > DIFFERENCE;
    return differs ? [problem('sound/loudness-differs', at, { file, loudness, others })] : [];
  });
}

/** The one in the middle; of an even number, the lower of the two. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
}

function compareRates(tracks: readonly Track[]): Problem[] {
  const measured = tracks.flatMap(({ request: { at }, recording: { file, header } }) =>
    // Opus is always encoded at 48,000 Hz, whatever its master had.
    header.sampleRate === undefined || header.format === 'opus'
      ? []
      : [{ file, at, rate: header.sampleRate }],
  );
  const counts = new Map<number, number>();
  for (const { rate } of measured) counts.set(rate, (counts.get(rate) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most) return [];
  const [others] = most;
  return measured
    .filter(({ rate }) => rate !== others)
    .map(({ file, at, rate }) => problem('sound/sample-rates', at, { file, rate, others }));
}
