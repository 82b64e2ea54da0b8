/** `liner dev`: serves the site while it is being written, and shows every save at once. */
import { performance } from 'node:perf_hooks';
import { limitHeap } from '../../engine/lib/heap.ts';
import { hasColours, isLive } from '../../engine/lib/terminal.ts';
import { startDev } from '../dev/index.ts';
import { createLog, type Log } from '../dev/log.ts';
import { type CachedResults, previewMode } from '../mode.ts';
import { addSampleWarnings } from '../scaffold/samples.ts';
import type { SiteOptions } from './build-site.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, EXIT, readClock } from './environment.ts';
import { waitForSignal } from './interrupt.ts';
import { createBackgroundProgress, createProgress, silentProgress } from './progress.ts';

export interface DevCommandOptions extends SiteOptions {
  port: number;
  /** `true` without an address: all of them. */
  host: string | true;
  /** Opens the site in the browser, or a path of its host. */
  open?: boolean | string | undefined;
}

/** Serves until the process receives SIGINT or SIGTERM. */
export async function runDev(environment: Environment, options: DevCommandOptions): Promise<number> {
  // React chooses its build by this when it is first loaded; the other one is several times slower.
  process.env['NODE_ENV'] = 'production';
  const [{ build }, { FEATURES }] = await Promise.all([import('../build.ts'), import('../features.ts')]);
  const { stderr, packageRoot, worker } = environment;
  const caches = openCaches(environment, 'use');
  const kept: CachedResults = new Map();
  const shown = { stream: stderr, live: isLive(stderr), now: () => performance.now() };
  // Only for the first build; later work is background progress.
  let progress = createProgress(shown);
  const pictures = createBackgroundProgress('Pictures', shown);
  const sounds = createBackgroundProgress('Sound', { ...shown, stream: pictures.stream });
  const log = createLog(sounds.stream, hasColours(stderr));
  const stopped = waitForSignal();

  const root = process.cwd();
  const starting = startDev({
    ...options,
    root,
    host: options.host === true ? '0.0.0.0' : options.host,
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
  });
  const server = await Promise.race([starting, stopped]);
  if (server) {
    // Other commands can use the results so far.
    await closeCaches(caches, false);
    log.started(server);
    const { open } = options;
    if (open) await openBrowser(new URL(open === true ? '' : open, server.url).href, log);
    await stopped;
    await server.close();
  }
  await closeCaches(caches, false);
  return EXIT.done;
}

async function openBrowser(url: string, log: Log): Promise<void> {
  const { default: open } = await import('open');
  await open(url).catch(() => log.note(`Open ${url} in your browser.`));
}
