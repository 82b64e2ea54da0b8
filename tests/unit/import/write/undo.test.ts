/** An import can be taken back as a whole, also one that was killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error It has no types.
import { textsPlugin } from '../../../../bin/texts.mjs';
// @ts-expect-error It has no types.
import { versionPlugin } from '../../../../bin/versions.mjs';
import { renderReference } from '../../../../generator/app/reference/index.ts';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { undoLast } from '../../../../generator/app/site-files/undo.ts';
import { describeUndone } from '../../../../generator/import/describe/written.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';
import { asOwner } from '../../../helpers/folders.ts';
import { testInRelease } from '../../../helpers/matrix.ts';
import {
  drawPicture,
  fact,
  knownEntry,
  makeSite,
  newEntry,
  pictureFile,
  planOf,
  type SmallSite,
} from './site.ts';

beforeAll(loadSchemas);

const OLD = '---\ntitle: Old # mine\ntype: single\n---\n';

/** A site with one release, and a plan that adds to it and brings two more with covers. */
async function makeBusySite() {
  const site = makeSite({
    'content/releases/old.md': OLD,
    'content/README.md': renderReference(['releases/old.md']),
  });
  const covers = await Promise.all(['#264653', '#e76f51'].map((colour) => drawPicture(1500, colour)));
  const [one = '', two = ''] = covers.map((bytes, index) => site.write(`source/${index}.jpg`, bytes));
  const plan = planOf(
    knownEntry('releases/old.md', [fact(['label'], 'Halve Maan')]),
    newEntry(
      'releases',
      'releases/one.md',
      { title: 'One', type: 'single' },
      {
        files: [pictureFile(['artwork_url'], 'artwork/one.jpg', one)],
      },
    ),
    newEntry(
      'mixes',
      'mixes/two.md',
      { episode_title: 'Two' },
      {
        files: [pictureFile(['artwork_url'], 'artwork/two.jpg', two)],
      },
    ),
  );
  return { site, plan };
}

/** The content of all files. */
function look(site: SmallSite): Map<string, string> {
  return new Map(site.list().map((path) => [path, readFileSync(join(site.root, path), 'latin1')]));
}

/** All files and folders. */
function find({ root }: SmallSite): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => !path.startsWith('.liner')).sort();
}

test('everything that was written is gone again, and folders with it', async () => {
  const { site, plan } = await makeBusySite();
  const [before, paths] = [look(site), find(site)];
  const written = await writePlan(plan, site);
  expect(written).toMatchObject({
    created: ['content/releases/one.md', 'content/mixes/two.md'],
    changed: ['content/releases/old.md', 'content/README.md'],
    assets: ['assets/artwork/one.jpg', 'assets/artwork/two.jpg'],
    record: '.liner/imports/1.json',
  });
  expect(undoLast(site)).toEqual({
    day: '2026-11-26',
    by: 'import',
    restored: ['content/README.md', 'content/releases/old.md'],
    removed: [
      'content/mixes/two.md',
      'content/releases/one.md',
      'assets/artwork/two.jpg',
      'assets/artwork/one.jpg',
    ],
    cleared: [],
    left: [],
    record: '.liner/imports/1.json',
  });
  expect(look(site)).toEqual(before);
  expect(find(site)).toEqual(paths);
  expect(site.read('.liner/.gitignore')).toBe('*\n');
  expect(undoLast(site)).toBeUndefined();
});

test('folders that were there or have something else in them stay', async () => {
  const { site, plan } = await makeBusySite();
  mkdirSync(join(site.assets, 'artwork'), { recursive: true });
  const before = find(site);
  await writePlan(plan, site);
  site.write('content/mixes/notes.txt', 'mine');
  undoLast(site);
  expect(find(site)).toEqual([...before, 'content/mixes', 'content/mixes/notes.txt'].sort());
});

