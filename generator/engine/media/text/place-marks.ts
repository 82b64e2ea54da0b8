/** Marks of letters, such as the grave of `ọ̀`, that a font has but does not place. */

/** A box in em, from the origin of its glyph; y upwards. */
export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface PlacedGlyph {
  /** The letters that it stands for. */
  text: string;
  x: number;
  y: number;
}

/** Between a letter and its mark, in em. */
const GAP = 0.05;
/** Depth to which a mark may reach into its letter. */
const TOUCH = 0.03;
/** Marks above and below; others cross their letter, or are joined to it. */
const APART = /^(?![\u031b\u0321\u0322\u0327\u0328\u0334-\u0338])[\u0300-\u036f]$/u;
const BELOW =
  /[\u0316-\u0319\u031c-\u0320\u0323-\u0326\u0329-\u0333\u0339-\u033c\u0347-\u0349\u034d\u034e\u0353-\u0356]/u;

interface MovedMark<Glyph> {
  glyph: Glyph;
  x: number;
  y: number;
}

/** The marks that are beside their letter or on it, and where they belong: above or below, in the middle. @param glyphs from left to right */
export function placeMarks<Glyph extends PlacedGlyph>(
  glyphs: readonly Glyph[],
  inkOf: (glyph: Glyph) => Ink,
): MovedMark<Glyph>[] {
  const moved: MovedMark<Glyph>[] = [];
  let base: Ink | undefined;
  for (const glyph of glyphs) {
    const ink = inkOf(glyph);
    const at = moveInk(ink, glyph.x, glyph.y);
    if (!APART.test(glyph.text) || !base) {
      base = at;
      continue;
    }
    const isBelow = BELOW.test(glyph.text);
    const middle = (at.left + at.right) / 2;
    const isBeside = middle < base.left || middle > base.right;
    const isOnLetter = isBelow ? at.top > base.bottom + TOUCH : at.bottom < base.top - TOUCH;
    if (isBeside || isOnLetter) {
      const x = glyph.x + (base.left + base.right) / 2 - middle;
      const y = glyph.y + (isBelow ? base.bottom - GAP - at.top : base.top + GAP - at.bottom);
      moved.push({ glyph, x, y });
      base = join(base, moveInk(ink, x, y));
    } else base = join(base, at);
  }
  return moved;
}

function moveInk({ left, right, top, bottom }: Ink, x: number, y: number): Ink {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** Joins ink as wide as the letter: marks beside each other do not move the next one. */
function join(letter: Ink, mark: Ink): Ink {
  return { ...letter, top: Math.max(letter.top, mark.top), bottom: Math.min(letter.bottom, mark.bottom) };
}
