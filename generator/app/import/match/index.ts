/** Whether an entry of a source is one of the site, or of another source. */
import { compareArtists, traitsOfArtist } from './artists.ts';
import { compareEvents, traitsOfEvent } from './events.ts';
import type { Matchable } from './facts.ts';
import { type Likeness, OTHER } from './likeness.ts';
import { compareMixes, traitsOfMix } from './mixes.ts';
import { foldName } from './names.ts';
import { comparePosts, traitsOfPost } from './posts.ts';
import { compareReleases, traitsOfRelease } from './releases.ts';

export type { Matchable } from './facts.ts';
export type { Likeness } from './likeness.ts';

/** Says of two entries how alike they are. What an entry is known by is read from it once. */
export type Compare = (one: Matchable, other: Matchable) => Likeness;

/** @param own the names of the artist of the site */
export function openComparison(own: Iterable<string>): Compare {
  const names = new Set([...own].map(foldName));
  const releases = openKind((entry) => traitsOfRelease(entry, names), compareReleases);
  const mixes = openKind(traitsOfMix, compareMixes);
  const events = openKind(({ data }) => traitsOfEvent(data), compareEvents);
  const posts = openKind(traitsOfPost, comparePosts);
  const artists = openKind(traitsOfArtist, compareArtists);
  const kinds = { releases, mixes, events, news: posts, ownPages: posts, artists };
  return (one, other) => (one.kind === other.kind ? kinds[one.kind](one, other) : OTHER);
}

function openKind<Traits>(
  read: (entry: Matchable) => Traits,
  compare: (one: Traits, other: Traits) => Likeness,
): Compare {
  const known = new WeakMap<object, Traits>();
  const traitsOf = (entry: Matchable) => {
    const found = known.get(entry.data);
    if (found) return found;
    const traits = read(entry);
    known.set(entry.data, traits);
    return traits;
  };
  return (one, other) => compare(traitsOf(one), traitsOf(other));
}
