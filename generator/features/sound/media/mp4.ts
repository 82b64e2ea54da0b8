/** The order of the parts of MP4 files (ISO 14496-12): browsers play them at once where the table comes before the sound. */
import { open } from 'node:fs/promises';

/** In bytes: of a part, its length and its name; and its length again where four bytes do not hold it. */
const HEAD = 16;

/** Whether the sound comes before the table of its places. */
export async function startsLate(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    for (let at = 0; ; ) {
      const { buffer: head, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, at);
      if (bytesRead < 8) return false;
      const name = head.toString('latin1', 4, 8);
      if (name === 'moov' || name === 'mdat') return name === 'mdat';
      const length = head.readUInt32BE(0);
      const whole = length === 1 ? Number(head.readBigUInt64BE(8)) : length;
      // The last one may have none.
      if (whole < 8) return false;
      at += whole;
    }
  } finally {
    await file.close();
  }
}
