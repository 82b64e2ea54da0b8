/** The recordings that the content names: each file is examined once, then refused in plain words or described. */
import { VERSION } from 'liner:version';
import { basename } from 'node:path/posix';
import { fingerprintFile, openFingerprints } from '../../../engine/cache/fingerprints.ts';
import type { Cache, Pack } from '../../../engine/cache/index.ts';
import { SOUND_FILE } from '../../../engine/lib/file-name.ts';
import type { Folder } from '../../../engine/lib/files.ts';
import { findNearest } from '../../../engine/lib/suggest.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { problem } from '../messages.ts';
import { type SoundRequest, soundKey } from '../sounds.ts';
import { ANALYSIS_VERSION, type SoundAnalysis } from './analyse/index.ts';
import { readSound, type SoundHeader } from './decode/header.ts';
import type { Part, SoundFault } from './decode/pcm.ts';
import { choosePart } from './excerpt.ts';
import { analyseJob, type RunJob } from './jobs.ts';

/** All requests for the same file or part, at least one. */
export interface RequestGroup {
  /** Result of `soundKey`. */
  key: string;
  file: string;
  requests: readonly SoundRequest[];
}

/** A file that can be published, with its facts. */
export interface Recording extends RequestGroup {
  path: string;
  bytes: number;
  /** The hash of its content. */
  digest: string;
  header: SoundHeader;
  /** The published part; undefined for all of it. */
  part: Part | undefined;
  /** The analysis of that part; undefined if there is none yet, or the file cannot be decoded. */
  analysis: SoundAnalysis | undefined;
  /** True if it is published as it is, as nothing on this computer decodes it. */
  isSealed: boolean;
}

/** Returns true if an MP3 has to be made: for masters, which are too large, for excerpts, and for formats that browsers do not play. */
export function needsEncoding({ header, part, isSealed }: Recording): boolean {
  const canEncode = !isSealed && !header.newRate;
  return part !== undefined || ((header.isLossless || !header.isPlayable) && canEncode);
}

export type Outcome = { recording?: Recording; problems: Problem[] };

interface AnalyseOptions {
  assets: Folder;
  cache: Cache;
  run: RunJob;
  /** Receives recordings without an analysis; without it, they are analysed at once. */
  analyseLater?: ((recording: Recording) => void) | undefined;
}

