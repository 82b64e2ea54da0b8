/** Matches tracks of two releases. */
import { isrc as isrcSchema } from '../../engine/values/index.ts';
import { isPlainVersion, splitTitle, withoutGuests } from '../titles/index.ts';
import { numberIn, secondsIn, textIn } from './facts.ts';
import { readTitle, titleDistance } from './names.ts';

export function traitsOfTrack(data: unknown) {
  const split = splitTitle(textIn(data, 'title') ?? '');
  const version = [split.version, textIn(data, 'version')].filter((each) => each !== undefined).join(', ');
  return {
    title: readTitle(withoutGuests(split.title)),
    version: readTitle(isPlainVersion(version) ? '' : version),
    isrc: isrcSchema.safeParse(textIn(data, 'isrc')).data,
    seconds: secondsIn(data, 'duration'),
    number: numberIn(data, 'track_number'),
    disc: numberIn(data, 'disc') ?? 1,
  };
}

export type TrackTraits = ReturnType<typeof traitsOfTrack>;

type Test = (one: TrackTraits, other: TrackTraits) => boolean;

const NEAR = 3;

/** Returns true if two tracks are called the same, but for spelling. */
export function isSameTitle(one: TrackTraits, other: TrackTraits): boolean {
  return titleDistance(one.title, other.title) < 0.2 && titleDistance(one.version, other.version) < 0.2;
}

const isSameIsrc: Test = ({ isrc }, other) => isrc !== undefined && isrc === other.isrc;

/** Returns true if two tracks are the same by their code or their title, not only by their place. */
export function isSameTrack(one: TrackTraits, other: TrackTraits): boolean {
  return isSameIsrc(one, other) || isSameTitle(one, other);
}

const isSamePlace: Test = (one, other) =>
  one.number !== undefined && one.number === other.number && one.disc === other.disc;

const isSameLength: Test = (one, other) =>
  one.seconds !== undefined && other.seconds !== undefined && Math.abs(one.seconds - other.seconds) <= NEAR;

/** A recording has one ISRC. */
const isOther: Test = ({ isrc }, other) =>
  isrc !== undefined && other.isrc !== undefined && isrc !== other.isrc;

/** Tests from the surest on. */
const TESTS: readonly Test[] = [
  isSameIsrc,
  (one, other) => isSamePlace(one, other) && isSameTitle(one, other) && !isOther(one, other),
  (one, other) => isSameTitle(one, other) && isSameLength(one, other) && !isOther(one, other),
  (one, other) => isSameTitle(one, other) && !isOther(one, other),
  (one, other) => isSamePlace(one, other) && isSameLength(one, other) && !isOther(one, other),
];

/** Finds the index of each track among the others; undefined for one that they do not have. */
export function matchTracks(
  tracks: readonly TrackTraits[],
  others: readonly TrackTraits[],
): (number | undefined)[] {
  const found: (number | undefined)[] = tracks.map(() => undefined);
  const taken = new Set<number>();
  const numbered = [numberTracks(tracks), numberTracks(others)] as const;
  for (const test of TESTS)
    for (const [index, track] of numbered[0].entries()) {
      if (found[index] !== undefined) continue;
      const same = numbered[1].findIndex((other, at) => !taken.has(at) && test(track, other));
      if (same === -1) continue;
      found[index] = same;
      taken.add(same);
    }
  return found;
}

/** The first track with the number of one before it, on the same disc. */
export function findTwice(tracks: readonly unknown[]): unknown {
  const places = tracks.map(placeOf);
  return tracks.find((_, index) => places[index] !== undefined && places.indexOf(places[index]) < index);
}

/** Returns true if each track has a number that no other has on its disc. */
export function areNumbered(tracks: readonly unknown[]): boolean {
  return !tracks.map(placeOf).includes(undefined) && findTwice(tracks) === undefined;
}

function placeOf(track: unknown): string | undefined {
  const number = numberIn(track, 'track_number');
  return number === undefined ? undefined : `${numberIn(track, 'disc') ?? 1}.${number}`;
}

function numberTracks(tracks: readonly TrackTraits[]): TrackTraits[] {
  const counts = new Map<number, number>();
  return tracks.map((track) => {
    const number = track.number ?? (counts.get(track.disc) ?? 0) + 1;
    counts.set(track.disc, number);
    return { ...track, number };
  });
}