test('a picture that is refused leaves no folder', async () => {
  const site = makeSite();
  const cover = pictureFile(['artwork_url'], 'artwork/a.jpg', site.write('source/a.jpg', 'no picture'));
  const before = find(site);
  const written = await writePlan(planOf(knownEntry('releases/a.md', [], { files: [cover] })), site);
  expect(written.problems).toHaveLength(1);
  expect(find(site)).toEqual(before);
});

test('imports are taken back one by one, the last one first', async () => {
  const site = makeSite({ 'content/releases/old.md': OLD });
  await writePlan(planOf(knownEntry('releases/old.md', [fact(['label'], 'A')])), site);
  await writePlan(planOf(knownEntry('releases/old.md', [fact(['upc'], '036000291452')])), site);
  undoLast(site);
  expect(site.read('content/releases/old.md')).toBe('---\ntitle: Old # mine\ntype: single\nlabel: A\n---\n');
  undoLast(site);
  expect(site.read('content/releases/old.md')).toBe(OLD);
});

test('what somebody has changed since is left and named', async () => {
  const { site, plan } = await makeBusySite();
  await writePlan(plan, site);
  site.write('content/releases/old.md', OLD.replace('mine', 'mine again'));
  site.write('content/releases/one.md', `${site.read('content/releases/one.md')}My own words.\n`);
  rmSync(join(site.assets, 'artwork/two.jpg'));
  expect(undoLast(site)).toMatchObject({
    restored: ['content/README.md'],
    removed: ['content/mixes/two.md', 'assets/artwork/one.jpg'],
    left: ['content/releases/one.md', 'content/releases/old.md'],
  });
  expect(site.read('content/releases/one.md')).toContain('My own words.');
});

test('what somebody has changed is taken back once it is what it was', async () => {
  const { site, plan } = await makeBusySite();
  const before = look(site);
  await writePlan(plan, site);
  const written = ['content/releases/old.md', 'content/releases/one.md'].map(
    (path) => [path, site.read(path)] as const,
  );
  for (const [path, text] of written) site.write(path, `${text}My own words.\n`);
  const [part, again] = [undoLast(site), undoLast(site)];
  expect(part && describeUndone(part)).toMatchInlineSnapshot(`
    "The import of 2026-11-26 is taken back, but for 2 files.
    Restored:
      content/README.md
    Removed:
      content/mixes/two.md
      assets/artwork/two.jpg
      assets/artwork/one.jpg
    Left as they are, since somebody has changed them:
      content/releases/one.md
      content/releases/old.md
    Once your changes to them are undone, this takes back the rest:  npx liner import --undo
    To keep them, and go on to the import before it, delete .liner/imports/1.json"
  `);
  expect(again && describeUndone(again)).toMatchInlineSnapshot(`
    "The import of 2026-11-26 is not taken back.
    Left as they are, since somebody has changed them:
      content/releases/one.md
      content/releases/old.md
    Once your changes to them are undone, this takes back the rest:  npx liner import --undo
    To keep them, and go on to the import before it, delete .liner/imports/1.json"
  `);
  for (const [path, text] of written) site.write(path, text);
  const last = undoLast(site);
  expect(last && describeUndone(last)).toMatchInlineSnapshot(`
    "The import of 2026-11-26 is taken back.
    Restored:
      content/releases/old.md
    Removed:
      content/releases/one.md"
  `);
  expect(look(site)).toEqual(before);
  expect(undoLast(site)).toBeUndefined();
});

