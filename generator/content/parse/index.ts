/** Source files in, validated entries out, with everything that is wrong with them. */

import { findRoom, type Room } from '../../kinds.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { siteUrls } from '../../lib/url.ts';
import { codeFrame, compareProblems, type Problem } from '../../problems/index.ts';
import { checkContent } from '../check/index.ts';
import { checkNames } from '../check/names.ts';
import type { Content, SourceFile } from '../types.ts';
import { gatherContent, type Reading } from './gather.ts';
import type { Packed } from './packed.ts';
import type { Variables } from './placeholders.ts';

export interface LoadOptions {
  /** Whether drafts belong to the content. */
  drafts: boolean;
  /** The build's day, `2026-11-21`. */
  today: string;
  cache: Cache;
  /** Changes with the generator's own code, so that results of older code are not used. */
  version: string;
  /** Takes the place of base_url in site.yaml. A whole address. */
  baseUrl?: string | undefined;
}

export interface Loaded {
  /**
   * Missing where site.yaml is missing (which `readSources` reports) or wrong. Other files with errors are left out,
   * so links to their pages must not be checked while there are errors.
   */
  content?: Content;
  /** Of all files, in the order of their places. */
  problems: Problem[];
}

interface Task {
  source: SourceFile;
  room: Room;
}

export async function load(sources: readonly SourceFile[], options: LoadOptions): Promise<Loaded> {
  const tasks = sources.flatMap((source): Task[] => {
    const room = findRoom(source.path);
    return room ? [{ source, room }] : [];
  });
  const readings = await readAll(tasks, options);
  const { content, checkable, problems } = gatherContent(readings, options);
  const all = [
    ...checkNames(tasks.map(({ source }) => source)),
    ...problems,
    ...(checkable ? checkContent(checkable) : []),
  ];
  return { ...(content && { content }), problems: addFrames(all, sources).sort(compareProblems) };
}

/** site.yaml first, as the others depend on its name, its links and its address. */
async function readAll(tasks: Task[], options: LoadOptions): Promise<Reading[]> {
  const sites = tasks.filter(({ room }) => room.kind === 'site');
  const others = tasks.filter(({ room }) => room.kind !== 'site');
  const [site] = await readTasks(sites, 'site', options, (parser, { source, room }) =>
    parser.parseSite(source, room),
  );
  const variables: Variables = site?.packed.variables ?? { artist: '', links: {}, lenient: true };
  const base = options.baseUrl ?? baseUrlOf(site?.packed.data);
  const href = base === undefined ? (url: string) => url : siteUrls(base).href;
  const context = JSON.stringify([variables, href('/')]);
  const rest = await readTasks(others, context, options, (parser, { source, room }) =>
    parser.parseFile(source, room, { variables, href }),
  );
  return site ? [site, ...rest] : rest;
}

type Parser = typeof import('./file.ts');

/** From the cache, or else parsed; the parsers are loaded when the first file needs them. */
async function readTasks(
  tasks: Task[],
  context: string,
  { cache, version }: LoadOptions,
  parse: (parser: Parser, task: Task) => Packed<unknown>,
): Promise<Reading[]> {
  const shelf = cache.pack<Packed<unknown>>('entries');
  let parser: Parser | undefined;
  const readings: Reading[] = [];
  for (const task of tasks) {
    const { file, path, text } = task.source;
    const key = hash(version, file, path, text, context);
    let packed = shelf.get(key);
    if (!packed) {
      parser ??= await import('./file.ts');
      packed = parse(parser, task);
      shelf.set(key, packed);
    }
    readings.push({ ...task, packed });
  }
  return readings;
}

function baseUrlOf(site: unknown): string | undefined {
  const found = typeof site === 'object' && site !== null && 'base_url' in site ? site.base_url : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Each problem with the lines around it, where it has a place in a content file and no frame yet. */
export function addFrames(problems: readonly Problem[], sources: readonly SourceFile[]): Problem[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return problems.map((problem) => {
    const { at, frame } = problem;
    const text = at && !frame ? texts.get(at.file) : undefined;
    return at && text !== undefined ? { ...problem, frame: codeFrame(text, at) } : problem;
  });
}
