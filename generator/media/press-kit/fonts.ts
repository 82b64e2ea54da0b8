/** The four cuts of the site's fonts that its documents are set in. */
import type { Axes, Fonts } from '../fonts/index.ts';
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

export function openTypeface({ archivo: sans, 'martian-mono': mono }: Fonts): Typeface {
  const data = new Set(mono.characters);
  return {
    digest: `${sans.digest} ${mono.digest}`,
    characters: new Set([...sans.characters].filter((character) => data.has(character))),
    cut: async () => ({
      name: await sans.instance(CUTS.name),
      text: await sans.instance(CUTS.text),
      strong: await sans.instance(CUTS.strong),
      data: await mono.instance(CUTS.data),
    }),
  };
}
