/** The report of a build: its files with their sizes, the time of each stage, and all problems. */

import type { StageTime } from '../lib/progress.ts';
import type { SiteUrls } from '../lib/url.ts';
import type { Problem } from '../problems/index.ts';
import { urlOf } from './links/resolve.ts';
import type { PublishedFile } from './record.ts';

export interface Weight {
  files: number;
  bytes: number;
  /** Size as a host would send it, compressed where that helps; null if it was not measured. */
  gzip: number | null;
}

/** Colours by their names, with the contrasts that they reach. */
interface DocumentColours {
  contrasts: Readonly<Record<string, number>>;
}

interface DocumentReport {
  url: string;
  bytes: number;
  gzip: number | null;
  /** The colours chosen for it; null if the stylesheet's serve. */
  theme: DocumentColours | null;
}

export interface Report {
  pages: number;
  images: number;
  files: number;
  bytes: number;
  /** Files of the published folder that were written, and that were kept from the build before. */
  written: number;
  kept: number;
  errors: number;
  warnings: number;
  milliseconds: number;
  /** Bytes of this process. */
  peakMemory: number;
  cache: { hits: number; misses: number };
  stages: StageTime[];
  sizes: Record<FileClass, Weight>;
  /** Documents in the order of their addresses. */
  documents: DocumentReport[];
  problems: Problem[];
}

interface ReportOptions {
  files: ReadonlyMap<string, PublishedFile>;
  /** Files that were written; all others were kept. */
  written: number;
  urls: SiteUrls;
  /** Keyed by the paths of the files. */
  themes: ReadonlyMap<string, DocumentColours>;
  stages: readonly StageTime[];
  /** Duration of the whole build; stages may overlap. */
  milliseconds: number;
  /** Bytes. */
  peakMemory: number;
  cache: { hits: number; misses: number };
  problems: readonly Problem[];
  /** True if compressed sizes were requested. */
  gzip: boolean;
}

const CLASSES = {
  html: /\.html$/,
  styles: /\.css$/,
  scripts: /\.m?js$/,
  fonts: /\.(?:woff2?|ttf|otf)$/,
  images: /\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/,
  other: /(?:)/,
} as const;

type FileClass = keyof typeof CLASSES;

export function buildReport(options: ReportOptions): Report {
  const { files, written, stages, milliseconds, cache, problems } = options;
  const sizes = measureClasses(options);
  const errors = problems.filter(({ level }) => level === 'error').length;
  return {
    pages: sizes.html.files,
    images: sizes.images.files,
    files: files.size,
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    written,
    kept: files.size - written,
    errors,
    warnings: problems.length - errors,
    milliseconds: Math.round(milliseconds),
    peakMemory: options.peakMemory,
    cache: { hits: cache.hits, misses: cache.misses },
    stages: stages.map((stage) => ({ name: stage.name, milliseconds: Math.round(stage.milliseconds) })),
    sizes,
    documents: listDocuments(options),
    problems: [...problems],
  };
}

function measureClasses({ files, gzip }: ReportOptions): Record<FileClass, Weight> {
  const empty = (): Weight => ({ files: 0, bytes: 0, gzip: gzip ? 0 : null });
  const sizes: Record<FileClass, Weight> = {
    html: empty(),
    styles: empty(),
    scripts: empty(),
    fonts: empty(),
    images: empty(),
    other: empty(),
  };
  for (const [path, file] of files) {
    const size = sizes[classOf(path)];
    size.files += 1;
    size.bytes += file.bytes;
    // What is compressed in itself is sent as it is.
    if (size.gzip !== null) size.gzip += file.gzip || file.bytes;
  }
  return sizes;
}

function classOf(path: string): FileClass {
  const kinds = Object.keys(CLASSES) as FileClass[];
  return kinds.find((kind) => CLASSES[kind].test(path)) ?? 'other';
}

function listDocuments({ files, urls, themes, gzip }: ReportOptions): DocumentReport[] {
  return [...files]
    .filter(([path]) => CLASSES.html.test(path))
    .map(([path, file]) => ({
      url: urlOf(path, urls),
      bytes: file.bytes,
      gzip: gzip ? file.gzip : null,
      theme: themes.get(path) ?? null,
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