describe('shows of a list that somebody has changed since', () => {
  const LIST = 'events:\n  # mine\n  - {title: Roof, date: 2027-01-02, city: Lisbon}\n';
  const shows = ['2027-02-01', '2027-03-01'].map((date) =>
    newEntry('events', 'pages/events.yaml', { title: 'Hall', date, city: 'Porto' }),
  );
  const OWN = '  - {title: Garden, date: 2027-05-01, city: Faro}\n';

  test.each([
    ['a list', { 'content/pages/events.yaml': LIST }, LIST],
    ['a new list', {}, undefined],
  ])('are taken out of %s, and the rest stays', async (_, files: Record<string, string>, before) => {
    const site = makeSite(files);
    await writePlan(planOf(...shows), site);
    const written = site.read('content/pages/events.yaml');
    site.write('content/pages/events.yaml', `${written.replace('# mine', '# ours')}${OWN}`);
    const undone = undoLast(site);
    expect(undone).toMatchObject({ cleared: ['content/pages/events.yaml'], left: [] });
    expect(undone && describeUndone(undone)).toContain('is taken back.\n');
    const now = site.read('content/pages/events.yaml');
    expect(now).not.toContain('Hall');
    expect(now.endsWith(OWN)).toBe(true);
    if (before !== undefined) expect(now).toBe(`${before.replace('# mine', '# ours')}${OWN}`);
    expect(undoLast(site)).toBeUndefined();
  });

  test('stay where one of them, or what the import has filled, has been changed', async () => {
    const site = makeSite({ 'content/pages/events.yaml': LIST });
    await writePlan(planOf(...shows), site);
    const written = site.read('content/pages/events.yaml');
    const changed = written.replace('2027-03-01', '2027-03-02');
    site.write('content/pages/events.yaml', changed);
    expect(undoLast(site)).toMatchObject({ cleared: [], left: ['content/pages/events.yaml'] });
    expect(site.read('content/pages/events.yaml')).toBe(changed);
    site.write('content/pages/events.yaml', written);
    undoLast(site);
    expect(site.read('content/pages/events.yaml')).toBe(LIST);

    const filled = knownEntry('pages/events.yaml', [fact(['time'], '20:00')], { at: ['events', 0] });
    await writePlan(
      planOf({
        ...filled,
        item: { ...filled.item, kind: 'events', facts: { title: 'Roof', date: '2027-01-02' } },
      }),
      site,
    );
    site.write('content/pages/events.yaml', `${site.read('content/pages/events.yaml')}${OWN}`);
    expect(undoLast(site)).toMatchObject({ cleared: [], left: ['content/pages/events.yaml'] });
  });

  test('are taken out once, though another file is left', async () => {
    const site = makeSite({ 'content/pages/events.yaml': LIST, 'content/releases/old.md': OLD });
    await writePlan(planOf(...shows, knownEntry('releases/old.md', [fact(['label'], 'A')])), site);
    for (const path of ['content/pages/events.yaml', 'content/releases/old.md'])
      site.write(path, `${site.read(path)}${path.endsWith('yaml') ? OWN : 'Mine.'}`);
    expect(undoLast(site)).toMatchObject({
      cleared: ['content/pages/events.yaml'],
      left: ['content/releases/old.md'],
    });
    expect(undoLast(site)).toMatchObject({ cleared: [], left: ['content/releases/old.md'] });
    expect(site.read('content/pages/events.yaml')).toBe(`${LIST}${OWN}`);
  });
});

test('a record of somebody else reaches no file outside of the site', () => {
  const site = makeSite();
  const outside = join(site.root, 'outside.txt');
  writeFileSync(outside, 'mine');
  const after = 'b0f1b3b1ec1ef2a6d2a0bb6a1b9b0b3a0b3f9e0d5e3b1d4f2b7c0a9e8d7c6b5a';
  const file = (folder: string, path: string) => ({ folder, path, before: 'evil', after });
  for (const [folder, path] of [
    ['content', '../outside.txt'],
    ['assets', '../outside.txt'],
    ['content', '/etc/hosts'],
    ['content', 'site.txt'],
  ] as const) {
    const record = {
      version: 1,
      day: '2026-01-01',
      isUndone: false,
      places: { content: 'content', assets: 'assets' },
      files: [file(folder, path)],
      folders: [],
    };
    site.write('.liner/imports/1.json', JSON.stringify(record));
    expect(undoLast(site)?.restored ?? []).toEqual([]);
  }
  site.write('.liner/imports/1.json', '{');
  expect(undoLast(site)).toBeUndefined();
  expect(readFileSync(outside, 'utf8')).toBe('mine');
});

