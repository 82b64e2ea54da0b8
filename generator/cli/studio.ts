/** `liner studio`: an editor in the browser, with a preview of what is not saved yet. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Framing } from '../app/dev/inject.ts';
import type { Log } from '../app/dev/log.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { createSite } from '../app/scaffold/artist/create.ts';
import { type ArtistFacts, slugOf } from '../app/scaffold/artist/index.ts';
import { installLiner } from '../app/scaffold/install/index.ts';
import { makeFolder } from '../app/scaffold/write.ts';
import { isJunk } from '../engine/lib/files.ts';
import { readSourceFiles } from '../import/plan/read.ts';
import { type OpenStudio, openStudio, type StudioPreview } from '../studio/index.ts';
import { startCommands } from './child.ts';
import {
  type Environment,
  EXIT,
  findTimezone,
  hasContent,
  readClock,
  readOwnPackage,
} from './environment.ts';
import { describeFailure } from './failure.ts';
import { openBrowser } from './open-browser.ts';
import { readSiteNow } from './read-site.ts';
import type { Speech } from './speech.ts';

export interface StudioCommandOptions {
  /** Lets npm be asked for the lock file of a new site. */
  npm: boolean;
  content: string;
  assets: string;
  port: number;
  open: boolean;
}

interface Stream {
  write(text: string): unknown;
}

/** The preview, as `liner dev` serves it. */
type ServeSite = (
  environment: Environment,
  options: {
    content: string;
    assets: string;
    port: number;
    host: string;
    overlay: OpenStudio['overlay'];
    framing: Framing;
    log(stream: Stream): Log;
    onBuild: OpenStudio['take'];
    /** Aborted when somebody has pressed Stop. */
    ended: AbortSignal;
  },
  use: (preview: StudioPreview) => Promise<void>,
) => Promise<void>;

/** Serves until somebody presses Stop, or the process receives SIGINT or SIGTERM. */
export async function runStudio(
  environment: Environment,
  folder: string | undefined,
  options: StudioCommandOptions,
  serveSite: ServeSite,
): Promise<number> {
  const { stderr, packageRoot, worker, speech } = environment;
  const { content, assets, port } = options;
  if (folder !== undefined) process.chdir(makeFolder(folder));
  const isNew = !existsSync(content) && isFree(process.cwd());
  if (!isNew && !hasContent(environment, content, 'studio')) return EXIT.content;
  const program = dirname(worker);
  await loadSchemas();
  const onError = (error: unknown) => stderr.write(`${describeFailure(error, true)}\n`);
  const ending = new AbortController();
  const studio = await openStudio({
    stop: () => ending.abort(),
    ...{ root: process.cwd(), content: resolve(content), assets: resolve(assets) },
    ...{ port, packageRoot, program, now: Date.now, today: readClock(process.env) },
    ...{ start: startCommands(packageRoot), environment: process.env },
    ...(isNew && { newSite: describeNewSite(environment, options) }),
    readSite: () => readSiteNow(environment, content),
    readSources: (sources, site, watching) => readSourceFiles(sources, site, { columns: {}, ...watching }),
    ...{ describe: (error) => describeFailure(error, false), onError },
    onUsed: (url) => stderr.write(`${speech.write('studio-used', { url })}\n`),
  });
  const shown = {
    ...{ content, assets, port: port === 0 ? 0 : studio.port + 1, host: '127.0.0.1' },
    ...{
      overlay: studio.overlay,
      framing: { studio: studio.origin, script: join(program, 'preview-framed.js') },
      onBuild: studio.take,
      ended: ending.signal,
      log: (stream: Stream) => createStudioLog(stream, speech),
    },
  };
  await serveSite(environment, shown, async (preview) => {
    studio.connect(preview);
    stderr.write(`\n${speech.write('studio-at', { url: studio.address })}\n`);
    for (const url of studio.others) stderr.write(`\n${speech.write('studio-other', { url })}\n`);
    if (!options.open) return;
    await openBrowser(studio.addressOnce(), () =>
      stderr.write(`${speech.write('open-address', { url: studio.address })}\n`),
    );
  });
  await studio.close();
  return EXIT.done;
}

/** Names that a folder may have before it has a site; Liner itself may have been installed there. */
const BESIDE = /^(?:\..*|assets|node_modules|package(?:-lock)?\.json|vendor|linernotes-.*\.tgz)$/;

/** Returns true for a folder in which a new site can be made. */
function isFree(folder: string): boolean {
  return readdirSync(folder).every((name) => BESIDE.test(name) || isJunk(name));
}

function describeNewSite({ packageRoot, stderr }: Environment, { npm }: StudioCommandOptions) {
  const root = process.cwd();
  const { version } = readOwnPackage(packageRoot);
  const timezone = findTimezone();
  return {
    timezone,
    createSite(artist: ArtistFacts) {
      createSite({ root, artist, version, today: readClock(process.env)(timezone) });
      // The studio goes on meanwhile: hosts and other computers need what npm writes.
      installLiner(root, packageRoot, slugOf(artist), {
        npm,
        notify: (words) => stderr.write(`${words}\n`),
      }).then(
        ({ notes }) => notes.map((note) => stderr.write(`${note}\n`)),
        (error) => stderr.write(`${describeFailure(error, false)}\n`),
      );
    },
  };
}

/** The code of a build that ended with an error of the program, which has no problems to show. */
const FAILED = 'dev/failed';

/** The studio shows problems itself; the terminal has what it cannot know. */
function createStudioLog(stream: Stream, { write: speak, retell }: Speech): Log {
  const write = (text: string) => void stream.write(`${text}\n`);
  const silent = () => undefined;
  return {
    ...{ started: silent, failed: silent, rebuilt: silent },
    problems(found) {
      for (const { message } of retell(found.filter(({ code }) => code === FAILED))) write(message);
    },
    failure(problem) {
      for (const { message } of retell([problem])) write(message);
    },
    restart: () => write(speak('code-changed')),
    unwatched: ({ message }) => write(speak('studio-unwatched', { reason: message })),
    note: write,
  };
}
