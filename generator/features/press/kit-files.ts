/** The files of the press kit: archives, PDFs and photos, made from content and assets. */

import type { Artifact } from '../../engine/artifact.ts';
import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { openFolder } from '../../engine/lib/files.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { ownOf } from '../../engine/lib/record.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { ARCHIVE_VERSION, writeArchive } from '../../engine/media/archive.ts';
import type { Fonts } from '../../engine/media/fonts/index.ts';
import { type MadeFile, measureFile, planStored, recallSize } from '../../engine/media/made-file.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { PressFileId, PressFiles } from '../../site/assets.ts';
import type { PlannedBooklet } from './booklet-files.ts';
import { type PressKit, pressFileName } from './kit.ts';
import { type Contents, type KitParts, listKit, listPhotos } from './kit-archive.ts';
import {
  describeCoverWords,
  describePhoto,
  describePhotoWords,
  findLogos,
  findPictures,
  type KitPicture,
  keyOfPhoto,
  type PhotoFacts,
  printPhoto,
} from './kit-pictures.ts';
import { planPdfs } from './pdf-files.ts';

interface PressKitOptions {
  /** The artist's folder of assets. */
  assets: string;
  fonts: Fonts;
  cache: Cache;
  /** The route that its files are below: `/press/`. */
  folder: string;
  /** The logo of the site, whose problems are reported elsewhere. */
  logo: string | undefined;
  /** Booklets by the slugs of their releases. */
  booklets?: Readonly<Record<string, PlannedBooklet>> | undefined;
  /** Files that are offered beside the photos; all by default. */
  offered?: readonly PressFileId[] | undefined;
  /** false to list the files without making them: sizes are given as far as they are known. */
  isMeasured?: boolean | undefined;
  onProgress?: OnProgress | undefined;
}

interface PlannedPressKit {
  files: PressFiles;
  artifacts: Artifact[];
  problems: Problem[];
}

interface OfferedFile {
  id: PressFileId;
  url: string;
  made: MadeFile;
}

export async function planPressKit(
  kit: PressKit | undefined,
  options: PressKitOptions,
): Promise<PlannedPressKit> {
  if (!kit) return { files: { files: [], photos: [] }, artifacts: [], problems: [] };
  const { cache, fonts, booklets = {}, isMeasured = true, folder: route } = options;
  const folder = openFolder(options.assets);
  const { language } = kit.fileNames;
  const photos = await findPictures(
    kit.photos.map((photo) => ({ file: photo.file, words: describePhotoWords(photo) })),
    folder,
    cache,
    language,
  );
  const covers = await findPictures(
    kit.covers.map((cover) => ({ file: cover.file, words: describeCoverWords(cover, kit) })),
    folder,
    cache,
    language,
  );
  const { logos, problems } = await findLogos(kit.logos, folder, options.logo, cache, language);
  const { pdfs, problems: unprintable } = planPdfs(kit, covers, fonts, cache);
  const notes = kit.releases.flatMap(({ slug }) => ownOf(booklets, slug) ?? []);
  const offers = listFiles(kit, { photos, covers, logos, pdfs, booklets: notes }, options).filter(
    ({ id }) => options.offered?.includes(id) ?? true,
  );
  const prints = photos.map((photo) => ({ photo, ...offerPhoto(photo, route) }));
  const files: PressFiles = { files: [], photos: [] };
  const total = offers.length + prints.length;
  const report = (done: number, url: string) => options.onProgress?.(done, total, url.slice(route.length));
  for (const { id, url, made } of offers) {
    report(files.files.length, url);
    files.files.push({
      id,
      url,
      bytes: isMeasured ? await measureFile(made, cache) : recallSize(made, cache),
    });
  }
  for (const { photo, url } of prints) {
    report(offers.length + files.photos.length, url);
    const facts = await recallFacts(photo, cache, isMeasured);
    files.photos.push({ file: photo.file, url, bytes: facts?.bytes, dpi: facts?.dpi });
  }
  options.onProgress?.(total, total, '');
  return {
    files,
    artifacts: [...offers, ...prints].map(({ url, made }) => ({
      path: url.slice(1),
      key: made.key,
      body: made.read,
    })),
    problems: [...problems, ...unprintable],
  };
}

/** Offers a photo. Not cached: it is the original file with another header. */
function offerPhoto(photo: KitPicture, folder: string): Omit<OfferedFile, 'id'> {
  const { name, path, digest, words } = photo;
  const read = async () => printPhoto(await readUnchanged(path, digest), words);
  return { url: `${folder}photos/${name}`, made: { key: `press-photo ${keyOfPhoto(photo)}`, read } };
}

async function recallFacts(
  photo: KitPicture,
  cache: Cache,
  isMeasured: boolean,
): Promise<PhotoFacts | undefined> {
  const { path, digest, words } = photo;
  const pack = cache.pack<PhotoFacts>('press-photos');
  const key = keyOfPhoto(photo);
  const known = pack.get(key);
  if (known || !isMeasured) return known;
  const facts = await describePhoto(await readUnchanged(path, digest), words);
  pack.set(key, facts);
  return facts;
}

function listFiles(kit: PressKit, parts: KitParts, { cache, folder: route }: PressKitOptions): OfferedFile[] {
  const archive = (id: PressFileId, kind: string, list: (folder: string) => Contents): OfferedFile => {
    const folder = pressFileName(kit, kind, '');
    const { entries, keys } = list(folder);
    const day = kit.date && firstDayOf(kit.date);
    const made = planStored(`press-${id}`, [ARCHIVE_VERSION, folder, day ?? '', ...keys], cache, (append) =>
      writeArchive(entries, append, day),
    );
    return { id, url: `${route}${folder}.zip`, made };
  };
  return [
    archive('kit', 'press-kit', (folder) => listKit(kit, parts, folder)),
    ...(parts.photos.length > 0
      ? [archive('photos', 'photos', (folder) => listPhotos(kit, parts, folder))]
      : []),
    ...parts.pdfs.map(({ id, name, made }) => ({ id, url: route + name, made })),
  ];
}
