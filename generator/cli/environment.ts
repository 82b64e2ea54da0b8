import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { IS_IN_REGISTRY } from '../app/scaffold/install/npm.ts';
import type { Progress } from '../engine/lib/progress.ts';
import { valueAt } from '../engine/lib/record.ts';
import { type DayIn, dayAt, isTimeZone } from '../engine/lib/time-zone.ts';
import type { Speech } from './speech.ts';

export interface Environment {
  /** The folder of Liner's own package: its templates, islands and styles. */
  packageRoot: string;
  /** A hash of Liner's own code. */
  codeHash: string;
  /** The program of child processes, compiled. */
  worker: string;
  /** A folder of results that came with the package; a checkout has none. */
  shipped?: string | undefined;
  /** Stream for results: explanations, and problems for other programs. */
  stdout: NodeJS.WriteStream;
  /** Stream for progress, problems and summaries. */
  stderr: NodeJS.WriteStream;
  speech: Speech;
  /** Receives the progress of a build, in place of the terminal. */
  progress?: Progress | undefined;
}

/**
 * The day on which a command runs; SOURCE_DATE_EPOCH (reproducible-builds.org) replaces the clock.
 * @param asOf the day that the command line asks for, in place of both
 * @throws if SOURCE_DATE_EPOCH is not a number of seconds that dates can hold
 */
export function readClock(environment: NodeJS.ProcessEnv, asOf?: string): DayIn {
  if (asOf !== undefined) return () => asOf;
  const epoch = environment['SOURCE_DATE_EPOCH'];
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  if (Number.isNaN(now.getTime())) {
    throw new Error(`SOURCE_DATE_EPOCH must be the seconds since 1970, but is "${epoch}".`);
  }
  return (zone) => dayAt(zone, now.getTime());
}

/** The time zone of this computer. */
export function findTimezone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Exit codes, as generator/docs/commands.md lists them. */
export const EXIT = {
  done: 0,
  /** The content is wrong; every problem was listed. */
  content: 1,
  /** The command line is wrong. */
  usage: 2,
  /** Anything else: the disk is full, permission is denied, the output folder is not Liner's to replace. */
  other: 3,
} as const;

/**
 * @param content the content folder, as given on the command line
 * @param besides what else can be done if there is none
 * @returns false if there is no content folder, which has been reported
 */
export function hasContent(
  { stderr, speech }: Environment,
  content: string,
  besides: 'init' | 'studio' | 'nothing' = 'nothing',
): boolean {
  if (existsSync(content)) return true;
  const advice = existsSync('site.yaml') ? 'inside' : besides;
  stderr.write(`${speech.write('no-content', { content, advice })}\n`);
  return false;
}

/** Receives the exit code. */
export type Finish = (code: number) => void;

/** Returns the action of a command, whose module is loaded when the command runs. */
export type Start = <Given extends unknown[]>(
  load: () => Promise<(environment: Environment, ...given: Given) => Promise<number> | number>,
) => (...given: Given) => Promise<void>;

export function startIn(environment: Environment, finish: Finish): Start {
  return (load) =>
    async (...given) => {
      const run = await load();
      finish(await run(environment, ...given));
    };
}

interface OwnPackage {
  name: string;
  version: string;
  engines: { node: string };
}

export function readOwnPackage(packageRoot: string): OwnPackage {
  return JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
}

/** The command that runs this copy of Liner in any folder. */
function nameAnywhere(packageRoot: string, folder: string): string {
  if (IS_IN_REGISTRY) return 'npx linernotes';
  const typed = fetchedBy(packageRoot, folder);
  if (typed !== undefined) return `npx ${typed}`;
  const program = join(packageRoot, 'bin/liner.js');
  return `node ${program.includes(' ') ? `"${program}"` : program}`;
}

/** The package as it was typed after `npx`, which notes it in the folder where it installs; undefined if it is no longer there. */
function fetchedBy(packageRoot: string, folder: string): string | undefined {
  const [home = ''] = packageRoot.split(`${sep}node_modules${sep}`, 1);
  const file = join(home, 'package.json');
  if (basename(dirname(home)) !== '_npx' || !existsSync(file)) return undefined;
  const typed = valueAt(JSON.parse(readFileSync(file, 'utf8')), ['_npx', 'packages', 0]);
  return typeof typed === 'string' && existsSync(resolve(folder, typed)) ? typed : undefined;
}

/** The same environment with commands that work in a folder: outside of a site, `npx liner` would fetch somebody else's package. */
export function nameCommands(environment: Environment, folder: string): Environment {
  const { packageRoot, stdout, stderr } = environment;
  const outside = isInstalledFor(packageRoot, folder) ? 'npx liner init ' : 'npx liner ';
  const anywhere = outside.replace('npx liner', () => nameAnywhere(packageRoot, folder));
  const name = (text: string) => text.replaceAll(outside, () => anywhere);
  return { ...environment, stdout: rename(stdout, name), stderr: rename(stderr, name) };
}

/** @param packageRoot a checkout, whose sites are folders with content, or a folder in the node_modules of the one folder that it serves */
export function isInstalledFor(packageRoot: string, folder: string): boolean {
  const home = packageRoot.split(`${sep}node_modules${sep}`, 1)[0];
  if (folder === home || folder.startsWith(`${home}${sep}`)) return true;
  return home === packageRoot && existsSync(join(folder, 'content'));
}

function rename(stream: NodeJS.WriteStream, name: (text: string) => string): NodeJS.WriteStream {
  return new Proxy(stream, {
    get(target, key) {
      if (key === 'write') return (text: string, done?: () => void) => target.write(name(text), done);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
