/** `liner dev`: serves the site while it is being written, and shows every save at once. */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { type DevOptions, type DevServer, startDev } from '../app/dev/index.ts';
import { createLog, type Log } from '../app/dev/log.ts';
import type { BuildInput } from '../app/pipeline/input.ts';
import { type CachedResults, previewMode } from '../app/pipeline/mode.ts';
import type { Build } from '../app/pipeline/report.ts';
import { addSampleWarnings } from '../app/scaffold/samples.ts';
import { readPrivateKey } from '../app/site-files/private-key.ts';
import type { Cache } from '../engine/cache/index.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { limitHeap } from '../engine/lib/heap.ts';
import { hasColours, isLive } from '../engine/lib/terminal.ts';
import { addFrames, toAdvice } from '../engine/problems/index.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, EXIT, readClock } from './environment.ts';
import { waitForSignal } from './interrupt.ts';
import { lintAll } from './lint.ts';
import { openBrowser } from './open-browser.ts';
import { createBackgroundProgress, createProgress, openStages, silentProgress } from './progress.ts';
import type { SiteOptions } from './site-options.ts';

/** Key in addresses of private pages that only this preview has. */
const PREVIEW_KEY = randomBytes(32).toString('hex');

export interface DevCommandOptions extends SiteOptions {
  port: number;
  /** `true` without an address: all of them. */
  host: string | true;
  /** Opens the site in the browser, or a path of its host. */
  open?: boolean | string | undefined;
}

/** Serves until the process receives SIGINT or SIGTERM. */
export async function runDev(environment: Environment, options: DevCommandOptions): Promise<number> {
  const { open, ...wanted } = options;
  const host = options.host === true ? '0.0.0.0' : options.host;
  const { speech, stderr } = environment;
  const log = (stream: { write(text: string): unknown }) => createLog(stream, speech, hasColours(stderr));
  await serveSite(environment, { ...wanted, host, log }, async (server, { started, note }) => {
    started(server);
    if (!open) return;
    const { href } = new URL(open === true ? '' : open, server.url);
    await openBrowser(href, () => note(speech.write('open-address', { url: href })));
  });
  return EXIT.done;
}

interface Served extends SiteOptions, Pick<DevOptions, 'port' | 'host' | 'overlay' | 'framing'> {
  /** @param stream writes above what shows progress */
  log(stream: { write(text: string): unknown }): Log;
  /** Aborted when it is to end before a signal. */
  ended?: AbortSignal;
  /** Same as in `DevOptions`, with the advice of `liner check`. */
  onBuild?(read: BuildInput['read'], build: Build): void;
}

/** Serves the site, for `liner studio` too, until SIGINT or SIGTERM. @param use called once there is something to see */
export async function serveSite(
  environment: Environment,
  { log: makeLog, onBuild, ended, ...options }: Served,
  use: (server: DevServer, log: Log) => Promise<void> | void,
): Promise<void> {
  // React chooses its build by this when it is first loaded; the other one is several times slower.
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { FEATURES }] = await Promise.all([
    import('../app/pipeline/build.ts'),
    import('../app/list/features.ts'),
  ]);
  const { stderr, packageRoot, worker } = environment;
  const caches = openCaches(environment, 'use');
  const kept: CachedResults = new Map();
  const shown = {
    stream: stderr,
    live: isLive(stderr),
    now: () => performance.now(),
    nameOf: openStages(environment.speech),
  };
  // Only for the first build; later work is background progress.
  let progress = createProgress(shown);
  const pictures = createBackgroundProgress('Pictures', shown);
  const sounds = createBackgroundProgress('Sound', { ...shown, stream: pictures.stream });
  const log = makeLog(sounds.stream);
  const stopped = waitForSignal(ended);

  const root = process.cwd();
  const starting = startDev({
    ...options,
    root,
    packageRoot,
    kept,
    log,
    cache: caches.cache,
    onPictures: pictures.onProgress,
    onSounds: sounds.onProgress,
    worker,
    async build(read, makers, dressed) {
      limitHeap(read.sources.length);
      const today = readClock(process.env, options.asOf);
      const built = await build(
        {
          ...{
            features: FEATURES,
            read: addSampleWarnings(read),
            assets: options.assets,
            drafts: true,
            privateKey: readPrivateKey(root, process.env) ?? PREVIEW_KEY,
            today,
            root,
            packageRoot,
          },
          ...{ ...caches, progress, worker, ...dressed },
        },
        // Results of one look are of no use to another.
        previewMode(makers, dressed ? new Map() : kept),
      );
      progress.end();
      progress = silentProgress;
      return built;
    },
    onBuild:
      onBuild &&
      (async (read, built) => onBuild(read, await addAdvice(built, read.sources, options, caches.cache))),
  });
  const server = await Promise.race([starting, stopped]);
  if (server) {
    // Other commands can use the results so far.
    await closeCaches(caches, false);
    await use(server, log);
    await stopped;
    await server.close();
  }
  await closeCaches(caches, false);
}

async function addAdvice(
  built: Build,
  sources: SourceFile[],
  folders: Pick<SiteOptions, 'content' | 'assets'>,
  cache: Cache,
): Promise<Build> {
  const advice = built.site ? await lintAll(built.site, sources, folders, cache) : [];
  return { ...built, problems: [...built.problems, ...toAdvice(addFrames(advice, sources))] };
}
