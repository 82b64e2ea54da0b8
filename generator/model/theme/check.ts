/** Proof that a page's colours can be read: WCAG 2.2, 1.4.3 (text) and 1.4.11 (controls). */
import { contrast, type Hex } from '../../lib/colour.ts';
import type { Page, Theme } from '../../pages/props/page.ts';
import type { Problem } from '../../problems/index.ts';
import { EDGE_HEX, INK_HEX, MUTED_HEX, PAPER_HEX } from './tokens.ts';

export const LEAST_TEXT = 4.5;
const LEAST_CONTROL = 3;
/** What people read for minutes may cost no effort (1.4.6). */
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
export function checkThemes(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({ url, theme }) =>
    (theme ? measureTheme(theme) : [])
      .filter(({ contrast, least }) => contrast < least)
      .map(({ what, contrast, least }) => describeContrast(url, what, contrast, least)),
  );
}

function describeContrast(url: string, what: string, reached: number, least: number): Problem {
  return {
    code: 'colour/contrast',
    level: 'error',
    message: `The colours that ${url} takes from its cover cannot be read: ${what} has a contrast of ${reached.toFixed(2)}, and needs ${least}.`,
    hint: 'This is a fault of Liner. Until it is mended, another picture as the cover helps.',
  };
}
