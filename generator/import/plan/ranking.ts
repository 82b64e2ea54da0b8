/** The entries of the site that an item of a source may be. */
import { remember } from '../../engine/lib/remember.ts';
import type { Item } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';
import type { Comparison, Matchable } from '../match/index.ts';
import { bestOf, type Likeness, likely, OTHER, sure } from '../match/likeness.ts';
import { type Marks, openNearby } from '../match/names.ts';
import { isSameTitle, matchTracks, type TrackTraits, traitsOfTrack } from '../match/tracks.ts';
import type { SiteEntry } from '../site/types.ts';
import { titleOf } from './answers.ts';

/** An entry that an item may be, and the item as it is about that entry. */
export interface Scored extends Likeness {
  entry: SiteEntry;
  item: Item;
}

/** Two candidates as near as this are not distinguished. */
const CLOSE = 0.03;

/** Lists the entries that an item may be, the likeliest first. */
export function openRanking(
  entries: readonly SiteEntry[],
  { compare, marksOf }: Comparison,
): (item: Item) => Scored[] {
  const nearby = openNearby();
  const songs = openNearby();
  const known = new Map(entries.map((entry) => [entry, entryToMatch(entry)]));
  const matchOf = (entry: SiteEntry) => known.get(entry) ?? entry;
  for (const [number, entry] of entries.entries()) {
    nearby.add(marksOf(matchOf(entry)), number);
    songs.add(marksOfTracks(entry), number);
  }
  return (item) => {
    const song = marksOfSong(item);
    const numbers = new Set([...nearby.find(marksOf(toMatch(item))), ...(song ? songs.find(song) : [])]);
    const near = [...numbers]
      .toSorted((one, other) => one - other)
      .flatMap((number) => entries[number] ?? []);
    const scored = near.map((entry): Scored => {
      const likeness = compare(toMatch(item), matchOf(entry));
      if (likeness.band !== 'other') return { ...likeness, entry, item };
      const asSong = compareSong(item, entry);
      return { ...asSong, entry, item: asSong.band === 'other' ? item : asTrackOf(item, entry) };
    });
    return scored.filter(({ band }) => band !== 'other').toSorted((one, other) => other.score - one.score);
  };
}

/** The entry that an item is: the certain or only candidate. @param isOne nothing else of the source may be that entry as well */
export function chooseSure(
  candidates: readonly Scored[],
  isOne: (candidate: Scored) => boolean,
): Scored | undefined {
  const [best, second] = candidates;
  if (best?.isUncontested && !second && isOne(best)) return best;
  if (best?.band !== 'sure') return undefined;
  // A code or an address is sure by itself.
  const isAlone = second?.band !== 'sure' || (best.score === 1 && second.score < 1);
  return isAlone || best.score - second.score >= CLOSE ? best : undefined;
}

/** Prepares an item for matching, with a version without guesses, which speak against nothing. */
export function toMatch({ kind, facts, ids, isUnsure, doubts = [] }: Item): Matchable {
  const guessed = doubts.flatMap(({ at: [key, ...below] }) => (below.length === 0 ? String(key) : []));
  return {
    kind,
    data: facts,
    ids,
    isUnsure: isUnsure !== undefined,
    versions: withoutGuesses(facts, guessed),
  };
}

/** Prepares an entry of the site for matching; some facts may have been guessed by an import. */
function entryToMatch(entry: SiteEntry): Matchable {
  return { ...entry, versions: [...entry.versions, ...withoutGuesses(entry.data, entry.guessed)] };
}

/** The facts that are certain, if some are not. */
function withoutGuesses(data: object, guessed: readonly string[]): { data: object }[] {
  const sure = Object.entries(data).filter(([key]) => KNOWN_BY.test(key) || !guessed.includes(key));
  return sure.length === Object.keys(data).length ? [] : [{ data: Object.fromEntries(sure) }];
}

/** Keys without which nothing is alike. */
const KNOWN_BY = /^(?:title|episode_title|name|date|tracks)$/;

const tracksIn = remember((data: object) => listIn(data, 'tracks').map(traitsOfTrack));

function tracksOf({ data, versions }: SiteEntry): (readonly TrackTraits[])[] {
  return [tracksIn(data), ...versions.map((version) => tracksIn(version.data))];
}

/** Marks of a release whose tracks may be songs. */
function marksOfTracks(entry: SiteEntry): Marks {
  return marksOf(tracksOf(entry).flat());
}

/** Marks of the release that has a song as its track; undefined for what is no such song. */
function marksOfSong(item: Item): Marks | undefined {
  return isSong(item) ? marksOf([traitsOfTrack(item.facts)]) : undefined;
}

function marksOf(tracks: readonly TrackTraits[]): Marks {
  const isrcs = tracks.flatMap(({ isrc }) => isrc ?? []);
  return { keys: isrcs.map((isrc) => `isrc:${isrc}`), titles: tracks.map(({ title }) => title) };
}

function isSong(item: Item): boolean {
  if (item.kind !== 'releases' || item.fillsOnly !== true) return false;
  // What is sold or reviewed is a whole release.
  return [item.facts.tracks, item.facts.formats, item.facts.press_quotes].every((each) => each === undefined);
}

/** Returns true if a song that only fills entries is a track of a release. */
export function compareSong(item: Item, entry: SiteEntry): Likeness {
  if (!isSong(item)) return OTHER;
  const song = traitsOfTrack(item.facts);
  return bestOf(tracksOf(entry).map((tracks) => compareTracks(song, tracks)));
}

function compareTracks(song: TrackTraits, tracks: readonly TrackTraits[]): Likeness {
  const [index] = matchTracks([song], tracks);
  const track = index === undefined ? undefined : tracks[index];
  if (!track) return OTHER;
  if (song.isrc !== undefined && track.isrc === song.isrc) return sure('same ISRC');
  // The place of a song alone says nothing.
  return isSameTitle(song, track) ? likely(0.5, 'a track of it has this title') : OTHER;
}

/** A song as a track of the release. What belongs to the product that was sold is left out. */
export function asTrackOf(item: Item, entry: SiteEntry): Item {
  if (item.kind !== 'releases') return item;
  const { title, isrc, duration } = item.facts;
  const song = traitsOfTrack(item.facts);
  const found = tracksOf(entry).map((tracks) => matchTracks([song], tracks)[0]);
  const index = found.find((each) => each !== undefined);
  const known = index === undefined ? undefined : listIn(entry.data, 'tracks')[index];
  const version = textIn(known, 'version');
  const track = {
    // As the site writes it, with its version beside it.
    title: textIn(known, 'title') ?? title,
    ...(version !== undefined && { version }),
    ...(isrc !== undefined && { isrc }),
    ...(duration !== undefined && { duration }),
  };
  return { ...item, facts: { title: titleOf({ facts: entry.data }), tracks: [track] } };
}
