/** Whatever happens, the last good site or the new one is in its place, whole. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { until } from '../helpers/dev.ts';
import { HOLDING, holdOf, WAITING } from '../helpers/holding.ts';
import { isWhole, pick } from '../helpers/matrix.ts';
import { drawCover } from '../helpers/pictures.ts';
import {
  makeSite,
  packageRoot,
  RELEASE,
  runLiner,
  SITE_YAML,
  startLiner,
  type TestSite,
} from '../helpers/site.ts';

const WHOLE = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };
const BASES = ['https://one.example/', 'https://two.example/'];

const build = (site: TestSite, ...words: string[]) => site.run(['build', ...words]);

/** Names in the project's folder itself. */
const rootOf = ({ root }: TestSite) => readdirSync(root).sort();

test.concurrent('a failed build leaves the last good site, byte for byte', async (context) => {
  const { expect } = context;
  const site = makeSite(WHOLE, context);
  expect((await build(site)).code).toBe(0);
  const before = site.hashes('dist');
  const failures = ['title: 28', 'title: A\nartwork_url: a.jpg', 'title: A\nstory: "[x](/music/#nowhere)"'];
  site.write('assets/a.jpg', 'x');
  for (const keys of failures) {
    site.write('content/releases/first-light.md', `---\n${keys}\ntype: single\n---\n`);
    const { code, stderr } = await build(site);
    expect(code, stderr).toBe(1);
    expect(stderr).toContain('The site in dist has not changed.');
    expect(site.hashes('dist')).toEqual(before);
    expect(rootOf(site)).toEqual(['.cache', 'assets', 'content', 'dist']);
  }
});

test.concurrent('a folder that Liner did not make is not replaced, nor one that it must not', async (context) => {
  const { expect } = context;
  const site = makeSite(
    { ...WHOLE, 'assets/CNAME': 'x', 'photos/one.jpg': 'x', 'clone/.git/HEAD': 'x', 'notes.txt': 'x' },
    context,
  );
  const own = () => Object.entries(site.hashes('.')).filter(([path]) => !path.startsWith('.cache/'));
  const before = own();
  const refusals: [out: string, reason: string][] = [
    ['photos', 'it contains files that Liner did not make'],
    ['clone', 'it is a Git repository of its own'],
    ['notes.txt', 'it is a file'],
    ['.', 'it is the project, or contains it'],
    ['assets', 'it would mix with "assets"'],
    ['content/new', 'it would mix with "content"'],
  ];
  for (const [out, reason] of refusals) {
    const { code, stderr } = await build(site, '--out', out);
    expect(code, stderr).toBe(3);
    expect(stderr).toContain(`Liner will not replace the folder "${out}": ${reason}.`);
    expect(stderr).toContain('Choose an empty or a new folder with --out.');
    expect(own(), out).toEqual(before);
  }
});

test.concurrent('of two builds at once, none spoils the other', async (context) => {
  const { expect } = context;
  const site = makeSite(WHOLE, context);
  const whole: Record<string, string>[] = [];
  for (const [index, base] of BASES.entries()) {
    expect((await build(site, '--out', `out-${index}`, '--base-url', base)).code).toBe(0);
    whole.push(site.hashes(`out-${index}`));
  }
  const runs = await Promise.all(BASES.map((base) => runLiner(site.root, ['build', '--base-url', base])));
  for (const { code, stderr } of runs) expect(code, stderr).toBe(0);
  expect(whole).toContainEqual(site.hashes('dist'));
  expect(rootOf(site)).toEqual(['.cache', 'content', 'dist', 'out-0', 'out-1']);
});

/** The moments at which a build is killed, recognized by what can be seen from outside. */
const MOMENTS: Record<string, (site: TestSite, stderr: string) => boolean> = {
  reading: (_, stderr) => stderr.includes('Reading'),
  staging: (site) => listLeft(site).length > 0,
  writing: (site) => listLeft(site).some((name) => site.exists(`${name}/assets`)),
  swapping: (site) => listLeft(site).some((name) => name.endsWith('.old')) || !site.exists('dist'),
};

/** Folders of a build beside the published one. */
function listLeft(site: TestSite, ending = ''): string[] {
  return rootOf(site).filter((name) => name.startsWith('.dist.liner-') && name.endsWith(ending));
}