export function groupRequests(requests: readonly SoundRequest[]): RequestGroup[] {
  const groups = new Map<string, { key: string; file: string; requests: SoundRequest[] }>();
  for (const request of requests) {
    const key = soundKey(request);
    const group = groups.get(key) ?? { key, file: request.file, requests: [] };
    group.requests.push(request);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Reads the header of the file: nothing is decoded. */
export async function openRecording(
  group: RequestGroup,
  { assets, cache }: Pick<AnalyseOptions, 'assets' | 'cache'>,
): Promise<Outcome> {
  const { file, requests } = group;
  const at = requests[0]?.at;
  const location = assets.locate(file);
  if (location === 'missing') return describeMissing(group, assets);
  if (location === 'outside') return { problems: [problem('sound/outside', at, { file })] };
  const digest = await fingerprintFile(location.path, cache);
  return digest === undefined
    ? describeMissing(group, assets)
    : describe(group, { ...location, digest }, cache);
}

async function describe(
  group: RequestGroup,
  original: Pick<Recording, 'path' | 'bytes' | 'digest'>,
  cache: Cache,
): Promise<Outcome> {
  const { requests } = group;
  const [first] = requests;
  const header = await readHeader(original, cache);
  if ('fault' in header) return { problems: [describeFault(group, header)] };
  const part = first?.excerpt && choosePart(first.excerpt, header.duration);
  if (part && part.length <= 0) {
    return { problems: requests.map((request) => describeLate(request, part.from, header.duration)) };
  }
  return {
    recording: { ...group, ...original, header, part, analysis: undefined, isSealed: false },
    problems: [],
  };
}

/** The problem of an excerpt that starts after the end of its recording. */
function describeLate({ file, at, facts }: SoundRequest, from: number, length = 0): Problem {
  const { title, places } = facts;
  const place = places.from ?? at;
  return places.to
    ? problem('sound/cue-after-end', place, { title, file, from, length })
    : problem('sound/preview-after-end', place, { file, from, length });
}

/** Analyses a recording, unless that has been done before. */
export async function analyseRecording(
  recording: Recording,
  options: Omit<AnalyseOptions, 'assets'>,
): Promise<Outcome> {
  const { file, requests, header, part } = recording;
  const [first] = requests;
  const analysis = await findAnalysis(recording, options);
  if (!analysis) return { recording, problems: [] };
  if (!('fault' in analysis)) return { recording: { ...recording, analysis }, problems: [] };
  if (analysis.fault !== 'needs-ffmpeg') return { problems: [describeFault(recording, analysis)] };
  const { codec } = header;
  if (part) return { problems: [problem('sound/no-excerpt', first?.at, { file, codec })] };
  return {
    recording: { ...recording, isSealed: true },
    problems: [problem('sound/not-decoded', first?.at, { file, codec, isPlayable: header.isPlayable })],
  };
}

async function readHeader(
  { path, digest }: Pick<Recording, 'path' | 'digest'>,
  cache: Cache,
): Promise<SoundHeader | SoundFault> {
  const pack = openHeaders(cache);
  const known = pack.get(digest);
  if (known) return known;
  const header = await readSound(path);
  pack.set(digest, header);
  return header;
}

function openHeaders(cache: Cache): Pack<SoundHeader | SoundFault> {
  return cache.pack('sound-headers', VERSION);
}

/** Analyses, by the content of a recording and its part. */
function openAnalyses(cache: Cache): Pack<SoundAnalysis | SoundFault> {
  return cache.pack('sound-analyses', ANALYSIS_VERSION);
}

export function analysisKey({ digest, part }: Pick<Recording, 'digest' | 'part'>): string {
  return part ? `${digest} ${part.from} ${part.length}` : digest;
}

/** Returns undefined if the analysis is left for later. */
async function findAnalysis(
  recording: Recording,
  { cache, run, analyseLater }: Omit<AnalyseOptions, 'assets'>,
): Promise<SoundAnalysis | SoundFault | undefined> {
  const known = openAnalyses(cache).get(analysisKey(recording));
  // ffmpeg may have been installed meanwhile.
  if (known && !('fault' in known)) return known;
  if (!analyseLater) return analyse(recording, cache, run);
  if (!known) analyseLater(recording);
  return known;
}

export async function analyse(
  recording: Pick<Recording, 'path' | 'digest' | 'part'>,
  cache: Cache,
  run: RunJob,
): Promise<SoundAnalysis | SoundFault> {
  const pack = openAnalyses(cache);
  const { path, part } = recording;
  const analysis = await run(analyseJob, { path, part });
  pack.set(analysisKey(recording), analysis);
  // It took long: an interrupted build must not lose it, nor one that only looks.
  for (const each of [pack, openHeaders(cache), openFingerprints(cache)]) each.save();
  return analysis;
}

function describeFault({ file, requests }: RequestGroup, { fault }: SoundFault): Problem {
  const at = requests[0]?.at;
  if (fault === 'unknown') return problem('sound/format', at, { file });
  return problem('sound/unreadable', at, { file, isEmpty: fault === 'empty' });
}

/** A problem at each place that names the file. */
function describeMissing({ file, requests }: RequestGroup, { files }: Folder): Outcome {
  const sounds = files.filter((name) => SOUND_FILE.test(name) && name !== file);
  const nearest = findNearest(file, sounds) ?? findByName(file, sounds);
  return { problems: requests.map(({ at }) => problem('sound/missing', at, { file, nearest })) };
}

/** The file of nearly this name in another folder. */
function findByName(file: string, sounds: readonly string[]): string | undefined {
  const names = sounds.map((each) => basename(each));
  const name = findNearest(basename(file), names);
  return name && sounds[names.indexOf(name)];
}

/** Sound files that nothing names. Whatever is in `static/` is published as it is. */
export function listUnused({ files }: Folder, used: readonly string[]): Problem[] {
  const named = new Set(used.map((file) => file.normalize()));
  const unused = files.filter(
    (file) => SOUND_FILE.test(file) && !/^static\/|(^|\/)\./.test(file) && !named.has(file.normalize()),
  );
  return unused.length > 0 ? [problem('sound/unused', undefined, { files: unused })] : [];
}
