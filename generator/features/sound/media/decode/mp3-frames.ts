/** Frames of MP3 streams: their heads (ISO 11172-3 and 13818-3), and the first one, which describes the others. */
import type { Frame, StreamFormat } from './frame.ts';

interface FrameFormat extends StreamFormat {
  version: 'MPEG-1' | 'MPEG-2' | 'MPEG-2.5';
  /** MP3 is III; browsers play no other. */
  layer: 1 | 2 | 3;
}

/** Bytes. */
export const HEAD = 4;

const VERSIONS = ['MPEG-2.5', undefined, 'MPEG-2', 'MPEG-1'] as const;
const LAYERS = [undefined, 3, 2, 1] as const;
/** Indexed by the two bits of the head, for MPEG-1; MPEG-2 has halves and MPEG-2.5 has quarters. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** kbit/s, by the layer and the four bits of the head. */
const BITRATES = {
  1: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  3: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
};
/** Bitrates of MPEG-2 and MPEG-2.5. */
const LOW_BITRATES = {
  1: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  3: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};

function samplesOf(version: FrameFormat['version'], layer: FrameFormat['layer']): number {
  if (layer === 1) return 384;
  return layer === 3 && version !== 'MPEG-1' ? 576 : 1152;
}

/** The frame that begins at a place; undefined if there is none. */
export function readFrame(bytes: Uint8Array, at: number): (Frame & { format: FrameFormat }) | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + HEAD);
  const version = VERSIONS[(second >> 3) & 3];
  const layer = LAYERS[(second >> 1) & 3];
  const rate = SAMPLE_RATES[(third >> 2) & 3];
  if (first !== 0xff || second >> 5 !== 7 || !layer || !version || !rate) return undefined;
  const bitrate = (version === 'MPEG-1' ? BITRATES : LOW_BITRATES)[layer][third >> 4];
  if (!bitrate) return undefined;
  const sampleRate = rate / { 'MPEG-1': 1, 'MPEG-2': 2, 'MPEG-2.5': 4 }[version];
  const samples = samplesOf(version, layer);
  const codec = `${version.replace('-', ' ')} Layer ${layer}`;
  const format = { version, layer, codec, sampleRate, channels: fourth >> 6 === 3 ? 1 : 2, samples };
  const padding = (third >> 1) & 1;
  // Those of layer I consist of slots of four bytes.
  const slot = layer === 1 ? 4 : 1;
  const slots = Math.floor((samples * bitrate * 125) / sampleRate / slot) + padding;
  return { format, length: slots * slot };
}

/** The number of frames that the first one promises, in a header of Xing or Fraunhofer (VBRI); undefined if it is a frame of sound. */
export function readPromise(bytes: Buffer): number | undefined {
  const { format } = readFrame(bytes, 0) ?? {};
  if (!format || bytes.length < VBRI + 18) return undefined;
  const at = HEAD + sideInfoOf(format);
  const has = (name: string, place: number) => bytes.toString('latin1', place, place + 4) === name;
  if (has('VBRI', VBRI)) return bytes.readUInt32BE(VBRI + 14);
  if (!has('Xing', at) && !has('Info', at)) return undefined;
  return bytes.readUInt32BE(at + 4) & 1 ? bytes.readUInt32BE(at + 8) : 0;
}

/** Bytes: where Fraunhofer's header is, whatever the format of the frame. */
const VBRI = 36;

/** A head like another one, without padding and checksum, for 64 kbit/s: its frame has room for an info tag in every format. */
function headLike(head: Uint8Array): Uint8Array {
  const [first = 0, second = 0, third = 0, fourth = 0] = head;
  const bitrate = (((second >> 3) & 3) === 3 ? BITRATES : LOW_BITRATES)[3].indexOf(64);
  return Uint8Array.of(first, second | 1, (bitrate << 4) | (third & 0b1100), fourth);
}

/** An encoded stream, once it is complete. */
export interface Encoded {
  head: Uint8Array;
  /** Start of each frame, in bytes from the first. */
  offsets: readonly number[];
  /** Bytes of all frames. */
  length: number;
  /** The number of encoded samples of each channel, at the sample rate of the frames. */
  samples: number;
  /** CRC-16 of all frames. */
  checksum: number;
}

/** Samples of silence that LAME puts in front. */
const DELAY = 576;
const MOST_PADDING = 0xfff;
const POINTS = 100;
/** Frames, bytes, points and quality are given. */
const ALL = 0b1111;
/** LAME's value for V0: 100 less ten times the V, less the effort of the search (3). */
const QUALITY = 97;
/** Revision 1, a variable bitrate by LAME's newer method. */
const METHOD = 0x04;
/** The length of the tag, which ends with a checksum of all bytes before it. */
const TAG_LENGTH = 156;

/**
 * The first frame of an MP3 file, which contains its length and an index instead of sound: without it, browsers assume the
 * bitrate of the first frame for all, and seek to the wrong place. After the descriptions of the Xing
 * header and of the "MP3 Info Tag" (revision 1) of LAME, big-endian throughout.
 */
export function writeInfoFrame({ head, offsets, length, samples, checksum }: Encoded): Uint8Array {
  const own = headLike(head);
  const { format, length: size } = readFrame(own, 0) ?? {};
  if (!format || !size) throw new Error('The encoder of MP3 wrote no frames.');
  const frame = Buffer.alloc(size);
  frame.set(own);
  const at = HEAD + sideInfoOf(format);
  const total = size + length;
  frame.write('Xing', at, 'latin1');
  frame.writeUInt32BE(ALL, at + 4);
  frame.writeUInt32BE(offsets.length, at + 8);
  frame.writeUInt32BE(total, at + 12);
  for (let point = 0; point < POINTS; point++) {
    const offset = offsets[Math.floor((point * offsets.length) / POINTS)] ?? 0;
    frame[at + 16 + point] = Math.floor((256 * (size + offset)) / total);
  }
  frame.writeUInt32BE(QUALITY, at + 116);
  frame.write('LAME3.100', at + 120, 'latin1');
  frame[at + 129] = METHOD;
  const padding = Math.max(0, offsets.length * format.samples - DELAY - samples);
  // Twelve bits each.
  frame.writeUIntBE((DELAY << 12) | Math.min(MOST_PADDING, padding), at + 141, 3);
  frame.writeUInt32BE(total, at + 148);
  frame.writeUInt16BE(checksum, at + 152);
  frame.writeUInt16BE(addToChecksum(0, frame.subarray(0, at + TAG_LENGTH - 2)), at + TAG_LENGTH - 2);
  return frame;
}

/** The length of the side information after the head, in bytes. */
function sideInfoOf({ version, channels }: FrameFormat): number {
  if (version === 'MPEG-1') return channels === 1 ? 17 : 32;
  return channels === 1 ? 9 : 17;
}

/** CRC-16 of the polynomial 0x8005, lowest bit first. */
const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1;
  return sum;
});

/** The checksum of all bytes up to now; 0 before the first. */
export function addToChecksum(checksum: number, bytes: Uint8Array): number {
  let sum = checksum;
  for (const byte of bytes) sum = (sum >> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return sum;
}
