/** The artist's own recordings: named in the content, published here, played by pages. */

import { basename } from 'node:path/posix';
import type { Artifact } from '../../../engine/artifact.ts';
import type { Cache } from '../../../engine/cache/index.ts';
import { AT_ONCE } from '../../../engine/lib/background.ts';
import { type Folder, openFolder } from '../../../engine/lib/files.ts';
import { mapLargestFirst, mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import { ownOf } from '../../../engine/lib/record.ts';
import { measureFile, recallSize } from '../../../engine/media/made-file.ts';
import { type Problem, toAdvice } from '../../../engine/problems/index.ts';
import type { LimitedHost } from '../messages.ts';
import {
  type ArchiveRequest,
  type Sound,
  type SoundFile,
  type SoundLevels,
  type SoundRequest,
  type Sounds,
  soundKey,
} from '../sounds.ts';
import { advise, levelsOf } from './advice.ts';
import { checkDownload, type Download, describeForm, findCover, planForms } from './downloads.ts';
import { checkLimits, type SizedArchive, type SizedRecording } from './hosts.ts';
import { openJobs } from './jobs.ts';
import type { SoundMaker } from './maker.ts';
import { planPublished, type SoundArtifact } from './published.ts';
import {
  analyseRecording,
  groupRequests,
  listUnused,
  type Outcome,
  openRecording,
  type Recording,
  type RequestGroup,
} from './recordings.ts';
import { type ExtraFile, findExtras, planArchive } from './release-archive.ts';
import { listWarnings } from './warnings.ts';

export { findHost } from './hosts.ts';
export { openSoundMaker, type SoundMaker } from './maker.ts';

/** Same as for pictures: `all` makes everything, `none` only analyses recordings, and a maker makes files on request. */
export type SoundMaking = 'all' | 'none' | SoundMaker;

export interface SoundContext {
  assets: string;
  cache: Cache;
  /** Files that are in use though no request names them now. */
  named?: readonly string[] | undefined;
  making?: SoundMaking | undefined;
  /** The compiled `generator/app/worker.ts`; without one, all is done in this process. */
  worker?: string | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
  /** The host whose limits apply; undefined if there are none. */
  host?: LimitedHost | undefined;
  /** Files that are made of recordings, for the archives of releases, by the slugs of those. */
  attach?: ((sounds: Sounds['sounds']) => Promise<Readonly<Record<string, ExtraFile>>>) | undefined;
  onProgress?: OnProgress | undefined;
}

export interface PlannedSounds {
  sounds: Sounds;
  artifacts: Artifact[];
  problems: Problem[];
  levels: SoundLevels[];
}

interface PlannedRecording {
  recording: Recording;
  sound: Sound;
  artifacts: SoundArtifact[];
  files: SizedRecording[];
}

/** Makes everything that the requests need; a recording that cannot be published is a problem, and left out. */
export async function planSounds(
  requests: readonly SoundRequest[],
  archives: readonly ArchiveRequest[],
  context: SoundContext,
): Promise<PlannedSounds> {
  const folder = openFolder(context.assets);
  const { planned, problems } = await planAll(groupRequests(requests), folder, context);
  const recordings = planned.map(({ recording }) => recording);
  const sounds = Object.fromEntries(planned.map(({ recording, sound }) => [recording.key, sound]));
  const attached = await context.attach?.(sounds);
  const zips = await planArchives(archives, recordings, folder, { ...context, attached });
  const files = [...planned.flatMap(({ artifacts }) => artifacts), ...zips.map(({ zip }) => zip)];
  const limits = checkLimits(
    planned.flatMap((each) => each.files),
    zips.map(({ weighed }) => weighed),
    context.host,
  );
  const isKnown = context.host !== 'unknown';
  return {
    sounds: { sounds, archives: joinArchives(zips) },
    artifacts: [...new Map(files.map((file) => [file.path, toArtifact(file, context)])).values()],
    problems: [
      ...problems,
      ...(isKnown ? limits : []),
      ...listUnused(folder, [...requests.map(({ file }) => file), ...(context.named ?? [])]),
      ...toAdvice([...advise(recordings), ...(isKnown ? [] : limits)]),
    ],
    levels: recordings.flatMap(levelsOf),
  };
}

async function planAll(
  groups: readonly RequestGroup[],
  folder: Folder,
  context: SoundContext,
): Promise<{ planned: PlannedRecording[]; problems: Problem[] }> {
  const { cache } = context;
  const opened = await mapPool(groups, AT_ONCE, (each) => openRecording(each, { assets: folder, cache }));
  const pieces = opened.map((outcome, index) => ({ outcome, file: groups[index]?.file ?? '' }));
  let done = 0;
  const report = (file: string) => context.onProgress?.(done, pieces.length, file);
  // The longest first: at the end no core waits for another.
  const outcomes = await mapLargestFirst(
    pieces,
    AT_ONCE,
    ({ outcome }) => secondsOf(outcome.recording),
    async ({ outcome, file }) => {
      report(file);
      const made = await planOne(outcome, folder, context);
      done += 1;
      report(file);
      return made;
    },
  );
  return {
    planned: outcomes.flatMap(({ planned }) => planned ?? []),
    problems: outcomes.flatMap(({ problems }) => problems),
  };
}

/** The length of the published part of a recording, as far as it is known from its header. */
function secondsOf(recording: Recording | undefined): number {
  return recording?.part?.length ?? recording?.header.duration ?? 0;
}

async function planOne(
  opened: Outcome,
  folder: Folder,
  context: SoundContext,
): Promise<{ planned?: PlannedRecording; problems: Problem[] }> {
  if (!opened.recording) return { problems: opened.problems };
  const { cache } = context;
  const run = runOf(context);
  const analyseLater = typeof context.making === 'object' ? context.making.listen : undefined;
  const { recording, problems } = await analyseRecording(opened.recording, { cache, run, analyseLater });
  if (!recording) return { problems };
  const { header, analysis, part } = recording;
  const published = planPublished(recording, cache, run);
  const file = await describeFile(published, context);
  const downloads: Download[][] = [];
  const faults: Problem[] = [];
  for (const request of recording.requests.filter((each) => canDownload(each, recording))) {
    const cover = await findCover(request.facts.cover, folder, cache);
    downloads.push(planForms(recording, request, cover, { cache, run }));
    faults.push(...(await checkDownload(request, recording)));
  }
  const offered = await Promise.all(
    downloads.flat().map(async (each) => ({ each, ...(await describeFile(each, context)) })),
  );
  const [best, other] = offered.slice(0, downloads[0]?.length).map(({ each, ...form }) => ({
    ...form,
    ...(downloads[0]?.[1] && { detail: describeForm(recording, each, form.bytes) }),
  }));
  const sound: Sound = {
    ...file,
    duration: analysis?.duration ?? part?.length ?? header.duration,
    isExcerpt: part !== undefined,
    whole: part && header.duration,
    waveform: analysis?.waveform,
    download: best && { ...best, ...(other && { other }) },
  };
  return {
    planned: {
      recording,
      sound,
      artifacts: [published, ...downloads.flat()],
      files: [
        { recording, bytes: file.bytes },
        ...offered.map(({ bytes, each }) => ({ recording, bytes: bytes ?? each.about })),
      ],
    },
    problems: [...problems, ...(await listWarnings(recording)), ...faults],
  };
}

/** Returns true if a recording may be offered whole: one with a preview may not. */
function canDownload({ download }: SoundRequest, { part }: Recording): boolean {
  return download && part === undefined;
}

function runOf({ making, worker }: SoundContext) {
  return typeof making === 'object' ? making.run : openJobs(worker);
}

interface Zip {
  slug: string;
  zip: SoundArtifact;
  file: SoundFile;
  weighed: SizedArchive;
}

/** The archives of the releases whose recordings can all be downloaded. */
async function planArchives(
  archives: readonly ArchiveRequest[],
  recordings: readonly Recording[],
  folder: Folder,
  context: SoundContext & { attached: Readonly<Record<string, ExtraFile>> | undefined },
): Promise<Zip[]> {
  const { cache, attached = {} } = context;
  const run = runOf(context);
  const byKey = new Map(recordings.map((recording) => [recording.key, recording]));
  const zips: Zip[] = [];
  for (const archive of archives) {
    const tracks: Download[][] = [];
    const opened: Recording[] = [];
    for (const request of archive.sounds) {
      const recording = byKey.get(soundKey(request));
      if (!recording || !canDownload(request, recording)) break;
      const cover = await findCover(request.facts.cover, folder, cache);
      tracks.push(planForms(recording, request, cover, { cache, run }));
      opened.push(recording);
    }
    if (tracks.length === 0 || tracks.length < archive.sounds.length) continue;
    const cover = await findCover(archive.cover, folder, cache);
    const { [archive.slug]: booklet } = attached;
    const extras = [
      ...(booklet ? [booklet] : []),
      ...(await findExtras(archive.extras ?? [], folder, cache)),
    ];
    const isTwofold = tracks.some((forms) => forms.length > 1);
    for (const place of isTwofold ? [0, 1] : [0]) {
      const forms = tracks.flatMap((each) => each[place] ?? each[0] ?? []);
      const names = [...new Set(forms.map(({ form }) => form.ending.slice(1).toUpperCase()))].join(', ');
      const zip = planArchive(archive, forms, { cover, extras, form: place === 0 ? '' : names }, cache);
      const file = { ...(await describeFile(zip, context)), ...(isTwofold && { detail: names }) };
      const weights = opened.map((recording, index) => ({ recording, bytes: forms[index]?.about }));
      const weighed = { name: basename(zip.path), at: archive.at, bytes: file.bytes, tracks: weights };
      zips.push({ slug: archive.slug, zip, file, weighed });
    }
  }
  return zips;
}

/** The archive of each release, with that of the other form. */
function joinArchives(zips: readonly Zip[]): Sounds['archives'] {
  const archives: Record<string, SoundFile> = {};
  for (const { slug, file } of zips) {
    const best = ownOf(archives, slug);
    archives[slug] = best ? { ...best, other: file } : file;
  }
  return archives;
}

/** Describes a file; if everything is made, the file is made now, as its size is shown. */
async function describeFile(
  file: SoundArtifact,
  { cache, making = 'all', href }: SoundContext,
): Promise<SoundFile> {
  const { path, form, made, bytes } = file;
  const size = bytes ?? (making === 'all' ? await measureFile(made, cache) : recallSize(made, cache));
  return { url: href(addressOf(path)), type: form.type, bytes: size };
}

function toArtifact({ path, made }: SoundArtifact, { making }: SoundContext): Artifact {
  const body = typeof making === 'object' ? () => making.make(made, path) : made.read;
  return { path, key: made.key, immutable: true, body };
}

/** The address of a file of the site, below the root. */
function addressOf(path: string): string {
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}
