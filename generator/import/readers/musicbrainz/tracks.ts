/** The tracks of a release of MusicBrainz. */
import { fieldOf } from '../../../engine/lib/record.ts';
import type { Artists, TrackFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { sortLinks } from '../shared/addresses.ts';
import { known, listAt, numberAt, textAt } from '../shared/data.ts';
import type { Notes } from '../shared/notes.ts';
import { openPeople } from '../shared/roles.ts';
import { readRelations } from './relations.ts';
import { isSameCredit, readArtists } from './roles.ts';

export interface TrackList {
  readonly tracks: readonly TrackFacts[];
  readonly recorded: readonly string[];
  readonly languages: readonly string[];
}

/** @param artists those of the release */
export function readTracks(
  release: unknown,
  artists: Artists | undefined,
  site: SiteFacts,
  notes: Notes,
): TrackList {
  const discs = listAt(release, 'media')
    .map((medium) => listAt(medium, 'tracks').filter((track) => isSound(track, notes)))
    .filter(({ length }) => length > 0);
  const made = discs.flatMap((tracks, index) =>
    tracks.flatMap((track) => {
      const read = readTrack(track, artists, site, notes);
      const disc = discs.length > 1 ? index + 1 : undefined;
      return read ? [{ ...read, facts: known({ ...read.facts, disc }) }] : [];
    }),
  );
  return {
    tracks: made.map(({ facts }) => facts),
    recorded: made.flatMap(({ recorded }) => recorded),
    languages: made.flatMap(({ languages }) => languages),
  };
}

function isSound(track: unknown, notes: Notes): boolean {
  if (fieldOf(fieldOf(track, 'recording'), 'video') !== true) return true;
  notes.leave('Video', textAt(track, 'title') ?? '');
  return false;
}

function readTrack(track: unknown, artists: Artists | undefined, site: SiteFacts, notes: Notes) {
  const recording = fieldOf(track, 'recording');
  const title = notes.line('Title of a track', textAt(track, 'title') ?? textAt(recording, 'title'));
  if (title === undefined) return undefined;
  const length = numberAt(track, 'length') ?? numberAt(recording, 'length');
  const credited = readArtists(track, site, notes) ?? readArtists(recording, site, notes);
  const { facts, recorded, languages } = readRecording(recording, notes);
  const isOther = !isSameCredit(credited, artists) && !isByComposer(track, recording);
  return {
    facts: known<TrackFacts>({
      title,
      artists: isOther ? credited : undefined,
      duration: notes.length(length === undefined ? undefined : length / 1000),
      ...facts,
    }),
    recorded,
    languages,
  };
}

/** Returns true for classical tracks, which are credited to their composers, perhaps in another script. */
function isByComposer(track: unknown, recording: unknown): boolean {
  const credits = [track, recording]
    .map((each) => listAt(each, 'artist-credit'))
    .find((list) => list.length > 0);
  const composers = listAt(recording, 'relations')
    .flatMap((each) => listAt(each, 'work', 'relations'))
    .filter((each) => textAt(each, 'type') === 'composer')
    .map((each) => textAt(each, 'artist', 'id'));
  return credits?.every((each) => composers.includes(textAt(each, 'artist', 'id'))) ?? false;
}

/** Reads the facts of a recording other than title, artists and length. */
export function readRecording(recording: unknown, notes: Notes) {
  const people = openPeople();
  const { links, recorded, languages, work, movement } = readRelations(recording, people, notes);
  const [isrc] = listAt(recording, 'isrcs');
  const { streaming_links } = sortLinks(links);
  return {
    facts: known({ isrc: notes.isrc(isrc), work, movement, ...people.facts(), streaming_links }),
    recorded,
    languages,
  };
}
