/** The same recording in several files: the best is taken. */
import { isSame, type Track } from './tracks.ts';

export interface Chosen {
  readonly tracks: readonly Track[];
  /** Files of recordings that are there in a better one. */
  readonly copies: readonly Track[];
}

export function chooseBest(tracks: readonly Track[]): Chosen {
  const groups: Track[][] = [];
  for (const track of tracks) {
    const known = groups.find(([first]) => first && isCopy(first, track));
    if (known) known.push(track);
    else groups.push([track]);
  }
  const sorted = groups.map((group) => group.toSorted(compareQuality));
  return {
    tracks: sorted.flatMap(([best]) => best ?? []),
    copies: sorted.flatMap(([, ...others]) => others),
  };
}

/** At one place of the album, or without a place. */
function isCopy(one: Track, other: Track): boolean {
  const isHere =
    (one.disc ?? 1) === (other.disc ?? 1) && (one.number ?? other.number) === (other.number ?? one.number);
  return isHere && isSame(one, other);
}

/** Lossless first, then of more bits; of equals the one with the shorter name, as copies have longer ones. */
function compareQuality({ recording: one }: Track, { recording: other }: Track): number {
  return (
    Number(other.format.isLossless) - Number(one.format.isLossless) ||
    other.format.quality - one.format.quality ||
    one.file.name.length - other.file.name.length
  );
}
