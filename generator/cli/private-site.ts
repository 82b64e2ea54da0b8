/** The private files of a site: read, found by a word, and changed. */
import { join, resolve } from 'node:path';
import { GRAMMAR } from '../app/list/grammar.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { hashOf, replaceContent } from '../app/site-files/disk.ts';
import { orderOf } from '../app/site-files/order.ts';
import { createPrivateKey, readPrivateKey } from '../app/site-files/private-key.ts';
import { parseContent } from '../engine/content/parse/index.ts';
import { readSources } from '../engine/content/read/index.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { type Edit, editAll } from '../engine/edit/index.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { type SiteUrls, siteUrls } from '../engine/lib/url.ts';
import { isError } from '../engine/problems/index.ts';
import { listPrivate, type PrivateEntry, placeOf } from '../features/rooms/rooms.ts';
import { SHORTEST_KEY } from '../features/rooms/secrets.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, hasContent, readClock } from './environment.ts';
import { printProblems } from './print-problems.ts';

export interface PrivateSite {
  sources: readonly SourceFile[];
  urls: SiteUrls;
  /** The private files, by their places: `releases/new-song`. */
  files: ReadonlyMap<string, PrivateEntry['data']>;
  today: string;
}

/** Returns undefined if the content has errors, which are reported. */
export async function readPrivate(
  environment: Environment,
  folder: string,
): Promise<PrivateSite | undefined> {
  if (!hasContent(environment, folder)) return undefined;
  const caches = openCaches(environment, 'look');
  const { sources, problems } = await readSources(folder, process.cwd(), GRAMMAR);
  const clock = readClock(process.env);
  const parsed = await parseContent(sources, { drafts: true, grammar: GRAMMAR, cache: caches.cache });
  await closeCaches(caches, false);
  const errors = [...problems, ...parsed.problems].filter(isError);
  const settings = parsed.content?.site.data;
  if (errors.length > 0 || !settings) {
    printProblems(environment, errors);
    return undefined;
  }
  const files = parsed.hidden.flatMap((each) =>
    listPrivate([each]).map(({ data }) => [placeOf(each), data] as const),
  );
  const today = clock(settings.timezone ?? 'UTC');
  return { sources, urls: siteUrls(settings.base_url), files: new Map(files), today };
}

/** A release or a page by its place, its file or its name. Undefined if there is none, which is reported. */
export function findFile(
  { stderr, speech }: Environment,
  sources: readonly SourceFile[],
  word: string,
): SourceFile | undefined {
  const files = sources.filter(
    ({ kind, language }) => (kind === 'releases' || kind === 'ownPages') && language === undefined,
  );
  const found = files.find(({ path, slug, file }) => [path, slug, file, placeOf({ path })].includes(word));
  if (!found) {
    const slugs = files.map(({ slug }) => slug);
    stderr.write(`${speech.write('private-no-file', { word, nearest: findNearest(word, slugs) })}\n`);
  }
  return found;
}

/** The key of the site, made if there is none. Undefined if it is too short, which is reported. */
export function openKey({ stderr, speech }: Environment): string | undefined {
  const root = process.cwd();
  const known = readPrivateKey(root, process.env);
  if (known !== undefined && known.length < SHORTEST_KEY) {
    stderr.write(`${speech.write('private-short-key')}\n`);
    return undefined;
  }
  if (known === undefined) stderr.write(`${speech.write('private-new-key')}\n\n`);
  return known ?? createPrivateKey(root);
}

/** False if the file cannot be changed, which is reported. */
export async function changeFile(
  { stderr }: Environment,
  { path, kind, text, file }: SourceFile,
  folder: string,
  edits: readonly Edit[],
): Promise<boolean> {
  await loadSchemas();
  const edited = editAll('md', text, edits, orderOf(kind, []));
  if (!edited.ok) {
    stderr.write(`${file}: ${edited.reason.message}\n`);
    return false;
  }
  if (replaceContent(join(resolve(folder), path), edited.text, hashOf(text))) return true;
  stderr.write(`${file}: another program has just changed it. Try again.\n`);
  return false;
}
