/** The preview that follows its files: build, serve from memory, watch, and tell the open pages. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Build, BuildOptions } from '../build.ts';
import { fingerprintFolder } from '../lib/files.ts';
import { listen } from '../lib/server.ts';
import { type Changes, watchFolders } from '../lib/watch.ts';
import { isAddressed, nameAddresses } from './addresses.ts';
import { createAnswer } from './answer.ts';
import { openChannel } from './channel.ts';
import { openPages } from './pages.ts';
import { type Account, startRebuilding } from './rebuild.ts';
import { openSources } from './sources.ts';
import type { Addresses, Teller } from './tell.ts';

export interface DevOptions {
  content: string;
  assets: string;
  port: number;
  host: string;
  packageRoot: string;
  build(read: BuildOptions['read']): Promise<Build>;
  /** Files have changed that are not content. */
  forget(): void;
  teller: Teller;
}

export interface DevServer extends Addresses {
  close(): Promise<void>;
}

/** In milliseconds: an editor's save is over sooner, and a copied folder's files come closer together. */
const QUIET = 12;
const LONGEST_BURST = 250;
/** Ports to try where others are in use. */
const TRIES = 20;

/**
 * Settles after the first build, whether it succeeded or not.
 *
 * @throws Node's EADDRINUSE where no port is free
 */
export async function startDev(options: DevOptions): Promise<DevServer> {
  const { host, teller } = options;
  const pages = openPages(teller.failure);
  const channel = openChannel(pages.describe);
  const answer = createAnswer(pages, channel);
  const server = createServer((request, response) => {
    if (isAddressed(request.headers.host, host)) answer(request, response).catch(() => response.destroy());
    else response.writeHead(403).end('This preview answers on this computer alone. See liner dev --help.');
  });
  const port = await listen(server, options.port, host, options.port === 0 ? 1 : TRIES);
  let isFirst = true;
  const stopFollowing = follow(options, async (build, account) => {
    pages.take(build);
    await channel.announce();
    teller.problems(build.problems);
    if (!build.made) teller.failed(build.problems);
    else if (!isFirst) teller.rebuilt(account);
    isFirst = false;
  });
  await pages.ready;
  return {
    ...nameAddresses(host, port, pages.snapshot?.base ?? '/'),
    async close() {
      server.close();
      server.closeAllConnections();
      await stopFollowing();
    },
  };
}

type OnBuild = (build: Build, account: Account) => Promise<void>;

/** Builds, and builds again whenever a file changes. */
function follow({ teller, ...options }: DevOptions, onBuild: OnBuild): () => Promise<void> {
  const content = resolve(options.content);
  const others = listOthers(options);
  const code = join(options.packageRoot, 'generator');
  const rebuilder = startRebuilding({
    ...options,
    sources: openSources(options.content),
    content,
    stamp: () => others.map(fingerprintFolder).join(),
    onBuild,
  });
  const push = (changes: Changes) => {
    const ours = [...changes].filter(([path]) => path.startsWith(code + sep));
    if (ours.length > 0) teller.restart();
    if (ours.length < changes.size)
      rebuilder.push(new Map([...changes].filter((each) => !ours.includes(each))));
  };
  const watcher = watchFolders([content, ...others, code], {
    quiet: QUIET,
    longest: LONGEST_BURST,
    tell: push,
    onError: (error) => teller.unwatched(error),
  });
  // What has changed between the first reading and now was not seen.
  watcher.ready.then(rebuilder.look);
  return async () => {
    rebuilder.stop();
    await watcher.close();
  };
}

/** What a site is made of besides its content: the site's own, and Liner's. */
function listOthers({ assets, packageRoot }: Pick<DevOptions, 'assets' | 'packageRoot'>): string[] {
  const own = [assets, 'templates', 'islands'].map((folder) => resolve(folder));
  const liners = ['templates', 'islands'].map((path) => join(packageRoot, path));
  return [...new Set([...own, ...liners.filter(existsSync)])];
}
