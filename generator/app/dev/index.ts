/** The preview: builds, serves from memory, watches files, and updates open pages. */

import { existsSync, realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fingerprintFolder } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { type Changes, type Watcher, watchFolders } from '../../engine/lib/watch.ts';
import { type Original, openMaker } from '../../engine/media/pictures/index.ts';
import { withoutAdvice, withoutIgnored } from '../../engine/problems/index.ts';
import type { Handler } from '../../engine/server/answer.ts';
import { type Addresses, nameAddresses } from '../../engine/server/host-names.ts';
import { startServer } from '../../engine/server/index.ts';
import { openSoundMaker } from '../../features/sound/media/index.ts';
import { LOOKS_FOLDER } from '../../site/looks/find.ts';
import type { BuildInput } from '../pipeline/input.ts';
import type { CachedResults, Makers } from '../pipeline/mode.ts';
import type { Build } from '../pipeline/report.ts';
import { openChannel } from './channel.ts';
import { CLIENT_PATH, clientScript, EVENTS_PATH, type Framing, SHEET_PATH } from './inject.ts';
import type { BuildSummary, Log } from './log.ts';
import { type Dressed, openLookSites } from './look-sites.ts';
import { describeFailure, startRebuilding } from './rebuild.ts';
import { openRest } from './rest.ts';
import { openSite } from './served-site.ts';
import { type Overlay, openSources } from './sources.ts';

export interface DevOptions {
  /** The working directory: the folder of the site. */
  root: string;
  content: string;
  assets: string;
  port: number;
  host: string;
  packageRoot: string;
  /** @param dressed the look and the address that the site is shown in, if not its own */
  build(read: BuildInput['read'], makers: Makers, dressed?: Dressed): Promise<Build>;
  /** Called after a build of the content as it is, and once more if the preview shows a part of it in spite of errors. */
  onBuild?: ((read: BuildInput['read'], built: Build) => Promise<void>) | undefined;
  /** The compiled `worker.ts`. */
  worker: string;
  /** The cache of pictures and sounds. */
  cache: Cache;
  /** Cleared when files other than content change. */
  kept: CachedResults;
  /** Progress of pictures that are made on request. */
  onPictures: OnProgress;
  onSounds: OnProgress;
  log: Log;
  /** Texts that are shown in place of those of the files. */
  overlay?: Overlay | undefined;
  /** The studio whose pages may show the preview in a frame. */
  framing?: Framing | undefined;
}

