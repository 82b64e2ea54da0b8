/** Faults of recordings that are published all the same. */
import { open } from 'node:fs/promises';
import { fold } from '../../../engine/lib/fold.ts';
import { formatClock } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { problem } from '../messages.ts';
import type { SoundRequest } from '../sounds.ts';
import type { SoundTags } from './decode/header.ts';
import { needsEncoding, type Recording } from './recordings.ts';

/** Seconds: a shorter excerpt is not recognised. */
const SHORT = 10;

/** Seconds: lengths are written in whole seconds. */
const NEAR = 1;

export async function listWarnings(recording: Recording): Promise<Problem[]> {
  const { file, header, analysis, path, requests } = recording;
  const at = requests[0]?.at;
  // The decoder looks for the end of all in the first of joined files.
  const found = (analysis?.flaws ?? []).filter(({ kind }) => kind !== 'incomplete' || !header.isJoined);
  const flaws = found.map((flaw) =>
    flaw.kind === 'incomplete'
      ? problem('sound/truncated', at, { file, missing: flaw.missing })
      : problem('sound/damaged', at, { file }),
  );
  const isSlow = header.format === 'mp4' && !needsEncoding(recording) && (await startsLate(path));
  return [
    ...flaws,
    ...(isWrong(recording) ? [problem('sound/header-wrong', at, { file, ...lengthsOf(header) })] : []),
    ...(header.isJoined ? [problem('sound/joined', at, { file, playsOn: header.playsOn ?? false })] : []),
    ...(header.newRate ? [problem('sound/rate-changes', at, { file, ...header.newRate })] : []),
    ...(isSlow ? [problem('sound/starts-late', at, { file })] : []),
    ...findShort(recording),
    ...requests.flatMap((request) => [
      ...compareLength(recording, request),
      ...compareCue(recording, request),
      ...compareTracklist(recording, request),
      ...compareTags(header.tags, request),
    ]),
  ];
}

/** Returns true if the header has another length than the sound, unless that is reported as an end that is missing, or is made right. */
function isWrong({ header: { format, promised, duration = 0 }, isSealed }: Recording): boolean {
  if (promised === undefined) return false;
  return promised > duration ? isSealed : ['wav', 'aiff', 'mp4'].includes(format);
}

function lengthsOf({ promised = 0, duration = 0 }: Recording['header']) {
  return { promised, length: duration };
}

/** Bytes: of a part of an MP4 file, its length and its name; and its length again if four bytes do not hold it. */
const HEAD = 16;

/** Returns true if the sound precedes its table in an MP4 file (ISO 14496-12): browsers then load all of it before they play it. */
async function startsLate(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    for (let at = 0; ; ) {
      const { buffer: head, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, at);
      if (bytesRead < 8) return false;
      const name = head.toString('latin1', 4, 8);
      if (name === 'moov' || name === 'mdat') return name === 'mdat';
      const length = head.readUInt32BE(0);
      const whole = length === 1 ? Number(head.readBigUInt64BE(8)) : length;
      // The last one may have none.
      if (whole < 8) return false;
      at += whole;
    }
  } finally {
    await file.close();
  }
}

/** Compares the times of a tracklist with the recording, unless the content has a duration, which they are compared with elsewhere. */
function compareTracklist(
  recording: Recording,
  { facts: { duration, tracklist = [] } }: SoundRequest,
): Problem[] {
  const length = lengthOf(recording);
  if (duration !== undefined || length === undefined) return [];
  return tracklist
    .filter(({ time }) => time >= length)
    .map(({ title, time, at }) =>
      problem('tracklist/too-late', at, {
        ...{ title, time: formatClock(time), length: formatClock(Math.round(length)) },
      }),
    );
}

/** The length of the whole recording, in seconds. */
function lengthOf({ header, analysis, isSealed, part }: Recording): number | undefined {
  // What was decoded is exact.
  return part || isSealed ? header.duration : analysis?.duration;
}

/** Reports an excerpt that is cut off by the end of the recording. */
function findShort({ file, part, requests: [first] }: Recording): Problem[] {
  const requested = first?.excerpt?.length ?? 0;
  if (!first || !part || first.facts.places.to) return [];
  const { at, facts } = first;
  const { from, length } = part;
  // A duration in the content is compared with it elsewhere.
  const isCut = facts.places.length && facts.duration === undefined && requested - length > NEAR;
  if (!isCut && length >= Math.min(SHORT, requested)) return [];
  const place = facts.places.length ?? facts.places.from ?? at;
  return [problem('sound/preview-short', place, { file, from, length, requested })];
}

/** Reports a cue that ends after its recording. */
function compareCue({ file, header: { duration } }: Recording, { excerpt, facts }: SoundRequest): Problem[] {
  const { title, places } = facts;
  if (!places.to || excerpt?.from === undefined || duration === undefined) return [];
  const to = excerpt.from + (excerpt.length ?? 0);
  return to - duration > NEAR
    ? [problem('sound/cue-cut', places.to, { title, file, to, length: duration })]
    : [];
}

function compareLength(recording: Recording, request: SoundRequest): Problem[] {
  const { duration: written, places } = request.facts;
  const length = lengthOf(recording);
  if (written === undefined || length === undefined || Math.abs(written - length) <= NEAR) return [];
  const isShorter = length < written;
  // Labels send excerpts.
  if (isShorter && recording.part) return [];
  return [
    problem('sound/length-differs', places.duration ?? request.at, {
      file: request.file,
      written: formatClock(written),
      found: formatClock(Math.round(length)),
      isShorter,
    }),
  ];
}

function compareTags(tags: SoundTags, { file, at, facts }: SoundRequest): Problem[] {
  const { title, work, isrc, track, places } = facts;
  const problems: Problem[] = [];
  const found = tags.title;
  if (found && ![title, work?.movement ?? title].some((written) => isSameTitle(written, found))) {
    const difference = { file, written: title, found: found.trim() };
    problems.push(problem('sound/title-differs', places.title ?? at, difference));
  }
  if (isrc && tags.isrc && plainCode(isrc) !== plainCode(tags.isrc)) {
    const difference = { file, written: isrc, found: plainCode(tags.isrc) };
    problems.push(problem('sound/isrc-differs', places.isrc ?? at, difference));
  }
  if (track && tags.track && track.number !== tags.track) {
    const difference = { file, written: String(track.number), found: String(tags.track) };
    problems.push(problem('sound/track-differs', places.track ?? at, difference));
  }
  return problems;
}

function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}

/** Returns true if titles are equal but for names of versions, numbers and featured artists. */
function isSameTitle(written: string, found: string): boolean {
  const [one, other] = [written, found].map((title) => fold(title).replace(/[^\p{L}\p{N}]/gu, ''));
  // A title without letters, or in another script, cannot be compared.
  if (!one || !other || isLatin(one) !== isLatin(other)) return true;
  return one.includes(other) || other.includes(one);
}

/** `QZ-ABC-26-00001` without its hyphens. */
function plainCode(isrc: string): string {
  return isrc.replace(/[\s-]/g, '').toUpperCase();
}