/** Compiles the import for a process of its own. */
async function compileChild(): Promise<string> {
  const outfile = join(import.meta.dirname, `../../../../.cache/import-${process.pid}.mjs`);
  await build({
    ...{ entryPoints: [join(import.meta.dirname, 'import-in-child.ts')], outfile, bundle: true },
    ...{ platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
    plugins: [versionPlugin, textsPlugin()],
  });
  return outfile;
}

/** Runs an import that is killed before it gives a file its name for the nth time. @returns whether it came to its end */
async function runUntil(program: string, plan: string, count: number): Promise<boolean> {
  const child = spawn(process.execPath, [program, plan, String(count)], { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual(code === 0 ? [0, null] : [null, 'SIGKILL']);
  return code === 0;
}

testInRelease('an import that is killed before any of its files can be taken back, or goes on', async () => {
  const program = await compileChild();
  let isDone = false;
  let count = 0;
  while (!isDone) {
    count += 1;
    const { site, plan } = await makeBusySite();
    const before = look(site);
    isDone = await runUntil(
      program,
      site.write('.liner/plan.json', JSON.stringify({ plan, options: site })),
      count,
    );
    if (count % 2 === 0) {
      undoLast(site);
      const left = look(site);
      for (const name of left.keys()) if (name.endsWith('.studio.tmp')) left.delete(name);
      expect(left).toEqual(before);
      continue;
    }
    // The plan of a second run has what the first has not written.
    const rest = plan.entries.filter(
      ({ file: name, verdict }) => verdict !== 'new' || !site.list().includes(`content/${name}`),
    );
    await writePlan({ ...plan, entries: rest }, site);
    expect(site.list().filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(site.list()).toHaveLength(before.size + 4);
    undoLast(site);
    undoLast(site);
    expect(look(site)).toEqual(before);
  }
  rmSync(program);
  // The record and its folder, two covers, and four files of the content.
  expect(count).toBe(9);
});

/** Refusals of a disk, by the errors of Node. */
const REFUSED: Record<string, [(site: SmallSite) => void, string]> = {
  'a file where a folder would be': [
    ({ root }) => writeFileSync(join(root, 'content/mixes'), ''),
    'content/mixes cannot be written. A file is where a folder is needed.',
  ],
  'a folder of content that may not be written': [
    ({ root }) => {
      mkdirSync(join(root, 'content/mixes'));
      chmodSync(join(root, 'content/mixes'), 0o555);
    },
    'content/mixes cannot be written. Permission denied.',
  ],
  'a folder with a file to change': [
    ({ root }) => chmodSync(join(root, 'content/releases'), 0o555),
    'content/releases cannot be written. Permission denied.',
  ],
  'pictures that may not be written': [
    ({ root }) => {
      mkdirSync(join(root, 'assets'));
      chmodSync(join(root, 'assets'), 0o555);
    },
    'assets cannot be written. Permission denied.',
  ],
  'no record': [
    ({ root }) => {
      mkdirSync(join(root, '.liner'));
      chmodSync(join(root, '.liner'), 0o555);
    },
    '.liner cannot be written. Permission denied.',
  ],
};

test.each(Object.entries(REFUSED))(
  'an import is taken back at once after %s',
  async (_, [break_, message]) => {
    const { site, plan } = await makeBusySite();
    break_(site);
    const before = look(site);
    const written = await asOwner(site.root, () => writePlan(plan, site));
    expect(written).toMatchObject({ created: [], changed: [], assets: [], facts: 0 });
    expect(written.problems.map((each) => each.message)).toEqual([message]);
    expect(written.record).toBe(undefined);
    expect(look(site)).toEqual(before);
    expect(undoLast(site)).toBe(undefined);
  },
);
