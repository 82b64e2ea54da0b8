/**
 * `liner export discogs`: a text for each release, in the order of the guidelines and the form of Discogs, which takes no file of new
 * releases; and a table of copies for sale of those that it has (discogs.com/developers, Inventory Upload).
 */
import { stringify } from 'csv-stringify/sync';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatClock } from '../../engine/lib/text.ts';
import { peopleCredits } from '../../features/releases/performers.ts';
import { rightsLines } from '../../features/releases/release.ts';
import type { Performance } from '../../features/releases/schema/work.ts';
import { discOf, sortTracks, type Track } from '../../features/releases/track.ts';
import { fullTitle } from '../../features/releases/works.ts';
import { pricesOf } from '../../site/money.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { creditedNames, pagesAt } from './database.ts';
import type { Export, ExportFile } from './exported.ts';

type Release = Data<'releases'>;

/** The number of a release there; masters have none to sell. */
const PAGE = /^https?:\/\/(?:www\.)?discogs\.com\/(?:[a-z]{2}\/)?release\/(\d+)/i;

export const exportDiscogs: Export = ({ site, say }) => {
  const releases = everyRelease(site);
  const known = releases.filter(({ data }) => pagesAt(PAGE, data).length > 0);
  const others = releases.filter((entry) => !known.includes(entry));
  const stock = known.flatMap(listCopies);
  const unclear = known.filter(({ data }) => copiesOf(data).length > 0 && !hasOnePage(data));
  const tables = writeStock(stock);
  const currencies = [...new Set(stock.map(({ currency }) => currency))];
  const titles = (entries: readonly Entry<Release>[]) => entries.map(({ data }) => data.title);
  return {
    files: [
      ...others.map((entry) => ({ path: `${entry.slug}.txt`, text: describe(site, entry) })),
      ...tables,
    ],
    notes: [
      ...(known.length > 0 ? [say('discogs-known', { titles: titles(known) })] : []),
      ...(unclear.length > 0 ? [say('discogs-unclear', { titles: titles(unclear) })] : []),
      ...(stock.length > 0 ? [say('discogs-stock', { copies: stock.length, currencies })] : []),
      ...(others.length > 0 ? [say('discogs-next')] : []),
    ],
  };
};

type Format = NonNullable<Release['formats']>[number];

/** Its marketplace has things, and no downloads. */
function copiesOf({ formats = [] }: Release): Format[] {
  return formats.filter(
    ({ format, sold_out, price, currency }) =>
      ['vinyl', 'cassette', 'cd'].includes(format) && !sold_out && pricesOf(price, currency).length > 0,
  );
}

/** Each format is a release there: with several of either, nobody can know which is which. */
function hasOnePage(release: Release): boolean {
  return pagesAt(PAGE, release).length === 1 && copiesOf(release).length === 1;
}

interface Copy {
  currency: string;
  cells: Record<string, string>;
}

function listCopies({ slug, data }: Entry<Release>): Copy[] {
  if (!hasOnePage(data)) return [];
  const [, id = ''] = PAGE.exec(pagesAt(PAGE, data)[0] ?? '') ?? [];
  return copiesOf(data).flatMap(({ price, currency: beside, title, edition }) => {
    const [{ amount, currency } = { amount: 0, currency: '' }] = pricesOf(price, beside);
    return {
      currency,
      cells: {
        release_id: id,
        price: amount.toFixed(2),
        media_condition: 'Mint (M)',
        sleeve_condition: 'Mint (M)',
        comments: [title, edition].filter(Boolean).join(', '),
        external_id: slug,
      },
    };
  });
}

/** A table for each currency, as a shop there has only one. */
function writeStock(copies: readonly Copy[]): ExportFile[] {
  const currencies = [...new Set(copies.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    path: currencies.length > 1 ? `inventory-${currency}.csv` : 'inventory.csv',
    text: stringify(
      copies.filter((copy) => copy.currency === currency).map(({ cells }) => cells),
      { header: true, record_delimiter: 'windows' },
    ),
  }));
}

const FORMATS = { vinyl: 'Vinyl', cassette: 'Cassette', cd: 'CD', digital: 'File', other: 'All Media' };

/** Descriptions of formats; a split is none. */
const TYPES: Readonly<Record<Release['type'], string>> = {
  single: 'Single',
  ep: 'EP',
  album: 'Album',
  live: 'Album',
  compilation: 'Compilation',
  split: '',
  soundtrack: 'Album',
  mixtape: 'Mixtape',
};

