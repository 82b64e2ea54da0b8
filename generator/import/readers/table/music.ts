/** Facts that releases and tracks have in common, from one row. */
import { completeUrl } from '../../../engine/lib/url.ts';
import { divideNames } from '../../../engine/values/index.ts';
import type { Key } from '../../../site/keys.ts';
import { platformAt } from '../../../site/platforms/table.ts';
import { languageTag } from '../../../site/schema/codes.ts';
import type {
  Artists,
  CreditFacts,
  Doubt,
  NamedLink,
  NamedRole,
  PlatformLinks,
  TrackFacts,
} from '../../catalogue.ts';
import { isSecretLink, webAddress } from '../shared/addresses.ts';
import { filled, known, some } from '../shared/data.ts';
import type { Line } from './rows.ts';
import { hostOf, isYes, namesIn, openValues, SECRET_LINK, textsIn } from './values.ts';

type RecordingFacts = Omit<TrackFacts, 'title' | 'artists'>;

/** Roles without a key of their own. */
const ROLES: readonly (readonly [Key, string])[] = [
  ['producer', 'Producer'],
  ['writer', 'Writer'],
  ['lyricist', 'Lyrics'],
  ['mixer', 'Mixing'],
  ['mastering', 'Mastering'],
];

interface Recording {
  readonly facts: RecordingFacts;
  readonly doubts: readonly Doubt[];
}

/** Reads the recording of a row. @param at the path of the track in its item */
export function readRecording(line: Line, at: readonly (string | number)[]): Recording {
  const values = openValues(line, at);
  const opus = line.text('opus');
  const facts = known<RecordingFacts>({
    ...textsIn(line, ['version', 'key', 'work']),
    duration: values.length(),
    isrc: values.code('isrc'),
    bpm: values.bpm(),
    lyrics: filled(line.longText('lyrics')),
    explicit: isYes(line.text('explicit')) ? true : undefined,
    composer: some(values.names('composer')),
    arranger: some(values.names('arranger')),
    conductor: some(values.names('conductor')),
    soloists: some(values.names('soloists')),
    ensemble: some(values.names('ensemble')),
    opus: filled(/^\d+$/.test(opus) ? `Op. ${opus}` : opus),
    movement: values.number('movement', 99),
    credits: creditsOf(line),
  });
  return { facts, doubts: values.doubts };
}

function creditsOf(line: Line): CreditFacts | undefined {
  const own = ROLES.flatMap(([field, role]) => {
    const names = namesIn(line, field);
    return names.length > 0 ? [[role, names] as const] : [];
  });
  const credits = { ...Object.fromEntries(own), ...labelledCredits(line, 'other_credits') };
  return Object.keys(credits).length > 0 ? credits : undefined;
}

