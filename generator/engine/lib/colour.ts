/**
 * Colours in sRGB, OKLab and OKLCH, and the contrast between two.
 * The matrices are Björn Ottosson's (2020, https://bottosson.github.io/posts/oklab/); luminance and contrast WCAG 2.2's.
 */

/** `#rrggbb`, what browsers paint. */
export type Hex = `#${string}`;

/** Red, green and blue from 0 to 1; sRGB has no colour outside of that. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Lightness from 0 to 1, green to red, blue to yellow. */
export type Oklab = readonly [l: number, a: number, b: number];

/** Lightness from 0 to 1, chroma from 0 to some 0.3, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];

function toOklab([red, green, blue]: Rgb): Oklab {
  return fromLinear(linearize(red), linearize(green), linearize(blue));
}

/** The light of each byte: a power takes ten times as long as to look it up. */
const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => linearize(byte / 255));

/** @param red from 0 to 255, as green and blue */
export function oklabOfBytes(red: number, green: number, blue: number): Oklab {
  return fromLinear(LIGHT[red] ?? 0, LIGHT[green] ?? 0, LIGHT[blue] ?? 0);
}

function fromLinear(r: number, g: number, b: number): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toRgb([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function toOklch([l, a, b]: Oklab): Oklch {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return [l, Math.hypot(a, b), (degrees + 360) % 360];
}

export function fromOklch([l, c, h]: Oklch): Oklab {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** `share` of the second colour in the first, as CSS mixes in oklab. */
export function blend(one: Oklab, other: Oklab, share: number): Oklab {
  const between = (from: number, to: number) => from + (to - from) * share;
  return [between(one[0], other[0]), between(one[1], other[1]), between(one[2], other[2])];
}

/** Reduces chroma to what sRGB has at the same lightness and hue. */
export function fitGamut(color: Oklch): Oklch {
  if (isInGamut(toRgb(fromOklch(color)))) return color;
  const [l, c, h] = color;
  let [inside, outside] = [0, c];
  for (let step = 0; step < 14; step++) {
    const middle = (inside + outside) / 2;
    if (isInGamut(toRgb(fromOklch([l, middle, h])))) inside = middle;
    else outside = middle;
  }
  return [l, inside, h];
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -1e-4 && part <= 1 + 1e-4);
}

export function isHex(text: string): text is Hex {
  return /^#[\da-f]{6}$/i.test(text);
}

export function formatHex(rgb: Rgb): Hex {
  const bytes = rgb.map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function parseHex(hex: Hex): Rgb {
  const byte = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return [byte(1), byte(3), byte(5)];
}

/** The colour that a screen shows, with as much chroma as it has. */
export function hexOf(color: Oklch): Hex {
  return toHex(fromOklch(fitGamut(color)));
}

/** Returns the distance of two hues, from 0 to 180. */
export function degreesBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** The colour that a screen shows. */
export function toHex(color: Oklab): Hex {
  return formatHex(toRgb(color));
}

export function oklabOf(hex: Hex): Oklab {
  return toOklab(parseHex(hex));
}

export function oklchOf(hex: Hex): Oklch {
  return toOklch(oklabOf(hex));
}

/** Returns the contrast from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(parseHex(one)), luminance(parseHex(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

function linearize(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function encode(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
