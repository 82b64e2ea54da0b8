/** `liner private`: who can read what, and at which address. */
import type { Edit } from '../engine/edit/index.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { placeOf } from '../features/rooms/rooms.ts';
import { passphraseOf, privateRoute } from '../features/rooms/secrets.ts';
import { day } from '../site/schema/dates.ts';
import { type Environment, EXIT } from './environment.ts';
import { changeFile, findFile, openKey, type PrivateSite, readPrivate } from './private-site.ts';

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

export async function runPrivateList(environment: Environment, { content }: ListOptions): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const site = await readPrivate(environment, content);
  if (!site) return EXIT.content;
  if (site.files.size === 0) {
    stdout.write(`${speech.write('private-none')}\n`);
    return EXIT.done;
  }
  const key = openKey(environment);
  if (key === undefined) return EXIT.other;
  for (const [place, { title, private: readers = [] }] of site.files) {
    stdout.write(`${showControls(`${title} (${place})`)}\n`);
    for (const { for: name } of readers) stdout.write(`  ${describe(environment, site, key, place, name)}\n`);
    if (readers.length === 0) stdout.write(`  ${speech.write('private-nobody')}\n`);
  }
  stderr.write(`\n${speech.write('private-keep')}\n`);
  return EXIT.done;
}

/** A person, with the last day, the address and the passphrase. */
function describe(
  { speech }: Environment,
  { urls, files, today }: PrivateSite,
  key: string,
  place: string,
  name: string,
): string {
  const { private: readers, encrypt } = files.get(place) ?? {};
  const until = readers?.find((each) => each.for === name)?.until;
  const facts = [
    urls.absolute(privateRoute(key, place, name)),
    ...(encrypt ? [speech.write('private-passphrase', { passphrase: passphraseOf(key, place, name) })] : []),
    ...(until ? [speech.write(until < today ? 'private-over' : 'private-until', { until })] : []),
  ];
  return showControls([name, ...facts].join('  '));
}

export async function runPrivateAdd(
  environment: Environment,
  word: string,
  { for: name, encrypt, content, until: written }: AddOptions,
): Promise<number> {
  const { stdout, stderr, speech } = environment;
  const site = await readPrivate(environment, content);
  const source = site && findFile(environment, site.sources, word);
  if (!site || !source) return EXIT.content;
  const { today } = site;
  const { data: until } = day.safeParse(written);
  if (written !== undefined && (until === undefined || until < today)) {
    const code = until === undefined ? 'private-no-day' : 'private-day-over';
    stderr.write(`${speech.write(code, { day: written, today })}\n`);
    return EXIT.usage;
  }
  const place = placeOf(source);
  const known = site.files.get(place);
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
  if (!(await changeFile(environment, source, content, edits))) return EXIT.content;
  const after = await readPrivate(environment, content);
  if (!after) return EXIT.content;
  stdout.write(`${describe(environment, after, key, place, name)}\n`);
  stderr.write(`${speech.write(known ? 'private-added' : 'private-first', { place })}\n`);
  return EXIT.done;
}

export async function runPrivateWithdraw(
  environment: Environment,
  word: string,
  { for: name, content }: PersonOptions,
): Promise<number> {
  const { stderr, speech } = environment;
  const site = await readPrivate(environment, content);
  const source = site && findFile(environment, site.sources, word);
  if (!site || !source) return EXIT.content;
  const place = placeOf(source);
  const names = site.files.get(place)?.private?.map((each) => each.for) ?? [];
  const index = names.indexOf(name);
  if (index < 0) {
    const nearest = findNearest(name, names);
    stderr.write(`${speech.write('private-unknown', { name, place, nearest, names })}\n`);
    return EXIT.content;
  }
  // Without the last one, it is nobody's: without the key, everybody's.
  const edit: Edit =
    names.length === 1
      ? { path: ['private'], change: { kind: 'set', value: [] } }
      : { path: ['private', index], change: { kind: 'remove' } };
  if (!(await changeFile(environment, source, content, [edit]))) return EXIT.content;
  stderr.write(`${speech.write('private-withdrawn', { name, place })}\n`);
  return EXIT.done;
}
