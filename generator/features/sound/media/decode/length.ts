/** The length of a recording by the sound in it, as its header may have another one, and whether another file follows. */
import { type FileHandle, open } from 'node:fs/promises';
import { readAt } from '../../../../engine/lib/files.ts';
import { findBox, listBoxes, readTopBoxes, rootOf } from '../../../../engine/media/boxes.ts';
import { readAdtsFrame } from './adts.ts';
import { readFlac } from './flac.ts';
import type { SoundFormat } from './format.ts';
import { readFrame } from './mp3-frames.ts';
import { readOgg } from './ogg.ts';
import { readPlain } from './plain.ts';
import { hasFrames } from './runs.ts';
import { readStream, type StreamFacts } from './stream.ts';

export interface Measured extends Partial<Pick<StreamFacts, 'isPlayable' | 'newRate' | 'channels'>> {
  /** Seconds; undefined if only decoding finds it. */
  duration?: number | undefined;
  /** Seconds, as the header has it, if that is not the length. */
  promised?: number | undefined;
  /** Hertz. */
  sampleRate?: number | undefined;
  /** True if another file follows in it, which nothing plays as it was. */
  isJoined?: boolean | undefined;
  /** True if parts of the other are heard all the same. */
  playsOn?: boolean | undefined;
}

/** Seconds: encoders add some silence, and some headers count it. */
export const TOLERANCE = 0.25;

/** @param parsed the length by the header, in seconds @throws SoundError */
export async function measure(path: string, format: SoundFormat, parsed: Measured): Promise<Measured> {
  const measured = { ...parsed, ...(await measurers[format](path, format, parsed)) };
  const { promised, duration = 0 } = measured;
  const isRight = promised === undefined || Math.abs(promised - duration) <= TOLERANCE;
  return { ...measured, promised: isRight ? undefined : promised };
}

type Measure = (path: string, format: SoundFormat, parsed: Measured) => Promise<Measured>;

const measurers: Record<SoundFormat, Measure> = {
  wav: measurePlain,
  aiff: measurePlain,
  flac: measureFlac,
  mp3: measureStream,
  aac: measureStream,
  vorbis: measureOgg,
  opus: measureOgg,
  'ogg-flac': measureOgg,
  mp4: measureMp4,
};

async function measurePlain(path: string, format: SoundFormat): Promise<Measured> {
  const { sampleRate, layout, start, end, promised } = await readPlain(
    path,
    format === 'wav' ? 'wav' : 'aiff',
  );
  const second = layout.channels * layout.bytes * sampleRate;
  return {
    ...{ sampleRate, channels: layout.channels },
    duration: (end - start) / second,
    promised: promised && promised / second,
    isJoined: await isFollowed(path, end),
  };
}

async function measureFlac(path: string): Promise<Measured> {
  const file = await open(path);
  try {
    return (await readFlac(file)) ?? {};
  } finally {
    await file.close();
  }
}

async function measureStream(path: string, format: SoundFormat): Promise<Measured> {
  const { end, ...facts } = await readStream(path, format === 'mp3' ? 'mp3' : 'aac');
  const isRight = facts.promised === undefined || Math.abs(facts.promised - facts.duration) <= TOLERANCE;
  return { ...facts, isPlayable: facts.isPlayable && isRight, isJoined: await isFollowed(path, end) };
}

async function measureOgg(path: string, format: SoundFormat, { sampleRate }: Measured): Promise<Measured> {
  const { frames, last, isEven, parts, bytes } = await readOgg(path);
  const seconds = (count: number | undefined) => (count && sampleRate ? count / sampleRate : undefined);
  return {
    ...{ duration: seconds(frames), promised: seconds(last) },
    // Of several parts, browsers play one, and the decoder of Opus loses some.
    isPlayable: parts === 1 && frames === last,
    playsOn: parts > 1,
    isJoined: !isEven || (parts > 1 && format === 'opus') || (await isFollowed(path, bytes, FILES)),
  };
}

/** Bytes; an hour has 2 MB at most. */
const LARGEST_TABLE = 64 * 2 ** 20;

/** The length by the table of samples, which players follow; those in fragments have none. */
async function measureMp4(path: string, _: SoundFormat, { duration: parsed }: Measured): Promise<Measured> {
  const file = await open(path);
  try {
    const boxes = await readTopBoxes(file);
    const table = boxes.find(({ name }) => name === 'moov');
    const isSecond = boxes.filter(({ name }) => name === 'ftyp').length > 1;
    const isJoined = isSecond || (await isFollowed(path, boxes.at(-1)?.end ?? 0));
    if (!table || table.end - table.start > LARGEST_TABLE) return { isJoined };
    const found = readTimes(await readAt(file, table.start, table.end - table.start));
    const promised = found?.promised.find((each) => each > 0 && Math.abs(each - found.duration) > TOLERANCE);
    return { duration: found?.duration ?? parsed, promised, isJoined };
  } finally {
    await file.close();
  }
}

function readTimes(movie: Buffer): { duration: number; promised: number[] } | undefined {
  const root = rootOf(movie);
  for (const track of listBoxes(movie, root)?.filter(({ name }) => name === 'trak') ?? []) {
    const handler = findBox(movie, track, ['mdia', 'hdlr']);
    const times = findBox(movie, track, ['mdia', 'minf', 'stbl', 'stts']);
    const heads = [findBox(movie, track, ['mdia', 'mdhd']), findBox(movie, root, ['mvhd'])];
    const [head, whole] = heads.map((box) => box && readHead(movie.subarray(box.content, box.end)));
    const kind = (handler?.content ?? 0) + 8;
    if (!head || !times || movie.toString('latin1', kind, kind + 4) !== 'soun') continue;
    let ticks = 0;
    for (let at = times.content + 8; at + 8 <= times.end; at += 8)
      ticks += movie.readUInt32BE(at) * movie.readUInt32BE(at + 4);
    if (ticks === 0 || head.scale === 0) continue;
    return {
      duration: ticks / head.scale,
      promised: [head, whole].map((each) => (each?.scale ? each.ticks / each.scale : 0)),
    };
  }
  return undefined;
}

/** The scale and the length of a box that begins with its times; lengths of all ones are not known. */
function readHead(content: Buffer): { scale: number; ticks: number } | undefined {
  const isLong = content[0] === 1;
  if (content.length < (isLong ? 32 : 20)) return undefined;
  if (isLong) return { scale: content.readUInt32BE(20), ticks: Number(content.readBigInt64BE(24)) };
  const ticks = content.readUInt32BE(16);
  return { scale: content.readUInt32BE(12), ticks: ticks === 0xffffffff ? 0 : ticks };
}

/** Bytes: how far behind one file the next one begins. */
const NEAR = 4096;
const FILES = /RIFF.{4}WAVE|FORM.{4}AIF[FC]|fLaC\0\0\0\x22|\0\0\0.ftyp/s;
const FILES_AND_PAGES = new RegExp(`${FILES.source}|OggS\\0`, 's');

/** Returns true if another sound file begins soon behind a place. */
async function isFollowed(path: string, from: number, files = FILES_AND_PAGES): Promise<boolean> {
  const file: FileHandle = await open(path);
  try {
    const bytes = await readAt(file, from, NEAR);
    const isFile = files.test(bytes.toString('latin1'));
    return isFile || [readFrame, readAdtsFrame].some((read) => hasFrames(bytes, read));
  } finally {
    await file.close();
  }
}
