/** Signals with known properties, and files of plain samples that hold them. */
import { seeded } from './random.mjs';

/** A channel's sample at a time in seconds; full scale is from -1 to 1. */
export type Signal = (seconds: number) => number;

/** A level as engineers write it, as a part of full scale: 1 for 0 dB. */
export function fromDecibels(level: number): number {
  return 10 ** (level / 20);
}

/** @param level of its peak, in dBFS @param phase in degrees */
export function sine(hertz: number, level = 0, phase = 0): Signal {
  const peak = fromDecibels(level);
  const shift = (phase * Math.PI) / 180;
  return (seconds) => peak * Math.sin(2 * Math.PI * hertz * seconds + shift);
}

export const silence: Signal = () => 0;

/** Rises evenly by octaves from one frequency to another. */
export function sweep(from: number, to: number, length: number, level = 0): Signal {
  const peak = fromDecibels(level);
  const octaves = Math.log(to / from);
  return (seconds) =>
    peak * Math.sin(((2 * Math.PI * from * length) / octaves) * (Math.exp((seconds / length) * octaves) - 1));
}

/** White noise, the same for the same seed; asked for in the order of time. */
export function noise(seed: number, level = 0): Signal {
  const next = seeded(seed);
  const peak = fromDecibels(level);
  return () => peak * (2 * next() - 1);
}

/** Signals one after the other, each with its length in seconds. */
export function inTurn(...parts: readonly (readonly [signal: Signal, length: number])[]): Signal {
  return (seconds) => {
    let start = 0;
    for (const [signal, length] of parts) {
      if (seconds < start + length) return signal(seconds - start);
      start += length;
    }
    return 0;
  };
}

/** The samples of a signal in each of so many channels, or of a signal for each. */
export function sample(signals: readonly Signal[], length: number, rate = 48_000): Float32Array[] {
  const frames = Math.round(length * rate);
  const made = new Map<Signal, Float32Array>();
  for (const signal of signals) {
    const samples = new Float32Array(made.has(signal) ? 0 : frames);
    for (let index = 0; index < samples.length; index += 1) samples[index] = signal(index / rate);
    if (!made.has(signal)) made.set(signal, samples);
  }
  return signals.flatMap((signal) => made.get(signal) ?? []);
}

export interface Samples {
  rate: number;
  channels: readonly Float32Array[];
}

/** How samples are written: `i16` are whole numbers of 16 bits, `f32` floating-point numbers of 32. */
export type Kind = 'u8' | 'i16' | 'i24' | 'i32' | 'f32' | 'f64';

const BYTES: Record<Kind, number> = { u8: 1, i16: 2, i24: 3, i32: 4, f32: 4, f64: 8 };

/** A WAV file. @param size that the header says the samples have, if it is to be wrong */
export function wav({ rate, channels }: Samples, kind: Kind = 'i16', size?: number): Buffer {
  const data = interleave(channels, kind, true);
  const frame = channels.length * BYTES[kind];
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(Math.min(0xffffffff, 36 + (size ?? data.length)), 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(kind.startsWith('f') ? 3 : 1, 20);
  head.writeUInt16LE(channels.length, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * frame, 28);
  head.writeUInt16LE(frame, 32);
  head.writeUInt16LE(BYTES[kind] * 8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size ?? data.length, 40);
  return Buffer.concat([head, data]);
}

/** An AIFF file; AIFF-C for floating-point numbers. */
export function aiff({ rate, channels }: Samples, kind: Exclude<Kind, 'u8'> = 'i16'): Buffer {
  const data = interleave(channels, kind, false);
  const isFloat = kind.startsWith('f');
  const common = Buffer.alloc(isFloat ? 24 : 18);
  common.writeInt16BE(channels.length, 0);
  common.writeUInt32BE(channels[0]?.length ?? 0, 2);
  common.writeInt16BE(BYTES[kind] * 8, 6);
  // As a floating-point number of 80 bits.
  const exponent = Math.floor(Math.log2(rate));
  common.writeUInt16BE(16_383 + exponent, 8);
  common.writeUInt32BE(rate * 2 ** (31 - exponent), 10);
  if (isFloat) common.write(kind === 'f32' ? 'fl32' : 'fl64', 18);
  const sound = Buffer.concat([Buffer.alloc(8), data]);
  const body = Buffer.concat([
    Buffer.from(isFloat ? 'AIFC' : 'AIFF'),
    chunk('COMM', common),
    chunk('SSND', sound),
  ]);
  return chunk('FORM', body);
}

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
}

function interleave(channels: readonly Float32Array[], kind: Kind, isLittleEndian: boolean): Buffer {
  const frames = channels[0]?.length ?? 0;
  const width = BYTES[kind];
  const bytes = Buffer.alloc(frames * channels.length * width);
  for (const [channel, samples] of channels.entries()) {
    for (const [index, value] of samples.entries()) {
      put(bytes, (index * channels.length + channel) * width, value, kind, isLittleEndian);
    }
  }
  return bytes;
}

function put(bytes: Buffer, at: number, value: number, kind: Kind, isLittleEndian: boolean): void {
  if (kind === 'f32') isLittleEndian ? bytes.writeFloatLE(value, at) : bytes.writeFloatBE(value, at);
  else if (kind === 'f64') isLittleEndian ? bytes.writeDoubleLE(value, at) : bytes.writeDoubleBE(value, at);
  else if (kind === 'u8') bytes.writeUInt8(Math.min(255, Math.max(0, Math.round(value * 128) + 128)), at);
  else {
    const width = BYTES[kind];
    const full = 2 ** (width * 8 - 1);
    const whole = Math.max(-full, Math.min(full - 1, Math.round(value * full)));
    isLittleEndian ? bytes.writeIntLE(whole, at, width) : bytes.writeIntBE(whole, at, width);
  }
}

/** The level of one frequency, in dBFS of its peak: a discrete Fourier transform at that place alone. */
export function levelAt(hertz: number, samples: Float32Array, rate: number): number {
  let [real, imaginary] = [0, 0];
  for (const [index, value] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * index) / rate;
    real += value * Math.cos(angle);
    imaginary -= value * Math.sin(angle);
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / samples.length);
}
