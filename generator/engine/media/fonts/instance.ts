/** Instances of variable fonts. fontkit and subset-font are loaded with the first font that no cache holds. */
import { VERSION } from 'liner:version';

/** A place on each axis of a variable font: `{ wght: 800, wdth: 125 }`. */
export type Axes = Readonly<Record<string, number>>;

export interface FontFacts {
  /** The least and the greatest value of its axes, by their tags: `wght`, `wdth`. */
  axes: Record<string, [number, number]>;
  /** Every character that it has a glyph for. */
  characters: string;
  /** The name of its typeface. */
  family: string;
  /** The least and the greatest weight that it can be set in. */
  weights: [number, number];
  isItalic: boolean;
}

/** A TrueType file without axes. */
export interface FontInstance {
  file: Uint8Array;
  /** Shared by files of one typeface, each of which has some of its letters. */
  family: string;
  /** True for Liner's own fonts, which the widths and tracking of its styles are made for. */
  isOurs: boolean;
}

/** Changes with the code that makes instances and reads facts. */
export { VERSION };

/** Returns undefined if the bytes are no font, or several in one. */
export async function readFontFacts(bytes: Buffer): Promise<FontFacts | undefined> {
  const { create } = await import('fontkit');
  try {
    const font = create(bytes);
    if (!('characterSet' in font)) return undefined;
    const characters = font.characterSet.map((code) => String.fromCodePoint(code)).join('');
    const axes = Object.entries(font.variationAxes).flatMap(([tag, axis]): [string, [number, number]][] =>
      axis ? [[tag, readRange(axis)]] : [],
    );
    const { usWeightClass: weight, fsSelection } = font['OS/2'];
    return {
      axes: Object.fromEntries(axes),
      characters,
      family: font.getName('preferredFamily', 'en') ?? font.familyName,
      weights: font.variationAxes['wght'] ? readRange(font.variationAxes['wght']) : [weight, weight],
      isItalic: fsSelection.italic || font.italicAngle !== 0,
    };
  } catch {
    // fontkit throws errors of any kind for malformed bytes.
    return undefined;
  }
}

function readRange({ min, max }: { min: number; max: number }): [number, number] {
  return [min, max];
}

/** A TrueType file with these characters, pinned to these axes. Takes some 50 ms. */
export async function makeInstance(bytes: Buffer, characters: string, axes: Axes): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(bytes, characters, { targetFormat: 'truetype', variationAxes: { ...axes } });
}
