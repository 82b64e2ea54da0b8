/** Requested files: examined, and reported or made into variants, once for each content. */
import { fingerprintFile, openFingerprints, readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { AT_ONCE } from '../../lib/background.ts';
import { type Folder, isForbidden } from '../../lib/files.ts';
import { mapPool } from '../../lib/pool.ts';
import type { OnProgress } from '../../lib/progress.ts';
import { findNearestPath } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import { cropOriginal } from './crop-file.ts';
import { checkPicture, ENCODE_VERSION } from './encode.ts';
import {
  describeDecoded,
  openChecks,
  openFacts,
  type PictureFacts,
  type PictureFault,
  UNSEEN,
} from './facts.ts';
import { findFormat, isSupported, type MeasuredSize, measurePicture } from './header.ts';
import { type Decode, decodeOriginal, makeVariant, type Original, type PictureMaker } from './make.ts';
import { type Encoding, listVariants, MAX_BYTES, MAX_RATIO, type Variant } from './settings.ts';

export interface PlanOptions {
  assets: Folder;
  cache: Cache;
  making: PictureMaking;
  onProgress?: OnProgress | undefined;
}

/**
 * - `all`: everything is made.
 * - `none`: pictures are looked at for faults alone.
 * - A maker: it makes what is asked for, and looks at pictures when nothing is.
 */
export type PictureMaking = 'all' | 'none' | PictureMaker;

/** A file with all the places that name it. */
export interface PictureJob {
  file: string;
  /** The part that is shown. */
  crop?: string | undefined;
  /** None for the artist's placeholders, which nothing names. */
  places: readonly Position[];
  /** Places within a text. */
  inTexts?: readonly Position[] | undefined;
  encodings: readonly Encoding[];
}

interface PictureRecord extends PictureFacts {
  variants: Variant[];
}

export interface Planned {
  file: string;
  original: Original;
  record: PictureRecord;
}

type PlanOutcome = { planned?: Planned; problems: Problem[] };

const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** Decodes and encodes what the cache does not hold; no file keeps the others from being planned. */
export async function planFiles(
  jobs: readonly PictureJob[],
  options: PlanOptions,
): Promise<{ planned: Map<string, Planned>; problems: Problem[] }> {
  let done = 0;
  const underWay = new Set<string>();
  const tell = () => options.onProgress?.(done, jobs.length, [...underWay].at(-1) ?? '');
  const outcomes = await mapPool(jobs, AT_ONCE, async (job) => {
    underWay.add(job.file);
    tell();
    const outcome = await planFile(job, options);
    underWay.delete(job.file);
    done += 1;
    tell();
    return outcome;
  });
  const planned = outcomes.flatMap((outcome) => (outcome.planned ? [outcome.planned] : []));
  return {
    planned: new Map(planned.map((each) => [each.file, each])),
    problems: outcomes.flatMap((outcome) => outcome.problems),
  };
}

async function planFile(job: PictureJob, options: PlanOptions): Promise<PlanOutcome> {
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
    const original = await cropOriginal({ path, bytes, digest }, job.crop, cache);
    return await planOriginal(job, original, options);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    return { problems: [problem('picture/no-permission', at, { file })] };
  }
}

async function planOriginal(job: PictureJob, original: Original, options: PlanOptions): Promise<PlanOutcome> {
  const { file, places, encodings } = job;
  const [at] = places;
  let decoded: ReturnType<Decode> | undefined;
  const decode = () => (decoded ??= decodeOriginal(original));
  const known = openFacts(options.cache).get(original.digest);
  const facts = known ?? (await findFacts(job, original, decode, options));
  if ('code' in facts) return { problems: [facts] };
  if ('fault' in facts)
    return { problems: [problem('picture/unreadable', at, { file, fault: facts.fault })] };
  const variants = await planVariants(original, encodings, facts, decode, options);
  return {
    planned: { file, original, record: { ...facts, variants } },
    problems: [
      ...(facts.damaged ? [problem('picture/damaged', at, { file })] : []),
      ...(facts.isClear ? [problem('picture/clear', at, { file })] : []),
      ...((await isMoving(original, options.cache)) ? [problem('picture/moving', at, { file })] : []),
    ],
  };
}

