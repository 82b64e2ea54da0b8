/** Making pictures: all that a build needs, or what somebody looks at. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Cache, KeyPart } from '../../cache/index.ts';
import { readUnchanged } from '../../lib/fingerprints.ts';
import { openLatestFirst } from '../../lib/latest-first.ts';
import type { OnProgress } from '../../lib/progress.ts';
import { type Decoded, decodePicture, ENCODE_VERSION, encodeVariant } from './encode.ts';
import { describeDecoded, type Fault, openFacts } from './facts.ts';
import type { Variant } from './settings.ts';

/** A file that may be worked on. */
export interface Original {
  /** Absolute. */
  path: string;
  bytes: number;
  /** Of its content. */
  digest: string;
}

export type Decode = () => Promise<Decoded | Fault>;

/** Each picture keeps one core busy, and takes some 100 MB while it is worked on. */
export const AT_ONCE = Math.min(4, availableParallelism());

/** Decoded pictures that are kept, of 5 MB each: a page asks for several files of one. */
const KEPT = 4;

/** Makes files when they are asked for, those asked for last first, and keeps them in the cache. */
export interface PictureMaker {
  /** The bytes of a file. */
  make(original: Original, variant: Variant): Promise<Uint8Array>;
  /** Looks at a picture when nothing is asked for, so that its facts are in the cache. */
  examine(original: Original): void;
}

/**
 * @param onExamined is called when all pictures have been looked at, and more is known than before
 * @param onProgress counts from the first piece of work until there is none left
 */
export function openMaker(cache: Cache, onExamined: () => void, onProgress?: OnProgress): PictureMaker {
  const work = openLatestFirst(AT_ONCE);
  const decoded = new Map<string, Promise<Decoded | Fault>>();
  const waiting = new Set<string>();
  let isNews = false;
  let [done, total] = [0, 0];

  async function count<Result>({ path }: Original, piece: Promise<Result>): Promise<Result> {
    total += 1;
    onProgress?.(done, total, basename(path));
    try {
      return await piece;
    } finally {
      done += 1;
      onProgress?.(done, total, basename(path));
      if (done === total) [done, total] = [0, 0];
    }
  }

  function decode(original: Original): Promise<Decoded | Fault> {
    const { digest } = original;
    const known = decoded.get(digest) ?? decodeOriginal(original);
    decoded.delete(digest);
    decoded.set(digest, known);
    known.catch(() => decoded.delete(digest));
    for (const oldest of [...decoded.keys()].slice(0, -KEPT)) decoded.delete(oldest);
    return known;
  }

  async function look(original: Original): Promise<void> {
    const facts = openFacts(cache);
    const found = await decode(original);
    facts.set(original.digest, 'fault' in found ? found : await describeDecoded(found));
    isNews = true;
  }

  return {
    make(original, variant) {
      const key = variantKey(original, variant);
      return count(
        original,
        work.ask(key.join(' '), () => makeVariant(original, variant, cache, () => decode(original))),
      );
    },
    examine(original) {
      const { digest } = original;
      if (waiting.has(digest)) return;
      waiting.add(digest);
      const end = () => {
        waiting.delete(digest);
        if (waiting.size > 0 || !isNews) return;
        isNews = false;
        onExamined();
      };
      // A file that has changed meanwhile, or is gone, is another picture, or none.
      count(
        original,
        work.askLater(digest, () => look(original)),
      ).then(end, end);
    },
  };
}

export async function decodeOriginal({ path, digest }: Original): Promise<Decoded | Fault> {
  return decodePicture(await readUnchanged(path, digest));
}

/** The bytes of a file: from the cache, or made of what `decode` gives. @throws where that is a fault */
export function makeVariant(
  original: Original,
  variant: Variant,
  cache: Cache,
  decode: Decode = () => decodeOriginal(original),
): Promise<Uint8Array> {
  return cache.get(variantKey(original, variant), async () => {
    const decoded = await decode();
    if ('fault' in decoded) throw new Error(`${original.path}: ${decoded.fault}`);
    return encodeVariant(decoded.bitmap, variant);
  });
}

/** The key of a file's bytes in the cache. */
export function variantKey({ digest }: Original, { format, width }: Variant): KeyPart[] {
  return ['picture', ENCODE_VERSION, digest, format, width];
}
