/** Files of fonts: their facts, and several of them as one typeface. */
import { fingerprintFile, readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import {
  type Axes,
  type FontFacts,
  type FontInstance,
  makeInstance,
  readFontFacts,
  VERSION,
} from './instance.ts';

export interface Font {
  digest: string;
  /** Every character that one of its files has a glyph for. */
  characters: string;
  /** Instances for a weight, the preferred typeface first, pinned to those of the axes that they have. */
  instances(axes: Axes): Promise<readonly FontInstance[]>;
}

export interface OpenFile {
  /** Changes with it, and with the code that makes instances. */
  digest: string;
  characters: string;
  instance(axes: Axes): Promise<Uint8Array>;
}

interface HasWeights {
  /** The least and the greatest weight that it is for. */
  weights: [number, number];
}

export interface Weighted extends HasWeights {
  font: OpenFile;
}

export interface Typeface extends Pick<FontInstance, 'family' | 'isOurs'> {
  files: readonly Weighted[];
}

/** The weight of text without one. */
const REGULAR = 400;

/** @param others for words that the first lacks letters of */
export function joinTypefaces(first: Typeface, others: readonly Typeface[]): Font {
  const typefaces = [first, ...others];
  const open = async ({ files, family, isOurs }: Typeface, axes: Axes): Promise<FontInstance[]> =>
    Promise.all(
      pickFiles(files, axes['wght'] ?? REGULAR).map(async ({ font }) => ({
        file: await font.instance(axes),
        family,
        isOurs,
      })),
    );
  return {
    digest: typefaces.flatMap(({ files }) => files.map(({ font }) => font.digest)).join(' '),
    characters: joinCharacters(typefaces.flatMap(({ files }) => pickFiles(files, REGULAR))),
    async instances(axes) {
      return (await Promise.all(typefaces.map((each) => open(each, axes)))).flat();
    },
  };
}

/** All files for the weights that are nearest to one. */
export function pickFiles<File extends HasWeights>(files: readonly File[], weight: number): File[] {
  const [best] = files.toSorted((a, b) => distance(a, weight) - distance(b, weight));
  return files.filter(({ weights }) => String(weights) === String(best?.weights));
}

function joinCharacters(files: readonly Weighted[]): string {
  const [first, ...others] = files.map(({ font }) => font.characters);
  return others.length === 0 ? (first ?? '') : [...new Set([first ?? '', ...others].join(''))].join('');
}

function distance({ weights: [least, most] }: HasWeights, weight: number): number {
  return Math.max(0, least - weight, weight - most);
}

/** Reads the facts of a font file; undefined if it is missing or cannot be read as one font. */
export async function describeFont(path: string, cache: Cache): Promise<FontFacts | undefined> {
  const digest = await fingerprintFile(path, cache);
  return digest === undefined ? undefined : readFacts(path, digest, cache);
}

async function readFacts(path: string, digest: string, cache: Cache): Promise<FontFacts | undefined> {
  const pack = cache.pack<FontFacts | 'unreadable'>('font-facts');
  const key = keyOf(digest);
  const kept = pack.get(key);
  const facts = kept ?? (await readFontFacts(await readUnchanged(path, digest))) ?? 'unreadable';
  if (!kept) pack.set(key, facts);
  return facts === 'unreadable' ? undefined : facts;
}

function keyOf(digest: string): string {
  return `${VERSION} ${digest}`;
}

/** Returns undefined if the file is missing or cannot be read as one font. */
export async function openFont(path: string, cache: Cache): Promise<OpenFile | undefined> {
  const digest = await fingerprintFile(path, cache);
  if (digest === undefined) return undefined;
  const facts = await readFacts(path, digest, cache);
  return (
    facts && {
      digest: keyOf(digest),
      characters: facts.characters,
      instance(axes) {
        const pinned = pinAxes(axes, facts);
        const make = async () => makeInstance(await readUnchanged(path, digest), facts.characters, pinned);
        return cache.get(['font', VERSION, digest, JSON.stringify(pinned)], make);
      },
    }
  );
}

/** Clamps axes to those that the font has. */
function pinAxes(axes: Axes, { axes: ranges }: FontFacts): Axes {
  return Object.fromEntries(
    Object.entries(axes).flatMap(([axis, value]) => {
      const range = ranges[axis];
      return range ? [[axis, Math.min(Math.max(value, range[0]), range[1])]] : [];
    }),
  );
}
