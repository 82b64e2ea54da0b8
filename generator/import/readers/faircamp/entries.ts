/** Releases and artists of a Faircamp catalogue as entries of the site. */
import { basename } from 'node:path';
import { NOT_OUT } from '../../../app/export/eno.ts';
import { fold } from '../../../engine/lib/fold.ts';
import type { ArtistFacts, ItemOf, ReleaseFacts } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { known, some } from '../shared/data.ts';
import { liftShared, SECRET } from '../shared/lift.ts';
import { sortLinks, sortProfiles } from '../shared/links.ts';
import type { EnoField } from './eno.ts';
import type { Manifest } from './manifest.ts';
import { findField, leaveOthers, readLinks, readNames, readTexts } from './options.ts';
import { findPicture } from './pictures.ts';
import { readTracks } from './tracks.ts';

const SHARED = ['link', 'more', 'more_label', 'text', 'synopsis', 'permalink'];
const OF_RELEASE = [
  ...SHARED,
  'title',
  'date',
  'release_date',
  'release_text',
  'unlisted',
  'release_artist',
  'release_artists',
  'artist',
  'artists',
  'cover',
];
const OF_ARTIST = [...SHARED, 'name', 'image'];
const OF_CATALOG = ['base_url'];

/** @param manifests all of the source: those of its tracks and of its catalogue are among them */
export function makeRelease(
  manifest: Manifest,
  manifests: readonly Manifest[],
  all: readonly SourceFile[],
): ItemOf<'releases'> | undefined {
  const { folder, notes } = manifest;
  const field = findField(manifest, 'title');
  const written = field && manifest.at(field).line('Title', field.value);
  const { description, body, lyrics } = readTexts(manifest);
  const { tracks, doubts } = readTracks(folder, manifests, all);
  const cover = findPicture(manifest, 'cover', ['artwork_url'], all);
  const title = written ?? notes.line('Title', basename(folder));
  leaveOthers(manifest, OF_RELEASE);
  // An empty manifest says no more than the tags of the recordings.
  if (title === undefined || manifest.fields.length + tracks.length === 0) return undefined;
  const date = findField(manifest, 'date', 'release_date');
  const facts = known<ReleaseFacts>({
    title,
    artists: readNames(manifest, 'release_artist', 'release_artists', 'artist', 'artists'),
    release_date: date && manifest.at(date).date('Release date', knownDate(date)),
    description,
    lyrics,
    ...sortLinks(readLinks(manifest)),
    redirect_from: oldAddress(manifest, manifests),
    draft: isSecret(manifest) || undefined,
    tracks: some(tracks),
  });
  const lifted = liftShared(facts);
  return {
    kind: 'releases',
    facts: lifted,
    body,
    origin: notes.origin,
    ids: [`folder:${folder}`],
    files: some(cover),
    doubts: some([
      ...(written === undefined ? [{ at: ['title'], why: 'it is the name of the folder' }] : []),
      ...(lifted.tracks ? doubts : []),
      ...(facts.draft ? [SECRET] : []),
    ]),
  };
}

/** Only who knows its address finds it; Liner's own catalogue hides what is not out so, and says so. */
function isSecret(manifest: Manifest): boolean {
  const field = findField(manifest, 'unlisted');
  return field !== undefined && field.remark !== NOT_OUT;
}

/** Faircamp has days only. Of a year or a month, the exact words are in a comment: `> date: 2023`. */
function knownDate({ value, remark }: EnoField): string {
  const [, known = value] = /^date: (\d{4}(?:-\d{2})?)$/.exec(remark) ?? [];
  return value.startsWith(`${known}-`) ? known : value;
}

/** The path of its page on the site that Faircamp made, which may have been below a path. */
function oldAddress(manifest: Manifest, manifests: readonly Manifest[]): string[] | undefined {
  const permalink = findField(manifest, 'permalink')?.value ?? '';
  const catalogs = manifests.filter(
    ({ kind, folder }) => kind === 'catalog' && `${manifest.folder}/`.startsWith(`${folder}/`),
  );
  // The nearest: catalogues may be within each other's folders.
  const [catalog] = catalogs.sort((a, b) => b.folder.length - a.folder.length);
  const base = (catalog && findField(catalog, 'base_url')?.value) ?? '';
  if (!/^[a-z\d][a-z\d-]*$/.test(permalink) || !URL.canParse(base)) return undefined;
  return [`${new URL(base).pathname.replace(/\/$/, '')}/${permalink}/`];
}

/** One of the artists of the site. What is about the artist whose site it is belongs to other files. */
export function makeArtist(
  manifest: Manifest,
  site: SiteFacts,
  all: readonly SourceFile[],
): ItemOf<'artists'> | undefined {
  const field = findField(manifest, 'name');
  const name = field && manifest.at(field).line('Name', field.value);
  const own = namesOf(site).map(fold);
  if (name === undefined || own.includes(fold(name))) {
    leaveOthers(manifest, ['name']);
    return undefined;
  }
  const { description, body } = readTexts(manifest);
  leaveOthers(manifest, OF_ARTIST);
  // Older catalogues describe all artists in one file, beside which are other pictures.
  const portrait = manifest.notes.origin.place.endsWith('artist.eno')
    ? findPicture(manifest, 'image', ['photo'], all)
    : [];
  return {
    kind: 'artists',
    facts: known<ArtistFacts>({ name, description, ...sortProfiles(readLinks(manifest)) }),
    body,
    origin: manifest.notes.origin,
    files: some(portrait),
  };
}

/** Texts and settings of the whole site, which have no entry. */
export function leaveCatalog(manifest: Manifest): void {
  leaveOthers(manifest, OF_CATALOG);
}
