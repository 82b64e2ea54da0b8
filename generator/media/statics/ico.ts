/** Windows icon files, which hold whole PNG files since Windows Vista. */

const HEADER = 6;
const ENTRY = 16;

/** @param images square, of up to 256 pixels, each as a PNG file */
export function packIcon(images: readonly { size: number; png: Uint8Array }[]): Uint8Array {
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
