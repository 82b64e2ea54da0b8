/** One requested file: looked at, refused in plain words, or planned. */
import { availableParallelism } from 'node:os';
import type { Cache } from '../../lib/cache/index.ts';
import type { Folder } from '../../lib/files.ts';
import { fingerprintFile, readUnchanged } from '../../lib/files.ts';
import { mapPool } from '../../lib/pool.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { decodePicture, measurePicture } from './encode.ts';
import { isSupported, nameFormat } from './inspect.ts';
import { makePicture, type Original, type PictureRecord, pretendPicture } from './make.ts';
import { PALETTE_VERSION } from './palette.ts';
import {
  describeBytes,
  describeDamaged,
  describeEmpty,
  describeFormat,
  describeMissing,
  describeOutside,
  describePixels,
  describeUnreadable,
} from './problems.ts';
import { type Encoding, MAX_BYTES, MAX_PIXELS, SETTINGS } from './settings.ts';

/** What the work on pictures needs. */
export interface Workshop {
  assets: Folder;
  cache: Cache;
  /** false to look at pictures without making anything of them. */
  encode: boolean;
}

/** A file with all the places that name it. */
export interface Job {
  file: string;
  /** None for the artist's placeholders, which nothing names. */
  places: readonly Position[];
  encodings: readonly Encoding[];
}

export interface Planned {
  file: string;
  original: Original;
  record: PictureRecord;
}

type Outcome = { planned?: Planned; problems: Problem[] };

/** Each picture keeps one core busy, and takes some 100 MB while it is worked on. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Decodes and encodes what the cache does not hold; no file keeps the others from being planned. */
export async function planFiles(
  jobs: readonly Job[],
  workshop: Workshop,
): Promise<{ planned: Map<string, Planned>; problems: Problem[] }> {
  const outcomes = await mapPool(jobs, AT_ONCE, (job) => planFile(job, workshop));
  const planned = outcomes.flatMap((outcome) => (outcome.planned ? [outcome.planned] : []));
  return {
    planned: new Map(planned.map((each) => [each.file, each])),
    problems: outcomes.flatMap((outcome) => outcome.problems),
  };
}

async function planFile(job: Job, workshop: Workshop): Promise<Outcome> {
  const { file, places } = job;
  const { assets, cache } = workshop;
  const found = assets.locate(file);
  if (found === 'missing') {
    return { problems: places.map((place) => describeMissing(file, assets.files, place)) };
  }
  const [at] = places;
  if (found === 'outside') return { problems: [describeOutside(file, at)] };
  if (found.bytes === 0) return { problems: [describeEmpty(file, at)] };
  if (found.bytes > MAX_BYTES) return { problems: [describeBytes(file, found.bytes, at)] };
  try {
    const digest = await fingerprintFile(found.path, cache);
    if (digest === undefined)
      return { problems: places.map((place) => describeMissing(file, assets.files, place)) };
    return await planOriginal(job, { ...found, digest }, workshop);
  } catch (error) {
    return { problems: [describeUnreadable(file, reasonOf(error), at)] };
  }
}

async function planOriginal(job: Job, original: Original, workshop: Workshop): Promise<Outcome> {
  const { file, places, encodings } = job;
  const records = workshop.cache.pack<PictureRecord>('pictures');
  const files = encodings.map(({ format, widths }) => format + widths);
  const key = [SETTINGS, PALETTE_VERSION, original.digest, ...files].join(' ');
  const known = records.get(key);
  const record = known ?? (await makeRecord(job, original, workshop));
  if ('code' in record) return { problems: [record] };
  if (!known && workshop.encode) records.set(key, record);
  return {
    planned: { file, original, record },
    problems: record.damaged ? [describeDamaged(file, places[0])] : [],
  };
}

async function makeRecord(
  job: Job,
  original: Original,
  { cache, encode }: Workshop,
): Promise<PictureRecord | Problem> {
  const [at] = job.places;
  const bytes = await readUnchanged(original.path, original.digest);
  const format = nameFormat(bytes);
  if (!isSupported(format)) return describeFormat(job.file, format, at);
  const { width, height } = await measurePicture(bytes);
  if (width * height > MAX_PIXELS) return describePixels(job.file, width, height, at);
  const decoded = await decodePicture(bytes);
  if (!encode) return pretendPicture(decoded, job.encodings);
  return makePicture(original, decoded, job.encodings, cache);
}

/** The first line of what a library says. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n')[0] ?? '';
}
