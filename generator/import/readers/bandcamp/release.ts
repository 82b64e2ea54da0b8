/** An album or a track of Bandcamp as a release of the site. */
import { fold } from '../../../engine/lib/fold.ts';
import { count } from '../../../engine/lib/text.ts';
import { readGuests } from '../../../site/guests.ts';
import type { Artists, Doubt, ItemOf, ReleaseFacts, TrackFacts } from '../../catalogue.ts';
import { guessType } from '../../release-type.ts';
import type { SourceFile } from '../../sources/files.ts';
import { LONGEST_LINE } from '../shared/clean.ts';
import { given, known, some } from '../shared/data.ts';
import { liftShared } from '../shared/lift.ts';
import { plainToMarkdown } from '../shared/markdown.ts';
import type { Notes } from '../shared/notes.ts';
import { splitRights } from '../shared/rights.ts';
import { openPeople, readCreditLines } from '../shared/roles.ts';
import { findCovers, readProducts } from './products.ts';
import { readDate, type Sheet, type SheetTrack } from './sheet.ts';
import { type AlbumTitle, readAlbumTitle, readTags, readTrackTitles, type TrackTitle } from './titles.ts';

/** @param own the names of the artist whose site it is */
export function makeRelease(
  sheet: Sheet,
  own: readonly string[],
  notes: Notes,
  all: readonly SourceFile[],
): ItemOf<'releases'> | undefined {
  const written = notes.line('Title', sheet.title);
  if (written === undefined) return undefined;
  const names = given(sheet.artist, sheet.publisher, ...own);
  const {
    title,
    artist = notes.line('Artist', sheet.artist),
    catalogueNumber,
  } = readAlbumTitle(written, names);
  const label = notes.line('Label', labelOf(sheet, artist, own));
  const people = openPeople();
  const rest = readCreditLines(notes.text('Credits', sheet.credits) ?? '', people);
  const about = notes.text('Text', sheet.about);
  const { tracks, ...ofTrack } = makeTracks(sheet, { title, artist, catalogueNumber }, own, notes);
  const address = notes.url('Address', sheet.address);
  const open = guessOpen(sheet, title);
  const rights = splitRights(rightsOf(sheet.rights));
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists: namesOf(artist),
        type: sheet.isTrack ? 'single' : open?.type,
        release_date: sheet.date === undefined ? undefined : notes.date('Release date', readDate(sheet.date)),
        genre: some(
          readTags(sheet.tags, given(sheet.place, sheet.artist, sheet.publisher, label, ...own), notes),
        ),
        label,
        catalogue_number: catalogueNumber,
        upc: notes.upc(sheet.upc),
        copyright: notes.line('Copyright', rights.copyright),
        phonographic_copyright: notes.line('Copyright', rights.phonographic_copyright),
        ...people.facts(),
        ...ofTrack,
        streaming_links: address === undefined ? undefined : { bandcamp: address },
        formats: some(readProducts(sheet, notes)),
        tracks,
      }),
    ),
    body:
      given(about, rest || undefined)
        .map(plainToMarkdown)
        .join('\n\n') || undefined,
    origin: notes.origin,
    ids: address === undefined ? undefined : [idOf(address)],
    files: some(findCovers(sheet.image, notes.origin.place, all)),
    doubts: some([...doubtsOf(sheet, catalogueNumber), ...(open?.doubts ?? [])]),
  };
}

/** Normalizes an address, however it was copied. */
export function idOf(address: string): string {
  return address
    .replace(/^http:/, 'https:')
    .replace(/[?#].*$|\/$/g, '')
    .toLowerCase();
}

/** `A feat. B` are two; other names stay as they are. */
function namesOf(artist: string | undefined): Artists | undefined {
  if (artist === undefined) return undefined;
  const guests = readGuests(artist);
  return guests
    ? [guests.first, ...guests.guests.map((name) => ({ name, role: 'featuring' as const }))]
    : [artist];
}

/** The page is that of a label if it is nobody of those who play. */
function labelOf(sheet: Sheet, artist: string | undefined, own: readonly string[]): string | undefined {
  if (sheet.label !== undefined) return sheet.label;
  const publisher = fold(sheet.publisher ?? '');
  const isArtist = own.map(fold).includes(publisher) || fold(artist ?? '').includes(publisher);
  return isArtist ? undefined : sheet.publisher;
}

/** A year and an owner; "All rights reserved" is neither. */
function rightsOf(notice: string | undefined): string | undefined {
  return notice !== undefined && /\b(?:19|20)\d\d\b.*\p{L}/u.test(notice) ? notice : undefined;
}

/** The tracks; or of one alone, what the release has instead. */
function makeTracks(
  sheet: Sheet,
  { artist, catalogueNumber }: AlbumTitle,
  own: readonly string[],
  notes: Notes,
): Pick<ReleaseFacts, 'tracks' | 'duration' | 'isrc' | 'lyrics'> {
  const [only] = sheet.tracks;
  if (sheet.isTrack && only) return factsOf(only, notes);
  const artists = given(artist, sheet.artist, ...own);
  const titles = readTrackTitles(
    // One beyond the limit, so that it is refused below.
    sheet.tracks.map(({ title }) => title.slice(0, LONGEST_LINE + 1)),
    catalogueNumber,
    artists,
  );
  const tracks = sheet.tracks.flatMap((track, index) => {
    const made = makeTrack(track, titles[index], artist, notes);
    return made ? [made] : [];
  });
  return { tracks: some(tracks) };
}

function makeTrack(
  track: SheetTrack,
  title: TrackTitle | undefined,
  albumArtist: string | undefined,
  notes: Notes,
): TrackFacts | undefined {
  const name = notes.line('Title of a track', title?.title);
  if (name === undefined) return undefined;
  const artist = notes.line('Artist of a track', title?.artist ?? track.artist);
  const isOther = artist !== undefined && fold(artist) !== fold(albumArtist ?? '');
  return known<TrackFacts>({
    title: name,
    artists: isOther ? namesOf(artist) : undefined,
    ...factsOf(track, notes),
  });
}

function factsOf(track: SheetTrack, notes: Notes): Pick<TrackFacts, 'duration' | 'isrc' | 'lyrics'> {
  return known({
    duration: notes.length(track.seconds),
    isrc: notes.isrc(track.isrc),
    lyrics: notes.text('Lyrics', track.lyrics),
  });
}

/** Guesses the type of a record that is not out yet, whose page names only some of its tracks. */
function guessOpen({ tracks, total }: Sheet, title: string): { type: string; doubts: Doubt[] } | undefined {
  if (total <= tracks.length || tracks.length === 0) return undefined;
  const lengths = tracks.map(({ seconds = 0 }) => seconds);
  const { type, why } = guessType(title, lengths, total);
  const open = `the page counts ${count(total, 'track')}, and names ${tracks.length}`;
  return {
    type,
    doubts: [...given(why).map((each) => ({ at: ['type'], why: each })), { at: ['tracks'], why: open }],
  };
}

function doubtsOf(sheet: Sheet, catalogueNumber: string | undefined): Doubt[] {
  const album = sheet.album && `it is a track of the album "${sheet.album.title ?? sheet.album.address}"`;
  return [
    ...given(album).map((why) => ({ at: ['type'], why })),
    ...(catalogueNumber === undefined
      ? []
      : [{ at: ['catalogue_number'], why: 'it is taken from the title' }]),
  ];
}
