/** Loudness, waveform and faults of a recording, measured in one pass over its samples. */
import { VERSION } from 'liner:version';
import { openPcm } from '../decode/index.ts';
import { type Flaw, faultOf, type Part, type Pcm, type SoundFault } from '../decode/pcm.ts';
import { openClipping, openLevels } from './levels.ts';
import { openLoudness } from './loudness.ts';
import { openPeaks } from './peaks.ts';
import { openTruePeak } from './true-peak.ts';

/** Version of the code that finds these, including the decoders. */
export const ANALYSIS_VERSION = VERSION;

/** Plain data. Levels are rounded to a hundredth; times within it to a millisecond. */
export interface SoundAnalysis {
  /** Seconds of what could be decoded. */
  duration: number;
  /** Hertz. */
  sampleRate: number;
  channels: number;
  /** SVG path data in a box of 200 by 64: the highest samples there, the lowest back. */
  waveform: string;
  /** Integrated, in LUFS; undefined for silence, and for less than 400 ms. */
  loudness?: number | undefined;
  /** Loudness range, in LU; undefined for less than three seconds. */
  range?: number | undefined;
  /** Between the samples, in dBTP; undefined for digital silence, as is the next. */
  truePeak?: number | undefined;
  /** dBFS. */
  samplePeak?: number | undefined;
  clipping?: SoundClipping | undefined;
  /** Seconds below -60 dBFS at both ends; all of it is at the start if nothing is louder. */
  silence: { start: number; end: number };
  /** True if two channels are equal. */
  isMono: boolean;
  flaws: readonly Flaw[];
}

interface SoundClipping {
  count: number;
  /** The first of them, in seconds. */
  first: number;
  /** The longest of them, in samples. */
  longest: number;
}

/** @param part of the file; all of it without @throws errors of the system */
export async function analyseSound(path: string, part?: Part): Promise<SoundAnalysis | SoundFault> {
  try {
    return await analysePcm(await openPcm(path, part));
  } catch (error) {
    return faultOf(error);
  }
}

/** @throws SoundError */
async function analysePcm(pcm: Pcm): Promise<SoundAnalysis | SoundFault> {
  const { sampleRate, channels, blocks, flaws } = pcm;
  const levels = openLevels();
  const clipping = openClipping();
  const peaks = openPeaks();
  const truePeak = openTruePeak();
  const loudness = openLoudness(sampleRate, channels);
  const meters = [levels, clipping, peaks, truePeak, loudness];
  for await (const block of blocks) for (const meter of meters) meter.add(block);
  const { frames, peak, silence, isMono } = levels.measure();
  if (frames === 0) return { fault: 'empty', detail: 'It has no sound in it.' };
  const seconds = (count: number) => round(count / sampleRate, 1000);
  const cut = clipping.measure();
  const { integrated, range } = loudness.measure() ?? {};
  return {
    duration: frames / sampleRate,
    sampleRate,
    channels,
    waveform: peaks.draw(),
    loudness: integrated === undefined ? undefined : round(integrated, 100),
    range: range === undefined ? undefined : round(range, 100),
    truePeak: decibels(truePeak.measure()),
    samplePeak: decibels(peak),
    clipping: cut && { ...cut, first: seconds(cut.first) },
    silence: { start: seconds(silence.start), end: seconds(silence.end) },
    isMono,
    flaws: [...flaws],
  };
}

function decibels(level: number): number | undefined {
  return level === 0 ? undefined : round(20 * Math.log10(level), 100);
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
