/** Likeness of entries of sources and of the site. */

import { compareEvents, marksOfEvent, traitsOfEvent } from './events.ts';
import { type Matchable, textIn } from './facts.ts';
import { bestOf, type Likeness, OTHER, sure } from './likeness.ts';
import { compareMixes, marksOfMix, traitsOfMix } from './mixes.ts';
import { foldName, type Marks } from './names.ts';
import {
  compareArtists,
  comparePosts,
  marksOfArtist,
  marksOfPost,
  traitsOfArtist,
  traitsOfPost,
} from './posts.ts';
import { compareReleases, marksOfRelease, traitsOfRelease } from './releases.ts';
import { compareScores, traitsOfScore } from './scores.ts';

export type { Matchable } from './facts.ts';
export type { Likeness } from './likeness.ts';

export interface Comparison {
  /** Returns the likeness of two entries. The identifying facts of each are read once. */
  compare(one: Matchable, other: Matchable): Likeness;
  marksOf(entry: Matchable): Marks;
}

/** @param own the names of the artist of the site */
export function openComparison(own: Iterable<string>): Comparison {
  const names = new Set([...own].map(foldName));
  const releases = openKind((entry) => traitsOfRelease(entry, names), compareReleases, marksOfRelease);
  const mixes = openKind(traitsOfMix, compareMixes, marksOfMix);
  const events = openKind(traitsOfEvent, compareEvents, marksOfEvent);
  const posts = openKind(traitsOfPost, comparePosts, marksOfPost);
  const artists = openKind(traitsOfArtist, compareArtists, marksOfArtist);
  const merch = openNamed('title');
  const quotes = openNamed('text');
  const scores = openKind(traitsOfScore, compareScores, ({ title }) => ({ keys: [], titles: [title] }));
  const kinds = {
    releases,
    mixes,
    events,
    news: posts,
    ownPages: posts,
    artists,
    merch,
    quotes,
    scores,
    works: scores,
  };
  return {
    compare: (one, other) => (one.kind === other.kind ? kinds[one.kind].compare(one, other) : OTHER),
    marksOf: (entry) => kinds[entry.kind].marksOf(entry),
  };
}

function openNamed(key: string): Comparison {
  return openKind(
    ({ data }) => foldName(textIn(data, key) ?? ''),
    (one, other) => (one !== '' && one === other ? sure('same name') : OTHER),
    (name) => ({ keys: [`name:${name}`] }),
  );
}

function openKind<Traits>(
  read: (entry: Matchable) => Traits,
  compare: (one: Traits, other: Traits) => Likeness,
  mark: (traits: Traits) => Marks,
): Comparison {
  const known = new WeakMap<object, readonly Traits[]>();
  // In each language: a source has one of them.
  const traitsOf = (entry: Matchable) => {
    const found = known.get(entry.data);
    if (found) return found;
    const { versions = [] } = entry;
    const traits = [entry, ...versions.map(({ data }) => ({ ...entry, data }))].map(read);
    known.set(entry.data, traits);
    return traits;
  };
  return {
    compare: (one, other) =>
      bestOf(traitsOf(one).flatMap((each) => traitsOf(other).map((version) => compare(each, version)))),
    marksOf: (entry) => joinMarks(traitsOf(entry).map(mark)),
  };
}

function joinMarks(all: readonly Marks[]): Marks {
  return { keys: all.flatMap(({ keys }) => keys), titles: all.flatMap(({ titles = [] }) => titles) };
}
