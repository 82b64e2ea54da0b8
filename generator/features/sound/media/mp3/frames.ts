/** Frames of MP3 streams, by their heads (ISO 11172-3 and 13818-3, layer III). */

/** What all frames of a stream have in common. */
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