/** The text for the form. A field that has to be filled in is there without a value too. */
function describe(site: Site, { data }: Entry<Release>): string {
  const { label, catalogue_number: number, upc, release_date = '', isrc, formats = [] } = data;
  const own = site.settings.artist.name;
  const tracks = sortTracks(data);
  const [year = '', month = '00', day = '00'] = release_date.split('-');
  const codes = [
    ...(upc ? [`Barcode: ${upc}`] : []),
    ...(isrc ? [`ISRC: ${isrc}`] : []),
    ...tracks.flatMap((track) => (track.isrc ? [`ISRC: ${track.isrc} (${positionOf(track, tracks)})`] : [])),
  ];
  const listed = formats.length > 0 ? formats : [{ format: 'digital' as const }];
  const genres = (data.genre ?? []).map((genre) => GENRES.find((each) => isSame(each, genre)) ?? genre);
  const inTable = (genre: string) => GENRES.includes(genre);
  const sides = listed.some(({ format }) => format === 'vinyl' || format === 'cassette');
  const notes = [data.recorded ? `Recorded: ${data.recorded}` : '', ...rightsLines(data)].filter(Boolean);
  const parts = [
    [
      `Artist: ${joinNames(site, data)}`,
      `Title: ${data.title}`,
      `Label: ${label?.name ?? `Not On Label (${own} Self-released)`}`,
      `Cat#: ${number ?? 'none'}`,
    ],
    under('Barcode and other identifiers', codes),
    under(
      'Format (a submission for each)',
      listed.map((each) => formatLine(each, data, tracks)),
    ),
    [
      'Country:',
      `Released: ${year && (day === '00' && month === '00' ? year : `${year}-${month}-${day}`)}`,
      `Genre: ${genres.filter(inTable).join(', ')}`,
      `Style: ${genres.filter((genre) => !inTable(genre)).join(', ')}`,
    ],
    under('Credits', creditLines(data)),
    under('Notes', notes),
    under(
      sides ? 'Tracklist (on a record or tape, positions are A1, A2, B1: see its sides)' : 'Tracklist',
      tracks.length > 0
        ? tracks.flatMap((track) => trackLines(site, data, track, positionOf(track, tracks)))
        : [[`1  ${data.title}`, lengthOf(data)].filter(Boolean).join('  ')],
    ),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function under(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${heading}:`, ...lines] : [];
}

/** Formats a line. The number of records or tapes is not known; that of the discs of a release and of files is. */
function formatLine(
  { format, title, edition }: Partial<Format> & Pick<Format, 'format'>,
  release: Release,
  tracks: readonly Track[],
): string {
  const count = { cd: new Set(tracks.map(discOf)).size || 1, digital: tracks.length || 1 };
  const quantity = format === 'cd' || format === 'digital' ? `${count[format]} x ` : '';
  const words = [FORMATS[format], TYPES[release.type]].filter(Boolean).join(', ');
  const free = [title, edition].filter(Boolean).join(', ');
  return `${quantity}${words}${free && ` (free text: ${free})`}`;
}

/** `3`, or `2-3` on the second of several discs. */
function positionOf(track: Track, tracks: readonly Track[]): string {
  const isSeveral = new Set(tracks.map(discOf)).size > 1;
  return isSeveral ? `${discOf(track)}-${track.track_number}` : String(track.track_number);
}

function trackLines(site: Site, release: Release, track: Track, position: string): string[] {
  const artist = track.artists ? `${joinNames(site, release, track)} – ` : '';
  const head = [position, `${artist}${fullTitle(release, track, site.words)}`, lengthOf(track)];
  return [head.filter(Boolean).join('  '), ...creditLines(track).map((line) => `     ${line}`)];
}

function lengthOf({ duration }: Pick<Release, 'duration'>): string {
  return duration === undefined ? '' : formatClock(duration);
}

function joinNames(site: Site, release: Release, track?: Track): string {
  return creditedNames(site, release, track)
    .map(({ name, join }) => `${name}${join}`)
    .join('');
}

const GENRES: readonly string[] = [
  ...['Blues', 'Brass & Military', "Children's", 'Classical', 'Electronic', 'Folk, World, & Country'],
  ...['Funk / Soul', 'Hip Hop', 'Jazz', 'Latin', 'Non-Music', 'Pop', 'Reggae', 'Rock', 'Stage & Screen'],
];

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase().replace('-', ' ');
}

/** Roles as its list of credits has them, with the words of sleeves for them. Others stay as they are. */
const ROLES = new Map(
  [
    'Executive-Producer: executive producer',
    'Mixed By: mixing, mix, mixed',
    'Mastered By: mastering, master, mastered',
    'Lacquer Cut By: lacquer cut, lacquer',
    'Written-By: writer, written, songwriter',
    'Composed By: composer, composed',
    'Lyrics By: lyrics, lyricist, words',
    'Arranged By: arranger, arranged, arrangement',
    'Recorded By: recording, recorded',
    'Edited By: editing, edited',
    'Programmed By: programming, programmed',
    'Photography By: photography, photo, photos',
    'Liner Notes: booklet text, liner notes',
  ].flatMap((row) => {
    const [role = '', words = ''] = row.split(': ');
    return words.split(', ').map((word): [string, string] => [word, role]);
  }),
);

/** Roles that have a key of their own. */
const OWN = {
  composer: 'Composed By',
  arranger: 'Arranged By',
  conductor: 'Conductor',
  soloist: 'Soloist',
  ensemble: 'Ensemble',
};

function creditLines(by: Pick<Release, 'credits' | keyof Performance>): string[] {
  return [...peopleCredits(by, OWN), ...(by.credits ?? [])].map(
    ({ role, names }) => `${ROLES.get(role.toLowerCase().replace(/ by$/, '')) ?? role}: ${names.join(', ')}`,
  );
}
