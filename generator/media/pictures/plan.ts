/** Requested files: looked at, and refused in plain words or made into variants, once for each content. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path/posix';
import type { Cache, KeyPart } from '../../lib/cache/index.ts';
import { type Folder, fingerprintFile, isForbidden, readUnchanged } from '../../lib/files.ts';
import { mapPool } from '../../lib/pool.ts';
import { findNearest } from '../../lib/suggest.ts';
import type { Palette } from '../../model/assets.ts';
import { type Position, type Problem, problem } from '../../problems/index.ts';
import { type Decoded, decodePicture, ENCODE_VERSION, encodePreview, encodeVariant } from './encode.ts';
import { isSupported, measurePicture, nameFormat } from './header.ts';
import { extractPalette, PALETTE_VERSION } from './palette.ts';
import { type Encoding, listVariants, MAX_BYTES, MAX_RATIO, type Variant } from './settings.ts';

export interface PlanOptions {
  assets: Folder;
  cache: Cache;
  /** false to look at pictures only; what is asked for is encoded then. */
  encode: boolean;
}

/** A file with all the places that name it. */
export interface Job {
  file: string;
  /** None for the artist's placeholders, which nothing names. */
  places: readonly Position[];
  /** Those of them within a text. */
  inTexts?: readonly Position[] | undefined;
  encodings: readonly Encoding[];
}

/** A file that may be worked on. */
export interface Original {
  /** Absolute. */
  path: string;
  bytes: number;
  /** Of its content. */
  digest: string;
}

/** A picture whose variants exist. */
export interface PictureRecord {
  /** Of the original in pixels, the right way up. */
  width: number;
  height: number;
  /** A data: address. */
  preview: string;
  palette: Palette;
  damaged: boolean;
  variants: Variant[];
}

export interface Planned {
  file: string;
  original: Original;
  record: PictureRecord;
}

type PlanOutcome = { planned?: Planned; problems: Problem[] };

/** Each picture keeps one core busy, and takes some 100 MB while it is worked on. */
const AT_ONCE = Math.min(4, availableParallelism());

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Decodes and encodes what the cache does not hold; no file keeps the others from being planned. */
export async function planFiles(
  jobs: readonly Job[],
  options: PlanOptions,
): Promise<{ planned: Map<string, Planned>; problems: Problem[] }> {
  const outcomes = await mapPool(jobs, AT_ONCE, (job) => planFile(job, options));
  const planned = outcomes.flatMap((outcome) => (outcome.planned ? [outcome.planned] : []));
  return {
    planned: new Map(planned.map((each) => [each.file, each])),
    problems: outcomes.flatMap((outcome) => outcome.problems),
  };
}

async function planFile(job: Job, options: PlanOptions): Promise<PlanOutcome> {
  const { file, places } = job;
  const { assets, cache } = options;
  const [at] = places;
  const found = assets.locate(file);
  if (found === 'missing') return describeMissing(job, assets);
  if (found === 'outside') return { problems: [problem('picture/outside', at, { file })] };
  const { path, bytes } = found;
  if (bytes === 0) return { problems: [problem('picture/unreadable', at, { file, fault: undefined })] };
  if (bytes > MAX_BYTES) {
    return { problems: [problem('picture/too-large', at, { file, bytes, limit: MAX_BYTES })] };
  }
  try {
    const digest = await fingerprintFile(path, cache);
    if (digest === undefined) return describeMissing(job, assets);
    return await planOriginal(job, { path, bytes, digest }, options);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return { problems: [problem('picture/no-permission', at, { file })] };
  }
}

async function planOriginal(job: Job, original: Original, options: PlanOptions): Promise<PlanOutcome> {
  const { file, places, encodings } = job;
  const records = options.cache.pack<PictureRecord>('pictures');
  const steps = encodings.map(({ format, widths }) => format + widths);
  const key = [ENCODE_VERSION, PALETTE_VERSION, original.digest, ...steps].join(' ');
  const lookedAt = `${key} unencoded`;
  const known = records.get(key) ?? (options.encode ? undefined : records.get(lookedAt));
  const record = known ?? (await makeRecord(job, original, options));
  if ('code' in record) return { problems: [record] };
  if (!known) records.set(options.encode ? key : lookedAt, record);
  return {
    planned: { file, original, record },
    problems: record.damaged ? [problem('picture/damaged', places[0], { file })] : [],
  };
}

async function makeRecord(
  { file, places: [at], encodings }: Job,
  original: Original,
  { cache, encode }: PlanOptions,
): Promise<PictureRecord | Problem> {
  const bytes = await readUnchanged(original.path, original.digest);
  const format = nameFormat(bytes);
  if (!isSupported(format)) return problem('picture/format', at, { file, format });
  const size = await measurePicture(bytes);
  if ('fault' in size) return problem('picture/unreadable', at, { file, fault: size.fault });
  const { width, height, limit } = size;
  if (width * height > limit) return problem('picture/too-large', at, { file, width, height, limit });
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    return problem('picture/shape', at, { file, width, height, limit: MAX_RATIO });
  }
  const decoded = await decodePicture(bytes);
  if ('fault' in decoded) return problem('picture/unreadable', at, { file, fault: decoded.fault });
  const { bitmap, ...facts } = decoded;
  const palette = extractPalette(bitmap);
  const preview = await encodePreview(bitmap);
  // As if every variant had been made: enough to check or preview a site, in a tenth of the time.
  const variants = encode
    ? await makeVariants(original, decoded, encodings, cache)
    : listVariants(encodings, facts.width);
  return { ...facts, palette, preview, variants };
}

/** One that comes out larger than the original is left out; a JPEG there always is. */
async function makeVariants(
  original: Original,
  { bitmap, width }: Decoded,
  encodings: readonly Encoding[],
  cache: Cache,
): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const variant of listVariants(encodings, width)) {
    const { length } = await cache.get(variantKey(original, variant), () => encodeVariant(bitmap, variant));
    if (variant.format === 'jpeg' || length <= original.bytes) variants.push(variant);
  }
  return variants;
}

/** The key of a variant's bytes in the cache. */
export function variantKey({ digest }: Original, { format, width }: Variant): KeyPart[] {
  return ['picture', ENCODE_VERSION, digest, format, width];
}

/** At every place that names it. */
function describeMissing({ file, places, inTexts = [] }: Job, { files }: Folder): PlanOutcome {
  const nearest = findNamed(
    file,
    files.filter((name) => PICTURE.test(name)),
  );
  return {
    problems: places.map((at) =>
      problem(inTexts.includes(at) ? 'picture/missing-in-text' : 'picture/missing', at, { file, nearest }),
    ),
  };
}

/** The picture of nearly this path, or of nearly this name in another folder. */
function findNamed(file: string, pictures: readonly string[]): string | undefined {
  const names = pictures.map((picture) => basename(picture));
  const nearest = findNearest(file, pictures);
  const name = nearest ? undefined : findNearest(basename(file), names);
  return nearest ?? (name && pictures[names.indexOf(name)]);
}
