/** The fixed colours of the look `sleeve`, for arithmetic: its `look.yaml` and `tokens.css` have the same, and a test compares them. */
import { blend, fromOklch, type Hex, type Oklch, oklabOf, toHex } from '../../engine/lib/colour.ts';

/** The least contrast of text, and of ink on flat colours, where small type is. */
export const LEAST_TEXT = 4.5;
export const LEAST_FLAT = 7;

/** A flat colour, and the text on it. */
export interface Flat {
  paper: Hex;
  ink: Hex;
}

/** The colours that a page brings. The build checks their contrast. */
export interface Theme {
  /** Colour on the wash and on paper as text (4.5:1). */
  accent: Hex;
  /** Text on the accent (4.5:1). */
  accentInk: Hex;
  /** The surface of the page. */
  wash: Hex;
  /** A plane in the colour of the cover at full strength (4.5:1). */
  field?: Flat | undefined;
  /** A block under ink (7:1), in looks with one colour beside ink and paper. */
  spot?: Flat | undefined;
  /** Missing: the stylesheet's. */
  ground?: Ground | undefined;
  /** Set for looks with bands. */
  bands?: Bands | undefined;
  /** Theme for visitors whose devices are set to dark colours; the others have the above. */
  dark?: (Theme & { ground: Ground }) | undefined;
}

/** Two flat colours across a page, and the text on them (7:1), which is the same in light and dark. */
export interface Bands {
  first: Hex;
  second: Hex;
  ink: Hex;
}

/** Background and colour of text. */
export interface Ground {
  scheme: 'light' | 'dark';
  paper: Hex;
  ink: Hex;
  /** Background and text of blocks such as the footer. On a dark ground they are a little lighter than it. */
  block: Hex;
  blockInk: Hex;
  /** True without shades between the two: quiet text and edges are in the ink itself. */
  isFlat?: true;
}

export const PAPER: Oklch = [0.957, 0.013, 84];
const INK: Oklch = [0.212, 0.012, 62];
/** Accent of pages without one. */
const ACCENT: Oklch = [0.49, 0.145, 38];

/** Shares of ink in paper, for quiet text and the edges of fields. */
export const MUTED_SHARE = 0.72;
export const EDGE_SHARE = 0.6;

/** Paper as browsers paint it. */
export const PAPER_HEX = toHex(fromOklch(PAPER));
const INK_HEX = toHex(fromOklch(INK));
export const LIGHT: Ground = {
  scheme: 'light',
  paper: PAPER_HEX,
  ink: INK_HEX,
  block: INK_HEX,
  blockInk: PAPER_HEX,
};
export const ACCENT_HEX = toHex(fromOklch(ACCENT));

/** Colours on white paper, as the press kit's PDF files are printed. */
export const PRINT = { ink: '#1b1916', muted: '#625d57', line: '#cfccc8' } as const;

/** A share of the ink in its paper. */
export function inkInPaper(
  { paper, ink, isFlat }: Pick<Ground, 'paper' | 'ink' | 'isFlat'>,
  share: number,
): Hex {
  if (isFlat) return ink;
  return toHex(blend(oklabOf(paper), oklabOf(ink), share));
}
