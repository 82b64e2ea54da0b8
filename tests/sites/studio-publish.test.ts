/** Publishing from `liner studio`: the same command as in a terminal, what it would change, and what stops it. */
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import type {
  ComparedPages,
  FileAnswer,
  PublishAnswer,
  PublishJob,
  SiteAnswer,
} from '../../generator/studio/protocol/index.ts';
import { until } from '../helpers/dev.ts';
import { HOLDING, holdOf, WAITING } from '../helpers/holding.ts';
import { isWhole } from '../helpers/matrix.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML } from '../helpers/site.ts';
import { startStudio } from '../helpers/studio.ts';

const SONG = 'content/releases/first-light.md';
const YAML = `${SITE_YAML}# Where it goes:\npublish: {to: folder, path: live}\n`;

async function setUp(settings: string, files: Record<string, string> = {}) {
  const site = makeSite({ 'content/site.yaml': settings, [SONG]: RELEASE, ...files }, { keep: true });
  const studio = await startStudio(site);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  const plan = () => studio.get<PublishAnswer>('/api/publish');
  const publish = async (request: object = {}) => {
    await studio.post('/api/publish', request);
    return until(async () => {
      const { job } = await plan();
      return ['checking', 'building', 'uploading'].includes(job.phase) ? undefined : job;
    });
  };
  return { site, studio, plan, publish };
}

test('the first time to a folder that is chosen, and then what has changed since, published here or in a terminal', async () => {
  const { site, studio, plan, publish } = await setUp(`${SITE_YAML}# Mine\n`);
  expect(await plan()).toMatchObject({ job: { phase: 'none' }, unsaved: [], isNightly: false });
  expect((await plan()).target).toBeUndefined();
  expect((await studio.tryPost('/api/publish')).status).toBe(409);

  await studio.post('/api/publish/target', { target: { to: 'folder', path: 'live' } });
  expect(site.read('content/site.yaml')).toContain('publish:\n  to: folder\n  path: live\n');
  expect(site.read('content/site.yaml')).toContain('# Mine\n');
  expect(await plan()).toMatchObject({ target: { to: 'folder', path: 'live' } });
  const before = await plan();
  expect(before).toMatchObject({ isFirst: true, pages: expect.any(Number) });
  expect([before.since, before.changes]).toEqual([undefined, undefined]);

  const news = await studio.listen();
  expect(await publish()).toMatchObject({ phase: 'done', message: 'The site is in the folder live.' });
  news.stop();
  const phases = news.events.flatMap((each) => (each.type === 'publish' ? [each.job.phase] : []));
  expect([...new Set(phases)]).toEqual(['checking', 'building', 'uploading', 'done']);
  expect(site.exists('live/music/releases/first-light/index.html')).toBe(true);
  const first = await plan();
  expect(first).toMatchObject({ since: { what: 'publish' }, isFirst: false });
  expect(site.list('live').filter((path) => path.endsWith('.html'))).toHaveLength(before.pages ?? 0);
  expect(first.changes).toEqual({
    ...{ entries: [], files: { added: [], changed: [], gone: [] }, isLookChanged: false },
  });

  site.write(SONG, RELEASE.replace('title: First Light', 'title: Second Light'));
  await studio.post('/api/draft', {
    path: 'releases/first-light.md',
    base: (await studio.get<{ base: string }>('/api/file?path=releases/first-light.md')).base,
    changes: [{ path: ['bpm'], change: { kind: 'set', value: 128 } }],
  });
  const changed = await plan();
  expect(changed.changes?.entries).toMatchObject([
    { how: 'changed', title: 'Second Light', fields: [['title']] },
  ]);
  expect(changed.unsaved).toMatchObject([{ title: 'Second Light', fields: [['bpm']] }]);

  // In the terminal: both doors know it.
  expect(await site.run(['publish', '--yes'])).toMatchObject({ code: 0 });
  const last = await plan();
  expect(last.changes?.entries).toEqual([]);
  expect(last.unsaved).toMatchObject([{ fields: [['bpm']] }]);
  expect(site.read('live/music/releases/first-light/index.html')).not.toContain('128 BPM');
  if (!isWhole) return;
  expect(await publish()).toMatchObject({
    ...{ phase: 'done', isUnchanged: true, message: expect.stringContaining('has this site already') },
  });
});

