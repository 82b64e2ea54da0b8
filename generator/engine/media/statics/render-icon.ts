/** SVG to PNG and to Windows icon files. */
import { VERSION } from 'liner:version';
import type { Sharp } from 'sharp';
import { openImage } from '../sharp.ts';

/** Changes with the code that decides about the bytes of icons. */
export const ICON_VERSION = VERSION;

export interface IconShape {
  /** Both ways, in pixels. */
  size: number;
  /** Missing: the drawing fills the icon, on nothing. */
  padding?: Padding;
}

interface Padding {
  /** The colour behind the drawing. A drawing on a ground of its own is continued in that ground's colour. */
  background: string;
  /** The drawing's share of the icon's side, and that of a drawing on a ground. */
  scale: number;
  groundScale: number;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** @throws if the drawing cannot be read */
export async function renderIcon(svg: Uint8Array, { size, padding }: IconShape): Promise<Uint8Array> {
  if (!padding) return encodeIcon(await drawInside(svg, size, size));
  const ground = await findGround(svg);
  const inner = Math.round(size * (ground ? padding.groundScale : padding.scale));
  const drawing = await drawInside(svg, inner, size);
  return encodeIcon(drawing.flatten({ background: ground ?? padding.background }));
}

function encodeIcon(icon: Sharp): Promise<Uint8Array> {
  return icon.png({ compressionLevel: 9 }).toBuffer();
}

/** The drawing `inner` pixels wide or high, in the middle of a square of `size`. */
async function drawInside(svg: Uint8Array, inner: number, size: number): Promise<Sharp> {
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const { data, info } = await (await openImage(svg))
    .resize({ width: inner, height: inner, fit: 'contain', background: CLEAR })
    .extend({ top: before, left: before, bottom: after, right: after, background: CLEAR })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return openImage(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The colour that the middles of all four sides share; undefined if the drawing has no ground of its own. */
async function findGround(svg: Uint8Array): Promise<{ r: number; g: number; b: number } | undefined> {
  const size = 33;
  const image = await drawInside(svg, size, size);
  const pixels = await image.ensureAlpha().raw().toBuffer();
  const pixelAt = (x: number, y: number) => [...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
  const [middle, last] = [(size - 1) / 2, size - 1];
  const [first = [], ...others] = [
    pixelAt(middle, 0),
    pixelAt(middle, last),
    pixelAt(0, middle),
    pixelAt(last, middle),
  ];
  const [r = 0, g = 0, b = 0, alpha] = first;
  return alpha === 255 && others.every((other) => other.join() === first.join()) ? { r, g, b } : undefined;
}

/** favicon.ico, for browser tabs of 16 and 32 pixels. */
export async function renderFavicon(svg: Uint8Array): Promise<Uint8Array> {
  const images = [16, 32].map(async (size) => ({ size, png: await renderIcon(svg, { size }) }));
  return writeIco(await Promise.all(images));
}

const HEADER = 6;
const ENTRY = 16;

/** A Windows icon file, which holds whole PNG files since Windows Vista. @param images square, of up to 256 pixels, each as a PNG file */
function writeIco(images: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    // 256 does not fit into a byte, and is written as 0.
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
