/** AAC and ALAC, which no library decodes, by ffmpeg if it is installed. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { SoundFormat } from './format.ts';
import { type Block, type Decoding, type Flaw, SoundError } from './pcm.ts';
import { toBlock } from './samples.ts';

type ForeignFormat = Extract<SoundFormat, 'aac' | 'mp4'>;

/** Demuxers of ffmpeg: guessing would take some files for lists of others. */
const DEMUXERS: Record<ForeignFormat, string> = { aac: 'aac', mp4: 'mov' };

/** Bytes of the header of an AU file: six numbers of 32 bits, then words for people. */
const HEADER = 24;

/** @param codec from the header, for the error without ffmpeg @param flaws to be added to @throws SoundError */
export async function openForeign(
  path: string,
  format: ForeignFormat,
  codec: string,
  flaws: Flaw[],
): Promise<Decoding> {
  const ffmpeg = await start(path, format, codec);
  const reader = openReader(ffmpeg.stdout);
  const header = await reader.take(HEADER);
  if (header.length < HEADER) throw new SoundError('damaged', await ffmpeg.complaint);
  await reader.take(header.readUInt32BE(4) - HEADER);
  const [sampleRate, channels] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const layout = { channels, bytes: 4, isFloat: true, isLittleEndian: false, isUnsigned: false } as const;

  async function* readBlocks(): AsyncGenerator<Block> {
    const frame = channels * layout.bytes;
    try {
      for await (const bytes of reader.takeAll(frame)) yield toBlock(bytes, layout);
      const complaint = await ffmpeg.complaint;
      if (complaint) flaws.push({ kind: 'damaged', detail: complaint });
    } finally {
      ffmpeg.stop();
    }
  }
  return { sampleRate, channels, blocks: readBlocks() };
}

interface Ffmpeg {
  stdout: Readable;
  /** The last line that it has written about errors, when it has ended; empty if there was none. */
  complaint: Promise<string>;
  stop(): void;
}

async function start(path: string, format: ForeignFormat, codec: string): Promise<Ffmpeg> {
  const input = ['-protocol_whitelist', 'file', '-f', DEMUXERS[format], '-i', `file:${path}`];
  const output = ['-map', '0:a:0', '-f', 'au', '-c:a', 'pcm_f32be', 'pipe:1'];
  const child = spawn('ffmpeg', ['-v', 'error', '-nostdin', ...input, ...output], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await once(child, 'spawn');
  } catch {
    throw new SoundError('needs-ffmpeg', codec);
  }
  const stop = () => {
    child.kill();
    // What it has still to give would keep it waiting.
    child.stdout.destroy();
  };
  return { stdout: child.stdout, complaint: listen(child), stop };
}

async function listen(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let last = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // The cause is among the first of many complaints.
    last = (last + text).slice(0, 2000);
  });
  await once(child, 'close');
  return last.trim().split('\n').at(-1) ?? '';
}

/** Takes exact numbers of bytes from a stream. */
function openReader(stream: Readable) {
  const pieces: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  return {
    /** Fewer at the end. */
    async take(count: number): Promise<Buffer> {
      while (rest.length < count) {
        const { value, done } = await pieces.next();
        if (done) break;
        rest = Buffer.concat([rest, value]);
      }
      const taken = rest.subarray(0, count);
      rest = rest.subarray(count);
      return taken;
    },
    /** Yields the rest, in multiples of so many bytes. */
    async *takeAll(unit: number): AsyncGenerator<Buffer> {
      for (;;) {
        const whole = rest.length - (rest.length % unit);
        if (whole > 0) yield rest.subarray(0, whole);
        rest = rest.subarray(whole);
        const { value, done } = await pieces.next();
        if (done) return;
        rest = Buffer.concat([rest, value]);
      }
    },
  };
}
