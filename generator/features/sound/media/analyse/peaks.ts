/** The shape of a sound: its highest and lowest samples along the way, drawn as a path. */
import type { Block } from '../decode/pcm.ts';

/** Box of the path. */
const WIDTH = 200;
const HEIGHT = 64;

/** Number of columns: more would take more than 2 KB as text. */
const COLUMNS = 100;

/** While it is listened to: at most this many pieces, of one length each. An even number. */
const PIECES = 4096;

/** Half the height of silence, so that there is a line. */
const THIN = 0.2;

interface PeakMeter {
  add(block: Block): void;
  /** SVG path data: the highest samples from left to right, the lowest back. Empty for no sound. */
  draw(): string;
}

/** Opens a meter for any length: when there are too many pieces, each two become one. */
export function openPeaks(): PeakMeter {
  const highs = new Float32Array(PIECES);
  const lows = new Float32Array(PIECES);
  /** Frames of a piece. */
  let length = 1;
  let pieces = 0;
  /** Frames in the last piece. */
  let filled = 0;
  let frames = 0;

  function merge(): void {
    for (let index = 0; index < PIECES; index += 2) {
      highs[index / 2] = Math.max(highs[index] ?? 0, highs[index + 1] ?? 0);
      lows[index / 2] = Math.min(lows[index] ?? 0, lows[index + 1] ?? 0);
    }
    pieces = PIECES / 2;
    length *= 2;
  }

  /** The piece that the next frame belongs to, with room for at least one. */
  function openPiece(): number {
    if (pieces > 0 && filled < length) return pieces - 1;
    if (pieces === PIECES) merge();
    highs[pieces] = Number.NEGATIVE_INFINITY;
    lows[pieces] = Number.POSITIVE_INFINITY;
    pieces += 1;
    filled = 0;
    return pieces - 1;
  }

  return {
    add(block) {
      const count = block[0]?.length ?? 0;
      for (let at = 0; at < count; ) {
        const piece = openPiece();
        const end = Math.min(count, at + length - filled);
        let [high, low] = [highs[piece] ?? 0, lows[piece] ?? 0];
        for (const samples of block) {
          for (let index = at; index < end; index += 1) {
            const sample = samples[index] ?? 0;
            if (sample > high) high = sample;
            if (sample < low) low = sample;
          }
        }
        highs[piece] = high;
        lows[piece] = low;
        filled += end - at;
        at = end;
      }
      frames += count;
    },
    draw() {
      const step = Math.ceil(pieces / COLUMNS);
      const columns = Array.from({ length: Math.ceil(pieces / step) || 0 }, (_, column) => {
        const [from, to] = [column * step, Math.min(pieces, (column + 1) * step)];
        return {
          middle: ((from + Math.min(to, frames / length)) / 2) * length,
          high: Math.max(...highs.subarray(from, to)),
          low: Math.min(...lows.subarray(from, to)),
        };
      });
      return drawColumns(columns.map(({ middle, ...peaks }) => ({ x: (middle / frames) * WIDTH, ...peaks })));
    },
  };
}

interface Column {
  /** Position of its middle in the box. */
  x: number;
  high: number;
  low: number;
}

/** Draws columns from edge to edge: the first and the last column reach as far as their sound does. */
function drawColumns(columns: readonly Column[]): string {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return '';
  const line = [{ ...first, x: 0 }, ...columns, { ...last, x: WIDTH }];
  const there = line.map(({ x, high }) => ({ x, y: HEIGHT / 2 - Math.max(THIN, scale(high)) }));
  const back = line.map(({ x, low }) => ({ x, y: HEIGHT / 2 + Math.max(THIN, scale(-low)) })).reverse();
  return writePath([...there, ...back]);
}

function scale(sample: number): number {
  return Math.min(1, sample) * (HEIGHT / 2);
}

/** Writes relative tenths, which is shortest. Differences of rounded places add up to no error. */
function writePath(points: readonly { x: number; y: number }[]): string {
  const places = points.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const words = places.map(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [0, 0];
    return pair(x - fromX, y - fromY);
  });
  return `M${words.join('l')}z`;
}

/** Two lengths in tenths: `2-.3`. */
function pair(x: number, y: number): string {
  const [one, other] = [shorten(x), shorten(y)];
  return other.startsWith('-') ? one + other : `${one} ${other}`;
}

function shorten(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
