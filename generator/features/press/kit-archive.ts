/** The contents of the archives of the press kit, by path. */

import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import { writePlain } from '../../engine/content/entry.ts';
import { hash } from '../../engine/lib/hash.ts';
import type { ArchiveEntry } from '../../engine/media/archive.ts';
import { relabelPicture } from '../../engine/media/metadata/index.ts';
import type { PlannedBooklet } from './booklet-files.ts';
import type { PressKit } from './kit.ts';
import {
  type KitLogo,
  type KitPicture,
  keyOfPhoto,
  PRINT_VERSION,
  printLogo,
  printPhoto,
} from './kit-pictures.ts';
import { sumOf, writeBio, writeCredits, writeQuotes, writeReadme, writeSums } from './kit-texts.ts';
import type { PlannedPdf } from './pdf-files.ts';

export interface KitParts {
  photos: KitPicture[];
  covers: KitPicture[];
  logos: KitLogo[];
  pdfs: PlannedPdf[];
  /** Booklets of the releases that the kit describes. */
  booklets: PlannedBooklet[];
}

export interface Contents {
  entries: ArchiveEntry[];
  /** Everything that the bytes depend on. */
  keys: string[];
}

interface KeyedEntry extends ArchiveEntry {
  key: string;
  read: () => Promise<Uint8Array>;
}

const FOLDERS = {
  biography: 'biography',
  rider: 'technical-rider',
  works: 'works',
  sheet: 'one-sheet',
} as const;

/** Everything, with a README and the sums of all files. */
export function listKit(kit: PressKit, parts: KitParts, folder: string): Contents {
  const items = [
    ...kit.bios.map((bio) => text(`biography/${bio.id}-bio.txt`, writeBio(bio))),
    ...(kit.rider.length > 0
      ? [text('technical-rider/technical-rider.txt', `${writePlain(kit.rider)}\n`)]
      : []),
    ...(kit.quotes.length > 0 ? [text('quotes/press-quotes.txt', writeQuotes(kit.quotes, kit.words))] : []),
    ...kit.releases.map((release) => text(`releases/${release.slug}.txt`, release.text)),
    ...parts.pdfs.map(({ id, name, made }) => ({ ...made, path: `${FOLDERS[id]}/${name}` })),
    ...parts.booklets.map(({ name, ...made }) => ({ ...made, path: `booklets/${name}` })),
    ...photoItems(kit, parts, 'photos/'),
    ...parts.logos.flatMap(logoItems),
    ...kit.codes.map(({ name, key, read }) => ({ path: `links/${name}`, key, read })),
    ...parts.covers.map((cover) => ({
      path: `covers/${cover.name}`,
      key: keyOfPhoto(cover),
      read: async () => relabelPicture(await readUnchanged(cover.path, cover.digest), cover.words),
    })),
  ];
  const readme = text(
    'README.txt',
    writeReadme(
      kit,
      items.map(({ path }) => path),
    ),
  );
  return withSums([readme, ...items], folder);
}

/** The photos with their credits. */
export function listPhotos(kit: PressKit, parts: KitParts, folder: string): Contents {
  return listContents(photoItems(kit, parts, ''), folder);
}

function photoItems(kit: PressKit, { photos }: KitParts, folder: string): KeyedEntry[] {
  if (photos.length === 0) return [];
  const names = new Map(photos.map(({ file, name }) => [file, name]));
  return [
    ...photos.map((photo) => ({
      path: folder + photo.name,
      key: keyOfPhoto(photo),
      read: async () => printPhoto(await readUnchanged(photo.path, photo.digest), photo.words),
    })),
    text(`${folder}credits.txt`, writeCredits(kit.photos, names, kit.words)),
  ];
}

function logoItems({ name, svg }: KitLogo): KeyedEntry[] {
  const digest = hash(svg);
  return [
    { path: `logos/${name}.svg`, key: digest, read: async () => svg },
    {
      path: `logos/${name}.png`,
      key: `${PRINT_VERSION} ${digest}`,
      read: () => printLogo(svg),
    },
  ];
}

function text(path: string, content: string): KeyedEntry {
  const bytes = Buffer.from(content);
  return { path, key: hash(bytes), read: async () => bytes };
}

function listContents(items: readonly KeyedEntry[], folder: string): Contents {
  return {
    entries: items.map(({ path, read }) => ({ path: `${folder}/${path}`, read })),
    keys: items.map(({ path, key }) => `${path} ${key}`),
  };
}

/**
 * Adds a file with the sums of all entries, which are known when it is read, as entries are read in order. They may be read
 * more than once: if the cache has no room for the archive, it is written elsewhere.
 */
function withSums(items: readonly KeyedEntry[], folder: string): Contents {
  const sums = new Map<string, string>();
  const noted = items.map((item) => ({
    ...item,
    read: async () => {
      const bytes = await item.read();
      sums.set(item.path, sumOf(bytes));
      return bytes;
    },
  }));
  const { entries, keys } = listContents(noted, folder);
  const read = async () => Buffer.from(writeSums(sums));
  return { entries: [...entries, { path: `${folder}/SHA256SUMS`, read }], keys };
}
