/** A release of the catalogue, made of the recordings that belong to it. */
import { count } from '../../../engine/lib/text.ts';
import type { Artists, Doubt, ItemFile, ItemOf, TrackFacts } from '../../catalogue.ts';
import { baseName } from '../../sources/files.ts';
import { liftShared } from '../shared/lift.ts';
import type { Album } from './albums.ts';
import { albumArtistsOf, type Owner, titleKey, writeArtists } from './artists.ts';
import {
  type Found,
  findDate,
  findGenres,
  findLanguage,
  findTrade,
  listTooLong,
  type Refused,
} from './facts.ts';
import { musicFacts, readTotal, type Track } from './tracks.ts';
import { findType } from './types.ts';
import { findMovements, type MovementFacts } from './works.ts';

interface MadeRelease {
  readonly item: ItemOf<'releases'>;
  readonly refused: readonly Refused[];
}

/** Suffixes that iTunes adds to titles. */
const SUFFIX = /\s+-\s+(?:Single|EP)$|\s+[([](?:Single|EP)[)\]]$/i;

export interface Surroundings {
  readonly today: string;
  readonly owner: Owner;
  lyricsOf(track: Track): string | undefined;
  readonly cover: Pick<ItemFile, 'name' | 'from'> | undefined;
}

export function makeRelease(album: Album, surroundings: Surroundings): MadeRelease {
  const { today, owner, cover } = surroundings;
  const recordings = album.tracks.map(({ recording }) => recording);
  const date = findDate(recordings, today, album.named?.year);
  const trade = findTrade(recordings);
  const total = countTracks(album);
  const title = (album.title ?? album.tracks[0]?.title ?? '').replace(SUFFIX, '');
  const type = findType(album, recordings, total);
  const shared = {
    title,
    type: type.name,
    ...date.facts,
    ...findGenres(recordings),
    ...trade.facts,
    ...findLanguage(recordings),
  };
  const [only, ...others] = album.tracks;
  // Only tracks have works.
  const isMovement = only?.part !== undefined && !only.part.isGuess;
  const isSong = others.length === 0 && total <= 1 && !isMovement;
  const isAlone = only && isSong && titleKey(title) === titleKey(only.title);
  const body = isAlone ? ofOne(only, surroundings) : ofSeveral(album, owner, surroundings, total);
  const ids = idsOf(album);
  const item: ItemOf<'releases'> = {
    kind: 'releases',
    facts: { ...shared, ...body.facts },
    origin: { source: 'audio', place: recordings[0]?.file.name ?? '' },
    files: [...(cover ? [{ at: ['artwork_url'], ...cover }] : []), ...body.files],
    doubts: [
      ...(isAlone ? doubtAppearance(album) : doubtTitle(album)),
      ...type.doubts,
      ...date.doubts,
      ...trade.doubts,
      ...body.doubts,
    ],
    ...(ids.length > 0 && { ids }),
  };
  return { item, refused: [...date.refused, ...trade.refused, ...listTooLong(recordings)] };
}

/** Higher numbers have that of the disc in front of them: 102. */
const HIGHEST = 99;

/** The least number of tracks by the tags; those of a single recording count the record that it is from. */
function countTracks({ title, tracks }: Album): number {
  if (title === undefined) return 1;
  return highest([...tracks.map(({ number = 0 }) => number), ...tracks.map(totalOf)]);
}

function totalOf({ recording: { tags } }: Track): number {
  return readTotal(tags.first('tracks'), tags.first('track')) ?? 0;
}

function highest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => (number <= HIGHEST ? Math.max(most, number) : most), 0);
}

type Body = Omit<Found<object>, 'refused'> & { readonly files: readonly ItemFile[] };

/** A single has the keys of its track. */
function ofOne(track: Track, { lyricsOf }: Surroundings): Body {
  return {
    facts: {
      ...(track.artists.length > 0 && { artists: track.artists }),
      ...musicFacts(track, lyricsOf(track)),
      ...track.people,
    },
    doubts: track.titleDoubt
      ? [{ at: ['title'], why: track.titleDoubt, ...(!track.isNamed && { isPlaceholder: true }) }]
      : [],
    files: [audioFile(['audio'], track)],
  };
}

