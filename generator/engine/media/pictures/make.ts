/** Makes pictures: all of them for a build, or those that a preview requests. */
import { basename } from 'node:path';
import { readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache, KeyPart } from '../../cache/index.ts';
import { openBackground } from '../../lib/background.ts';
import type { OnProgress } from '../../lib/progress.ts';
import { type Decoded, decodePicture, ENCODE_VERSION, encodeVariant } from './encode.ts';
import { describeDecoded, openFacts, type PictureFault } from './facts.ts';
import type { Variant } from './settings.ts';

/** A file that may be worked on. */
export interface Original {
  path: string;
  bytes: number;
  digest: string;
}

export type Decode = () => Promise<Decoded | PictureFault>;

/** Decoded pictures that are kept, of 5 MB each: a page asks for several files of one. */
const KEPT = 4;

/** Makes files on request, the most recent request first, and keeps them in the cache. */
export interface PictureMaker {
  make(original: Original, variant: Variant): Promise<Uint8Array>;
  /** Examines a picture while nothing is requested, so that its facts are in the cache. */
  examine(original: Original): void;
}

/** @param onExamined called when all pictures are examined, if facts were added @param onProgress counts until no work is left */
export function openMaker(cache: Cache, onExamined: () => void, onProgress?: OnProgress): PictureMaker {
  const background = openBackground<Uint8Array>({ onDone: onExamined, onProgress });
  const decoded = new Map<string, Promise<Decoded | PictureFault>>();

  function decode(original: Original): Promise<Decoded | PictureFault> {
    const { digest } = original;
    const known = decoded.get(digest) ?? decodeOriginal(original);
    decoded.delete(digest);
    decoded.set(digest, known);
    known.catch(() => decoded.delete(digest));
    for (const oldest of [...decoded.keys()].slice(0, -KEPT)) decoded.delete(oldest);
    return known;
  }

  return {
    make: (original, variant) =>
      background.ask(variantKey(original, variant).join(' '), basename(original.path), () =>
        makeVariant(original, variant, cache, () => decode(original)),
      ),
    // Record nothing about a file that has changed meanwhile.
    examine: (original) =>
      background.askLater(original.digest, basename(original.path), async () => {
        const found = await decode(original);
        openFacts(cache).set(original.digest, 'fault' in found ? found : await describeDecoded(found));
      }),
  };
}

export async function decodeOriginal({ path, digest }: Original): Promise<Decoded | PictureFault> {
  return decodePicture(await readUnchanged(path, digest));
}

/** The bytes of a file: from the cache, or made of what `decode` gives. @throws if that is a fault */
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

/** Returns the key of a variant in the cache, by the bytes of its original. */
export function variantKey({ digest }: Original, { format, width }: Variant): KeyPart[] {
  return ['picture', ENCODE_VERSION, digest, format, width];
}
