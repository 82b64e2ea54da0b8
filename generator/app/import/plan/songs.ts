/** Songs of sales reports, which are tracks of releases as well. */
import { remember } from '../../../engine/lib/remember.ts';
import type { Item } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';
import { type Likeness, likely, OTHER, sure } from '../match/likeness.ts';
import { matchTracks, traitsOfTrack } from '../match/tracks.ts';
import type { SiteEntry } from '../site/types.ts';
import { titleOf } from './answers.ts';

const tracksOf = remember((data: object) => listIn(data, 'tracks').map(traitsOfTrack));

/** Whether a song that only fills entries is a track of a release. */
export function compareSong(item: Item, entry: SiteEntry): Likeness {
  if (item.kind !== 'releases' || !item.fillsOnly || item.facts.tracks) return OTHER;
  const song = traitsOfTrack(item.facts);
  const tracks = tracksOf(entry.data);
  const [index] = matchTracks([song], tracks);
  if (index === undefined) return OTHER;
  return song.isrc !== undefined && tracks[index]?.isrc === song.isrc
    ? sure('same ISRC')
    : likely(0.5, 'a track of it has this title');
}

/** What is known of a song, as of a track of the release. What belongs to the product that was sold is left out. */
export function asTrackOf(item: Item, entry: SiteEntry): Item {
  if (item.kind !== 'releases') return item;
  const { title, isrc, duration } = item.facts;
  const [index] = matchTracks([traitsOfTrack(item.facts)], tracksOf(entry.data));
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