async function isMoving(original: Original, cache: Cache): Promise<boolean> {
  const size = await measurePicture(original, cache);
  return 'width' in size && size.isMoving === true;
}

/** Examines a picture only as far as `making` requires. */
async function findFacts(
  job: PictureJob,
  original: Original,
  decode: Decode,
  { cache, making }: PlanOptions,
): Promise<PictureFacts | PictureFault | Problem> {
  const size = await checkSize(job, original, cache);
  if ('code' in size) return size;
  const unseen = { ...size, ...UNSEEN };
  if (typeof making === 'object') {
    making.examine(original);
    return unseen;
  }
  if (making === 'none') {
    const checked = await findDamage(original, cache);
    return 'fault' in checked ? checked : { ...unseen, ...checked };
  }
  const decoded = await decode();
  const facts = 'fault' in decoded ? decoded : await describeDecoded(decoded);
  openFacts(cache).set(original.digest, facts);
  return facts;
}

/** Decoding takes long, so the result is stored immediately. */
async function findDamage(
  { path, digest }: Original,
  cache: Cache,
): Promise<Pick<PictureFacts, 'damaged' | 'isClear'> | PictureFault> {
  const pack = openChecks(cache);
  const known = pack.get(digest);
  if (known) return known;
  const found = await checkPicture(await readUnchanged(path, digest));
  pack.set(digest, found);
  pack.save();
  openFingerprints(cache).save();
  return found;
}

/** The size of a picture, the right way up, unless its format, size or shape is refused. */
async function checkSize(
  { file, places: [at] }: PictureJob,
  original: Original,
  cache: Cache,
): Promise<MeasuredSize['upright'] | Problem> {
  const format = await findFormat(original.path);
  if (!isSupported(format)) return problem('picture/format', at, { file, format });
  const size = await measurePicture(original, cache);
  if ('fault' in size) return problem('picture/unreadable', at, { file, fault: size.fault });
  const { width, height, limit } = size;
  if (width * height > limit) return problem('picture/too-large', at, { file, width, height, limit });
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    return problem('picture/shape', at, { file, width, height, limit: MAX_RATIO });
  }
  return size.upright;
}

/** Makes them where all is to be made; else they are listed as if none were left out. */
async function planVariants(
  original: Original,
  encodings: readonly Encoding[],
  { width }: PictureFacts,
  decode: Decode,
  { cache, making }: PlanOptions,
): Promise<Variant[]> {
  const pack = cache.pack<Variant[]>('picture-variants', ENCODE_VERSION);
  const key = [original.digest, ...encodings.map(({ format, widths }) => format + widths)].join(' ');
  const known = pack.get(key);
  if (known) return known;
  const listed = listVariants(encodings, width);
  if (making !== 'all') return listed;
  const variants: Variant[] = [];
  for (const variant of listed) {
    const { length } = await makeVariant(original, variant, cache, decode);
    // One that comes out larger than the original is left out; a JPEG there always is.
    if (variant.format === 'jpeg' || length <= original.bytes) variants.push(variant);
  }
  pack.set(key, variants);
  // They took long: an interrupted build must not lose them.
  openFacts(cache).save();
  pack.save();
  return variants;
}

/** Reports a missing file at every place that names it. */
function describeMissing({ file, places, inTexts = [] }: PictureJob, { files }: Folder): PlanOutcome {
  // A broken link has the name itself.
  const nearest = findNearestPath(
    file,
    files.filter((name) => PICTURE.test(name) && name !== file),
  );
  return {
    problems: places.map((at) =>
      problem(inTexts.includes(at) ? 'picture/missing-in-text' : 'picture/missing', at, { file, nearest }),
    ),
  };
}
