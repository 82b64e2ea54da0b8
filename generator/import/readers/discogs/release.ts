/** A release or a master of Discogs as a release of the site. */
import type { ItemOf, ReleaseFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { given, known, listAt, numberAt, some, textAt } from '../shared/data.ts';
import { liftShared } from '../shared/lift.ts';
import type { Notes } from '../shared/notes.ts';
import { openPeople } from '../shared/roles.ts';
import { addCredits, cleanName, readArtists, readTracks } from './tracks.ts';

export function makeRelease(data: unknown, site: SiteFacts, notes: Notes): ItemOf<'releases'> | undefined {
  const title = notes.line('Title', textAt(data, 'title'));
  if (title === undefined) return undefined;
  const artists = readArtists(data, site, notes);
  const people = openPeople();
  const guests = addCredits(data, people, notes);
  // Styles say more than genres.
  const genres = [...listAt(data, 'styles'), ...listAt(data, 'genres')];
  for (const format of listAt(data, 'formats'))
    notes.leave('Format', [textAt(format, 'name'), ...descriptionsOf(format)].join(', '));
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists: some([...(artists ?? []), ...guests]),
        type: typeIn(listAt(data, 'formats').flatMap(descriptionsOf)),
        release_date: readDate(data, notes),
        genre: some(genres.flatMap((genre) => given(notes.line('Genre', genre)))),
        ...readLabel(data, notes),
        upc: readBarcode(data, notes),
        ...people.facts(),
        tracks: some(readTracks(data, artists, site, notes)),
      }),
    ),
    origin: notes.origin,
    ids: some(idsOf(data)),
  };
}

function idsOf(data: unknown): string[] {
  const page = (kind: string, id: number | undefined) =>
    id !== undefined && Number.isSafeInteger(id) && id > 0 ? [`https://www.discogs.com/${kind}/${id}`] : [];
  const id = numberAt(data, 'id');
  return numberAt(data, 'main_release') === undefined
    ? [...page('release', id), ...page('master', numberAt(data, 'master_id'))]
    : [...page('master', id), ...page('release', numberAt(data, 'main_release'))];
}

/** `2017-07-00` is a month; the year 0 is unknown. */
export function readDate(data: unknown, notes: Notes): string | undefined {
  const year = numberAt(data, 'year');
  const written = textAt(data, 'released') ?? (year ? String(year) : undefined);
  const date = written?.replace(/(?:-00)+$/, '');
  return date === undefined || /^0*$/.test(date) ? undefined : notes.date('Release date', date);
}

/** `Not On Label (Name Self-released)` is none. */
function readLabel(data: unknown, notes: Notes): Pick<ReleaseFacts, 'label' | 'catalogue_number'> {
  const [first] = listAt(data, 'labels');
  const label = notes.line('Label', textAt(first, 'name'));
  const number = notes.line('Catalogue number', textAt(first, 'catno'));
  return known({
    label: label === undefined || /^not on label\b/i.test(label) ? undefined : cleanName(label),
    catalogue_number: number === undefined || /^none$/i.test(number) ? undefined : number,
  });
}

/** Reads a barcode with spaces as printed. Others than the first are of other countries or misread. */
function readBarcode(data: unknown, notes: Notes): string | undefined {
  const codes = listAt(data, 'identifiers')
    .filter((each) => /^barcode$/i.test(textAt(each, 'type') ?? ''))
    .map((each) => (textAt(each, 'value') ?? '').replace(/\D/g, ''));
  return notes.upc(codes.find((code) => code.length === 12 || code.length === 13) ?? codes[0]);
}

const TYPES: readonly [RegExp, string][] = [
  [/^compilation$/i, 'compilation'],
  [/^mixtape$/i, 'mixtape'],
  [/^(?:ep|mini-album)$/i, 'ep'],
  [/^(?:maxi-)?single$/i, 'single'],
  [/^(?:album|lp)$/i, 'album'],
];

function descriptionsOf(format: unknown): string[] {
  return listAt(format, 'descriptions').filter((each) => typeof each === 'string');
}

/** @param words those of its formats: `Album`, `EP`; of an album that is a compilation too, that */
export function typeIn(words: readonly string[]): string | undefined {
  return TYPES.find(([pattern]) => words.some((word) => pattern.test(word.trim())))?.[1];
}

/** A name for an edition that the artist did not publish; undefined for others. */
export function unpublishedAs(release: unknown): string | undefined {
  const formats = listAt(release, 'formats').map(descriptionsOf);
  const hasAll = (word: RegExp) =>
    formats.length > 0 && formats.every((words) => words.some((each) => word.test(each)));
  if (hasAll(/^(?:unofficial release|bootleg|counterfeit)$/i)) return 'no release of the artist';
  return hasAll(/^(?:promo|test pressing)$/i) ? 'a promotional copy' : undefined;
}