test
  .runIf(isWhole)
  .concurrent('a build that is killed leaves the old site or the new one', async (context) => {
    const { expect } = context;
    const site = makeSite(WHOLE, context);
    const [older = '', newer = ''] = BASES;
    expect((await build(site, '--base-url', newer)).code).toBe(0);
    const finished = site.hashes('dist');
    expect((await build(site, '--base-url', older)).code).toBe(0);
    const before = site.hashes('dist');
    for (const [moment, hasCome] of Object.entries(MOMENTS)) {
      const { child, run, done } = startLiner(site.root, ['build', '--base-url', newer]);
      while (child.exitCode === null && !hasCome(site, run.stderr)) await setTimeout(1);
      child.kill('SIGKILL');
      await done;
      // Between its two renames a build leaves a gap, which the next one closes.
      const place = site.exists('dist') ? 'dist' : (listLeft(site, '.old')[0] ?? '');
      expect([before, finished], moment).toContainEqual(site.hashes(place));
      // Without its note of the last build, which would spare it all work.
      site.remove('.cache/packs/last-build.json');
      const { code, stderr } = await build(site, '--base-url', older);
      expect(code, `${moment}\n${stderr}`).toBe(0);
      expect(site.hashes('dist'), moment).toEqual(before);
      // Another build may be using the folders that are left: they are removed a day later.
      for (const name of listLeft(site)) site.remove(name);
      expect(rootOf(site), moment).toEqual(['.cache', 'content', 'dist']);
    }
  });

