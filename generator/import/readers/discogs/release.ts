/** A release or a master of Discogs as a release of the site. */
import { mapValues } from '../../../engine/lib/record.ts';
import type { FormatFacts, ItemOf, NamedLink, ReleaseFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { given, known, listAt, numberAt, some, textAt } from '../shared/data.ts';
import { liftShared } from '../shared/lift.ts';
import type { Notes } from '../shared/notes.ts';
import { openPeople } from '../shared/roles.ts';
import { addCredits, cleanName, isScoped, readArtists, readTracks } from './tracks.ts';

export function makeRelease(data: unknown, site: SiteFacts, notes: Notes): ItemOf<'releases'> | undefined {
  const title = notes.line('Title', textAt(data, 'title'));
  if (title === undefined) return undefined;
  const artists = readArtists(data, site, notes);
  const people = openPeople();
  const guests = addCredits(
    listAt(data, 'extraartists').filter((artist) => !isScoped(artist)),
    people,
    notes,
  );
  const tracks = readTracks(data, artists, site, notes);
  const formats = readFormats(data, notes);
  const date = readDate(data, notes);
  const business = readCompanies(data, notes);
  const rights = { copyright: business.copyright, phonographic_copyright: business.phonographic };
  const dated = mapValues(known(rights), (owner) => [date?.slice(0, 4), owner].filter(Boolean).join(' '));
  const videos = readVideos(data, notes);
  leaveOthers(data, notes);
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists: some([...(artists ?? []), ...guests.map((name) => ({ name, role: 'featuring' as const }))]),
        type: typeOf(data),
        release_date: date,
        // Styles say more than genres.
        genre: some(
          [...listAt(data, 'styles'), ...listAt(data, 'genres')].flatMap((genre) =>
            given(notes.line('Genre', genre)),
          ),
        ),
        ...readLabel(data, notes),
        upc: readBarcode(data, notes),
        recorded: business.recorded,
        ...dated,
        ...people.facts(),
        links: some(videos),
        formats: some(formats),
        tracks: some(tracks),
      }),
    ),
    origin: notes.origin,
    ids: some(idsOf(data)),
    doubts: some([
      ...Object.keys(date === undefined ? {} : dated).map((key) => ({
        at: [key],
        why: 'Discogs names no year, so it is that of the release',
      })),
      ...(formats.length > 0
        ? [{ at: ['formats'], why: 'Discogs does not know what the artist still sells' }]
        : []),
      ...(videos.length > 0 ? [{ at: ['links'], why: 'users of Discogs chose the videos' }] : []),
    ]),
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

function readLabel(data: unknown, notes: Notes): Pick<ReleaseFacts, 'label' | 'catalogue_number'> {
  const [first, ...others] = listAt(data, 'labels').map((label) => ({
    label: labelNamed(notes.line('Label', textAt(label, 'name'))),
    catalogue_number: numberNamed(notes.line('Catalogue number', textAt(label, 'catno'))),
  }));
  for (const { label, catalogue_number: number } of others)
    if (label !== first?.label) notes.leave('Further label', given(label, number).join(' '));
  return first ?? {};
}

/** `Not On Label (Name Self-released)` is none. */
function labelNamed(name: string | undefined): string | undefined {
  return name === undefined || /^not on label\b/i.test(name) ? undefined : cleanName(name);
}

function numberNamed(number: string | undefined): string | undefined {
  return number === undefined || /^none$/i.test(number) ? undefined : number;
}

/** With spaces as they are printed. Others than the first are of other countries or misread. */
function readBarcode(data: unknown, notes: Notes): string | undefined {
  const of = (type: RegExp, isIt: boolean) =>
    listAt(data, 'identifiers').filter((each) => type.test(textAt(each, 'type') ?? '') === isIt);
  for (const each of of(/^barcode$/i, false))
    notes.leave(textAt(each, 'type') ?? 'Identifier', textAt(each, 'value') ?? '');
  const codes = of(/^barcode$/i, true).map((each) => (textAt(each, 'value') ?? '').replace(/\D/g, ''));
  return notes.upc(codes.find((code) => code.length === 12 || code.length === 13) ?? codes[0]);
}

/** Companies that have a key, by what they did; rights have no year there. */
const COMPANIES: readonly (readonly [key: 'recorded' | 'copyright' | 'phonographic', kind: RegExp])[] = [
  ['recorded', /^recorded at$/i],
  ['phonographic', /^phonographic copyright\b/i],
  ['copyright', /^copyright\b/i],
];

