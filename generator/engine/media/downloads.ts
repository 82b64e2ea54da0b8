/** Files of the assets folder that pages offer for download, published as they are. */
import { posix } from 'node:path';
import type { Artifact } from '../artifact.ts';
import { fingerprintFile } from '../cache/fingerprints.ts';
import type { Cache } from '../cache/index.ts';
import { type Folder, openFolder } from '../lib/files.ts';
import { mapPool } from '../lib/pool.ts';
import { LONGEST_SLUG, nameSlug, shortenSlug } from '../lib/slug.ts';
import { findNearestPath } from '../lib/suggest.ts';
import { problem } from '../problems/catalogue/index.ts';
import type { Position, Problem } from '../problems/problem.ts';
import { findOtherKindAt } from './endings.ts';
import { openImage } from './sharp.ts';

export interface DownloadRequest {
  /** Path below the assets folder. */
  file: string;
  at: Position[];
}

export interface DownloadFile {
  /** Address without the base path: `/downloads/season.pdf`. */
  url: string;
  bytes: number;
  /** The width of a drawing, of which its height is 1. */
  ratio?: number;
}

interface DownloadOptions {
  /** The assets folder; it need not exist. */
  assets: string;
  cache: Cache;
  /** The code of the language that names of files are spelled in. */
  language: string;
  /** Checks a file that is copied as it is: its name below the assets folder, and where it is. */
  inspect(file: string, path: string): Problem | undefined;
  /** Reads an SVG file, and leaves out what browsers would run. */
  readDrawing(named: { file: string; at: Position }, folder: Folder): Promise<Buffer | Problem>;
}

interface PlannedDownloads {
  /** Keyed by names below the assets folder; missing files are left out. */
  files: Record<string, DownloadFile>;
  artifacts: Artifact[];
  problems: Problem[];
}

/** Files below it are published at the root of the site anyway. */
const STATIC = 'static/';
const FOLDER = 'downloads/';

export async function planDownloads(
  requests: readonly DownloadRequest[],
  { assets, cache, language, inspect, readDrawing }: DownloadOptions,
): Promise<PlannedDownloads> {
  const folder = openFolder(assets);
  const plans = await mapPool(requests, 8, async ({ file, at }): Promise<PlannedDownloads> => {
    const found = folder.locate(file);
    const nearest = findNearestPath(
      file,
      folder.files.filter((name) => name !== file),
    );
    const report = (code: 'download/missing' | 'download/outside') => ({
      ...NONE,
      problems: at.map((place) => problem(code, place, { file, nearest })),
    });
    if (typeof found === 'string')
      return report(found === 'outside' ? 'download/outside' : 'download/missing');
    const { path, bytes } = found;
    if (file.startsWith(STATIC))
      return { ...NONE, files: { [file]: { url: encodeURI(`/${file.slice(STATIC.length)}`), bytes } } };
    const digest = await fingerprintFile(path, cache);
    if (digest === undefined) return report('download/missing');
    const target = FOLDER + nameFile(file.startsWith(FOLDER) ? file.slice(FOLDER.length) : file, language);
    const [first] = at;
    if (/\.svg$/i.test(file) && first) {
      const svg = await readDrawing({ file, at: first }, folder);
      if ('code' in svg) return { ...NONE, problems: [svg] };
      const drawing = { path: target, source: file, key: `logo ${digest}`, body: () => svg };
      const { width, height } = await (await openImage(svg)).metadata();
      const shown = { url: `/${target}`, bytes: svg.length, ratio: width / height };
      return { ...NONE, files: { [file]: shown }, artifacts: [drawing] };
    }
    const secret = inspect(file, path);
    const ending = posix.extname(file);
    const other = await findOtherKindAt(path, ending);
    const wrong = other
      ? at.map((place) => problem('download/other-kind', place, { file, ending, ...other }))
      : [];
    return {
      files: { [file]: { url: `/${target}`, bytes } },
      artifacts: [
        {
          path: target,
          source: file,
          key: `download ${digest}`,
          body: () => ({ file: path, bytes, digest }),
        },
      ],
      problems: secret ? [secret, ...wrong] : wrong,
    };
  });
  return {
    files: Object.assign({}, ...plans.map(({ files }) => files)),
    artifacts: plans.flatMap(({ artifacts }) => artifacts),
    problems: plans.flatMap(({ problems }) => problems),
  };
}

const NONE: PlannedDownloads = { files: {}, artifacts: [], problems: [] };

/** `Programme-2026-27.pdf` of `Programme 2026/27.pdf`: what addresses can have without an escape. */
function nameFile(file: string, language: string): string {
  const { dir, name, ext } = posix.parse(file);
  const spell = (part: string) =>
    shortenSlug(nameSlug(part, language, { keepCase: true }), LONGEST_SLUG) || 'file';
  const folders = dir === '' ? [] : dir.split('/').map(spell);
  return [...folders, spell(name) + ext.toLowerCase()].join('/');
}
