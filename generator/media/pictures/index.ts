/** Pictures: asked for by the content, made here, looked up by the model. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { openFolder } from '../../lib/files.ts';
import type { PictureRequest, Pictures } from '../../model/pictures.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { describePicture, listArtifacts } from './describe.ts';
import { findPlaceholders, isPlaceholder, planPlaceholders } from './placeholders.ts';
import { type Job, type Original, planFiles } from './plan.ts';
import { ENCODINGS, PLACEHOLDER_ENCODINGS } from './settings.ts';

export interface PictureContext {
  /** The assets folder; it need not exist. */
  assets: string;
  cache: Cache;
  /** false to look at pictures without making anything of them. */
  encode?: boolean | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
}

export interface PlannedPictures extends Omit<Pictures, 'share'> {
  /** The file behind a picture that can be shown. */
  find(file: string): Original | undefined;
  artifacts: Artifact[];
  problems: Problem[];
  /** Of pictures that the content names and that can be shown. */
  count: number;
}

/** Makes everything that the requests need; what cannot be shown is a problem, and a placeholder stands in. */
export async function planPictures(
  requests: readonly PictureRequest[],
  { assets, cache, href, encode = true }: PictureContext,
): Promise<PlannedPictures> {
  const folder = openFolder(assets);
  const jobs = collectJobs(requests, findPlaceholders(folder.files));
  const { planned, problems } = await planFiles(jobs, { assets: folder, cache, encode });
  const placeholders = planPlaceholders(planned, href);
  const named = new Set(requests.map(({ file }) => file.normalize()));
  const unused = folder.files.filter((file) => isArtwork(file) && !named.has(file.normalize()));
  // Large catalogues show each picture on many pages.
  const pictures = new Map([...planned].map(([file, each]) => [file, describePicture(each, href)]));

  return {
    get(file, kind, alt) {
      const { picture } = placeholders[kind];
      const found = file === undefined ? undefined : pictures.get(file);
      return { ...(found ?? picture), alt, fallback: picture.src };
    },
    find: (file) => planned.get(file)?.original,
    palette: (file) => (file === undefined ? undefined : planned.get(file)?.record.palette),
    artifacts: [
      ...listArtifacts([...planned.values()], cache),
      ...Object.values(placeholders).flatMap(({ artifact }) => (artifact ? [artifact] : [])),
    ],
    problems: [...problems, ...unused.map((file) => problem('picture/unused', undefined, { file }))],
    count: [...planned.keys()].filter((file) => named.has(file.normalize())).length,
  };
}

/** One job a file, however many places name it. */
function collectJobs(requests: readonly PictureRequest[], placeholders: readonly string[]): Job[] {
  const jobs = new Map<string, Job>(
    placeholders.map((file) => [file, { file, places: [], encodings: PLACEHOLDER_ENCODINGS }]),
  );
  for (const { file, at } of requests) {
    jobs.set(file, { file, places: at, encodings: ENCODINGS });
  }
  return [...jobs.values()];
}

/** Directly in artwork/, where everything is meant to be shown. */
function isArtwork(file: string): boolean {
  return /^artwork\/[^./][^/]*$/.test(file) && !isPlaceholder(file) && !/\/readme(\.\w+)?$/i.test(file);
}