test('pages that change are compared as files, and files are taken back to what was published', async () => {
  const { site, studio, plan, publish } = await setUp(YAML);
  const compare = () => studio.post<ComparedPages>('/api/publish/compare');
  const before = await compare();
  expect(before).toMatchObject({ isKnown: false });
  expect(before.pages.every(({ how }) => how === 'new')).toBe(true);
  await publish();
  expect(await compare()).toMatchObject({ isKnown: true, pages: [] });

  const route = '/music/releases/first-light/';
  site.write(SONG, RELEASE.replace('bpm: 124', 'bpm: 128'));
  site.write('content/releases/night-bus.md', RELEASE.replace('First Light', 'Night Bus'));
  site.write('content/news/hello.md', '---\ntitle: Hello\ndate: 2024-01-01\n---\nHello.\n');
  const { pages, before: old, after } = await compare();
  expect(pages).toContainEqual({ route, how: 'changed' });
  expect(pages).toContainEqual({ route: '/music/releases/night-bus/', how: 'new' });
  expect(await (await fetch(old + route)).text()).toContain('124 BPM');
  expect(await (await fetch(after + route)).text()).toContain('128 BPM');

  const published = site.hashes('live');
  const back = (path: string) => studio.post('/api/publish/back', { path });
  await back('news/hello.md');
  await back('releases/night-bus.md');
  await back('releases/first-light.md');
  expect((await plan()).changes?.entries).toEqual([]);
  expect((await compare()).pages).toEqual([]);
  expect(site.hashes('live')).toEqual(published);
  site.remove(SONG);
  await back('releases/first-light.md');
  expect(site.read(SONG)).toBe(RELEASE);
  await studio.post('/api/undo');
  expect(site.exists(SONG)).toBe(false);
});

test('an error stops it before anything is built, with its place', async () => {
  const { site, publish, plan } = await setUp(YAML);
  site.write(SONG, RELEASE.replace('2024-05-03', 'soon'));
  const job = await publish();
  expect(job.phase).toBe('stopped');
  expect(job.problems.filter(({ level }) => level === 'error')).toMatchObject([
    { level: 'error', file: 'releases/first-light.md', field: ['release_date'] },
  ]);
  expect([site.exists('live'), site.exists('dist')]).toEqual([false, false]);
  if (!isWhole) return;
  site.write(SONG, RELEASE);
  expect((await publish()).phase).toBe('done');
  expect((await plan()).job.problems.every(({ level }) => level === 'warning')).toBe(true);
});

test('what would do harm is refused, and done where somebody permits it', async () => {
  const { site, publish } = await setUp(YAML, { 'live/index.html': 'mine' });
  const refused = await publish();
  expect(refused).toMatchObject({ phase: 'failed', unless: 'replace' });
  expect(refused.message).toContain('index.html');
  expect(refused.notice).toMatchObject({
    ...{ code: 'foreign-files', text: refused.message },
    values: { files: 'index.html', place: { code: 'place-folder', values: { path: 'live' } } },
  });
  expect(site.read('live/index.html')).toBe('mine');
  expect(await publish({ permit: 'replace' })).toMatchObject({ phase: 'done' });
  expect(site.read('live/index.html')).not.toBe('mine');
});