export interface DevServer extends Addresses {
  /** Builds with changes that no watcher sees, such as those of an overlay; settles when they are shown. */
  refresh(changes: Changes): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds without changes: longer than the save of an editor, and than the gaps while a folder is copied. */
const QUIET = 12;
const LONGEST_DELAY = 250;
/** The number of ports to try. */
const TRIES = 20;

/** Pages of other sites may neither show the preview in a frame nor load its files. */
function headersFor(framedBy: string | undefined): Record<string, string> {
  return {
    'Content-Security-Policy': ["frame-ancestors 'self'", ...(framedBy ? [framedBy] : [])].join(' '),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Settles after the first build, whether it succeeded or not. @throws Node's EADDRINUSE if no port is free */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const { host, port, log } = options;
  const site = openSite((failure) => {
    if (failure) log.failure(failure);
    void channel.announce();
  });
  const channel = openChannel(site.describe);
  const handlers = new Map<string, Handler>([
    [
      EVENTS_PATH,
      async (request, response, url) => {
        await site.serve();
        await channel.join(request, response, url.searchParams.get('path') ?? '/');
      },
    ],
    [CLIENT_PATH, (_request, response) => sendClient(response, options.framing)],
  ]);
  const onError = (error: unknown) => log.failure(describeFailure(error));
  const looks = openLookSites(options, (dressed) => following.build(dressed));
  handlers.set(SHEET_PATH, looks.sendSheet);
  const serve = async (path: string) => (await looks.serve(path)) ?? site.serve();
  const answering = { site: serve, host, port, handlers, headers: headersFor(options.framing?.studio) };
  const server = await startServer({ ...answering, tries: TRIES, onError });
  let isFirst = true;
  const following = follow(options, async (build, summary) => {
    site.take(build);
    looks.renew(build);
    await channel.announce();
    const problems = withoutIgnored(withoutAdvice(build.problems), build.ignored);
    log.problems(problems);
    if (!build.made) log.failed(problems, build.shown !== undefined);
    else if (!isFirst && summary.changed.length > 0) log.rebuilt(summary);
    isFirst = false;
    // Work after the build must not delay pages that are requested already.
    await site.settled();
  });
  const { base } = await site.serve();
  return {
    ...nameAddresses(host, server.port, base),
    refresh: following.refresh,
    async close() {
      await following.stop();
      await looks.close();
      await server.close();
    },
  };
}

function sendClient(response: ServerResponse, framing: Framing | undefined): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(200, headers).end(clientScript(framing));
}

type OnBuild = (build: Build, summary: BuildSummary) => Promise<void>;

interface Following {
  /** Builds the site as it is now in another look. */
  build(dressed: Dressed): Promise<Build>;
  refresh(changes: Changes): Promise<void>;
  stop(): Promise<void>;
}

/** Builds now and whenever a file changes. */
function follow({ log, ...options }: DevOptions, onBuild: OnBuild): Following {
  const renew = (kind: string) => () => {
    options.kept.delete(kind);
    rebuilder.renew();
  };
  const { cache, worker } = options;
  const pictures = openMaker(cache, renew('pictures'), options.onPictures);
  const unseen: Original[] = [];
  let lastRead: BuildInput['read'] = { sources: [], problems: [] };
  const makers: Makers = {
    // Examining pictures uses the processor, so it waits for the end of the build.
    pictures: { make: pictures.make, examine: (original) => void unseen.push(original) },
    sounds: openSoundMaker({ cache, worker, onListened: renew('sounds'), onProgress: options.onSounds }),
  };
  const content = resolve(options.content);
  const others = listOthers(options);
  const code = join(options.packageRoot, 'generator');
  const used = new Set<string>();
  let watcher: Watcher | undefined;
  let isStopped = false;
  /** Inputs whose links have been followed. */
  const seen = new Set<string>();
  const rest = openRest((read) => options.build(read, makers));
  const rebuilder = startRebuilding({
    ...options,
    async build(read) {
      lastRead = read;
      const built = await options.build(read, makers);
      if (built.made) rest.note(read);
      await options.onBuild?.(read, built);
      return built;
    },
    async buildRest(read, failed) {
      const built = await rest.build(read, failed);
      if (built.shown) await options.onBuild?.(read, built);
      return built;
    },
    sources: openSources(options.content, options.root, options.overlay),
    content,
    forget() {
      options.kept.clear();
      seen.clear();
    },
    stamp: () =>
      new Map([
        ...others.map((folder) => [folder, fingerprintFolder(folder)] as const),
        ...[...used].map((file) => [file, fingerprintFolder(dirname(file), [basename(file)])] as const),
      ]),
    note({ inputs }) {
      const files = inputs.files.filter((file) => !seen.has(file));
      const fresh = listOutside(files, [content, ...others]).filter((path) => !used.has(path));
      for (const file of files) seen.add(file);
      for (const path of fresh) used.add(path);
      watcher?.add(fresh);
      return fresh;
    },
    async onBuild(built, summary) {
      try {
        await onBuild(built, summary);
      } finally {
        for (const original of unseen.splice(0)) pictures.examine(original);
        if (!isStopped) watcher ??= startWatching();
      }
    },
    onError: (error) => log.failure(describeFailure(error)),
  });
  /** Called after the first build, as finding all files takes a while. */
  function startWatching(): Watcher {
    const started = watchFolders([content, ...others, code], {
      quiet: QUIET,
      longest: LONGEST_DELAY,
      onChanges(changes) {
        const sites = [...changes].filter(([path]) => !path.startsWith(code + sep));
        if (sites.length < changes.size) log.restart();
        if (sites.length > 0) void rebuilder.push(new Map(sites));
      },
      onError: (error) => log.unwatched(error),
    });
    started.add([...used]);
    // Changes between the first read and now were not seen.
    started.ready.then(rebuilder.look);
    return started;
  }
  return {
    // What a picture has been examined for is the same in all looks.
    build: (dressed) =>
      options.build(
        lastRead,
        { ...makers, pictures: { ...makers.pictures, examine: () => undefined } },
        dressed,
      ),
    refresh: rebuilder.push,
    async stop() {
      isStopped = true;
      rebuilder.stop();
      await watcher?.close();
    },
  };
}

/** Files outside of the watched folders: imported stylesheets, targets of links. Without packages, which Node.js loads only once. */
function listOutside(files: readonly string[], roots: readonly string[]): string[] {
  return files
    .map((file) => resolveLink(file))
    .filter((file) => !file.split(sep).includes('node_modules'))
    .filter((file) => !roots.some((root) => file === root || file.startsWith(root + sep)));
}

/** Watchers report changes of files, not of links to them. */
function resolveLink(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Folders of sources besides the content: the site's own, and Liner's. */
function listOthers({ assets, packageRoot }: Pick<DevOptions, 'assets' | 'packageRoot'>): string[] {
  const own = [assets, 'templates', 'islands', LOOKS_FOLDER].map((folder) => resolve(folder));
  const liners = ['templates', 'islands'].map((path) => join(packageRoot, path));
  return [...new Set([...own, ...liners.filter(existsSync)])];
}
