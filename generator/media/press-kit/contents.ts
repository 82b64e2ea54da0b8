/** What lies in the archives, and where. */

import { writePlain } from '../../content/entry.ts';
import { hash } from '../../lib/hash.ts';
import type { PressKit } from '../../model/press-kit.ts';
import type { ArchiveEntry } from './archive.ts';
import { type KitLogo, renderLogo } from './logos.ts';
import type { PlannedPaper } from './papers.ts';
import { type Original, readOriginal, readPhoto } from './photos.ts';
import { sumOf, writeBio, writeCredits, writeReadme, writeSums } from './texts.ts';

export interface KitParts {
  photos: Original[];
  covers: Original[];
  logos: KitLogo[];
  papers: PlannedPaper[];
}

export interface Contents {
  entries: ArchiveEntry[];
  /** All that the bytes depend on. */
  keys: string[];
}

interface Item {
  path: string;
  key: string;
  read: () => Promise<Uint8Array>;
}

const FOLDERS = { biography: 'biography', rider: 'technical-rider', sheet: 'one-sheet' } as const;

/** Everything, with a README and the sums of all files. */
export function listKit(kit: PressKit, parts: KitParts, folder: string): Contents {
  const items = [
    ...kit.bios.map((bio) => text(`biography/${bio.id}-bio.txt`, writeBio(bio))),
    ...(kit.rider.length > 0
      ? [text('technical-rider/technical-rider.txt', `${writePlain(kit.rider)}\n`)]
      : []),
    ...parts.papers.map(({ id, name, made }) => ({ ...made, path: `${FOLDERS[id]}/${name}` })),
    ...photoItems(kit, parts, 'photos/'),
    ...parts.logos.flatMap(logoItems),
    ...parts.covers.map((cover) => ({
      path: `covers/${cover.name}`,
      key: cover.digest,
      read: () => readOriginal(cover),
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
  return pack(photoItems(kit, parts, ''), folder);
}

function photoItems(kit: PressKit, { photos }: KitParts, folder: string): Item[] {
  if (photos.length === 0) return [];
  const names = new Map(photos.map(({ file, name }) => [file, name]));
  return [
    ...photos.map((photo) => ({
      path: folder + photo.name,
      key: photo.digest,
      read: () => readPhoto(photo),
    })),
    text(`${folder}credits.txt`, writeCredits(kit.photos, names)),
  ];
}

function logoItems({ name, svg }: KitLogo): Item[] {
  const digest = hash(svg);
  return [
    { path: `logos/${name}.svg`, key: digest, read: async () => svg },
    { path: `logos/${name}.png`, key: digest, read: () => renderLogo(svg) },
  ];
}

function text(path: string, content: string): Item {
  return { path, key: hash(content), read: async () => Buffer.from(content) };
}

function pack(items: readonly Item[], folder: string): Contents {
  return {
    entries: items.map(({ path, read }) => ({ path: `${folder}/${path}`, read })),
    keys: items.map(({ path, key }) => `${path} ${key}`),
  };
}

/** Entries are read in turn, so the sums are known when theirs comes. */
function withSums(items: readonly Item[], folder: string): Contents {
  const sums: { path: string; sum: string }[] = [];
  const noted = items.map((item) => ({
    ...item,
    read: async () => {
      const bytes = await item.read();
      sums.push({ path: item.path, sum: sumOf(bytes) });
      return bytes;
    },
  }));
  const { entries, keys } = pack(noted, folder);
  const read = async () => Buffer.from(writeSums(sums.splice(0)));
  return { entries: [...entries, { path: `${folder}/SHA256SUMS`, read }], keys };
}
