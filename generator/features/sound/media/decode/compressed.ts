/** FLAC, MP3, Ogg Vorbis and Opus, by decoders in WebAssembly that take a file piece by piece. */
import { createReadStream } from 'node:fs';
import { isSystemError } from '../../../../engine/lib/files.ts';
import { isOgg, type SoundFormat } from './format.ts';
import type { SoundHeader } from './header.ts';
import { type Block, type Decoding, type Flaw, SoundError } from './pcm.ts';

type CompressedFormat = Extract<SoundFormat, 'flac' | 'ogg-flac' | 'mp3' | 'vorbis' | 'opus'>;

/** Common interface of the decoders of this family. */
interface Decoder {
  ready: Promise<void>;
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Promise<Decoded>;
  free(): void | Promise<void>;
}

interface Decoded {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
  errors: readonly { message: string }[];
}

/** Bytes: of silence, so many are minutes of sound. */
const PIECE = 16_384;

/** Indices of Vorbis channels in the order of WAV files (Vorbis I, section 4.3.9): Vorbis has the centre between left and right. */
const FROM_VORBIS: Record<number, readonly number[]> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
};

/** @param header as far as it could be read: MP3 is decoded to two channels, always @param flaws to be added to @throws SoundError */
export async function openCompressed(
  path: string,
  format: CompressedFormat,
  header: Partial<SoundHeader>,
  flaws: Flaw[],
): Promise<Decoding> {
  // The page that a file was cut short in would be taken for noise.
  const hasEnd = !isOgg(format) || header.duration !== undefined;
  const pieces = decodePieces(path, format, hasEnd, flaws);
  const { value: first } = await pieces.next();
  if (!first) {
    const [flaw] = flaws;
    throw new SoundError('damaged', flaw && 'detail' in flaw ? flaw.detail : 'No sound is found in it.');
  }
  const { sampleRate, channelData } = first;
  const count = format === 'mp3' ? Math.min(header.channels ?? 2, 2) : channelData.length;
  const order = format === 'vorbis' || format === 'opus' ? FROM_VORBIS[count] : undefined;
  const arrange = ({ channelData: given }: Decoded): Block =>
    order ? order.flatMap((place) => given[place] ?? []) : given.slice(0, count);

  return { sampleRate, channels: count, blocks: arrangeAll(first, pieces, arrange) };
}

async function* arrangeAll(
  first: Decoded,
  others: AsyncIterable<Decoded>,
  arrange: (decoded: Decoded) => Block,
): AsyncGenerator<Block> {
  yield arrange(first);
  for await (const decoded of others) yield arrange(decoded);
}

/** The decoded pieces with samples; if a decoder fails, those before. */
async function* decodePieces(
  path: string,
  format: CompressedFormat,
  hasEnd: boolean,
  flaws: Flaw[],
): AsyncGenerator<Decoded, undefined> {
  const decoder = await openDecoder(format);
  try {
    for await (const run of runDecoder(decoder, path, hasEnd)) {
      const [error] = run.errors;
      if (error && flaws.length === 0) flaws.push({ kind: 'damaged', detail: error.message });
      if (run.samplesDecoded > 0) yield run;
    }
  } catch (error) {
    if (isSystemError(error) || !(error instanceof Error)) throw error;
    if (flaws.length === 0) flaws.push({ kind: 'damaged', detail: error.message });
  } finally {
    await free(decoder);
  }
}

/** Frees a decoder. After damage that may fail; its memory goes with it. */
async function free(decoder: Decoder): Promise<void> {
  try {
    await decoder.free();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
  }
}

async function* runDecoder(decoder: Decoder, path: string, hasEnd: boolean): AsyncGenerator<Decoded> {
  const file = createReadStream(path, { highWaterMark: PIECE });
  for await (const bytes of file) yield await quietly(() => decoder.decode(bytes));
  const { flush } = decoder;
  if (hasEnd && flush) yield await quietly(() => flush.call(decoder));
}

/** A site has files of one or two formats: the others' decoders are not loaded. */
async function openDecoder(format: CompressedFormat): Promise<Decoder> {
  const decoder = await makeDecoder(format);
  await decoder.ready;
  return decoder;
}

async function makeDecoder(format: CompressedFormat): Promise<Decoder> {
  switch (format) {
    case 'mp3':
      return new (await import('mpg123-decoder')).MPEGDecoder();
    case 'vorbis':
      return new (await import('@wasm-audio-decoders/ogg-vorbis')).OggVorbisDecoder();
    case 'opus':
      return new (await import('ogg-opus-decoder')).OggOpusDecoder();
    default:
      return new (await import('@wasm-audio-decoders/flac')).FLACDecoder();
  }
}

/** Silences the console: the decoders also return what they write there. */
const { error: write } = console;
let callers = 0;

/** A decoder that prints so much about one piece does not come to an end. */
const MOST_LINES = 1000;

/** @throws what the work throws, and an error if it does not come to an end */
async function quietly<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  let lines = 0;
  callers += 1;
  console.error = () => {
    lines += 1;
    if (lines > MOST_LINES) throw new Error('The decoder does not come to an end.');
  };
  try {
    return await work();
  } finally {
    callers -= 1;
    if (callers === 0) console.error = write;
  }
}
