/** What a source says, in the form of the site's files: titles are divided, and the artist's own name goes without saying. */
import type { Item, ItemFile, ReleaseFacts, TrackFacts } from '../catalogue.ts';
import { foldName } from '../match/names.ts';
import { isWork } from '../readers/shared/lift.ts';
import { splitTitle } from '../titles/index.ts';
import { artistName, artistsOf, isByOthers, isSameArtists, type NamedArtist, withoutOwn } from './artists.ts';

/**
 * @param own the names of the artist of the site
 * @param roster the names of its other artists
 */
export function prepareItem(item: Item, own: ReadonlySet<string>, roster: readonly string[] = []): Item {
  if (item.kind !== 'releases') return item;
  const names = new Set([...own].map(foldName));
  return flattenSingle({ ...item, facts: prepareRelease(item.facts, names, [...own, ...roster]) });
}

/** `Night Bus - EP`, as some shops write the type. */
const TYPES: Record<string, string> = { single: 'single', ep: 'ep' };

function prepareRelease(
  facts: ReleaseFacts,
  names: ReadonlySet<string>,
  known: readonly string[],
): ReleaseFacts {
  const { artists, tracks, title: written, ...others } = facts;
  const given = (artists ?? []).map(artistName);
  const split = splitTitle(written, [...given, ...known]);
  const type = facts.type ?? TYPES[(split.version ?? '').toLowerCase()];
  const isVersion = split.version !== undefined && TYPES[split.version.toLowerCase()] === undefined;
  const all = artistsOf(artists, split);
  const credited = withoutOwn(all, names);
  return {
    title: isVersion ? `${split.title} (${split.version})` : split.title,
    ...others,
    ...(type !== undefined && { type }),
    ...(credited.length > 0 && { artists: credited }),
    ...(tracks && {
      tracks: withoutNumbers(tracks).map((track) => prepareTrack(track, all, names, known)),
    }),
  };
}

/** Numbers that the order of the list gives are left out. */
function withoutNumbers(tracks: readonly TrackFacts[]): TrackFacts[] {
  const counts = new Map<number, number>();
  const isCounted = tracks.every(({ track_number, disc = 1 }) => {
    const next = (counts.get(disc) ?? 0) + 1;
    counts.set(disc, next);
    return track_number === undefined || track_number === next;
  });
  const hasDiscs = tracks.some(({ disc = 1 }) => disc > 1);
  return tracks.map(({ track_number, disc, ...track }) => ({
    ...track,
    ...(!isCounted && track_number !== undefined && { track_number }),
    ...(hasDiscs && disc !== undefined && { disc }),
  }));
}

function prepareTrack(
  { artists, title: written, version: given, ...others }: TrackFacts,
  ofRelease: readonly NamedArtist[],
  names: ReadonlySet<string>,
  known: readonly string[],
): TrackFacts {
  const named = [...(artists ?? []), ...ofRelease].map(artistName);
  const split = splitTitle(written, [...named, ...known]);
  const version = joinVersions(split.version, given);
  const all = artistsOf(artists, split);
  const isSame = isSameArtists(all, ofRelease, names);
  const credited = isSame ? [] : isByOthers(ofRelease, names) ? all : withoutOwn(all, names);
  return {
    title: split.title,
    ...(version !== undefined && { version }),
    ...others,
    ...(credited.length > 0 && { artists: credited }),
  };
}

/** Tags often have the version in the title and once more beside it. */
function joinVersions(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (foldName(one).includes(foldName(other))) return one;
  return foldName(other).includes(foldName(one)) ? other : `${one}, ${other}`;
}

/** A song that is its only track is the release itself: the keys of the track are those of the release. */
function flattenSingle<Release extends Item & { kind: 'releases' }>(item: Release): Release {
  const { tracks = [], ...release } = item.facts;
  const [track, second] = tracks;
  if (!track || second || !isItself(track, release)) return item;
  const {
    title: _title,
    version: _version,
    track_number: _number,
    disc: _disc,
    work: _work,
    opus: _opus,
    movement: _movement,
    ...facts
  } = track;
  const moveUp = <At extends Pick<ItemFile, 'at'>>(each: At): At =>
    each.at[0] === 'tracks' ? { ...each, at: each.at.slice(2) } : each;
  return {
    ...item,
    facts: { ...facts, ...release },
    files: item.files?.map(moveUp),
    doubts: item.doubts?.map(moveUp),
  };
}

function isItself(track: TrackFacts, release: ReleaseFacts): boolean {
  const whole = track.version === undefined ? track.title : `${track.title} (${track.version})`;
  return (
    !isWork(track) && foldName(whole) === foldName(release.title) && (release.type ?? 'single') === 'single'
  );
}
