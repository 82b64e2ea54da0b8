/** Contrast checks of a page's colours: WCAG 2.2, 1.4.3 (text) and 1.4.11 (controls). */
import { contrast, type Hex } from '../../engine/lib/colour.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { problem } from '../messages/index.ts';
import {
  type Bands,
  EDGE_SHARE,
  type Ground,
  inkInPaper,
  LEAST_FLAT,
  LEAST_TEXT,
  LIGHT,
  MUTED_SHARE,
  type Theme,
} from './tokens.ts';

const LEAST_CONTROL = 3;
/** Share of ink in the quiet text of a block. */
const QUIET_SHARE = 0.7;
/** Least contrast of long texts (1.4.6). */
const LEAST_BODY = 7;

/** The contrast of one colour on another, from 1 to 21. */
export interface Contrasting {
  what:
    | 'quiet text on blocks'
    | 'text on bands'
    | 'accent on wash'
    | 'accent on paper'
    | 'text on accent'
    | 'text on field'
    | 'text on the spot colour'
    | 'text on wash'
    | 'quiet text'
    | 'edges';
  contrast: number;
  least: number;
}

export function measureTheme(theme: Theme): Contrasting[] {
  const { accent, accentInk, wash, field, spot, bands, ground = LIGHT, dark } = theme;
  return [
    measure('accent on wash', accent, wash, LEAST_TEXT),
    measure('accent on paper', accent, ground.paper, LEAST_TEXT),
    measure('text on accent', accentInk, accent, LEAST_TEXT),
    ...(field ? [measure('text on field', field.ink, field.paper, LEAST_TEXT)] : []),
    ...(spot ? [measure('text on the spot colour', spot.ink, spot.paper, LEAST_FLAT)] : []),
    ...measureGround(ground, wash),
    ...(bands ? measureBands(bands) : []),
    ...(dark ? measureTheme(dark) : []),
  ];
}

/** Measures all text on a surface of this ground. */
export function measureGround(ground: Ground, surface: Hex): Contrasting[] {
  return [
    measure('text on wash', ground.ink, surface, LEAST_BODY),
    measure('quiet text', inkInPaper(ground, MUTED_SHARE), surface, LEAST_TEXT),
    measure('edges', inkInPaper(ground, EDGE_SHARE), surface, LEAST_CONTROL),
    measure('quiet text on blocks', quietOn(ground), ground.block, LEAST_TEXT),
  ];
}

function measureBands({ first, second, ink }: Bands): Contrasting[] {
  return [first, second].map((band) => measure('text on bands', ink, band, LEAST_FLAT));
}

/** Colour of `.on-ink` in templates/styles/base.css. */
function quietOn({ block: paper, blockInk: ink, isFlat }: Ground): Hex {
  return inkInPaper({ paper, ink, ...(isFlat && { isFlat }) }, QUIET_SHARE);
}

function measure(what: Contrasting['what'], color: Hex, ground: Hex, least: number): Contrasting {
  return { what, contrast: contrast(color, ground), least };
}

/** The colours of a page as a report lists them. */
export function reportTheme(theme: Theme): Theme & { contrasts: Record<string, number> } {
  // Rounded down: a report never claims more than is true.
  const contrasts = measureTheme(theme).map(({ what, contrast }) => [what, Math.floor(contrast * 100) / 100]);
  return { ...theme, contrasts: Object.fromEntries(contrasts) };
}

/** A page whose colours cannot be read is never published. */
export function checkThemes(pages: readonly { url: string; theme?: Theme | undefined }[]): Problem[] {
  return pages.flatMap(({ url, theme }) =>
    (theme ? measureTheme(theme) : [])
      .filter(({ contrast, least }) => contrast < least)
      .map((measure) => problem('colour/contrast', undefined, { url, ...measure })),
  );
}
