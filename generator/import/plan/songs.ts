/** Songs of sales reports, which are tracks of releases as well. */
import { remember } from '../../engine/lib/remember.ts';
import type { Item } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';
import { bestOf, type Likeness, likely, OTHER, sure } from '../match/likeness.ts';
import type { Marks } from '../match/nearby.ts';
import { isSameTitle, matchTracks, type TrackTraits, traitsOfTrack } from '../match/tracks.ts';
import type { SiteEntry } from '../site/types.ts';
import { titleOf } from './answers.ts';

const tracksIn = remember((data: object) => listIn(data, 'tracks').map(traitsOfTrack));

/** The tracks of an entry, in each language that it is in. */
function tracksOf({ data, versions }: SiteEntry): (readonly TrackTraits[])[] {
  return [tracksIn(data), ...versions.map((version) => tracksIn(version.data))];
}

/** By what a release is found whose tracks may be songs. */
export function marksOfTracks(entry: SiteEntry): Marks {
  return marksOf(tracksOf(entry).flat());
}

/** By what the release is found that has a song as its track; undefined for what is no such song. */
export function marksOfSong(item: Item): Marks | undefined {
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

/** Whether a song that only fills entries is a track of a release. */
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

/** What is known of a song, as of a track of the release. What belongs to the product that was sold is left out. */
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
