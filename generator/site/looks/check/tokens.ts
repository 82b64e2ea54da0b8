/** Compares the colours in the stylesheet of a look with those of its file. */
import { AtRule, parse } from 'postcss';
import { fromOklch, type Hex, type Oklch, toHex } from '../../../engine/lib/colour.ts';
import type { Recipe } from '../../theme/recipes.ts';

interface Different {
  /** `--paper`. */
  token: string;
  /** Value in the stylesheet. */
  found: string;
  wanted: Hex;
}

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/;

/** A token that is no plain colour is taken for right. @param css compiled: of several values the last one counts */
export function findDifferent(css: string, recipe: Recipe): Different[] {
  const { light, accent, accentInk, field, spot, bands: [band, other] = [] } = recipe;
  const flat: [token: string, colour: Oklch | undefined][] = [
    ['--field', field],
    ['--spot', spot],
    ['--band', band],
    ['--band-other', other],
  ];
  const wanted: [token: string, colour: Hex][] = [
    ['--paper', light.paper],
    ['--ink', light.ink],
    ...(light.isFlat
      ? []
      : ([
          ['--accent', toHex(fromOklch(accent))],
          ['--accent-ink', toHex(fromOklch(accentInk))],
        ] satisfies [string, Hex][])),
    ...flat.flatMap(([token, colour]): [string, Hex][] =>
      colour ? [[token, toHex(fromOklch(colour))]] : [],
    ),
  ];
  const tokens = readTokens(css);
  return wanted.flatMap(([token, colour]) => {
    const found = tokens.get(token);
    const read = found && readColour(found);
    return found && read && read !== colour ? [{ token, found, wanted: colour }] : [];
  });
}

/** Reads the values of `:root` for all screens. */
function readTokens(css: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  parse(css).walkRules((rule) => {
    const isConditional = rule.parent instanceof AtRule && rule.parent.name === 'media';
    if (!rule.selectors.includes(':root') || isConditional) return;
    rule.each((node) => {
      if (node.type === 'decl') tokens.set(node.prop, node.value.trim());
    });
  });
  return tokens;
}

function readColour(written: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(written)) return written.toLowerCase();
  const [, lightness = '', percent, chroma, hue] = OKLCH.exec(written) ?? [];
  if (chroma === undefined || hue === undefined) return undefined;
  return toHex(fromOklch([Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)]));
}
