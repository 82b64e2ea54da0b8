/** A release of MusicBrainz, with all of its editions, as a release of the site. */
import { canonicalCode } from '../../../engine/lib/language.ts';
import { fieldOf } from '../../../engine/lib/record.ts';
import type { Doubt, ItemFile, ItemOf, ReleaseFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { sortLinks } from '../shared/addresses.ts';
import { given, known, listAt, numberAt, some, textAt } from '../shared/data.ts';
import { liftShared } from '../shared/lift.ts';
import type { Notes } from '../shared/notes.ts';
import { openPeople } from '../shared/roles.ts';
import { readRelations } from './relations.ts';
import { readArtists } from './roles.ts';
import { readTracks } from './tracks.ts';

const SITE = 'https://musicbrainz.org';
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The address of a page of MusicBrainz; undefined if the id is none. */
export function addressOf(kind: string, entity: unknown): string | undefined {
  const id = textAt(entity, 'id');
  return id !== undefined && UUID.test(id) ? `${SITE}/${kind}/${id}` : undefined;
}

/** @param editions of one release, the one that its facts are taken from first; may be empty @param group what they have in common */
export function makeRelease(
  editions: readonly unknown[],
  group: unknown,
  site: SiteFacts,
  notes: Notes,
): ItemOf<'releases'> | undefined {
  const [release = group] = editions;
  const title = notes.line('Title', textAt(release, 'title') ?? textAt(group, 'title'));
  if (title === undefined) return undefined;
  const artists = readArtists(release, site, notes) ?? readArtists(group, site, notes);
  const list = readTracks(release, artists, site, notes);
  const people = openPeople();
  const related = readRelations(release, people, notes);
  const links = editions
    .concat([group])
    .flatMap((each) => (each === release ? [] : readRelations(each, openPeople(), notes).links));
  const label = readLabel(release, notes);
  const dates = readDates(release, group, notes);
  const language = readLanguage(release, list.languages, notes);
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists,
        type: readType(group, notes),
        release_date: dates.date,
        genre: some(readGenres(release, group, notes)),
        ...label,
        upc: notes.upc(textAt(release, 'barcode')),
        language: language.code,
        copyright: related.copyright,
        phonographic_copyright: related.phonographic_copyright,
        recorded: [...new Set([...related.recorded, ...list.recorded])].join('; ') || undefined,
        ...people.facts(),
        ...sortLinks([...related.links, ...links]),
        tracks: some(list.tracks),
      }),
    ),
    origin: notes.origin,
    ids: some([
      ...editions.flatMap((each) => given(addressOf('release', each))),
      ...given(addressOf('release-group', group)),
      ...related.ids,
    ]),
    files: some(readCover(release)),
    doubts: some([
      ...given(dates.why).map((why): Doubt => ({ at: ['release_date'], why })),
      ...given(language.why).map((why): Doubt => ({ at: ['language'], why })),
    ]),
  };
}

const TYPES: Readonly<Record<string, string>> = { Album: 'album', Single: 'single', EP: 'ep' };
const SECONDARY: Readonly<Record<string, string>> = {
  Live: 'live',
  Compilation: 'compilation',
  Soundtrack: 'soundtrack',
  'Mixtape/Street': 'mixtape',
};

function readType(group: unknown, notes: Notes): string | undefined {
  const primary = textAt(group, 'primary-type') ?? '';
  const secondary = listAt(group, 'secondary-types').filter((each) => typeof each === 'string');
  const more = secondary.filter((each) => !Object.hasOwn(SECONDARY, each));
  if (more[0] !== undefined) notes.leave('Kind of release', more[0]);
  const type = Object.hasOwn(TYPES, primary) ? TYPES[primary] : undefined;
  const special = secondary
    .map((each) => (Object.hasOwn(SECONDARY, each) ? SECONDARY[each] : undefined))
    .find(Boolean);
  return type === 'album' ? (special ?? type) : (type ?? special);
}

/** The page of a release is about all of its editions: its date is that of the first. */
function readDates(
  release: unknown,
  group: unknown,
  notes: Notes,
): { date?: string | undefined; why?: string } {
  const own = notes.date('Release date', textAt(release, 'date'));
  const first = notes.date('Release date', textAt(group, 'first-release-date'));
  if (own === undefined || first === undefined || first.startsWith(own)) return { date: first ?? own };
  if (own.startsWith(first) || own < first) return { date: own };
  return { date: first, why: `the edition with these facts came out on ${own}` };
}

function readLabel(release: unknown, notes: Notes): Pick<ReleaseFacts, 'label' | 'catalogue_number'> {
  const [info] = listAt(release, 'label-info');
  const label = notes.line('Label', textAt(info, 'label', 'name'));
  const number = notes.line('Catalogue number', textAt(info, 'catalog-number'));
  return known({
    label: label === '[no label]' ? undefined : label,
    catalogue_number: number === '[none]' ? undefined : number,
  });
}

/** Reads genres, sorted by votes. */
function readGenres(release: unknown, group: unknown, notes: Notes): string[] {
  const votes = (genre: unknown) => numberAt(genre, 'count') ?? 0;
  const genres = [group, release].map((each) => listAt(each, 'genres')).find((list) => list.length > 0) ?? [];
  return [...genres]
    .sort((a, b) => votes(b) - votes(a))
    .flatMap((genre) => given(notes.line('Genre', textAt(genre, 'name'))));
}

/** The language of the words; that of the titles is a guess. */
function readLanguage(
  release: unknown,
  works: readonly string[],
  notes: Notes,
): { code?: string | undefined; why?: string } {
  const [sung, other] = new Set(works);
  const titles = textAt(release, 'text-representation', 'language');
  const written = sung !== undefined && other === undefined ? sung : works.length === 0 ? titles : undefined;
  if (written === undefined || written === 'mul' || written === 'und') return {};
  const code = notes.language(canonicalCode(written));
  return {
    code,
    ...(code !== undefined && sung === undefined && { why: 'it is the language of the titles' }),
  };
}

function readCover(release: unknown): ItemFile[] {
  const id = addressOf('release', release)?.slice(`${SITE}/release/`.length);
  if (id === undefined || fieldOf(fieldOf(release, 'cover-art-archive'), 'front') !== true) return [];
  const url = `https://coverartarchive.org/release/${id}/front-1200`;
  return [{ at: ['artwork_url'], name: 'front-1200.jpg', from: { url } }];
}
