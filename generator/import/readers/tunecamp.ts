/** Reads the YAML files of a Tunecamp catalogue: catalog.yaml, artist.yaml and release.yaml. */
import { basename, dirname, join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { fold } from '../../engine/lib/fold.ts';
import { isRecord } from '../../engine/lib/record.ts';
import type { ArtistFacts, FormatFacts, Item, ItemFile, ReleaseFacts, TrackFacts } from '../catalogue.ts';
import type { SourceFile } from '../sources/files.ts';
import { namesOf, type Reader, type SiteFacts } from './reader.ts';
import { given, known, listAt, numberAt, some, textAt } from './shared/data.ts';
import { liftShared, SECRET } from './shared/lift.ts';
import { sortLinks, sortProfiles } from './shared/links.ts';
import { plainToMarkdown } from './shared/markdown.ts';
import { type Notes, openNotebook, readEach } from './shared/notes.ts';
import { openPeople, roleNamed } from './shared/roles.ts';

const NAMES = /(?:^|\/)(catalog|artist|release)\.ya?ml$/i;
/** In characters. */
const LONGEST = 1_000_000;
const MOST_ALIASES = 20;
/** In characters: a longer text is not the summary of a release. */
const LONGEST_SUMMARY = 300;

export const tunecamp: Reader = {
  name: 'tunecamp',
  about: 'catalogues of Tunecamp',
  recognises: ({ name, head }) => NAMES.test(name) && /^(?:title|name):/m.test(head),
  read: async (files, site, { all }) => {
    const notebook = openNotebook();
    const read: Manifest[] = [];
    await readEach('tunecamp', files, notebook, (text, notes, file) => {
      const data = readYaml(text, notes);
      const kind = NAMES.exec(file.name)?.[1]?.toLowerCase();
      if (data) read.push({ data, kind, file, notes });
    });
    for (const manifest of read) {
      const { data, kind, notes } = manifest;
      const item =
        kind === 'release'
          ? makeRelease(manifest, findArtist(manifest, read), all)
          : kind === 'artist'
            ? makeArtist(manifest, site, all)
            : leaveKeys(data, [], notes);
      if (item) notebook.add(item);
    }
    return notebook.read();
  },
};

interface Manifest {
  readonly data: Record<string, unknown>;
  /** `release`. */
  readonly kind: string | undefined;
  readonly file: SourceFile;
  readonly notes: Notes;
}

/** Whom a release is by that names nobody: the artist of the nearest folder around it. */
function findArtist({ file }: Manifest, manifests: readonly Manifest[]): unknown {
  const around = manifests
    .filter(({ kind, file: { path } }) => kind === 'artist' && file.path.startsWith(dirname(path) + sep))
    .toSorted((one, other) => other.file.path.length - one.file.path.length);
  return around[0]?.data['name'];
}

function readYaml(text: string, notes: Notes): Record<string, unknown> | undefined {
  if (text.length > LONGEST) return notes.fail(`it has more than ${LONGEST} characters.`);
  const document = parseDocument(text, { schema: 'core', prettyErrors: false, uniqueKeys: false });
  const [error] = document.errors;
  if (error) return notes.fail(`its YAML is damaged: ${error.message}.`);
  try {
    const data: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return isRecord(data) ? data : notes.fail('it has no keys.');
  } catch (thrown) {
    // Of too many aliases.
    if (!(thrown instanceof ReferenceError || thrown instanceof RangeError)) throw thrown;
    return notes.fail(`its YAML is too complex: ${thrown.message}.`);
  }
}

function leaveKeys(data: Record<string, unknown>, read: readonly string[], notes: Notes): undefined {
  for (const [key, value] of Object.entries(data))
    if (
      !read.includes(key) &&
      value !== null &&
      value !== '' &&
      !(Array.isArray(value) && value.length === 0)
    )
      notes.leave(key, value);
}

const OF_RELEASE =
  'title date description cover genres credits artist tracks links streamingLinks bandcampLink price currency unlisted'.split(
    ' ',
  );

/** @param catalogueArtist of a release that names nobody */
function makeRelease(
  { data, file, notes }: Manifest,
  catalogueArtist: unknown,
  all: readonly SourceFile[],
): Item | undefined {
  const title = notes.line('Title', data['title']);
  if (title === undefined) return notes.fail('it names no title.');
  const people = openPeople();
  for (const credit of listAt(data, 'credits')) {
    const name = notes.line('Name', textAt(credit, 'name'));
    // `Produced by` is a role.
    const role = notes.line('Role', textAt(credit, 'role'))?.replace(/\s+by$/i, '');
    if (name !== undefined && role !== undefined) people.add(roleNamed(role) ?? role, name);
  }
  const artist = notes.line('Artist', data['artist'] ?? catalogueArtist);
  const text = notes.text('Text', data['description']);
  const isSummary = text !== undefined && text.length <= LONGEST_SUMMARY && !text.includes('\n');
  const tracks = listAt(data, 'tracks').flatMap((track) => readTrack(track, notes));
  leaveKeys(data, OF_RELEASE, notes);
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists: some(given(artist)),
        release_date: notes.date('Release date', data['date']),
        genre: some(listAt(data, 'genres').flatMap((genre) => given(notes.line('Genre', genre)))),
        description: isSummary ? text : undefined,
        ...people.facts(),
        ...sortLinks([
          ...readLinks(data, notes),
          ...given(notes.url('Link', data['bandcampLink'])).map((url) => ({ url })),
        ]),
        formats: some(readPrice(data, notes)),
        draft: data['unlisted'] === true || undefined,
        tracks: some(tracks),
      }),
    ),
    body: text === undefined || isSummary ? undefined : plainToMarkdown(text),
    origin: notes.origin,
    // Its recordings are in it, or in a folder of their own.
    ids: [dirname(file.path), join(dirname(file.path), 'tracks')].map((folder) => `folder:${folder}`),
    doubts: data['unlisted'] === true ? [SECRET] : undefined,
    files: findPicture(data['cover'] ?? nameCover(file, all), ['artwork_url'], file, all),
  };
}

