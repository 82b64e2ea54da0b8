/** Chapters of recordings as the tracklists of mixes. */
import { formatClock } from '../../../engine/lib/text.ts';
import type { LeftOver, TracklistFacts } from '../../catalogue.ts';
import { trackOf } from '../shared/tracklist.ts';
import type { Refused } from './facts.ts';
import type { Recording } from './recording.ts';

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
