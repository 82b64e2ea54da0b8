/** Converts items to the form of the site's files: titles are divided, and the artist's own name is left out. */

import type { Path } from '../../engine/edit/types.ts';
import { ownOf } from '../../engine/lib/record.ts';
import { divideNames, JOINED } from '../../engine/values/index.ts';
import { isVarious } from '../../site/various.ts';
import type {
  Artists,
  CreditFacts,
  Doubt,
  EventFacts,
  Item,
  ItemFile,
  ItemOf,
  ReleaseFacts,
  TrackFacts,
} from '../catalogue.ts';
import { numberIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import { areNumbered, findTwice } from '../match/tracks.ts';
import { isWork, ofTrack } from '../readers/shared/lift.ts';
import { type SplitTitle, splitTitle } from '../titles/index.ts';
import {
  artistName,
  artistsOf,
  artistsOfRecord,
  type Folded,
  isByOthers,
  isJoint,
  isRemixer,
  isSameArtists,
  keepNames,
  type NamedArtist,
  nameVarious,
  playsForOnce,
  splitKnown,
  withoutMain,
  withoutOwn,
} from './artists.ts';

export interface Names {
  readonly own: ReadonlySet<string>;
  readonly roster?: readonly string[] | undefined;
  readonly isLabel?: boolean | undefined;
  readonly ownsAll?: boolean | undefined;
}

export function prepareItem(item: Item, names: Names): Item {
  const { own, roster = [], isLabel = false, ownsAll = false } = names;
  if (item.kind === 'mixes') return prepareMix(item, roster);
  if (item.kind === 'events') return prepareEvent(item, own, roster);
  if (item.kind !== 'releases') return item;
  const folded = new Set([...own].map(foldName));
  return flattenSingle(prepareRelease(item, { own: folded, known: [...own, ...roster], isLabel, ownsAll }));
}

/** The artists of a mix are those who have a file; anybody else is named by the artist of the site. */
function prepareMix(item: ItemOf<'mixes'>, roster: readonly string[]): Item {
  const { artists, ...facts } = item.facts;
  const names = new Set(roster);
  const kept = splitKnown(artists ?? [], keepNames(roster))
    .map(artistName)
    .filter((name) => names.has(name));
  return { ...item, facts: { ...facts, ...(kept.length > 0 && { artists: kept }) } };
}

/** `Band @ Hall`, `Band live at Hall`, `Band + Other: Tour`. */
const WHO =
  /^(.+?)(?:(\s*@\s*|\s+(?:live\s+)?(?:at|im|in der|au|en|al|no|na)\s+)|\s+[–—|-]\s+|:\s+)(\S.*)$/iu;

/** Behind a name, and no place: `Band ao vivo`, `Band en concert @ Hall`. */
const LIVE =
  /\s+(?:live|ao vivo|en vivo|en directo|dal vivo|en concert|in concert|im konzert|canlı)(?=$|\s*[@–—|:-]|\s+(?:at|im|in der|au|en|al|no|na)\s)/iu;

const OF_MAIN_ACT: Doubt = {
  at: ['support'],
  why: 'the source names a main act first, and the site lists it as one who plays too',
};

const OF_NOBODY: Doubt = { at: ['support'], why: 'the source says that they play, and nobody of the site' };

/** Days: a season, and no show. */
const LONGEST = 92;

function lastsLong({ date, end_date = date }: EventFacts): boolean {
  return Date.parse(end_date) - Date.parse(date) > LONGEST * 24 * 3600 * 1000;
}

/** Finds those of the site in a title with others, `Mayhem + Kivi @ Hall`, or before the name of something: `Kivi (Steelfest)`. */
function namesBeside(title: string, isKnown: (name: string) => boolean): string[] {
  const bare = title.replace(/\s*\([^()]*\)$/, '');
  const listed = divideNames(bare, { joins: JOINED, isTight: true, isKnown }).filter(isKnown);
  return listed.length > 0 ? listed : [title];
}

/** Moves performers with a file to `artists`, others to `support`; without any of the former, that is to be checked. */
function prepareEvent(item: ItemOf<'events'>, own: ReadonlySet<string>, roster: readonly string[]): Item {
  const { artists = [], support = [], ...facts } = item.facts;
  const names = new Map(roster.map((name) => [foldName(name), name]));
  const self = new Set([...own].map(foldName));
  const known = new Set([...names.keys(), ...self]);
  const kept = keepNames([...own, ...roster]);
  const split = (all: readonly string[]) => splitKnown(all, kept).map(artistName);
  const isKnown = (name: string) => known.has(foldName(name));
  const named = split(artists);
  // Where a source parts them, somebody of the site may be the support of another.
  const isParted = named.some(isKnown);
  const listed = isParted ? named : [...named, ...split(support)];
  const bare = facts.title.replace(LIVE, '');
  const [, who = bare, at, place] = WHO.exec(bare) ?? [];
  const parts = [who, ...(at === undefined && place ? [place] : [])];
  const divided = parts.map((part) => split([part]));
  const titled = divided.find((names) => names.every(isKnown)) ?? namesBeside(who, isKnown);
  const playing = listed.some(isKnown) || !titled.every(isKnown) ? listed.filter(isKnown) : titled;
  const isOwn = playing.some((name) => self.has(foldName(name)));
  const filed = [...new Set(playing.flatMap((name) => names.get(foldName(name)) ?? []))];
  // Beside the artist of the site, who has no such file, others are guests.
  const guests = [
    ...(isOwn ? filed : []),
    ...named.filter((name) => !isKnown(name)),
    ...split(support).filter((name) => (isParted ? !named.includes(name) : !isKnown(name))),
  ];
  const isNobody = playing.length === 0 && named.length > 0;
  // Where a source parts them, the artist of the site is the support of the others.
  const isSupport = !isParted && named.length > 0 && split(support).some(isKnown);
  const forOnce = [...artists, ...support].filter((name) => playsForOnce(name, kept));
  const doubts = [
    ...(isSupport ? [OF_MAIN_ACT] : isNobody ? [OF_NOBODY] : []),
    ...(forOnce.length > 0 && !isOwn
      ? [{ at: ['artists'], why: `the source says "${forOnce.join(', ')}"` }]
      : []),
  ];
  return {
    ...item,
    ...(doubts.length > 0 && { doubts: [...(item.doubts ?? []), ...doubts] }),
    ...(lastsLong(item.facts) && { isUnsure: true }),
    facts: {
      ...facts,
      ...(at !== undefined && facts.venue === undefined && titled.every(isKnown) && { venue: place }),
      ...(!isOwn && filed.length > 0 && { artists: filed }),
      ...(guests.length > 0 && { support: [...new Set(guests)] }),
    },
  };
}

/** `Night Bus - EP`, as some shops write the type. */
const TYPES: Record<string, string> = { single: 'single', ep: 'ep' };

const OF_TRACKS: Doubt = {
  at: ['artists'],
  why: 'no source names an artist of the record, so these are those of its tracks',
};

function prepareRelease(item: ItemOf<'releases'>, names: Folded): ItemOf<'releases'> {
  const { artists, tracks, title: written, ...others } = item.facts;
  const given = (artists ?? []).map(artistName);
  const split = splitTitle(written, [...given, ...names.known]);
  const named = nameAll(artists, split, names);
  const divided = tracks && withoutNumbers(tracks).map((track) => divideTrack(track, given, names));
  const ofTracks = (divided ?? []).map(({ artists }) => artists);
  const { all, areOfTracks, isByMany } = artistsOfRecord(named, ofTracks, others.label, names);
  const credited = withoutOwn(all, names.own);
  const type = typeOf(item, split, isByMany);
  const isVersion = split.version !== undefined && ownOf(TYPES, split.version.toLowerCase()) === undefined;
  const facts = {
    title: isVersion ? `${split.title} (${split.version})` : split.title,
    ...withoutRemixers(others, all),
    ...(type !== undefined && { type }),
    ...(credited.length > 0 && { artists: credited }),
    ...(divided && { tracks: divided.map((track) => creditTrack(track, all, names.own)) }),
  };
  const doubts = [...listDoubts(item, type, areOfTracks), ...doubtJoints(facts, names)];
  return { ...item, facts, doubts: doubts.length > 0 ? doubts : undefined };
}

/** A type guessed from the tracks is dropped for a record by many artists. */
function typeOf({ facts, doubts = [] }: ItemOf<'releases'>, { version = '' }: SplitTitle, isByMany: boolean) {
  const isGuessed = doubts.some(({ at }) => at.join() === 'type');
  const known = isGuessed && isByMany ? undefined : (facts.type ?? ownOf(TYPES, version.toLowerCase()));
  return known ?? (isByMany ? 'compilation' : undefined);
}

function listDoubts(
  { facts, doubts = [] }: ItemOf<'releases'>,
  type: string | undefined,
  areOfTracks: boolean,
): Doubt[] {
  const isReplaced = ({ at }: Doubt) => at.join() === 'type' && type !== facts.type;
  const kept = doubts.filter((each) => !isReplaced(each));
  const twice = numberIn(findTwice(facts.tracks ?? []), 'track_number');
  return [
    ...kept,
    ...(areOfTracks ? [OF_TRACKS] : []),
    ...(twice === undefined ? [] : [{ at: ['tracks'], why: `several tracks have the number ${twice}` }]),
  ];
}

function doubtJoints({ artists = [], tracks = [] }: ReleaseFacts, { known }: Folded): Doubt[] {
  const names = keepNames(known);
  const doubtEach = (all: Artists, at: Path) =>
    all.flatMap((artist, index) =>
      isJoint(artist, names)
        ? [{ at: [...at, index], why: `"${artistName(artist)}" may be several artists` }]
        : [],
    );
  return [
    ...doubtEach(artists, ['artists']),
    ...tracks.flatMap((track, index) => doubtEach(track.artists ?? [], ['tracks', index, 'artists'])),
  ];
}

function nameAll(artists: Artists | undefined, split: SplitTitle, { known }: Folded): NamedArtist[] {
  return nameVarious(splitKnown(artistsOf(artists, split), keepNames(known)));
}

/** Numbers are left out that the order of the list gives, and those that are not of each track, or of several. */
function withoutNumbers(tracks: readonly TrackFacts[]): TrackFacts[] {
  const counts = new Map<number, number>();
  const isCounted = tracks.every(({ track_number, disc = 1 }) => {
    const next = (counts.get(disc) ?? 0) + 1;
    counts.set(disc, next);
    return track_number === undefined || track_number === next;
  });
  const isKept = !isCounted && areNumbered(tracks);
  const hasDiscs = tracks.some(({ disc = 1 }) => disc > 1);
  return tracks.map(({ track_number, disc, ...track }) => ({
    ...track,
    ...(isKept && track_number !== undefined && { track_number }),
    ...(hasDiscs && disc !== undefined && { disc }),
  }));
}

/** Drops remix credits of artists who are named as remixers already. */
function withoutRemixers<Facts extends { credits?: CreditFacts }>(
  { credits, ...facts }: Facts,
  artists: readonly NamedArtist[],
) {
  if (credits === undefined) return facts;
  const remixers = new Set(artists.filter(isRemixer).map((each) => foldName(artistName(each))));
  const rows = Object.entries(credits).flatMap(([role, names]) => {
    const others = role === 'Remix' ? names.filter((name) => !remixers.has(foldName(name))) : names;
    return others.length > 0 ? [[role, others] as const] : [];
  });
  return rows.length > 0 ? { ...facts, credits: Object.fromEntries(rows) } : facts;
}

interface DividedTrack {
  facts: TrackFacts;
  /** Empty for those of the release. */
  artists: readonly NamedArtist[];
}

/** @param ofRelease the names of its artists */
function divideTrack(
  { artists, title: written, version: given, ...others }: TrackFacts,
  ofRelease: readonly string[],
  names: Folded,
): DividedTrack {
  const named = (artists ?? []).map(artistName);
  const split = splitTitle(written, [...named, ...ofRelease, ...names.known]);
  const version = joinVersions(split.version, given);
  const all = nameAll(artists, split, names).filter((each) => !isVarious(artistName(each)));
  return {
    facts: {
      title: split.title,
      ...(version !== undefined && { version }),
      ...withoutRemixers(others, all),
    },
    artists: all,
  };
}

function creditTrack(
  { facts, artists }: DividedTrack,
  ofRelease: readonly NamedArtist[],
  own: ReadonlySet<string>,
): TrackFacts {
  const isSame = isSameArtists(artists, ofRelease, own);
  const others = isByOthers(ofRelease, own) ? withoutMain(artists, ofRelease) : withoutOwn(artists, own);
  return { ...facts, ...(!isSame && others.length > 0 && { artists: others }) };
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
  const moveUp = <At extends Pick<ItemFile, 'at'>>(each: At): At =>
    each.at[0] === 'tracks' ? { ...each, at: each.at.slice(2) } : each;
  return {
    ...item,
    facts: { ...ofTrack(track), ...release },
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
