/** The entries of the site that an item of a source may be. */
import type { Item } from '../catalogue.ts';
import type { Comparison, Likeness, Matchable } from '../match/index.ts';
import { openNearby } from '../match/nearby.ts';
import type { SiteEntry } from '../site/types.ts';
import { asTrackOf, compareSong, marksOfSong, marksOfTracks } from './songs.ts';

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

/**
 * The entry that an item is: without a doubt, or as the only one that it may be, if nothing speaks against it.
 *
 * @param isOne whether nothing else of the same source may be that entry as well
 */
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

/** With what is said for sure beside what is guessed, as a guess does not speak against anything. */
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

/** The same of an entry of the site, some of which may have been guessed by an import. */
function entryToMatch(entry: SiteEntry): Matchable {
  return { ...entry, versions: [...entry.versions, ...withoutGuesses(entry.data, entry.guessed)] };
}

/** What is said for sure, if something is not. */
function withoutGuesses(data: object, guessed: readonly string[]): { data: object }[] {
  const sure = Object.entries(data).filter(([key]) => KNOWN_BY.test(key) || !guessed.includes(key));
  return sure.length === Object.keys(data).length ? [] : [{ data: Object.fromEntries(sure) }];
}

/** Without it, nothing is alike. */
const KNOWN_BY = /^(?:title|episode_title|name|date|tracks)$/;