/** `Violin: Name, Other; Cello: Third`: roles with names, in one cell. */
export function labelledCredits(
  line: Line,
  field: 'other_credits' | 'release_credits' | 'release_guests',
): CreditFacts | undefined {
  const found = line.all(field).flatMap(({ text }) =>
    text.split(/\s*;\s*/).flatMap((part) => {
      const [, role = '', names = ''] = /^([^:]{1,60}):\s+(.+)$/.exec(part) ?? [];
      return role === '' ? [] : [[role.trim(), names.split(/\s*,\s*/)] as const];
    }),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

interface Addresses {
  readonly streaming_links?: PlatformLinks;
  readonly links?: readonly NamedLink[];
}

/** Addresses of the row: those of platforms by their keys. An artist's own domain on one is known by the name of the column. */
export function addressesOf(line: Line, field: 'url' | 'release_url' = 'url'): Addresses {
  const streaming: Record<string, string> = {};
  const links: NamedLink[] = [];
  for (const cell of line.all(field)) {
    const { text, column } = cell;
    const url = webAddress(completeUrl(text));
    const platform = url === undefined ? undefined : platformAt(url);
    const key = platform?.isMusic ? platform.key : platform ? undefined : column.meaning?.platform;
    if (url === undefined) line.refuse(cell, 'it is no address on the web.');
    else if (isSecretLink(url)) line.refuse({ ...cell, text: hostOf(url) }, SECRET_LINK);
    else if (key !== undefined) streaming[key] ??= url;
    else links.push({ name: platform?.name ?? hostOf(url), url });
  }
  return {
    ...(Object.keys(streaming).length > 0 && { streaming_links: streaming }),
    ...(links.length > 0 && { links }),
  };
}

/** `Name: https://…; Other: https://…` in one cell; without a name, that of the host. */
export function linksIn(line: Line): readonly NamedLink[] | undefined {
  const links = line.all('release_links').flatMap(({ text, column }) =>
    text.split(/\s*;\s+/).flatMap((part) => {
      const [, name, written = part] = /^(.+?):\s+(\S+)$/.exec(part) ?? [];
      const url = webAddress(completeUrl(written));
      if (url !== undefined && !isSecretLink(url)) return [{ name: name ?? hostOf(url), url }];
      if (url === undefined) line.refuse({ text: part, column }, 'it is no address on the web.');
      else line.refuse({ text: hostOf(url), column }, SECRET_LINK);
      return [];
    }),
  );
  return some(links);
}

/** `3`, `03`, `3/12`, `2-03` with its disc. Sides of records, such as `A1`, are in the order of the rows. */
export function positionOf(line: Line): Pick<TrackFacts, 'track_number' | 'disc'> {
  const values = openValues(line);
  const [, disc, track] = /^(\d{1,2})[-.](\d{1,3})$/.exec(line.text('track_number')) ?? [];
  if (disc !== undefined) return { track_number: Number(track), disc: Number(disc) };
  const isSide = /^[A-Z]{1,2}\d{0,2}$/.test(line.text('track_number'));
  if (isSide) line.findings.leave('side of the record', line.text('track_number'), line.origin);
  const isDisc = /^\d/.test(line.text('disc'));
  return known<Pick<TrackFacts, 'track_number' | 'disc'>>({
    track_number: isSide ? undefined : values.number('track_number', 999),
    disc: isDisc ? values.number('disc', 99) : undefined,
  });
}

/** The code of a language; names of languages are left out. */
export function languageOf(line: Line): string | undefined {
  const text = line.text('language');
  if (text === '') return undefined;
  const read = languageTag.safeParse(text.length === 2 ? text.toLowerCase() : text);
  if (read.success) return read.data;
  line.findings.leave('language', text, line.origin);
  return undefined;
}

/** The artists of the release, if its rows agree; tracks with others have their own. @param isOwn if the first row is the release itself */
export function releaseArtists(group: readonly [Line, ...Line[]], isOwn: boolean): Artists {
  const [first] = group;
  if (isOwn) {
    const own = artistsOf(first);
    if (own.length > 0) return own;
  }
  const main = namesOf(first, 'album_artist');
  if (main.length > 0) return [...main, ...guestsIn(first)];
  // Beside the artist of each track, the other one is that of the release.
  const field = group.some((line) => line.text('artist') !== '') ? 'artist' : 'track_artist';
  const names = namesOf(first, field);
  return group.every((line) => namesOf(line, field).join('\0') === names.join('\0')) ? names : [];
}

/** The artists of the recording of a row. */
export function artistsOf(line: Line): Artists {
  const main = OF_RECORDING.map((field) => namesOf(line, field)).find(({ length }) => length > 0);
  if (!main) return [];
  return [
    ...main,
    ...GUESTS.flatMap((role) => namesIn(line, role).map((name): NamedRole => ({ name, role }))),
  ];
}

const GUESTS = ['with', 'featuring', 'remixer'] as const;

/** Guests of the whole release by their roles: `featuring: Name, Other; remixer: Third`. */
function guestsIn(line: Line): NamedRole[] {
  const labelled = labelledCredits(line, 'release_guests') ?? {};
  return GUESTS.flatMap((role) => (labelled[role] ?? []).map((name): NamedRole => ({ name, role })));
}

/** The artist of the release, which tells releases of one title apart; empty if a row does not say so. */
export function releaseArtistIn(line: Line): string {
  const own = line.text('album_artist');
  return own === '' && line.text('track_artist') !== '' ? line.text('artist') : own;
}

type ArtistField = 'track_artist' | 'artist' | 'album_artist';

/** The nearest to the recording first. */
const OF_RECORDING: readonly ArtistField[] = ['track_artist', 'artist', 'album_artist'];

/** Reads names from a cell: those with commas and `feat.` are divided by the plan. `Name (7)` is one of several of a catalogue. */
function namesOf(line: Line, field: ArtistField): string[] {
  return line
    .all(field)
    .flatMap(({ text }) => divideNames(text, { joins: ['list'] }))
    .map((name) => name.replace(/ \(\d{1,3}\)$/, ''));
}
