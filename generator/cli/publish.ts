/** `liner publish`: builds the site, lists what changes, and uploads it. */

import { resolve } from 'node:path';
import { compareSites, describeChanges, describeSite, isEmpty } from '../app/deploy/changes.ts';
import type { DeployOptions, Destination, Preview } from '../app/deploy/destination.ts';
import { reportChanges } from '../app/deploy/index-now.ts';
import { type Inventory, readInventory } from '../app/deploy/inventory.ts';
import { writeRecord } from '../app/deploy/record/index.ts';
import { keepPages } from '../app/deploy/record/pages.ts';
import { takeSnapshot } from '../app/deploy/record/snapshot.ts';
import { openCache } from '../engine/cache/index.ts';
import { isSystemError } from '../engine/lib/files.ts';
import { reasonOf } from '../engine/lib/reasons.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { isExample } from '../engine/lib/url.ts';
import type { AudioHost, Publish } from '../site/schema/publish.ts';
import { CACHE_FOLDER } from './caches.ts';
import {
  type Delivery,
  deliver,
  describeDeploy,
  openDestination,
  type PlaceOptions,
  type RunBuild,
  withTarget,
} from './delivering.ts';
import { type Environment, EXIT, readClock } from './environment.ts';
import { endShow, findKept } from './show.ts';
import { canAsk, confirm } from './terminal.ts';

export interface PublishCommandOptions extends PlaceOptions {
  compress?: boolean | undefined;
  /** Skips the confirmation. */
  yes?: boolean | undefined;
  dryRun?: boolean | undefined;
}

export async function runPublish(
  environment: Environment,
  options: PublishCommandOptions,
  runBuild: RunBuild,
): Promise<number> {
  return withTarget(environment, options, runBuild, async (reporting, delivery) => {
    const code = await buildAndDeliver(reporting, options, runBuild, delivery);
    if (code === EXIT.done && !options.dryRun) await endShow(reporting, options, delivery.settings);
    return code;
  });
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
  const deployOptions = describeDeploy(environment, options, {
    ...{ baseUrl, published: lastPublished.recall(), kept: findKept(root, settings) },
  });
  const own = await openDestination(target, deployOptions);
  const destination = audioHost ? await addBucket(own, audioHost, deployOptions) : own;
  await destination.check();
  // Before the build: what is written meanwhile is a change since.
  const snapshot = takeSnapshot(folders, readClock(process.env)(timezone ?? 'UTC'));
  const keepRecord = (site: Inventory) =>
    noteRecord(environment, () => {
      writeRecord(root, target, snapshot, Date.now());
      keepPages(root, target, site);
    });
  const built = await runBuild(environment, options);
  if (built !== EXIT.done) return built;
  const site = await readInventory(resolve(options.out));
  const preview = await destination.compare(site);
  try {
    const lines = describePreview(destination.name, preview, site);
    stderr.write(showControls(`\n${lines.map(environment.speech.phrase).join('\n')}\n`));
    send({ type: 'changes', lines });
    if (isExample(new URL(baseUrl).hostname))
      stderr.write(`\n${environment.speech.write('example-address', { base_url: baseUrl })}\n`);
    const code = await decide(environment, options, preview);
    if (preview.isDone) {
      keepRecord(site);
      send({ type: 'done', message: lines.join('\n'), isUnchanged: true });
    }
    if (code !== undefined) return code;
    const closing = await deliver(environment, preview);
    await lastPublished.remember(site);
    keepRecord(site);
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
