/** The press kit: made from the content and the assets, and offered whole and in parts. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { openFolder } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { firstDayOf } from '../../lib/text.ts';
import type { PressFileId, PressFiles } from '../../model/press-files.ts';
import { type PressKit, pressFileName } from '../../model/press-kit.ts';
import type { Problem } from '../../problems/index.ts';
import type { Fonts } from '../fonts/index.ts';
import { writeArchive } from './archive.ts';
import { type Contents, type KitParts, listKit, listPhotos } from './contents.ts';
import { type MadeFile, makeFile, measureFile, publishFile } from './file.ts';
import { openTypeface } from './fonts.ts';
import { findLogos } from './logos.ts';
import { planPapers } from './papers.ts';
import { describePhoto, findOriginals, type Original, readPhoto } from './photos.ts';

export interface PressKitOptions {
  /** The artist's folder of assets. */
  assets: string;
  fonts: Fonts;
  cache: Cache;
  /** Changes with Liner's own code. */
  version: string;
  /** The logo whose faults are told elsewhere. */
  logo: string | undefined;
  /** false to look at the kit without making it. */
  encode?: boolean | undefined;
}

export interface PlannedPressKit {
  files: PressFiles;
  artifacts: Artifact[];
  problems: Problem[];
}

interface Offer {
  id: PressFileId;
  url: string;
  made: MadeFile;
}

const FOLDER = '/press/';

export async function planPressKit(
  kit: PressKit | undefined,
  options: PressKitOptions,
): Promise<PlannedPressKit> {
  if (!kit) return { files: { files: [], photos: [] }, artifacts: [], problems: [] };
  const { cache, version, encode = true } = options;
  const folder = openFolder(options.assets);
  const photos = await findOriginals(
    kit.photos.map(({ file }) => file),
    folder,
    cache,
  );
  const covers = await findOriginals(
    kit.covers.map(({ file }) => file),
    folder,
    cache,
  );
  const { logos, problems } = await findLogos(kit.logos, folder, options.logo, cache);
  const papers = planPapers(kit, covers, openTypeface(options.fonts), options);
  const offers = listOffers(kit, { photos, covers, logos, papers: papers.papers }, options);
  const prints = photos.map((photo) => ({
    photo,
    url: `${FOLDER}photos/${photo.name}`,
    made: makePrint(photo, version),
  }));
  const files: PressFiles = { files: [], photos: [] };
  for (const { id, url, made } of offers) {
    files.files.push({ id, url, bytes: encode ? await measureFile(made, cache) : undefined });
  }
  for (const { photo, url } of prints) {
    const facts = encode ? await describePhoto(photo, version, cache) : undefined;
    files.photos.push({ file: photo.file, url, bytes: facts?.bytes, dpi: facts?.dpi });
  }
  return {
    files,
    artifacts: [...offers, ...prints].map(({ url, made }) => publishFile(url, made)),
    problems: [...problems, ...papers.problems],
  };
}

/** Never in the cache: it is the file itself but for some bytes of its head. */
function makePrint(photo: Original, version: string): MadeFile {
  return { key: `press-photo ${hash(version, photo.digest)}`, read: () => readPhoto(photo) };
}

function listOffers(kit: PressKit, parts: KitParts, { cache, version }: PressKitOptions): Offer[] {
  const archive = (id: PressFileId, what: string, list: (folder: string) => Contents): Offer => {
    const folder = pressFileName(kit, what, '');
    const { entries, keys } = list(folder);
    const day = kit.date && firstDayOf(kit.date);
    const made = makeFile(`press-${id}`, [version, folder, day ?? '', ...keys], cache, () =>
      writeArchive(entries, day),
    );
    return { id, url: `${FOLDER}${folder}.zip`, made };
  };
  return [
    archive('kit', 'press-kit', (folder) => listKit(kit, parts, folder)),
    ...(parts.photos.length > 0
      ? [archive('photos', 'photos', (folder) => listPhotos(kit, parts, folder))]
      : []),
    ...parts.papers.map(({ id, name, made }) => ({ id, url: FOLDER + name, made })),
  ];
}
