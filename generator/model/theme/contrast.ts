/** Contrast checks of a page's colours: WCAG 2.2, 1.4.3 (text) and 1.4.11 (controls). */
import { contrast, type Hex } from '../../lib/colour.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { EDGE_HEX, INK_HEX, MUTED_HEX, PAPER_HEX, type Theme } from './tokens.ts';

export const LEAST_TEXT = 4.5;
const LEAST_CONTROL = 3;
/** For long texts (1.4.6). */
const LEAST_BODY = 7;

/** One colour on another, and how well it stands out, from 1 to 21. */
export interface Measure {
  what: 'accent on wash' | 'accent on paper' | 'text on accent' | 'text on wash' | 'quiet text' | 'edges';
  contrast: number;
  least: number;
}

export function measureTheme({ accent, accentInk, wash }: Theme): Measure[] {
  const measure = (what: Measure['what'], color: Hex, ground: Hex, least: number): Measure => ({
    what,
    contrast: contrast(color, ground),
    least,
  });
  return [
    measure('accent on wash', accent, wash, LEAST_TEXT),
    measure('accent on paper', accent, PAPER_HEX, LEAST_TEXT),
    measure('text on accent', accentInk, accent, LEAST_TEXT),
    measure('text on wash', INK_HEX, wash, LEAST_BODY),
    measure('quiet text', MUTED_HEX, wash, LEAST_TEXT),
    measure('edges', EDGE_HEX, wash, LEAST_CONTROL),
  ];
}

/** A page whose colours cannot be read is never published. */
export function checkThemes(pages: readonly { url: string; theme?: Theme | undefined }[]): Problem[] {
  return pages.flatMap(({ url, theme }) =>
    (theme ? measureTheme(theme) : [])
      .filter(({ contrast, least }) => contrast < least)
      .map((measure) => problem('colour/contrast', undefined, { url, ...measure })),
  );
}
