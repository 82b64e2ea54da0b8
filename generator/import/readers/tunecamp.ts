/** Reads the YAML files of a Tunecamp catalogue: catalog.yaml, artist.yaml and release.yaml. */
import { basename, dirname, join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { fold } from '../../engine/lib/fold.ts';
import { isRecord } from '../../engine/lib/record.ts';
import type { ArtistFacts, FormatFacts, Item, ItemFile, ReleaseFacts } from '../catalogue.ts';
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
const DEEPEST = 50;
/** In characters: a longer text is not the summary of a release. */
const LONGEST_SUMMARY = 300;

/** Keys that are read; the others are left over. */
const READ: Readonly<Record<string, string>> = {
  release:
    'title date description cover genres credits artist tracks links streamingLinks bandcampLink price currency unlisted',
  artist: 'name bio links photo avatar',
  own: 'name',
};

interface Manifest {
  readonly data: Record<string, unknown>;
  /** `release`. */
  readonly kind: string | undefined;
  readonly file: SourceFile;
  readonly notes: Notes;
}

export const tunecamp: Reader = {
  name: 'tunecamp',
  about: 'catalogues of Tunecamp',
  recognises: ({ name, head }) => NAMES.test(name) && /^(?:title|name):/m.test(head),
  read: async (files, site, { all }) => {
    const notebook = openNotebook();
    const read: Manifest[] = [];
    await readEach('tunecamp', files, notebook, site, (text, notes, file) => {
      const data = readYaml(text, notes);
      const kind = NAMES.exec(file.name)?.[1]?.toLowerCase();
      if (data) read.push({ data, kind, file, notes });
    });
    for (const manifest of read) {
      const item =
        manifest.kind === 'release'
          ? makeRelease(manifest, findArtist(manifest, read), all)
          : manifest.kind === 'artist'
            ? makeArtist(manifest, site, all)
            : leaveKeys(manifest, '');
      if (item) notebook.add(item);
    }
    return notebook.read();
  },
};

/** Whom a release is by that names nobody: the artist of the nearest folder around it. */
function findArtist({ file }: Manifest, manifests: readonly Manifest[]): unknown {
  const around = manifests
    .filter(({ kind, file: { path } }) => kind === 'artist' && file.path.startsWith(dirname(path) + sep))
    .toSorted((one, other) => other.file.path.length - one.file.path.length);
  return around[0]?.data['name'];
}

function readYaml(text: string, notes: Notes): Record<string, unknown> | undefined {
  if (text.length > LONGEST) return notes.fail(`it has more than ${LONGEST} characters.`);
  if (isTooDeep(text)) return notes.fail('its YAML has too many levels.');
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

/** Lists within lists: brackets that are open, and the beginnings of lines. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = '[{'.includes(sign) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return text.split('\n').some((line) => /^[\s?:-]{200}/.test(line));
}

function leaveKeys({ data, notes }: Manifest, kind: string): undefined {
  const read = (READ[kind] ?? '').split(' ');
  for (const [key, value] of Object.entries(data)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (!read.includes(key) && !isEmpty) notes.leave(key, value);
  }
}

/** @param catalogueArtist of a release that names nobody */
function makeRelease(
  manifest: Manifest,
  catalogueArtist: unknown,
  all: readonly SourceFile[],
): Item | undefined {
  const { data, file, notes } = manifest;
  const title = notes.line('Title', data['title']);
  if (title === undefined) return notes.fail('it names no title.');
  const people = openPeople();
  for (const credit of listAt(data, 'credits')) {
    const name = notes.line('Name', textAt(credit, 'name'));
    // `Produced by` is a role.
    const role = notes.line('Role', textAt(credit, 'role'))?.replace(/\s+by$/i, '');
    if (name !== undefined && role !== undefined) people.add(roleNamed(role) ?? role, name);
  }
  const text = notes.text('Text', data['description']);
  const isSummary = text !== undefined && text.length <= LONGEST_SUMMARY && !text.includes('\n');
  const isSecret = data['unlisted'] === true;
  const bandcamp = given(notes.url('Link', data['bandcampLink'])).map((url) => ({ url }));
  const tracks = listAt(data, 'tracks').flatMap((track) => {
    const about = textAt(track, 'description');
    if (about !== undefined) notes.leave('Text about a track', about);
    return given(notes.line('Title of a track', textAt(track, 'title'))).map((name) => ({ title: name }));
  });
  leaveKeys(manifest, 'release');
  return {
    kind: 'releases',
    facts: liftShared(
      known<ReleaseFacts>({
        title,
        artists: some(given(notes.line('Artist', data['artist'] ?? catalogueArtist))),
        release_date: notes.date('Release date', data['date']),
        genre: some(listAt(data, 'genres').flatMap((genre) => given(notes.line('Genre', genre)))),
        description: isSummary ? text : undefined,
        ...people.facts(),
        ...sortLinks([...readLinks(manifest), ...bandcamp]),
        formats: some(readPrice(manifest)),
        draft: isSecret || undefined,
        tracks: some(tracks),
      }),
    ),
    body: text === undefined || isSummary ? undefined : plainToMarkdown(text),
    origin: notes.origin,
    // Its recordings are in it, or in a folder of their own.
    ids: [dirname(file.path), join(dirname(file.path), 'tracks')].map((folder) => `folder:${folder}`),
    doubts: isSecret ? [SECRET] : undefined,
    files: findPicture(data['cover'] ?? nameCover(file, all), ['artwork_url'], file, all),
  };
}

/** An amount without a currency is no price. */
function readPrice({ data, notes }: Manifest): FormatFacts[] {
  const price = numberAt(data, 'price');
  const currency = textAt(data, 'currency') ?? '';
  const isSold = !['free', 'none'].includes(textAt(data, 'download') ?? '');
  if (!isSold || price === undefined || price <= 0 || price > 1_000_000) return [];
  if (/^[A-Z]{3}$/.test(currency)) return [{ format: 'digital', price, currency }];
  notes.leave('Price without a currency', price);
  return [];
}

/** `- bandcamp: https://…`, or groups of platform and url. */
function readLinks({ data, notes }: Manifest): { url: string; name?: string | undefined }[] {
  return [...listAt(data, 'links'), ...listAt(data, 'streamingLinks')].flatMap((link) => {
    if (!isRecord(link)) return [];
    const pairs = 'url' in link ? [[link['platform'], link['url']]] : Object.entries(link);
    return pairs.flatMap(([name, url]) =>
      given(notes.url('Link', url)).map((found) => ({ name: notes.line('Link', name), url: found })),
    );
  });
}

function makeArtist(manifest: Manifest, site: SiteFacts, all: readonly SourceFile[]): Item | undefined {
  const { data, file, notes } = manifest;
  const name = notes.line('Name', data['name']);
  const own = namesOf(site).map(fold);
  // What is about the artist whose site it is belongs to site.yaml and pages/about.yaml.
  if (name === undefined || own.includes(fold(name))) return leaveKeys(manifest, 'own');
  const text = notes.text('Text', data['bio']);
  leaveKeys(manifest, 'artist');
  return {
    kind: 'artists',
    facts: known<ArtistFacts>({ name, ...sortProfiles(readLinks(manifest)) }),
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
