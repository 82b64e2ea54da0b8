/** `liner private`: who can read what, and at which address. */
import { join, resolve } from 'node:path';
import { GRAMMAR } from '../app/list/grammar.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { hashOf, replaceContent } from '../app/site-files/disk.ts';
import { orderOf } from '../app/site-files/order.ts';
import { createPrivateKey, readPrivateKey } from '../app/site-files/private-key.ts';
import { parseContent } from '../engine/content/parse/index.ts';
import { readSources } from '../engine/content/read/index.ts';
import type { Content, SourceFile } from '../engine/content/types.ts';
import { type Edit, editAll } from '../engine/edit/index.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { siteUrls } from '../engine/lib/url.ts';
import { isError } from '../engine/problems/index.ts';
import { listPrivate, type PrivateEntry, placeOf } from '../features/rooms/rooms.ts';
import { passphraseOf, privateRoute, SHORTEST_KEY } from '../features/rooms/secrets.ts';
import { day } from '../site/schema/dates.ts';
import { printProblems } from './build-site.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, EXIT, hasContent, readClock } from './environment.ts';

interface ListOptions {
  content: string;
}

interface PersonOptions extends ListOptions {
  for: string;
}

interface AddOptions extends PersonOptions {
  until?: string | undefined;
  encrypt?: boolean | undefined;
}

/** A file that is private. */
interface Listed {
  place: string;
  entry: PrivateEntry;
}

interface Read {
  sources: SourceFile[];
  content: Content;
  listed: Listed[];
  today: string;
}

export async function runPrivateList(environment: Environment, options: ListOptions): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const read = await readPrivate(environment, options);
  if (!read) return EXIT.content;
  if (read.listed.length === 0) {
    stdout.write(`${speech.write('private-none')}\n`);
    return EXIT.done;
  }
  const key = openKey(environment);
  if (key === undefined) return EXIT.other;
  for (const { place, entry } of read.listed) {
    const { title, private: readers = [] } = entry.data;
    stdout.write(`${showControls(`${title} (${place})`)}\n`);
    for (const { for: name } of readers) stdout.write(`  ${describe(environment, read, key, place, name)}\n`);
    if (readers.length === 0) stdout.write(`  ${speech.write('private-nobody')}\n`);
  }
  stderr.write(`\n${speech.write('private-keep')}\n`);
  return EXIT.done;
}

/** A person, with the last day, the address and the passphrase. */
function describe(
  { speech }: Environment,
  { content, listed, today }: Read,
  key: string,
  place: string,
  name: string,
): string {
  const data = listed.find((each) => each.place === place)?.entry.data;
  const { until } = data?.private?.find((each) => each.for === name) ?? {};
  const isOver = until !== undefined && until < today;
  const facts = [
    siteUrls(content.site.data.base_url).absolute(privateRoute(key, place, name)),
    ...(data?.encrypt
      ? [speech.write('private-passphrase', { passphrase: passphraseOf(key, place, name) })]
      : []),
    ...(until ? [speech.write(isOver ? 'private-over' : 'private-until', { until })] : []),
  ];
  return showControls([name, ...facts].join('  '));
}

export async function runPrivateAdd(
  environment: Environment,
  word: string,
  options: AddOptions,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const { for: name, encrypt } = options;
  const read = await readPrivate(environment, options);
  const source = read && findFile(environment, read.sources, word);
  if (!read || !source) return EXIT.content;
  const { data: until } = day.safeParse(options.until);
  if (options.until !== undefined && (until === undefined || until < read.today)) {
    const { today } = read;
    stderr.write(
      `${speech.write(until === undefined ? 'private-no-day' : 'private-day-over', { day: options.until, today })}\n`,
    );
    return EXIT.usage;
  }
  const place = placeOf(source);
  const known = read.listed.find((each) => each.place === place)?.entry.data;
  const readers = known?.private ?? [];
  if (readers.some((each) => each.for === name)) {
    stderr.write(`${speech.write('private-known', { name, place })}\n`);
    return EXIT.content;
  }
  const key = openKey(environment);
  if (key === undefined) return EXIT.other;
  const value = { for: name, ...(until && { until }) };
  const edits: Edit[] = [{ path: ['private', readers.length], change: { kind: 'insert', value } }];
  if (encrypt) edits.push({ path: ['encrypt'], change: { kind: 'set', value: true } });
  if (!(await write(environment, source, options.content, edits))) return EXIT.content;
  const after = await readPrivate(environment, options);
  if (!after) return EXIT.content;
  stdout.write(`${describe(environment, after, key, place, name)}\n`);
  stderr.write(`${speech.write(known ? 'private-added' : 'private-first', { place })}\n`);
  return EXIT.done;
}

export async function runPrivateWithdraw(
  environment: Environment,
  word: string,
  options: PersonOptions,
): Promise<number> {
  const { stderr, speech } = environment;
  const { for: name } = options;
  const read = await readPrivate(environment, options);
  const source = read && findFile(environment, read.sources, word);
  if (!read || !source) return EXIT.content;
  const place = placeOf(source);
  const readers = read.listed.find((each) => each.place === place)?.entry.data.private ?? [];
  const index = readers.findIndex((each) => each.for === name);
  if (index < 0) {
    const names = readers.map((each) => each.for);
    const nearest = findNearest(name, names);
    stderr.write(`${speech.write('private-unknown', { name, place, nearest, names })}\n`);
    return EXIT.content;
  }
  // Without the last one, it is nobody's: without the key, everybody's.
  const edit: Edit =
    readers.length === 1
      ? { path: ['private'], change: { kind: 'set', value: [] } }
      : { path: ['private', index], change: { kind: 'remove' } };
  if (!(await write(environment, source, options.content, [edit]))) return EXIT.content;
  stderr.write(`${speech.write('private-withdrawn', { name, place })}\n`);
  return EXIT.done;
}

/** Undefined if the content has errors, which are reported. */
async function readPrivate(
  environment: Environment,
  { content: folder }: ListOptions,
): Promise<Read | undefined> {
  if (!hasContent(environment, folder)) return undefined;
  const caches = openCaches(environment, 'look');
  const { sources, problems } = await readSources(folder, process.cwd(), GRAMMAR);
  const clock = readClock(process.env);
  const parsed = await parseContent(sources, { drafts: true, grammar: GRAMMAR, cache: caches.cache });
  await closeCaches(caches, false);
  const errors = [...problems, ...parsed.problems].filter(isError);
  const { content } = parsed;
  if (errors.length > 0 || !content) {
    printProblems(environment, errors);
    return undefined;
  }
  const listed = parsed.hidden.flatMap((each) =>
    listPrivate([each]).map((entry) => ({ place: placeOf(each), entry })),
  );
  return { sources, content, listed, today: clock(content.site.data.timezone ?? 'UTC') };
}

/** A release or a page by its place, its file or its name. Undefined if there is none, which is reported. */
function findFile(
  { stderr, speech }: Environment,
  sources: readonly SourceFile[],
  word: string,
): SourceFile | undefined {
  const files = sources.filter(
    ({ kind, language }) => (kind === 'releases' || kind === 'ownPages') && language === undefined,
  );
  const found = files.find(({ path, slug, file }) => [path, slug, file, placeOf({ path })].includes(word));
  if (!found) {
    const nearest = findNearest(
      word,
      files.map(({ slug }) => slug),
    );
    stderr.write(`${speech.write('private-no-file', { word, nearest })}\n`);
  }
  return found;
}

/** The key of the site, made if there is none. Undefined if it is too short, which is reported. */
function openKey({ stderr, speech }: Environment): string | undefined {
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
async function write(
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
