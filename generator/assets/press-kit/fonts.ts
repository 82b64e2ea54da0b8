/** The four cuts of the site's fonts that its documents are set in. */
import { readFile } from 'node:fs/promises';
import type { Cache } from '../../lib/cache.ts';
import { type Axes, cutFont, type FontFile, type FontFiles, locateFont } from '../fonts.ts';
import type { PaperFonts } from './paper.ts';

export interface Typeface {
  /** Changes with the fonts. */
  digest: string;
  /** The characters that all cuts have. */
  characters: ReadonlySet<string>;
  cut(): Promise<PaperFonts>;
}

/** As the stylesheet sets them: names, text, what is strong, and data. */
const CUTS = {
  name: { wght: 800, wdth: 125 },
  text: { wght: 400, wdth: 100 },
  strong: { wght: 700, wdth: 100 },
  data: { wght: 400 },
} satisfies Record<keyof PaperFonts, Axes>;

export async function openTypeface(files: FontFiles): Promise<Typeface> {
  const { cache } = files;
  const sans = await locateFont('archivo', files);
  const mono = await locateFont('martian-mono', files);
  const [first, second] = [await listCharacters(sans, cache), await listCharacters(mono, cache)];
  return {
    digest: `${sans.digest} ${mono.digest}`,
    characters: new Set([...first].filter((character) => second.has(character))),
    cut: async () => ({
      name: await cutFont(sans, CUTS.name, cache),
      text: await cutFont(sans, CUTS.text, cache),
      strong: await cutFont(sans, CUTS.strong, cache),
      data: await cutFont(mono, CUTS.data, cache),
    }),
  };
}

async function listCharacters({ path, digest }: FontFile, cache: Cache): Promise<ReadonlySet<string>> {
  const pack = cache.pack<string>('font-characters');
  const known = pack.get(digest);
  if (known !== undefined) return new Set(known);
  const { create } = await import('fontkit');
  const font = create(await readFile(path));
  if (!('characterSet' in font)) throw new Error(`${path} holds several fonts; one is needed.`);
  const characters = String.fromCodePoint(...font.characterSet);
  pack.set(digest, characters);
  return new Set(characters);
}
