/** The few colours that a picture is made of. */
import { VERSION } from 'liner:version';
import { blend, type Oklab, oklabOfBytes, toHex } from '../../lib/colour.ts';
import type { Bitmap } from '../bitmap.ts';
import type { Palette } from './picture.ts';

/** Changes with the code that finds them. */
export const PALETTE_VERSION = VERSION;

/** Pixels are taken from a grid of this many steps each way; not averaged, for that would mix the inks. */
const GRID = 96;
/** Colours of one cell of this edge, in OKLab, are counted together. */
const CELL = 0.04;
const COLOURS = 10;
const ROUNDS = 6;
/** The distance in OKLab below which two colours count as one. */
const SAME = 0.07;
/** The share of the picture below which a colour is noise. */
const MIN_SHARE = 0.002;

interface Mass {
  color: Oklab;
  weight: number;
}

/** Up to ten colours by the share of the picture that they cover, largest first; equal pixels give equal palettes. */
export function extractPalette(bitmap: Bitmap): Palette {
  const cells = countCells(samplePixels(bitmap));
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  let masses = seed(cells);
  for (let round = 0; round < ROUNDS; round++) masses = regroup(cells, masses);
  return unite(masses)
    .map(({ color, weight }) => ({
      color: toHex(color),
      share: Math.round((weight / total) * 1e4) / 1e4,
    }))
    .filter(({ share }) => share >= MIN_SHARE);
}

function samplePixels({ data, width, height }: Bitmap): Oklab[] {
  const step = (index: number, size: number) => Math.floor(((index + 0.5) * size) / GRID);
  return Array.from({ length: GRID * GRID }, (_, index) => {
    const at = 3 * (step(Math.floor(index / GRID), height) * width + step(index % GRID, width));
    return oklabOfBytes(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
}

/** The mean colour and the number of the pixels of each cell; the fullest first. */
function countCells(pixels: readonly Oklab[]): Mass[] {
  const cells = new Map<number, { color: [l: number, a: number, b: number]; weight: number }>();
  for (const [l, a, b] of pixels) {
    const key = cellOf(l, a, b);
    const cell = cells.get(key);
    if (!cell) {
      cells.set(key, { color: [l, a, b], weight: 1 });
      continue;
    }
    // As `add` would, without an object for each of ten thousand pixels.
    const { color } = cell;
    cell.weight += 1;
    color[0] += (l - color[0]) / cell.weight;
    color[1] += (a - color[1]) / cell.weight;
    color[2] += (b - color[2]) / cell.weight;
  }
  return sortByWeight([...cells.values()]);
}

/** Number of cells in any direction from grey, more than OKLab has. */
const SPAN = 1000;

function cellOf(l: number, a: number, b: number): number {
  return (Math.floor(l / CELL) * SPAN + Math.floor(a / CELL)) * SPAN + Math.floor(b / CELL);
}

/** The fullest cell, then always the one that is both full and far from those before. */
function seed(cells: readonly Mass[]): Mass[] {
  const seeds = cells.slice(0, 1);
  while (seeds.length < Math.min(COLOURS, cells.length)) {
    const worth = cells.map(({ color, weight }) => weight * nearest(seeds, color).square);
    const best = cells[worth.indexOf(Math.max(...worth))];
    if (!best || seeds.includes(best)) break;
    seeds.push(best);
  }
  return seeds;
}

/** Runs one round of k-means: every cell goes to its nearest colour, which moves to their middle. */
function regroup(cells: readonly Mass[], masses: readonly Mass[]): Mass[] {
  const groups = new Map<Mass | undefined, Mass>();
  for (const cell of cells) {
    const { mass: home } = nearest(masses, cell.color);
    const known = groups.get(home);
    groups.set(home, known ? add(known, cell) : cell);
  }
  return sortByWeight([...groups.values()]);
}

/** Shades of one colour become one. */
function unite(masses: readonly Mass[]): Mass[] {
  const united: Mass[] = [];
  for (const mass of masses) {
    const twin = united.findIndex(({ color }) => squareBetween(color, mass.color) < SAME ** 2);
    const known = united[twin];
    if (known) united[twin] = add(known, mass);
    else united.push(mass);
  }
  return sortByWeight(united);
}

function nearest(masses: readonly Mass[], color: Oklab): { mass: Mass | undefined; square: number } {
  let best: Mass | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const mass of masses) {
    const square = squareBetween(mass.color, color);
    if (square < least) [best, least] = [mass, square];
  }
  return { mass: best, square: least };
}

/** Square of the distance between two colours: roots are slow, and not needed for comparison. */
function squareBetween(one: Oklab, other: Oklab): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
}

function add(one: Mass, other: Mass): Mass {
  const weight = one.weight + other.weight;
  return { color: blend(one.color, other.color, other.weight / weight), weight };
}

function sortByWeight(masses: Mass[]): Mass[] {
  return masses.sort((a, b) => b.weight - a.weight);
}
