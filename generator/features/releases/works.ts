/** The works that tracks are movements of. */

import type { Data } from '../../engine/content/grammar.ts';
import { fold } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { writeRoman } from '../../engine/lib/roman.ts';
import { joinList, type Words } from '../../site/words/index.ts';
import { type Movement, numberIn, type Performance } from './schema/work.ts';
import { sortTracks, type Track, trackTitle } from './track.ts';

type Release = Data<'releases'>;

/** A work with its tracks, in their order. */
export interface Work {
  /** The anchor of its heading: `work-1`. */
  id: string;
  title: string;
  opus?: string | undefined;
  /** Composer and performers of its first track. */
  by: Performance;
  tracks: Track[];
}

/** The works of a release: consecutive tracks that name the same one, or that have a movement and name none. */
export const listWorks = remember((release: Release): Work[] => {
  const works: Work[] = [];
  let current: Work | undefined;
  for (const track of sortTracks(release)) {
    const { work, movement } = track;
    if (work === undefined && movement === undefined) {
      current = undefined;
    } else if (current && continues(current, track)) {
      current.tracks.push(track);
    } else if (work !== undefined) {
      current = { id: `work-${works.length + 1}`, title: work, opus: track.opus, by: track, tracks: [track] };
      works.push(current);
    }
  }
  return works;
});

/** Returns true if a track belongs to the work of the track before it: unless the movements of the work start over. */
function continues({ title, opus, by, tracks }: Work, track: Track): boolean {
  const last = tracks.at(-1)?.movement?.number;
  const number = track.movement?.number;
  if (track.work !== undefined && last !== undefined && number !== undefined && number <= last) return false;
  const isSame = (one: string | undefined, other: string | undefined) =>
    other === undefined || (one !== undefined && fold(one) === fold(other));
  return (
    isSame(title, track.work) &&
    isSame(opus, track.opus) &&
    isSame(by.composer?.join(), track.composer?.join())
  );
}

/** The work of a track, or of a copy of it. */
export function workOf(release: Release, { track_number, disc }: Track): Work | undefined {
  return listWorks(release).find(({ tracks }) =>
    tracks.some((track) => track.track_number === track_number && track.disc === disc),
  );
}

/** `String Quartet in G major, Op. 76 No. 1`. */
export function workTitle({ title, opus }: Pick<Work, 'title' | 'opus'>, words: Words): string {
  return joinList(opus ? [title, opus] : [title], words);
}

/** The title of a track below the heading of its work: `II. Adagio sostenuto`. */
export function movementTitle(work: NamedWork, { title, version, movement }: Track): string {
  return trackTitle({ title: numbered(withoutWork(title, work), work, movement), version });
}

/** Between the name of a work, with its number in a catalogue, and that of a movement. */
const AFTER_WORK = /^([^:–]*)[:–]\s+(.+)$/;

/** The title of a movement that is written with its work: `III. Adagio` of `Quartet in G, Op. 76: III. Adagio`. */
function withoutWork(title: string, { title: name, opus = '' }: NamedWork): string {
  const [, between = '', own] = AFTER_WORK.exec(title.slice(name.length)) ?? [];
  // A number that the heading does not have stays.
  const isKnown = fold(opus).includes(fold(between.replace(/^[\s,]+/, '')));
  return own !== undefined && title.startsWith(name) && isKnown ? own : title;
}

type NamedWork = Pick<Work, 'title'> & Partial<Pick<Work, 'opus'>>;

/** The number of a movement in the title of its track; undefined if there is none. */
export function numberInTitle(work: NamedWork, { title }: Track): number | undefined {
  const own = withoutWork(title, work);
  // A letter alone may be a name: `X`.
  return own.length > 1 ? numberIn(own) : undefined;
}

/** A title with the number and the name of its movement: of each its words are there, once. */
function numbered(
  title: string,
  work: Pick<Work, 'title'>,
  { number, name = '' }: Partial<Movement> = {},
): string {
  const has = (whole: string, part: string) => fold(whole).includes(fold(part));
  const isNamed = has(name, title) || (name !== '' && has(work.title, title));
  const named = has(title, name) ? title : isNamed ? name : `${name}: ${title}`;
  return number === undefined || numberIn(named) !== undefined ? named : `${writeRoman(number)}. ${named}`;
}

/** The title of a track that stands alone: `String Quartet in G major, Op. 76 No. 1: II. Adagio sostenuto`. */
export function fullTitle(release: Release, track: Track, words: Words): string {
  const work = workOf(release, track);
  const title = trackTitle(track);
  if (!work) return track.opus ? joinList([title, track.opus], words) : title;
  if (fold(title).includes(fold(work.title))) return title;
  return `${words.music.labelled({ label: workTitle(work, words) })} ${movementTitle(work, track)}`;
}
