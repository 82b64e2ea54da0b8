/** `liner publish`: builds the site, lists what changes, and uploads it. */

import { resolve } from 'node:path';
import { compareSites, describeChanges, describeSite, isEmpty } from '../app/deploy/changes.ts';
import {
  DeployFailure,
  type DeployOptions,
  DeployRefusal,
  type Destination,
  type Preview,
} from '../app/deploy/destination.ts';
import { createEventProgress, type PublishEvent, UPLOADING } from '../app/deploy/events.ts';
import { reportChanges } from '../app/deploy/index-now.ts';
import { type Inventory, readInventory } from '../app/deploy/inventory.ts';
import { writeRecord } from '../app/deploy/record/index.ts';
import { takeSnapshot } from '../app/deploy/record/snapshot.ts';
import { chooseTarget } from '../app/deploy/target.ts';
import { openCache } from '../engine/cache/index.ts';
import { isSystemError } from '../engine/lib/files.ts';
import { reasonOf } from '../engine/lib/reasons.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { isExample } from '../engine/lib/url.ts';
import type { AudioHost, Publish, PublishTo } from '../site/schema/publish.ts';
import type { Site as Settings } from '../site/schema/site.ts';
import { readSettings } from './build-site.ts';
import { CACHE_FOLDER } from './caches.ts';
import { type Environment, EXIT, readClock } from './environment.ts';
import { showProgress } from './progress.ts';
import { canAsk, confirm } from './terminal.ts';

type Open = (target: Publish, options: DeployOptions) => Destination;

/** The places to publish to, loaded on demand. `PUBLISH_TARGETS` has the keys of each in site.yaml. */
const DESTINATIONS: Record<PublishTo, () => Promise<Open>> = {
  git: async () => (await import('../app/deploy/git/index.ts')).toGit,
  netlify: async () => (await import('../app/deploy/netlify/index.ts')).toNetlify,
  sftp: async () => (await import('../app/deploy/sftp/index.ts')).toSftp,
  s3: async () => (await import('../app/deploy/s3/index.ts')).toS3,
  folder: async () => (await import('../app/deploy/folder/index.ts')).toFolder,
};

export interface PublishCommandOptions {
  content: string;
  assets: string;
  out: string;
  compress?: boolean | undefined;
  /** In place of `publish` in site.yaml. */
  to?: string | undefined;
  /** Skips the confirmation. */
  yes?: boolean | undefined;
  dryRun?: boolean | undefined;
  replace?: boolean | undefined;
  acceptHostKey?: boolean | undefined;
  /** Prints events as lines of JSON, for other programs. */
  json?: boolean | undefined;
}

/** The command `liner build`. */
type RunBuild = (environment: Environment, options: PublishCommandOptions) => Promise<number>;

export async function runPublish(
  environment: Environment,
  options: PublishCommandOptions,
  runBuild: RunBuild,
): Promise<number> {
  const { stderr, stdout } = environment;
  const send = (event: PublishEvent) => {
    if (options.json) stdout.write(`${JSON.stringify(event)}\n`);
  };
  const reporting = options.json ? { ...environment, progress: createEventProgress(send) } : environment;
  const settings = await readSettings(options.content);
  // The build reports what is wrong with site.yaml.
  if (!settings) return runBuild(reporting, options);
  const target = chooseTarget(settings.publish, options.to);
  if (typeof target === 'string') {
    stderr.write(`${target}\n`);
    send({ type: 'failed', message: target });
    return EXIT.usage;
  }
  try {
    return await buildAndDeliver(reporting, options, runBuild, { target, settings, send });
  } catch (error) {
    if (!(error instanceof DeployRefusal || error instanceof DeployFailure)) throw error;
    const { notice } = error;
    stderr.write(`\n${showControls(notice ? environment.speech.tell(notice) : error.message)}\n`);
    const unless = error instanceof DeployRefusal ? error.unless : undefined;
    send({ type: 'failed', message: error.message, notice: error.notice, unless });
    return EXIT.other;
  }
}

interface Delivery {
  target: Publish;
  settings: Settings;
  send(event: PublishEvent): void;
}