test('a place is written only if it is right, and nothing secret ever', async () => {
  const { site, studio, plan } = await setUp(YAML, { ...HOLDING, [holdOf('check')]: '' });
  const refused = [
    { to: 'nowhere' },
    { to: 'folder' },
    { to: 'netlify', site: 'nfp_abcdefghijklmnop' },
    { to: 'netlify', site: 'a', token: 'abc' },
    { to: 'sftp', host: 'you@host', path: '/x', password: 'x' },
  ];
  for (const target of refused) {
    const answer = await studio.tryPost('/api/publish/target', { target });
    expect([target, answer]).toMatchObject([target, { status: 422, body: { message: expect.any(String) } }]);
  }
  expect(site.read('content/site.yaml')).toBe(YAML);
  await studio.post('/api/publish/target', { target: { to: 'netlify', site: 'artist.netlify.app' } });
  expect(site.read('content/site.yaml')).toMatch(/# Where it goes:\npublish: .*netlify/);
  expect((await plan()).secrets).toEqual([
    { what: 'token', name: 'NETLIFY_AUTH_TOKEN', isSet: false, isNeeded: true },
  ]);
  await studio.post('/api/publish', { secrets: { token: 'nfp_secret' } });
  const answer = await plan();
  expect(answer.secrets[0]?.isSet).toBe(true);
  expect(JSON.stringify(answer)).not.toContain('nfp_secret');
  await until(() => site.exists(WAITING));
  await studio.post('/api/publish/cancel');
  await until(async () => (await plan()).job.phase === 'cancelled');
  const files = [...site.list('.liner').map((path) => `.liner/${path}`), 'content/site.yaml'];
  expect(files.filter((path) => site.read(path).includes('nfp_secret'))).toEqual([]);
  await studio.post('/api/undo');
  expect(site.read('content/site.yaml')).toBe(YAML);
});

test('a place is saved by itself, and what is not saved stays so', async () => {
  const { site, studio, plan } = await setUp(SITE_YAML);
  const read = () => studio.get<FileAnswer>('/api/file?path=site.yaml');
  const changes = [{ path: ['artist', 'tagline'], change: { kind: 'set', value: 'Songs' } }];
  await studio.post('/api/draft', { path: 'site.yaml', base: (await read()).base, changes });
  await studio.post('/api/publish/target', { target: { to: 'folder', path: 'live' } });
  expect(site.read('content/site.yaml')).toContain('path: live');
  expect(site.read('content/site.yaml')).not.toContain('Songs');
  expect(await read()).toMatchObject({
    data: { artist: { tagline: 'Songs' }, publish: { to: 'folder' } },
  });
  expect((await plan()).unsaved).toMatchObject([{ kind: 'site', fields: [['artist', 'tagline']] }]);
});

test('it can be stopped, and one goes on at a time', async () => {
  const { site, studio, plan } = await setUp(YAML, { ...HOLDING, [holdOf('publish')]: '' });
  await studio.post('/api/publish');
  await until(() => site.exists(WAITING));
  expect((await studio.get<SiteAnswer>('/api/site')).isPublishing).toBe(true);
  expect((await studio.tryPost('/api/publish')).status).toBe(409);
  await studio.post<PublishJob>('/api/publish/cancel');
  await until(async () => (await plan()).job.phase === 'cancelled');
  expect(site.exists('live')).toBe(false);
});

test('what is committed is not published: without a record, all is new, and through Git what was not pushed', async () => {
  const { site, studio, plan } = await setUp(YAML, { '.gitignore': 'dist/\n.cache/\n' });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words], {
      ...{ cwd: site.root, stdio: 'pipe' },
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'First');
  const knownOf = async (target: object) => {
    await studio.post('/api/publish/target', { target });
    const { isFirst, since, changes } = await plan();
    return [isFirst, since, changes];
  };
  expect(await knownOf({ to: 'folder', path: 'live' })).toEqual([true, undefined, undefined]);
  // Others may have published there before.
  expect(await knownOf({ to: 'sftp', host: 'a.example', path: '/x' })).toEqual([false, undefined, undefined]);
  expect(await knownOf({ to: 'git' })).toEqual([true, undefined, undefined]);

  const remote = `${site.root}/remote.git`;
  git('init', '-q', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  git('push', '-q', 'origin', 'main');
  site.write(SONG, RELEASE.replace('bpm: 124', 'bpm: 125'));
  site.write('content/releases/harbour.md', RELEASE.replace('First Light', 'Harbour'));
  site.write('assets/photos/stage.jpg', 'x');
  const { since, changes } = await plan();
  expect(since).toMatchObject({ what: 'push' });
  expect(changes).toMatchObject({
    entries: [
      { how: 'changed', title: 'First Light', fields: [['bpm']] },
      { how: 'new', title: 'Harbour' },
    ],
    files: { added: ['photos/stage.jpg'], changed: [], gone: [] },
  });

  git('add', 'content');
  git('commit', '-q', '-m', 'Second');
  const pushed = await plan();
  expect(pushed.since).toMatchObject({ what: 'push' });
  expect(pushed.changes?.entries.map(({ title }) => title)).toEqual(['First Light', 'Harbour']);
});

test('what comes later, and whether a workflow builds at night', async () => {
  const { site, studio, plan } = await setUp(YAML, {
    'content/releases/later.md': RELEASE.replace('First Light', 'Later').replace('2024-05-03', '2099-11-06'),
    '.github/workflows/publish.yml': 'on:\n  schedule:\n    - cron: 1 0 * * *\njobs: {}\n',
  });
  const { later, isNightly } = await plan();
  expect(later).toEqual([{ how: 'out', file: 'releases/later.md', title: 'Later', day: '2099-11-06' }]);
  // It builds what is pushed, and nothing in a folder.
  expect(isNightly).toBe(false);
  await studio.post('/api/publish/target', { target: { to: 'git' } });
  expect((await plan()).isNightly).toBe(true);
  site.write('.github/workflows/publish.yml', 'on: push\n');
  expect((await plan()).isNightly).toBe(false);
});

test('programs read each step of publish --json', async () => {
  const site = makeSite({ 'content/site.yaml': YAML, [SONG]: RELEASE });
  const { stdout, stderr } = await site.run(['publish', '--yes', '--json']);
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([...new Set(events.map(({ type }) => type))]).toEqual(['progress', 'changes', 'done']);
  expect(events.filter(({ stage }) => stage === 'Uploading').length).toBeGreaterThan(0);
  expect(stderr).toContain('The site is in the folder live.');
  site.write('content/site.yaml', SITE_YAML);
  const failed = await site.run(['publish', '--yes', '--json']);
  expect([failed.code, JSON.parse(failed.stdout)]).toMatchObject([2, { type: 'failed' }]);
});
