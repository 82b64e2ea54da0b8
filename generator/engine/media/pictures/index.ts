/** Pictures: the content requests them, this folder makes them, pages show them. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/index.ts';
import { openFolder } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import type { OnProgress } from '../../lib/progress.ts';
import { mapValues } from '../../lib/record.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { describePicture, listArtifacts } from './describe.ts';
import type { Original } from './make.ts';
import type { Drawing, OwnPicture, PictureFile, PictureRequest } from './picture.ts';
import { type PictureJob, type PictureMaking, type Planned, planFiles } from './plan.ts';
import { ENCODINGS, PLACEHOLDER_ENCODINGS } from './settings.ts';

export { type Original, openMaker, type PictureMaker } from './make.ts';
export type { PictureMaking } from './plan.ts';
export { PREVIEWS } from './preview.ts';

interface PictureContext<Kind extends string> {
  /** The assets folder; it need not exist. */
  assets: string;
  cache: Cache;
  making?: PictureMaking | undefined;
  /** Files of content that is not on the site yet. */
  awaited?: readonly string[] | undefined;
  /** Keyed by kind; the assets may replace one, such as `artwork/placeholder-single.jpg`. */
  placeholders: Readonly<Record<Kind, Drawing>>;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
  onProgress?: OnProgress | undefined;
}

interface PlannedPictures<Kind extends string> {
  /** Pictures that can be shown, by their names in the content. */
  pictures: Record<string, OwnPicture>;
  placeholders: Record<Kind, PictureFile>;
  /** The files behind the pictures, by the same names. */
  originals: ReadonlyMap<string, Original>;
  artifacts: Artifact[];
  problems: Problem[];
  /** Number of pictures that the content names and that can be shown. */
  count: number;
}

/** Makes everything that the requests need; a picture that cannot be shown is a problem, and replaced by a placeholder. */
export async function planPictures<Kind extends string>(
  requests: readonly PictureRequest[],
  {
    assets,
    cache,
    href,
    making = 'all',
    awaited = [],
    onProgress,
    placeholders: drawings,
  }: PictureContext<Kind>,
): Promise<PlannedPictures<Kind>> {
  const folder = openFolder(assets);
  const maker = typeof making === 'object' ? making : undefined;
  const replaced = Object.keys(drawings).map(locatePlaceholder);
  const own = folder.files.filter((file) => replaced.includes(file));
  const jobs = collectJobs(requests, own);
  const { planned, problems } = await planFiles(jobs, { assets: folder, cache, making, onProgress });
  const { placeholders, artifacts } = planPlaceholders(drawings, planned, href);
  const focuses = new Map(requests.map(({ file, focus }) => [file, focus]));
  const named = new Set(requests.map(({ file }) => file.normalize()));
  const known = new Set([...named, ...awaited.map((file) => file.normalize())]);
  const unused = folder.files.filter(
    (file) => isArtwork(file) && !own.includes(file) && !known.has(file.normalize()),
  );
  const pictures = [...planned].map(([file, each]): [string, OwnPicture] => {
    const { record, original } = each;
    const { digest } = original;
    return [
      file,
      { ...describePicture(each, href), focus: focuses.get(file), palette: record.palette, digest },
    ];
  });

  return {
    pictures: Object.fromEntries(pictures),
    placeholders,
    originals: new Map([...planned].map(([file, { original }]) => [file, original])),
    artifacts: [...listArtifacts([...planned.values()], cache, maker), ...artifacts],
    problems: [...problems, ...unused.map((file) => problem('picture/unused', undefined, { file }))],
    count: [...planned.keys()].filter((file) => named.has(file.normalize())).length,
  };
}

/** Collects one job for each file, however many places name it. */
function collectJobs(requests: readonly PictureRequest[], placeholders: readonly string[]): PictureJob[] {
  const jobs = new Map<string, PictureJob>(
    placeholders.map((file) => [file, { file, places: [], encodings: PLACEHOLDER_ENCODINGS }]),
  );
  for (const { file, at, inTexts, crop } of requests) {
    jobs.set(file, { file, crop, places: at, inTexts, encodings: ENCODINGS });
  }
  return [...jobs.values()];
}

/** Returns true for a file directly in artwork/, whose pictures are meant to be shown. */
function isArtwork(file: string): boolean {
  return /^artwork\/[^./][^/]*$/.test(file) && !/\/readme(\.\w+)?$/i.test(file);
}

/** `artwork/placeholder-single.jpg`. */
function locatePlaceholder(kind: string): string {
  return `artwork/placeholder-${kind}.jpg`;
}

/** Plans one for each kind, and the files behind those that are drawn. */
function planPlaceholders<Kind extends string>(
  drawings: Readonly<Record<Kind, Drawing>>,
  planned: ReadonlyMap<string, Planned>,
  href: (url: string) => string,
): { placeholders: Record<Kind, PictureFile>; artifacts: Artifact[] } {
  const artifacts: Artifact[] = [];
  const placeholders = mapValues(drawings, ({ svg, size }, kind): PictureFile => {
    const own = planned.get(locatePlaceholder(kind));
    if (own) return describePicture(own, href);
    const path = `assets/pictures/placeholder-${kind}-${hash(svg).slice(0, 8)}.svg`;
    artifacts.push({ path, body: svg, immutable: true });
    const src = href(`/${path}`);
    return { src, width: size, height: size, sources: [], placeholder: '', smallest: src };
  });
  return { placeholders, artifacts };
}