async function buildAndDeliver(
  environment: Environment,
  options: PublishCommandOptions,
  runBuild: RunBuild,
  { target, settings, send }: Delivery,
): Promise<number> {
  const { stderr } = environment;
  const { base_url: baseUrl, timezone, index_now: isReported, publish } = settings;
  const audioHost = publish?.audio_host;
  const root = process.cwd();
  const folders = { root, content: resolve(options.content), assets: resolve(options.assets) };
  const lastPublished = openLastPublished(target);
  const openDestination = await DESTINATIONS[target.to]();
  const deployOptions: DeployOptions = {
    ...{ root, baseUrl, out: options.out, sources: [options.content, options.assets] },
    ...{ replace: options.replace ?? false, published: lastPublished.recall() },
    acceptHostKey: options.acceptHostKey ?? false,
    mayAsk: canAsk(stderr),
    environment: process.env,
  };
  const own = openDestination(target, deployOptions);
  const destination = audioHost ? await addBucket(own, audioHost, deployOptions) : own;
  await destination.check();
  // Before the build: what is written meanwhile is a change since.
  const snapshot = takeSnapshot(folders, readClock(process.env)(timezone ?? 'UTC'));
  const keepRecord = () => noteRecord(environment, () => writeRecord(root, target, snapshot, Date.now()));
  const built = await runBuild(environment, options);
  if (built !== EXIT.done) return built;
  const site = await readInventory(resolve(options.out));
  const preview = await destination.compare(site);
  try {
    const lines = describePreview(destination.name, preview, site);
    stderr.write(showControls(`\n${lines.join('\n')}\n`));
    send({ type: 'changes', lines });
    if (isExample(new URL(baseUrl).hostname))
      stderr.write(
        `\nbase_url in content/site.yaml is ${baseUrl}, an example address. Put the address of your site there: links, feeds and search engines go by it.\n`,
      );
    const code = await decide(environment, options, preview);
    if (preview.isDone) {
      keepRecord();
      send({ type: 'done', message: lines.join('\n'), isUnchanged: true });
    }
    if (code !== undefined) return code;
    const progress = environment.progress ?? showProgress(stderr);
    progress.begin('Publishing');
    const closing = await preview
      .deliver((done, total, name) => progress.count(UPLOADING, done, total, name))
      .finally(() => progress.end());
    await lastPublished.remember(site);
    keepRecord();
    stderr.write(`\n${showControls(environment.speech.tell(closing))}\n`);
    const reported =
      isReported &&
      (await reportChanges(site, {
        ...{ baseUrl, published: preview.published },
        service: process.env['INDEXNOW_URL'],
      }));
    if (reported) stderr.write(`${showControls(environment.speech.tell(reported))}\n`);
    send({ type: 'done', message: closing.text, notice: closing, isUnchanged: false });
    return EXIT.done;
  } finally {
    await preview.close();
  }
}

async function addBucket(
  destination: Destination,
  bucket: AudioHost,
  options: DeployOptions,
): Promise<Destination> {
  const { withRecordings } = await import('../app/deploy/s3/recordings.ts');
  const { openFiles } = await import('../app/deploy/s3/index.ts');
  return withRecordings(destination, openFiles(bucket, options));
}

/** The site is published, even if that cannot be noted. */
function noteRecord({ stderr }: Environment, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    stderr.write(
      `\nWhat was published could not be noted in .liner: ${reasonOf(error.code) ?? error.message}\n`,
    );
  }
}

/** Returns the exit code; undefined to go on and publish. */
async function decide(
  { stderr, speech }: Environment,
  { yes, dryRun }: PublishCommandOptions,
  { isDone }: Preview,
): Promise<number | undefined> {
  if (isDone) return EXIT.done;
  if (dryRun) {
    stderr.write(`\n${speech.write('dry-run')}\n`);
    return EXIT.done;
  }
  if (yes) return undefined;
  if (!canAsk(stderr)) {
    stderr.write(`\n${speech.write('no-terminal')}\n`);
    return EXIT.usage;
  }
  if (await confirm(stderr, speech, 'publish-this')) return undefined;
  stderr.write(`${speech.write('not-published')}\n`);
  return EXIT.other;
}

function describePreview(name: string, { published, notes, isDone }: Preview, site: Inventory): string[] {
  if (isDone) return [`Nothing to publish: ${name} has this site already.`];
  if (!published) return [`The whole site is new there: ${describeSite(site.files)}.`, ...notes];
  const changes = compareSites(published, site.files);
  const lines = isEmpty(changes) ? ['Nothing changes for visitors.'] : describeChanges(changes);
  return ['What changes on the site:', ...lines.map((line) => `  ${line}`), ...notes];
}

/** Remembers the last published site, for destinations that cannot list their files. */
function openLastPublished(target: Publish) {
  const cache = openCache(target.to === 'git' ? resolve(CACHE_FOLDER) : undefined);
  const pack = cache.pack<[path: string, digest: string][]>('pushed', '1');
  const key = JSON.stringify(target);
  return {
    recall: () => (pack.get(key) ? new Map(pack.get(key)) : undefined),
    async remember({ files }: Inventory) {
      pack.set(
        key,
        [...files].map(([path, { digest }]) => [path, digest]),
      );
      await cache.close({ prune: false });
    },
  };
}