function ofSeveral({ tracks }: Album, owner: Owner, { lyricsOf }: Surroundings, total: number): Body {
  const movements = findMovements(tracks);
  const artists = artistsOfAlbum(tracks, owner);
  const places = placesOf(tracks);
  const all = tracks.map((track, index): TrackFacts => {
    const { title, ...movement }: Partial<MovementFacts> = movements.get(index) ?? {};
    return {
      title: title ?? track.title,
      ...places[index],
      ...movement,
      ...(!isEqual(track.artists, artists) && track.artists.length > 0 && { artists: track.artists }),
      ...musicFacts(track, lyricsOf(track)),
      ...track.people,
    };
  });
  const { title: _, ...facts } =
    all.length > 1 ? liftShared({ title: '', tracks: all }) : { title: '', tracks: all };
  return {
    facts: {
      ...(artists.length > 0 && { artists }),
      ...facts,
      tracks: facts.tracks?.map((track, index, lifted) =>
        withoutComposer(track, lifted[index - 1], movements.get(index)),
      ),
    },
    doubts: [...doubtTitles(tracks), ...doubtWorks(tracks, movements), ...doubtCount(tracks, total)],
    files: tracks.map((track, index) => audioFile(['tracks', index, 'audio'], track)),
  };
}

function withoutComposer(
  { composer, ...track }: TrackFacts,
  before: TrackFacts | undefined,
  movement: MovementFacts | undefined,
): TrackFacts {
  const isKnown = movement && !movement.work && composer?.join('\n') === before?.composer?.join('\n');
  return isKnown || !composer ? track : { ...track, composer };
}

function artistsOfAlbum(tracks: readonly Track[], owner: Owner): Artists {
  const named = tracks
    .map(({ recording }) => writeArtists(albumArtistsOf(recording, owner)))
    .find(({ length }) => length > 0);
  if (named) return named;
  const [first, ...others] = tracks.map(({ artists }) =>
    artists.filter((artist) => typeof artist === 'string'),
  );
  return first && others.every((each) => isEqual(each, first)) ? first : [];
}

function isEqual(one: Artists, other: Artists): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Numbers and discs, where the order of the list does not say them. */
function placesOf(tracks: readonly Track[]): Pick<TrackFacts, 'track_number' | 'disc'>[] {
  const discs = new Set(tracks.map(({ disc = 1 }) => disc));
  const isMany = discs.size > 1 || !discs.has(1);
  const counts = new Map<number, number>();
  const places = tracks.map(({ disc = 1, number }) => {
    const place = (counts.get(disc) ?? 0) + 1;
    counts.set(disc, place);
    return { disc, number, isInOrder: number === undefined || number === place };
  });
  const isInOrder = places.every((place) => place.isInOrder);
  return places.map(({ disc, number }) => ({
    ...(!isInOrder && number !== undefined && { track_number: number }),
    ...(isMany && { disc }),
  }));
}

function audioFile(at: ItemFile['at'], { recording: { file } }: Track): ItemFile {
  return { at, name: baseName(file.name), from: { path: file.path } };
}

function doubtAppearance({ appearsOn }: Album): Doubt[] {
  return appearsOn ? [{ at: ['title'], why: `it is on "${appearsOn}", a release of several artists` }] : [];
}

function doubtTitle({ named, tracks }: Album): Doubt[] {
  if (named) {
    const where = named.isOfFiles ? 'in the names of the files' : 'the name of the folder';
    const why = `the tags name no album, so this is ${where}`;
    return [{ at: ['title'], why, ...(!tracks.some(({ isNamed }) => isNamed) && { isPlaceholder: true }) }];
  }
  const { repaired } = tracks.find(({ recording }) => recording.repaired)?.recording ?? {};
  return repaired
    ? [{ at: ['title'], why: `the letters of the tags were in another charset, ${repaired}` }]
    : [];
}

function doubtTitles(tracks: readonly Track[]): Doubt[] {
  return tracks.flatMap(({ titleDoubt }, index) =>
    titleDoubt ? [{ at: ['tracks', index, 'title'], why: titleDoubt }] : [],
  );
}

function doubtWorks(tracks: readonly Track[], movements: ReadonlyMap<number, MovementFacts>): Doubt[] {
  return [...movements].flatMap(([index, { work }]) =>
    work && tracks[index]?.part?.isGuess
      ? [{ at: ['tracks', index, 'work'], why: 'work and movements are read from the titles' }]
      : [],
  );
}

function doubtCount(tracks: readonly Track[], total: number): Doubt[] {
  const { length } = tracks;
  // Of several discs, the number is that of one.
  if (total <= length) return [];
  const isCounted = highest(tracks.map(totalOf)) === total;
  const counted = isCounted ? `the tags count ${count(total, 'track')}` : `there is a track ${total}`;
  return [{ at: ['tracks'], why: `${counted}, and the folder has ${length}` }];
}

/** Addresses of MusicBrainz, by which the same release is found in other sources. */
function idsOf({ tracks }: Album): string[] {
  const list = (field: 'mbRelease' | 'mbGroup', kind: string) =>
    tracks.flatMap(({ recording: { tags } }) =>
      tags
        .all(field)
        .flatMap((id) => (UUID.test(id) ? [`https://musicbrainz.org/${kind}/${id.toLowerCase()}`] : [])),
    );
  return [...new Set([...list('mbRelease', 'release'), ...list('mbGroup', 'release-group')])];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