/** As a terminal does: esbuild, which a site's own islands need, gets the signal as well. */
test.concurrent('Ctrl+C stops a build while it has others work for it', async (context) => {
  const { expect } = context;
  const island = "import 'pipe';\nexport default function Wait() { return <i>Own</i>; }\n";
  const packed = '{"name": "pipe", "version": "1.0.0", "main": "index.js"}';
  const site = makeSite(
    { ...WHOLE, 'islands/wait.tsx': island, 'node_modules/pipe/package.json': packed },
    context,
  );
  const pipe = join(site.root, 'node_modules/pipe/index.js');
  execFileSync('mkfifo', [pipe]);
  const child = spawn(process.execPath, [join(packageRoot, 'bin/liner.js'), 'build'], {
    ...{ cwd: site.root, detached: true },
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close');
  // esbuild reads from it until it is closed here.
  const end = await until(() => openIfRead(pipe));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const how = await ended;
  closeSync(end);
  expect(how, output).toEqual([null, 'SIGINT']);
  expect(output).toContain('Stopped.');
});

/** The end of a pipe that is written to; undefined if nobody reads from the other one. */
function openIfRead(pipe: string): number | undefined {
  try {
    return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

const SIGNALS = [
  { signal: 'SIGINT', expected: 130 },
  { signal: 'SIGTERM', expected: 143 },
] as const;

test.concurrent.for(pick(SIGNALS, ({ signal }) => signal === 'SIGINT'))(
  'a build that $signal stops says so, and leaves nothing beside the site',
  async ({ signal, expected }, context) => {
    const { expect } = context;
    const site = makeSite({ ...WHOLE, ...HOLDING }, context);
    const [older = '', newer = ''] = BASES;
    expect((await build(site, '--base-url', older)).code).toBe(0);
    const before = site.hashes('dist');
    site.remove(ENTRIES);
    site.write(holdOf('build'), '');
    const { child, done } = startLiner(site.root, ['build', '--base-url', newer]);
    await until(() => site.exists(WAITING) && listLeft(site, '.new').length > 0);
    child.kill(signal);
    const stopped = await done;
    expect(stopped.code, stopped.stderr).toBe(expected);
    expect(stopped.stderr).toContain(
      '\nStopped. The site in dist has not changed. What was made so far is kept: the next build goes on from there.\n',
    );
    expect(site.hashes('dist')).toEqual(before);
    const own = [holdOf('build'), 'templates', WAITING];
    expect(rootOf(site)).toEqual(['.cache', 'content', 'dist', ...own]);
    expect(site.exists(ENTRIES)).toBe(true);
  },
);

test.concurrent('a build that can keep nothing makes the same site, and says why the next takes as long', async (context) => {
  const { expect } = context;
  const site = makeSite(WHOLE, context);
  const usual = await build(site);
  const before = site.hashes('dist');
  site.remove('.cache');
  site.write('.cache', 'a file');
  const { code, stderr } = await build(site);
  expect(code, stderr).toBe(0);
  expect(site.hashes('dist')).toEqual(before);
  const message =
    'Not everything could be kept in .cache, so the next build will take longer. A file is where a folder is needed.';
  expect(stderr).toContain(message);
  expect(usual.stderr).not.toContain('Not everything');
});

test.concurrent('builds that are stopped keep the pictures that they have made', async (context) => {
  const { expect } = context;
  const site = makeSite({ 'content/site.yaml': SITE_YAML, ...HOLDING, [holdOf('build')]: '' }, context);
  const blobs = () => site.list('.cache/blobs').map((path) => `${path} ${inodeOf(site, path)}`);
  const records = () => (site.exists(PICTURES) ? site.read(PICTURES) : '');
  const before = blobs();
  let kept = new Set(before);
  for (const [signal, ended, names] of [
    ['SIGINT', 130, ['one', 'two']],
    ['SIGKILL', 137, ['three']],
  ] as const) {
    for (const [index, name] of names.entries()) {
      const colour = `#${ended}${index}4f`;
      site.write(`assets/artwork/${name}.jpg`, await drawCover(600, 600, colour).jpeg().toBuffer());
      site.write(
        `content/releases/${name}.md`,
        RELEASE.replace('bpm', `artwork_url: artwork/${name}.jpg\nbpm`),
      );
    }
    const known = records();
    const { child, done } = startLiner(site.root, ['build']);
    await until(() => records() !== known);
    child.kill(signal);
    expect((await done).code, signal).toBe(ended);
    // What is made again is another file.
    const now = new Set(blobs());
    expect(
      [...kept].filter((blob) => !now.has(blob)),
      signal,
    ).toEqual([]);
    kept = now;
  }
  expect(kept.size).toBeGreaterThan(before.length + 3);
  const { code, stderr } = await build(site, '--report', 'report.json');
  expect(code, stderr).toBe(0);
  expect(blobs()).toEqual(expect.arrayContaining([...kept]));
  expect(JSON.parse(site.read('report.json')).cache.hits).toBeGreaterThan(6);
});

const PICTURES = '.cache/packs/picture-variants.json';
const ENTRIES = '.cache/packs/entries.json';

function inodeOf({ root }: TestSite, path: string): number {
  return statSync(join(root, '.cache/blobs', path)).ino;
}

test.concurrent('the gap that a killed build left is closed by the next one, even by one that fails', async (context) => {
  const { expect } = context;
  const site = makeSite(WHOLE, context);
  expect((await build(site)).code).toBe(0);
  const before = site.hashes('dist');
  const name = `.dist.liner-${Date.now().toString(36)}-abcd`;
  renameSync(join(site.root, 'dist'), join(site.root, `${name}.old`));
  mkdirSync(join(site.root, `${name}.new`));
  site.write('content/releases/second.md', 'no release');
  expect((await build(site)).code).toBe(1);
  expect(site.hashes('dist')).toEqual(before);
});

test.concurrent('a cache that is no folder does not keep a site from being built', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...WHOLE, '.cache': 'in the way' }, context);
  for (const title of ['First Light', 'Last Light']) {
    site.write('content/releases/first-light.md', RELEASE.replace('First Light', title));
    const { code, stderr } = await build(site);
    expect(code, stderr).toBe(0);
    expect(site.read('dist/music/releases/first-light/index.html')).toContain(title);
  }
  expect(site.read('.cache')).toBe('in the way');
});

// The superuser may write where nobody may.
test.skipIf(process.getuid?.() === 0)('nor does one that can only be read', async () => {
  const site = makeSite({ ...WHOLE, '.cache/keep': '' });
  chmodSync(join(site.root, '.cache'), 0o555);
  const { code, stderr } = await build(site);
  chmodSync(join(site.root, '.cache'), 0o755);
  expect(code, stderr).toBe(0);
  expect(existsSync(join(site.root, 'dist/index.html'))).toBe(true);
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that may not be written is reported in plain words',
  async () => {
    const site = makeSite({ ...WHOLE, 'public/keep': '' });
    chmodSync(join(site.root, 'public'), 0o555);
    const { code, stderr } = await build(site, '--out', 'public/site');
    chmodSync(join(site.root, 'public'), 0o755);
    expect(code).toBe(3);
    expect(stderr).toContain('Liner stopped: Permission denied.');
  },
);
