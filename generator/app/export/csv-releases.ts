/** The table of releases: a row for each track, or for a release without tracks. */
import type { Data } from '../../engine/content/grammar.ts';
import { formatClock } from '../../engine/lib/text.ts';
import { sortTracks, type Track } from '../../features/releases/track.ts';
import { type Artist, artistsOf, creditedTrack } from '../../site/artists.ts';
import { MUSIC_KEYS, MUSIC_PLATFORMS } from '../../site/platforms/table.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import type { Column } from './table.ts';

type Release = Data<'releases'>;

interface Row {
  release: Release;
  /** The track; the release itself, if it has no tracks. */
  recording: Release | Track;
  track: Track | undefined;
  artists: Artist[];
  trackArtists: Artist[];
}

export function listRecordings(site: Site): Row[] {
  return everyRelease(site).flatMap(({ data }): Row[] => {
    const release = { release: data, artists: artistsOf(site, data) };
    const tracks = sortTracks(data);
    if (tracks.length === 0)
      return [{ ...release, recording: data, track: undefined, trackArtists: release.artists }];
    return tracks.map((track) => ({
      ...release,
      recording: track,
      track,
      trackArtists: artistsOf(site, creditedTrack(data, track)),
    }));
  });
}

function namesOf(artists: readonly Artist[], role: Artist['role']): string[] {
  return artists.filter((artist) => artist.role === role).map(({ name }) => name);
}

/** `featuring: Name, Other`. */
function writeGuests(artists: readonly Artist[]): string[] {
  return GUESTS.flatMap((role) => {
    const names = namesOf(artists, role);
    return names.length > 0 ? [`${role}: ${names.join(', ')}`] : [];
  });
}

const GUESTS = ['with', 'featuring', 'remixer'] as const satisfies readonly Artist['role'][];

/** Roles with a column of their own; those that are left have one together. */
const ROLES: readonly (readonly [column: string, role: string])[] = [
  ['Producer', 'producer'],
  ['Writer', 'writer'],
  ['Lyrics by', 'lyrics'],
  ['Mixed by', 'mixing'],
  ['Mastered by', 'mastering'],
];

const isOther = (role: string) => !ROLES.some(([, known]) => known === role.toLowerCase());

type Credits = NonNullable<Release['credits']>;

function writeCredits(credits: Credits = []): string[] {
  return credits.map(({ role, names }) => `${role}: ${names.join(', ')}`);
}

type Format = NonNullable<Release['formats']>[number];

/** A line for each: `vinyl: Double LP; edition: 300 copies; price: 25 EUR; sold out`. */
function writeFormat({ format, title, edition, price = [], currency, url, sold_out }: Format): string {
  const prices = price.map(({ amount, currency: own = currency, label }) =>
    [amount, own, label].filter((each) => each !== undefined).join(' '),
  );
  const parts = [
    title === undefined ? format : `${format}: ${title.replaceAll(';', ',')}`,
    edition && `edition: ${edition.replaceAll(';', ',')}`,
    prices.length > 0 && `price: ${prices.join(' / ')}`,
    url && `url: ${url}`,
    sold_out && 'sold out',
  ];
  return parts.filter(Boolean).join('; ');
}

export const RELEASE_COLUMNS: readonly Column<Row>[] = [
  ['Release title', ({ release }) => release.title],
  ['Release artist', ({ artists }) => namesOf(artists, 'main')],
  ['Release guests', ({ artists, track }) => track && writeGuests(artists)],
  ['Type', ({ release }) => release.type],
  ['Release date', ({ release }) => release.release_date],
  ['Label', ({ release }) => release.label?.name],
  ['Catalogue number', ({ release }) => release.catalogue_number],
  ['UPC', ({ release }) => release.upc],
  ['Genre', ({ release }) => release.genre],
  ['Disc', ({ track }) => track?.disc],
  ['Track number', ({ track }) => track?.track_number],
  ['Track title', ({ track }) => track?.title],
  ['Version', ({ track }) => track?.version],
  ['Artist', ({ trackArtists }) => namesOf(trackArtists, 'main')],
  ['With', ({ trackArtists }) => namesOf(trackArtists, 'with')],
  ['Featuring', ({ trackArtists }) => namesOf(trackArtists, 'featuring')],
  ['Remixer', ({ trackArtists }) => namesOf(trackArtists, 'remixer')],
  ['ISRC', ({ recording }) => recording.isrc],
  ['Duration', ({ recording: { duration } }) => (duration === undefined ? undefined : formatClock(duration))],
  ['BPM', ({ recording }) => recording.bpm],
  ['Key', ({ recording }) => recording.key],
  ['Explicit', ({ recording }) => recording.explicit],
  ['Language', ({ release }) => release.language],
  ['Composer', ({ recording, release }) => recording.composer ?? release.composer],
  ['Arranger', ({ recording, release }) => recording.arranger ?? release.arranger],
  ['Conductor', ({ recording, release }) => recording.conductor ?? release.conductor],
  ['Soloists', ({ recording, release }) => (recording.soloists ?? release.soloists)?.map(({ name }) => name)],
  ['Ensemble', ({ recording, release }) => recording.ensemble ?? release.ensemble],
  ['Work', ({ track }) => track?.work],
  ['Opus', ({ track }) => track?.opus],
  ['Movement', ({ track }) => track?.movement?.number],
  ...ROLES.map(
    ([column, known]): Column<Row> => [
      column,
      ({ recording: { credits = [] } }) =>
        credits.flatMap(({ role, names }) => (role.toLowerCase() === known ? names : [])),
    ],
  ),
  [
    'Other credits',
    ({ recording: { credits } }) => writeCredits(credits?.filter(({ role }) => isOther(role))),
  ],
  // What is true of the whole is no fact of each track.
  ['Release credits', ({ release, track }) => track && writeCredits(release.credits)],
  ['Phonographic copyright', ({ release }) => release.phonographic_copyright],
  ['Copyright', ({ release }) => release.copyright],
  ['Recorded', ({ release }) => release.recorded],
  ['Description', ({ release }) => release.description],
  ['Lyrics', ({ recording }) => recording.lyrics],
  ...MUSIC_KEYS.map(
    (key): Column<Row> => [
      `${MUSIC_PLATFORMS[key].name} URL`,
      ({ recording }) => recording.streaming_links?.[key],
    ],
  ),
  ...MUSIC_KEYS.map(
    (key): Column<Row> => [
      `Release on ${MUSIC_PLATFORMS[key].name}`,
      ({ release, track }) => track && release.streaming_links?.[key],
    ],
  ),
  ['Release formats', ({ release }) => release.formats?.map(writeFormat).join('\n')],
  ['Release links', ({ release }) => release.links?.map(({ name, url }) => `${name}: ${url}`)],
];
