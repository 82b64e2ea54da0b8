/** Picks the characteristic colour of a cover. */
import { degreesBetween, type Hex, type Oklch, oklchOf } from '../../engine/lib/colour.ts';
import type { Palette } from '../../engine/media/pictures/picture.ts';

/** Chroma below which a colour is taken for black, grey, white or paper. */
const MIN_CHROMA = 0.035;
/** Covers of rain or stone: a tinge that is neither ink nor paper serves if there is nothing else. With less it is black and white. */
const MIN_TINGE = 0.012;
const INK_LIGHTNESS = 0.25;
const PAPER_LIGHTNESS = 0.88;
/** Darker colours are grounds rather than inks: the darker, the less they count. */
const GROUND = 0.5;
/** Hues within this many degrees speak for each other. */
const KINSHIP = 40;
/** Weight of the share of its kin and its own share beside chroma. A single dot must be able to win. */
const KIN_WEIGHT = 0.3;
const OWN_WEIGHT = 0.15;

interface Ink {
  color: Hex;
  share: number;
  oklch: Oklch;
}

/** The most characteristic colour, vivid rather than large; undefined if the cover has no colour. */
export function pickSource(palette: Palette): Oklch | undefined {
  const all = palette.map(({ color, share }): Ink => ({ color, share, oklch: oklchOf(color) }));
  const isTinged = ({ oklch: [lightness, chroma] }: Ink) =>
    chroma >= MIN_TINGE && lightness > INK_LIGHTNESS && lightness < PAPER_LIGHTNESS;
  return (
    pickInk(all.filter(({ oklch: [, chroma] }) => chroma >= MIN_CHROMA)) ?? pickInk(all.filter(isTinged))
  );
}

/** Share from which on a colour is the ground of its cover. */
const GROUND_SHARE = 1 / 3;
/** Share of its chroma that suffices for another colour. */
const NEARLY = 0.6;

/** The colour of a plane that the cover lies on: not the cover's own ground, in which it would be lost, if another is nearly as vivid. */
export function pickBeside(palette: Palette): Oklch | undefined {
  const best = pickSource(palette);
  const other = pickSource(palette.filter(({ share }) => share < GROUND_SHARE));
  return best && other && other[1] >= best[1] * NEARLY ? other : best;
}

function pickInk(inks: readonly Ink[]): Oklch | undefined {
  const best = inks.reduce<{ ink?: Ink; score: number }>(
    (best, ink) => {
      const score = scoreInk(ink, inks);
      return score > best.score ? { ink, score } : best;
    },
    { score: 0 },
  );
  return best.ink?.oklch;
}

function scoreInk({ oklch: [lightness, chroma, hue], share }: Ink, inks: readonly Ink[]): number {
  const kin = inks.reduce((sum, other) => sum + other.share * closeness(hue, other.oklch[2]), 0);
  return chroma * Math.min(1, lightness / GROUND) * kin ** KIN_WEIGHT * share ** OWN_WEIGHT;
}

/** Returns 1 for the same hue, down to 0 for a foreign one. */
function closeness(one: number, other: number): number {
  return Math.max(0, 1 - degreesBetween(one, other) / KINSHIP);
}
