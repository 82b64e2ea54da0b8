/** Frames of MP3 streams: their heads (ISO 11172-3 and 13818-3, layer III), and the first one, which describes the others. */

/** The format of all frames of a stream. */
export interface FrameFormat {
  version: 'MPEG-1' | 'MPEG-2' | 'MPEG-2.5';
  /** In hertz. */
  sampleRate: number;
  isMono: boolean;
}

/** In bytes. */
export const HEAD = 4;

const VERSIONS = { 0: 'MPEG-2.5', 2: 'MPEG-2', 3: 'MPEG-1' } as const;
/** By the two bits of the head, for MPEG-1; MPEG-2 has halves and MPEG-2.5 has quarters. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** In kbit/s, by the four bits of the head. */
const BITRATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_BITRATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** The number of samples of each channel in a frame. */
export function samplesOf({ version }: FrameFormat): number {
  return version === 'MPEG-1' ? 1152 : 576;
}

/** The frame that begins at a place, with its length in bytes; undefined if there is none. */
export function readFrame(
  bytes: Uint8Array,
  at: number,
): { format: FrameFormat; length: number } | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + HEAD);
  const isLayer3 = ((second >> 1) & 3) === 1;
  const version = Object.entries(VERSIONS).find(([bits]) => Number(bits) === ((second >> 3) & 3))?.[1];
  const rate = SAMPLE_RATES[(third >> 2) & 3];
  if (first !== 0xff || second >> 5 !== 7 || !isLayer3 || !version || !rate) return undefined;
  const bitrate = (version === 'MPEG-1' ? BITRATES : LOW_BITRATES)[third >> 4];
  if (!bitrate) return undefined;
  const sampleRate = rate / { 'MPEG-1': 1, 'MPEG-2': 2, 'MPEG-2.5': 4 }[version];
  const format = { version, sampleRate, isMono: fourth >> 6 === 3 };
  const padding = (third >> 1) & 1;
  return { format, length: Math.floor((samplesOf(format) * bitrate * 125) / sampleRate) + padding };
}

/** A head like another one, without padding and checksum, for 64 kbit/s: its frame has room for an info tag in every format. */
export function headLike(head: Uint8Array): Uint8Array {
  const [first = 0, second = 0, third = 0, fourth = 0] = head;
  const bitrate = ((second >> 3) & 3) === 3 ? BITRATES.indexOf(64) : LOW_BITRATES.indexOf(64);
  return Uint8Array.of(first, second | 1, (bitrate << 4) | (third & 0b1100), fourth);
}

/** What is known of a stream once all of it is encoded. */
export interface Encoded {
  /** The head of its first frame. */
  head: Uint8Array;
  /** Where each frame begins, in bytes from the first. */
  offsets: readonly number[];
  /** In bytes, of all frames. */
  length: number;
  /** The number of encoded samples of each channel, at the sample rate of the frames. */
  samples: number;
  /** Of all frames. */
  checksum: number;
}

/** Samples of silence that LAME puts in front. */
const DELAY = 576;
const MOST_PADDING = 0xfff;
const POINTS = 100;
/** Frames, bytes, points and quality are given. */
const ALL = 0b1111;
/** What LAME writes for V0: 100 less ten times the V, less the effort of the search (3). */
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
  const padding = Math.max(0, offsets.length * samplesOf(format) - DELAY - samples);
  // Twelve bits each.
  frame.writeUIntBE((DELAY << 12) | Math.min(MOST_PADDING, padding), at + 141, 3);
  frame.writeUInt32BE(total, at + 148);
  frame.writeUInt16BE(checksum, at + 152);
  frame.writeUInt16BE(addToChecksum(0, frame.subarray(0, at + TAG_LENGTH - 2)), at + TAG_LENGTH - 2);
  return frame;
}

/** The length of the side information after the head, in bytes. */
function sideInfoOf({ version, isMono }: FrameFormat): number {
  if (version === 'MPEG-1') return isMono ? 17 : 32;
  return isMono ? 9 : 17;
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

/** Frames of MP3 streams, by their heads (ISO 11172-3 and 13818-3, layer III). */
