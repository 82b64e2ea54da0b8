/** MP3 streams of silence, frame by frame. */

interface Stream {
  /** MP3 is layer III. */
  layer?: 1 | 2 | 3;
  rate?: 44_100 | 48_000;
  isMono?: boolean;
}

/** Frames of MPEG-1 at 128 kbit/s without a header that describes them: what is not given of a frame is silence. */
export function mp3Frames(count: number, { layer = 3, rate = 44_100, isMono = false }: Stream = {}): Buffer {
  const samples = layer === 1 ? 384 : 1152;
  const bitrate = { 1: 4, 2: 8, 3: 9 }[layer];
  const slots = Math.floor((samples * 16_000) / rate / (layer === 1 ? 4 : 1));
  const frame = Buffer.alloc(layer === 1 ? slots * 4 : slots);
  frame.writeUInt8(0xff, 0);
  frame.writeUInt8(0xf9 | ((4 - layer) << 1), 1);
  frame.writeUInt8((bitrate << 4) | (rate === 48_000 ? 4 : 0), 2);
  frame.writeUInt8(isMono ? 0xc0 : 0, 3);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** With a header of Fraunhofer in the first frame, which promises so many. */
export function withVbri(stream: Buffer, frames: number): Buffer {
  const described = Buffer.from(stream);
  described.write('VBRI', 36);
  described.writeUInt16BE(1, 40);
  described.writeUInt32BE(frames, 50);
  return described;
}
