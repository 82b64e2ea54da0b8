/** Samples in blocks, as every decoder returns them, however long the recording is. */

/** Samples of each channel, full scale from -1 to 1, and of one length; more than full scale if the file contains that. */
export type Block = readonly Float32Array[];

export interface Pcm {
  /** Hertz. */
  sampleRate: number;
  /** Channels in the order of WAV files: left, right, centre, low frequencies, then those at the back. */
  channels: number;
  /** Iterable once, in order; ending early closes the file. A few megabytes at a time. @throws SoundError if damage prevents decoding */
  blocks: AsyncIterable<Block>;
  /** Faults of a file of which most could be decoded: complete when `blocks` has ended. */
  flaws: readonly Flaw[];
}

/** Input of an encoder. */
export type Samples = Pick<Pcm, 'sampleRate' | 'channels' | 'blocks'>;

/** A part of a recording, in seconds. */
export interface Part {
  from: number;
  length: number;
}

export type Flaw =
  /** Shorter than in its header, most often cut off in transfer. In seconds; undefined if only its end is known to be missing. */
  | { kind: 'incomplete'; missing?: number | undefined }
  /** Parts of it could not be decoded, and are left out. @param detail in the words of the decoder */
  | { kind: 'damaged'; detail: string };

export interface SoundFault {
  /**
   * - `empty`: it has no bytes, or no sound in it.
   * - `unknown`: it is no sound in a format that we know of.
   * - `damaged`: it is in a known format, and cannot be read.
   * - `needs-ffmpeg`: only ffmpeg decodes it, and there is none on this computer.
   */
  fault: 'empty' | 'unknown' | 'damaged' | 'needs-ffmpeg';
  /** Message of the program that tried to read it; the codec for `needs-ffmpeg`. */
  detail: string;
}

/** While a file is decoded: its flaws are added to a list that is handed in. */
export type Decoding = Omit<Pcm, 'flaws'>;

/** Within a process; between processes and in the cache a fault is plain data. */
export class SoundError extends Error {
  readonly fault: SoundFault;

  constructor(fault: SoundFault['fault'], detail: string) {
    super(detail);
    this.fault = { fault, detail };
  }
}

/** @throws what is no `SoundError`: errors of the system, and bugs of ours */
export function faultOf(error: unknown): SoundFault {
  if (error instanceof SoundError) return error.fault;
  throw error;
}