function readTrack(track: unknown, notes: Notes): TrackFacts[] {
  const title = notes.line('Title of a track', textAt(track, 'title'));
  if (title === undefined) return [];
  const text = textAt(track, 'description');
  if (text !== undefined) notes.leave('Text about a track', text);
  return [{ title }];
}

/** An amount without a currency is no price. */
function readPrice(data: unknown, notes: Notes): FormatFacts[] {
  const price = numberAt(data, 'price');
  const currency = textAt(data, 'currency') ?? '';
  const isSold = textAt(data, 'download') !== 'free' && textAt(data, 'download') !== 'none';
  if (!isSold || price === undefined || price <= 0 || price > 1_000_000) return [];
  if (/^[A-Z]{3}$/.test(currency)) return [{ format: 'digital', price, currency }];
  notes.leave('Price without a currency', price);
  return [];
}

/** `- bandcamp: https://…`, or groups of platform and url. */
function readLinks(data: unknown, notes: Notes): { url: string; name?: string | undefined }[] {
  return [...listAt(data, 'links'), ...listAt(data, 'streamingLinks')].flatMap((link) => {
    if (!isRecord(link)) return [];
    const pairs = 'url' in link ? [[link['platform'], link['url']]] : Object.entries(link);
    return pairs.flatMap(([name, url]) =>
      given(notes.url('Link', url)).map((known) => ({ name: notes.line('Link', name), url: known })),
    );
  });
}

function makeArtist(
  { data, file, notes }: Manifest,
  site: SiteFacts,
  all: readonly SourceFile[],
): Item | undefined {
  const name = notes.line('Name', data['name']);
  const own = namesOf(site).map(fold);
  // What is about the artist whose site it is belongs to site.yaml and pages/about.yaml.
  if (name === undefined || own.includes(fold(name))) return leaveKeys(data, ['name'], notes);
  const text = notes.text('Text', data['bio']);
  leaveKeys(data, ['name', 'bio', 'links', 'photo', 'avatar'], notes);
  return {
    kind: 'artists',
    facts: known<ArtistFacts>({ name, ...sortProfiles(readLinks(data, notes)) }),
    body: text === undefined ? undefined : plainToMarkdown(text),
    origin: notes.origin,
    files: findPicture(data['photo'] ?? data['avatar'], ['photo'], file, all),
  };
}

/** Where Tunecamp finds the cover of a release that names none. */
function nameCover({ path }: SourceFile, all: readonly SourceFile[]): string | undefined {
  const inside = all.flatMap((each) =>
    each.path.startsWith(dirname(path) + sep) ? relative(dirname(path), each.path) : [],
  );
  return inside.find((name) => /^(?:artwork[/\\])?(?:cover|artwork|front|folder)\.\w+$/i.test(name));
}

/** Names lead to files of the source only. */
function findPicture(
  name: unknown,
  at: ItemFile['at'],
  file: SourceFile,
  all: readonly SourceFile[],
): ItemFile[] | undefined {
  if (typeof name !== 'string') return undefined;
  const path = join(dirname(file.path), name);
  const found = all.find((each) => each.path === path && /\.(?:jpe?g|png|webp|avif|gif)$/i.test(path));
  return found && [{ at, name: basename(path), from: { path } }];
}
