/** The studio is killed at any moment, and shares its files with other studios and editors: nothing that was saved is lost. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FileAnswer } from '../../generator/studio/protocol/index.ts';
import { until } from '../helpers/dev.ts';
import { seeded } from '../helpers/random.mjs';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { type RunningStudio, startStudio } from '../helpers/studio.ts';

/** Kills; `STUDIO_KILLS=50` for as many as by hand. */
const ROUNDS = Number(process.env['STUDIO_KILLS'] ?? 3);

const NAMES = ['one', 'two', 'three'] as const;
type Name = (typeof NAMES)[number];
/** Long enough that writing takes a moment. */
const TAIL = `\n${'All is well here. '.repeat(5000)}\n`;
const textOf = (name: Name, bpm: number) =>
  RELEASE.replace('First Light', name).replace('bpm: 124', `bpm: ${bpm}`) + TAIL;
const pathOf = (name: Name) => `releases/${name}.md`;

function makeReleases(): TestSite {
  const files = NAMES.map((name) => [`content/${pathOf(name)}`, textOf(name, 0)]);
  return makeSite({ 'content/site.yaml': SITE_YAML, ...Object.fromEntries(files) }, { keep: true });
}

const set = (key: string, value: unknown) => ({ path: [key], change: { kind: 'set', value } });

/** Confirmed state of each file, and the pending request. */
interface Confirmed {
  asked: number;
  drafted: number;
  saved: number;
}

/** Types and saves until the studio is gone. */
async function work(studio: RunningStudio, seed: number, notes: Record<Name, Confirmed>): Promise<void> {
  const random = seeded(seed);
  try {
    for (;;) {
      const name = NAMES[Math.floor(random() * NAMES.length)] ?? 'one';
      const path = pathOf(name);
      const note = notes[name];
      const { base } = await studio.get<FileAnswer>(`/api/file?path=${path}`);
      note.asked += 1;
      await studio.post('/api/draft', { path, base, changes: [set('bpm', note.asked)] });
      note.drafted = note.asked;
      if (random() < 0.4) continue;
      await studio.post('/api/save', { paths: [path] });
      note.saved = note.asked;
    }
  } catch {
    // It was killed.
  }
}

test(`killed ${ROUNDS} times while it types and saves, it loses nothing that it has confirmed`, async () => {
  const site = makeReleases();
  let studio = await startStudio(site);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  const none: Confirmed = { asked: 0, drafted: 0, saved: 0 };
  const notes: Record<Name, Confirmed> = { one: { ...none }, two: { ...none }, three: { ...none } };
  const random = seeded(7);
  let drafts = 0;
  let saves = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const working = work(studio, round, notes);
    // After one save, in the middle of others.
    const before = NAMES.map((name) => notes[name].saved);
    await until(() => NAMES.some((name, index) => notes[name].saved !== before[index]));
    await new Promise((resolve) => setTimeout(resolve, random() * 600));
    studio.kill();
    await working;
    // The files as they are now, and the drafts as the next studio has them.
    studio = await startStudio(site);
    for (const name of NAMES) {
      const { asked, drafted, saved } = notes[name];
      const found = Number(/^bpm: (\d+)$/m.exec(site.read(`content/${pathOf(name)}`))?.[1]);
      expect(site.read(`content/${pathOf(name)}`)).toBe(textOf(name, found));
      expect([name, round, found >= saved && found <= asked]).toEqual([name, round, true]);
      const file = await studio.get<FileAnswer>(`/api/file?path=${pathOf(name)}`);
      const bpm = Number(/^bpm: (\d+)$/m.exec(file.text)?.[1]);
      expect([name, round, bpm >= drafted && bpm <= asked]).toEqual([name, round, true]);
      if (file.draft) drafts += 1;
      if (found !== before[NAMES.indexOf(name)]) saves += 1;
      notes[name] = { asked: bpm, drafted: bpm, saved: found };
    }
    expect(site.list('content').filter((path) => path.endsWith('.tmp'))).toEqual([]);
  }
  if (ROUNDS > 10)
    process.stdout.write(`${ROUNDS} kills, ${saves} files saved, ${drafts} drafts came back\n`);
});

test('two studios and an editor at once change the same file, each another value, and all of it is there', async () => {
  const site = makeReleases();
  const studios = [await startStudio(site), await startStudio(site)] as const;
  onTestFinished(async () => {
    for (const each of studios) await each.stop();
    removeSite(site.root);
  });
  const path = pathOf('one');
  const file = join(site.root, 'content', path);
  /** As a page does: what was refused because the file has changed is done once more. */
  const edit = async (studio: RunningStudio, key: string, value: unknown) => {
    await until(async () => {
      const { base, data } = await studio.get<FileAnswer>(`/api/file?path=${path}`);
      const draft = await studio.tryPost('/api/draft', { path, base, changes: [set(key, value)] });
      if (draft.status !== 200) return false;
      expect(data).toBeDefined();
      return (await studio.tryPost('/api/save', { paths: [path] })).status === 200;
    });
  };
  for (let round = 1; round <= 5; round++) {
    await Promise.all([edit(studios[0], 'bpm', round), edit(studios[1], 'key', `${'ABCDEFG'[round]} minor`)]);
    // An editor writes what it has just read.
    writeFileSync(
      file,
      site.read(`content/${path}`).replace(/^description: .*$/m, `description: Round ${round}.`),
    );
    const text = textOf('one', round)
      .replace('key: A minor', `key: ${'ABCDEFG'[round]} minor`)
      .replace(/^description: .*$/m, `description: Round ${round}.`);
    expect(site.read(`content/${path}`)).toBe(text);
    for (const each of studios)
      await until(async () => (await each.get<FileAnswer>(`/api/file?path=${path}`)).text === text);
  }
});

test('a studio that saves leaves the draft of another one in its place', async () => {
  const site = makeReleases();
  const [first, second] = [await startStudio(site), await startStudio(site)];
  onTestFinished(() => removeSite(site.root));
  const path = pathOf('one');
  const { base } = await first.get<FileAnswer>(`/api/file?path=${path}`);
  await first.post('/api/draft', { path, base, changes: [set('bpm', 1)] });
  await second.post('/api/draft', { path, base, changes: [set('key', 'C minor')] });
  await first.post('/api/save', { paths: [path] });
  second.kill();
  await first.stop();
  const third = await startStudio(site);
  const file = await third.get<FileAnswer>(`/api/file?path=${path}`);
  expect(file.data).toMatchObject({ bpm: 1, key: 'C minor' });
  await third.stop();
});

test('a second studio names the one that has the folder open, and no studio that has crashed', async () => {
  const site = makeReleases();
  onTestFinished(() => removeSite(site.root));
  const addressOf = ({ port }: RunningStudio) => `http://127.0.0.1:${port}`;
  const named = /Another studio has this folder open, at (\S+)/;
  const first = await startStudio(site);
  expect(first.output()).not.toMatch(named);
  // Whatever has come with the folder is no part of the address.
  site.write(`.liner/studios/${process.pid}`, `${addressOf(first)}/\u001B[31mElsewhere`);
  const second = await startStudio(site);
  await until(() => named.exec(second.output())?.[1] === addressOf(first));
  expect(second.output()).not.toContain('Elsewhere');
  site.remove(`.liner/studios/${process.pid}`);
  first.kill();
  await second.stop();
  const third = await startStudio(site);
  // It would be in the next line.
  await third.stop();
  expect(third.output()).not.toMatch(named);
});
