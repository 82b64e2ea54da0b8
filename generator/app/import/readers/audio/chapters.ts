/** Chapters of recordings: in an MP3 the frames of ID3v2 (`CHAP`), in FLAC, Ogg and Opus comments (`CHAPTER001`, `CHAPTER001NAME`). */
import type { IAudioMetadata } from 'music-metadata';
import { formatClock } from '../../../../engine/lib/text.ts';
import type { LeftOver, TracklistFacts } from '../../catalogue.ts';
import { cleanTag } from '../shared/clean.ts';
import { trackOf } from '../shared/tracklist.ts';
import type { Refused } from './facts.ts';
import { nameOf } from './fields.ts';
import type { RawTag } from './raw.ts';
import type { Recording } from './recording.ts';

export interface Chapter {
  readonly title: string;
  /** In seconds. */
  readonly start: number;
}

/** No mix has as many. */
const MOST = 1000;

const COMMENT = /^chapter(\d{1,3})(name|url)?$/i;

export function isChapterTag({ id }: RawTag): boolean {
  return COMMENT.test(nameOf(id));
}

/** Chapters with a title, by their start. */
export function listChapters(parsed: IAudioMetadata, tags: readonly RawTag[]): Chapter[] {
  const framed = (parsed.format.chapters ?? []).map(({ title, start }) => ({ title, start }));
  const chapters = framed.length > 0 ? framed : readComments(tags);
  return chapters
    .slice(0, MOST)
    .flatMap(({ title, start }) => {
      const clean = typeof title === 'string' ? cleanTag(title) : undefined;
      return clean && Number.isFinite(start) ? [{ title: clean, start: Math.max(0, Math.floor(start)) }] : [];
    })
    .sort((one, other) => one.start - other.start);
}

function readComments(tags: readonly RawTag[]): Chapter[] {
  const parts = tags.filter(isChapterTag).map(({ id, value }) => {
    const [, number = '', part = 'start'] = COMMENT.exec(nameOf(id)) ?? [];
    return { number: Number(number), part: part.toLowerCase(), value };
  });
  return parts
    .filter(({ part }) => part === 'start')
    .map(({ number, value }) => ({
      start: secondsOf(value),
      title: parts.find((each) => each.number === number && each.part === 'name')?.value ?? '',
    }));
}

/** Of `00:03:20.500`. */
function secondsOf(written: string): number {
  const [, hours, minutes, seconds] =
    /^(\d{1,3}):([0-5]\d):([0-5]\d)(?:[.,]\d+)?$/.exec(written.trim()) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** `Chapter 1`, `Track 02`, `3`: names that say nothing. */
const NAMELESS = /^(?:\p{L}+[\s_.#-]*)?\d+$/u;

/** Tracks of a mix, if chapters have names; those behind its end are refused. */
export function readChapters(
  { chapters }: Recording,
  duration: number,
): { tracklist: readonly TracklistFacts[]; refused: readonly Refused[] } {
  const inside = chapters.filter(({ start }) => start < duration);
  const isNamed = inside.length > 1 && inside.some(({ title }) => !NAMELESS.test(title));
  return {
    tracklist: isNamed ? inside.flatMap(({ start, title }) => trackOf(formatClock(start), title) ?? []) : [],
    refused: chapters
      .filter(({ start }) => start >= duration)
      .map(({ title, start }) => ({
        what: `the chapter "${title}"`,
        value: formatClock(start),
        reason: `the recording ends at ${formatClock(duration)}.`,
      })),
  };
}

/** Chapters of recordings that are no mixes. */
export function leftChapters(recordings: readonly Recording[]): LeftOver[] {
  const found = recordings.find(({ chapters }) => chapters.length > 0);
  const [first] = found?.chapters ?? [];
  if (!found || !first) return [];
  const example = `${formatClock(first.start)} ${first.title}`;
  return [{ what: 'Chapters', example, origin: { source: 'audio', place: found.file.name } }];
}
