/** Long recordings that are called mixes, with their chapters as tracklists. */
import { formatClock } from '../../../engine/lib/text.ts';
import type { ItemFile, ItemOf, LeftOver, TracklistFacts } from '../../catalogue.ts';
import { baseName } from '../../sources/files.ts';
import { trackOf } from '../shared/tracklist.ts';
import { findDate, findGenres, type Refused } from './facts.ts';
import type { Recording } from './recording.ts';
import type { Track } from './tracks.ts';

/** Seconds: a longer song may be a mix. */
export const LONG = 20 * 60;

const NAMED =
  /(?<!\p{L})(?:dj|mix(?:es|tape)?|(?:live|guest)[- ]?(?:set|mix)|set|podcast|radio|episode|session|broadcast)(?!\p{L})/iu;

/** Returns true if its title, its genre or its folder says so, too. */
export function isMix({ title, recording, duration = 0 }: Track): boolean {
  const names = [title, recording.stem, baseName(recording.folder), ...recording.tags.all('genre')];
  return duration > LONG && names.some((name) => NAMED.test(name));
}

export function makeMix(
  { title, titleDoubt, isNamed, recording, artists, duration = 0 }: Track,
  today: string,
  cover: Pick<ItemFile, 'name' | 'from'> | undefined,
): { item: ItemOf<'mixes'>; refused: readonly Refused[] } {
  const { file } = recording;
  const date = findDate([recording], today, undefined);
  const { genre } = findGenres([recording]);
  const { tracklist, refused } = readChapters(recording, duration);
  const names = artists.filter((artist) => typeof artist === 'string');
  const why = `it is taken for a mix, as it is ${formatClock(duration)} long`;
  const item: ItemOf<'mixes'> = {
    kind: 'mixes',
    facts: {
      episode_title: title,
      type: 'mix',
      ...(names.length > 0 && { artists: names }),
      ...date.facts,
      ...(genre && { genre }),
      duration: formatClock(duration),
      ...(tracklist.length > 0 && { tracklist }),
    },
    origin: { source: 'audio', place: file.name },
    files: [
      ...(cover ? [{ at: ['artwork_url'], ...cover }] : []),
      { at: ['audio'], name: baseName(file.name), from: { path: file.path } },
    ],
    doubts: [
      {
        at: ['episode_title'],
        why: titleDoubt ? `${why}; ${titleDoubt}` : why,
        ...(!isNamed && { isPlaceholder: true }),
      },
      ...date.doubts,
    ],
  };
  return { item, refused: [...date.refused, ...refused] };
}

/** `Chapter 1`, `Track 02`, `3`: names that say nothing. */
const NAMELESS = /^(?:\p{L}+[\s_.#-]*)?\d+$/u;

/** Tracks of a mix, if chapters have names; those behind its end are refused. */
function readChapters(
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