function readCompanies(data: unknown, notes: Notes): { [Key in (typeof COMPANIES)[number][0]]?: string } {
  const found = new Map<string, string[]>();
  for (const company of listAt(data, 'companies')) {
    const name = notes.line('Name', textAt(company, 'name'));
    const written = textAt(company, 'entity_type_name') ?? 'Company';
    const key = COMPANIES.find(([, kind]) => kind.test(written))?.[0];
    if (name === undefined) continue;
    if (key === undefined) notes.leave(written, cleanName(name));
    else found.set(key, [...(found.get(key) ?? []), cleanName(name)]);
  }
  return Object.fromEntries(
    [...found].map(([key, names]) => [key, names.join(key === 'recorded' ? '; ' : ', ')]),
  );
}

function readVideos(data: unknown, notes: Notes): NamedLink[] {
  return listAt(data, 'videos').flatMap((video) => {
    const url = notes.url('Video', textAt(video, 'uri'));
    return url === undefined
      ? []
      : [{ name: notes.line('Title of a video', textAt(video, 'title')) ?? 'Video', url }];
  });
}

function leaveOthers(data: unknown, notes: Notes): void {
  const text = textAt(data, 'notes');
  if (text !== undefined) notes.leave('Notes', text);
  const country = textAt(data, 'country');
  if (country !== undefined) notes.leave('Country', country);
  const picture = listAt(data, 'images')
    .map((image) => textAt(image, 'uri'))
    .find(Boolean);
  if (picture !== undefined) notes.leave('Picture, which users of Discogs uploaded', picture);
}

const FORMATS: readonly [RegExp, FormatFacts['format']][] = [
  [/^(?:vinyl|shellac|lathe cut|flexi-disc|acetate)$/i, 'vinyl'],
  [/^(?:cdr?|sacd|hybrid|cdv)$/i, 'cd'],
  [/^cassette$/i, 'cassette'],
];
/** Files are what `streaming_links` lead to. */
const FILES = /^(?:file|memory stick|all media|box set)$/i;
const TYPES: readonly [RegExp, string][] = [
  [/^compilation$/i, 'compilation'],
  [/^mixtape$/i, 'mixtape'],
  [/^(?:ep|mini-album)$/i, 'ep'],
  [/^(?:maxi-)?single$/i, 'single'],
  [/^(?:album|lp)$/i, 'album'],
];
const EDITION =
  /edition|numbered|reissue|repress|remaster|promo|test pressing|white label|misprint|club|limited/i;
/** How it is recorded and played. */
const TECHNICAL = /rpm|^(?:stereo|mono|quadraphonic|single sided|all)$/i;

function descriptionsOf(format: unknown): string[] {
  return listAt(format, 'descriptions').filter((each) => typeof each === 'string');
}

/** @param words those of its formats: `Album`, `EP`; of an album that is a compilation too, that */
export function typeIn(words: readonly string[]): string | undefined {
  return TYPES.find(([pattern]) => words.some((word) => pattern.test(word.trim())))?.[1];
}

function typeOf(release: unknown): string | undefined {
  return typeIn(listAt(release, 'formats').flatMap(descriptionsOf));
}

/** A name for an edition that the artist did not publish; undefined for others. */
export function unpublishedAs(release: unknown): string | undefined {
  const formats = listAt(release, 'formats').map(descriptionsOf);
  const hasAll = (word: RegExp) =>
    formats.length > 0 && formats.every((words) => words.some((each) => word.test(each)));
  if (hasAll(/^(?:unofficial release|bootleg|counterfeit)$/i)) return 'no release of the artist';
  return hasAll(/^(?:promo|test pressing)$/i) ? 'a promotional copy' : undefined;
}

function readFormats(release: unknown, notes: Notes): FormatFacts[] {
  return listAt(release, 'formats').flatMap((each): FormatFacts[] => {
    const name = textAt(each, 'name') ?? '';
    if (name === '' || FILES.test(name)) return [];
    const words = descriptionsOf(each);
    const others = words.filter((word) => TYPES.every(([type]) => !type.test(word) || /^lp$/i.test(word)));
    for (const word of others) if (TECHNICAL.test(word)) notes.leave('Format', word);
    const plain = others.filter((word) => !TECHNICAL.test(word));
    const count = Number(textAt(each, 'qty') ?? 1);
    const media = plain.filter((word) => !EDITION.test(word));
    const title = [media.length > 0 ? media.join(', ') : name, textAt(each, 'text')]
      .filter(Boolean)
      .join(', ');
    const format = FORMATS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
    const shown = count > 1 && count < 100 ? `${count} × ${title}` : title;
    return [
      known<FormatFacts>({
        format,
        title: shown.toLowerCase() === format ? undefined : notes.line('Format', shown),
        edition: notes.line('Edition', plain.filter((word) => EDITION.test(word)).join(', ')),
      }),
    ];
  });
}
