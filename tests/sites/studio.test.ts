/** `liner studio`: its server over real HTTP, and the files byte by byte. */
import {
  chmodSync,
  lstatSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type {
  AccentAnswer,
  AssetAnswer,
  AssetsAnswer,
  CellsAnswer,
  ChangedAnswer,
  FileAnswer,
  RecentAnswer,
  SiteAnswer,
} from '../../generator/studio/protocol/index.ts';
import { until } from '../helpers/dev.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';
import { type RunningStudio, startStudio } from '../helpers/studio.ts';
import { listAttacks } from '../helpers/studio-attacks.ts';

const PATH = 'releases/first-light.md';
const FILE = `content/${PATH}`;
const PAGE = '/music/releases/first-light/';

/** With what saves of other editors lose: comments, quotes, odd spaces, line breaks of Windows. */
const ODD = [
  '---',
  '# By hand, 2024',
  "title:   'First Light'   # the first one",
  'type: single',
  '',
  '',
  'release_date: 2024-05-03',
  'genre: [House,   "Deep House"]',
  'bpm: 124 # as played',
  'key: A minor',
  'description: >-',
  '  Four minutes',
  '  of morning.',
  'streaming_links: {spotify: "https://open.spotify.com/x"}',
  '---',
  '',
  '## Story & Concept',
  '',
  'It began at dawn.  ',
  '',
].join('\r\n');

const EVENTS = `# yaml-language-server: $schema=../.schemas/page-events.json
events:
  - {title: Open Air, date: 2023-06-12, city: Lisbon}
  # The big one
  - title: Winter Hall
    date: 2099-01-02
    city: Porto
`;

const FILES = {
  'content/site.yaml': SITE_YAML,
  [FILE]: RELEASE,
  'content/releases/odd.md': ODD,
  'content/releases/later.md': RELEASE.replace('First Light', 'Later').replace('2024-05-03', '3 May 2099'),
  'content/releases/hidden.md': RELEASE.replace('title: First Light', 'title: Hidden\ndraft: true'),
  'content/pages/events.yaml': EVENTS,
};

async function setUp(files: Record<string, string | Uint8Array> = {}) {
  const site = makeSite({ ...FILES, ...files }, { keep: true });
  return { site, studio: await startStudio(site) };
}

/** The same for one test, which may stop it itself. */
async function setUpOnce(files: Record<string, string | Uint8Array> = {}) {
  const { site, studio } = await setUp(files);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  return { site, studio };
}

const set = (path: (string | number)[], value: unknown) => ({ path, change: { kind: 'set', value } });

describe('a studio', () => {
  let site: TestSite;
  let studio: RunningStudio;
  let saved: Record<string, string>;

  beforeAll(async () => {
    ({ site, studio } = await setUp());
    saved = site.hashes('content');
    return async () => {
      await studio.stop();
      removeSite(site.root);
    };
  });

  /** Files of the content that are not as they were at the beginning. */
  const changed = () => {
    const now = site.hashes('content');
    return [...new Set([...Object.keys(saved), ...Object.keys(now)])].filter(
      (path) => saved[path] !== now[path],
    );
  };
  const read = (path = PATH) => studio.get<FileAnswer>(`/api/file?path=${encodeURIComponent(path)}`);
  const draft = async (changes: object[], path = PATH) =>
    studio.post<FileAnswer>('/api/draft', { path, base: (await read(path)).base, changes });
  const save = (...paths: string[]) => studio.post<ChangedAnswer>('/api/save', { paths });
  const undo = () => studio.post<ChangedAnswer>('/api/undo');

  test('prints an address for one browser, whose page gets the secret, and then another', async () => {
    const { address } = studio;
    const { host, search } = new URL(address);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
    const open = (url: string) => studio.ask({ url, headers: { host } });
    const first = await open(`/${search}`);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(first.text).toContain(studio.key);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(first.headers['access-control-allow-origin']).toBeUndefined();
    await until(() => studio.address !== address);
    for (const url of [`/${search}`, '/?token=x', '/'])
      expect((await open(url)).text).not.toContain(studio.key);
  });

  test('says why it refuses requests that are too large, too deep or too many', async () => {
    const { host } = new URL(studio.address);
    const large = await studio.ask({ url: '/', headers: { host, cookie: `a=${'x'.repeat(70_000)}` } });
    expect([large.status, large.text]).toEqual([431, expect.stringContaining('cookies')]);
    const fits = await studio.ask({ url: '/', headers: { host, cookie: `a=${'x'.repeat(40_000)}` } });
    expect(fits.status).toBe(200);
    const change = (value: string) => `{"path": ["title"], "change": {"kind": "set", "value": ${value}}}`;
    const deep = change(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const changes of [deep, Array(20_000).fill(change('1')).join()]) {
      const { status } = await studio.ask({
        ...{ method: 'POST', url: '/api/draft' },
        headers: {
          ...{ host, origin: `http://${host}` },
          'x-liner-studio': studio.key,
          'content-type': 'application/json',
        },
        body: `{"path": "${PATH}", "base": "${(await read()).base}", "changes": [${changes}]}`,
      });
      expect(status).toBe(400);
    }
    const folder = await studio.tryUpload('x.png', 'x', 'a'.repeat(400));
    expect(folder).toMatchObject({ status: 422, body: { notice: expect.anything() } });
  });

  test('refuses every attack', async () => {
    for (const { name, status, rules, ...request } of listAttacks(studio.port, studio.key)) {
      const answer = await studio.ask(request);
      // Node.js refuses requests without a name itself.
      const expected = request.headers.host === '' ? [status, 400] : [status];
      expect([name, expected.includes(answer.status), answer.status]).toEqual([name, true, answer.status]);
      expect(Object.keys(answer.headers).filter((each) => each.startsWith('access-control'))).toEqual([]);
    }
    expect(changed()).toEqual([]);
  });

  test('does not listen elsewhere', async () => {
    const { code, stderr } = await site.run(['studio', '--host', '0.0.0.0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--host')]);
  });

  test('may show the preview in a frame, and nobody else may', async () => {
    const { preview } = await studio.get<SiteAnswer>('/api/site');
    expect(new URL(preview).port).not.toBe(String(studio.port));
    const { headers } = await fetch(preview);
    expect(headers.get('content-security-policy')).toBe(
      `frame-ancestors 'self' http://127.0.0.1:${studio.port}`,
    );
    const { status } = await fetch(new URL('/api/save', preview), { method: 'POST' });
    expect(status).toBe(405);
  });

  test('refuses files outside of the content, and requests that are not understood', async () => {
    site.write('secret.md', 'mine');
    const outside = [
      '../secret.md',
      'releases/../../secret.md',
      '/etc/passwd',
      '.git/config',
      'README.md',
      '',
    ];
    for (const path of outside) {
      const answer = await studio.ask({
        url: `/api/file?path=${encodeURIComponent(path)}`,
        headers: { host: `127.0.0.1:${studio.port}`, 'x-liner-studio': studio.key },
      });
      expect([path, answer.status]).toEqual([path, 404]);
    }
    const { base } = await read();
    for (const path of outside.filter(Boolean)) {
      const { status } = await studio.tryPost('/api/draft', { path, base, text: 'x' });
      expect([path, status]).toEqual([path, 404]);
      expect((await studio.tryPost('/api/delete', { path })).status).toBe(404);
    }
    expect(site.read('secret.md')).toBe('mine');
    site.remove('secret.md');
    for (const body of [
      {},
      { path: PATH },
      { path: PATH, base, changes: [] },
      { path: PATH, base, text: 'x', more: 1 },
    ])
      expect((await studio.tryPost('/api/draft', body)).status).toBe(400);
    const headers = {
      host: `127.0.0.1:${studio.port}`,
      'x-liner-studio': studio.key,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    };
    const broken = await studio.ask({ method: 'POST', url: '/api/draft', headers, body: '{' });
    expect(broken.status).toBe(400);
    const large = await studio.ask({
      method: 'POST',
      url: '/api/draft',
      headers,
      body: `"${'x'.repeat(9_000_000)}"`,
    });
    expect(large.status).toBe(413);
    expect((await studio.tryPost('/api/nothing')).status).toBe(404);
    expect(changed()).toEqual([]);
  });

  test('lists everything with its state', async () => {
    const { title, languages, entries, kinds, isSound } = await studio.get<SiteAnswer>('/api/site');
    expect([title, languages, isSound]).toEqual(['Artist', ['en'], true]);
    const rows = entries.map(({ file, title: name, state, route, at }) => [file, name, state, route, at]);
    expect(rows).toContainEqual([PATH, 'First Light', 'out', PAGE, undefined]);
    expect(rows).toContainEqual([
      'releases/later.md',
      'Later',
      'announced',
      '/music/releases/later/',
      undefined,
    ]);
    expect(rows).toContainEqual([
      'releases/hidden.md',
      'Hidden',
      'draft',
      '/music/releases/hidden/',
      undefined,
    ]);
    expect(rows).toContainEqual(['pages/events.yaml', 'Events', 'none', '/events/', undefined]);
    expect(rows).toContainEqual([
      'pages/events.yaml',
      'Open Air',
      'past',
      expect.stringMatching('/events/.+'),
      ['events', 0],
    ]);
    expect(rows).toContainEqual([
      'pages/events.yaml',
      'Winter Hall',
      'upcoming',
      expect.stringMatching('/events/.+'),
      ['events', 1],
    ]);
    expect(kinds).toContainEqual(
      expect.objectContaining({ kind: 'releases', label: 'Releases', newName: 'release' }),
    );
    for (const { route } of entries.filter((each) => each.route !== undefined))
      expect([route, (await studio.preview(route ?? '')).length > 1000]).toEqual([route, true]);
  });

  test('describes a file: text, keys, places, schema', async () => {
    const file = await read('releases/odd.md');
    expect(file.text).toBe(ODD);
    expect(file.data).toMatchObject({
      title: 'First Light',
      bpm: 124,
      description: 'Four minutes of morning.',
    });
    expect(file.places['title']).toEqual([3, 10]);
    expect(file.places['genre/1']).toEqual([8, 18]);
    expect([file.kind, file.draft]).toEqual(['releases', undefined]);
    const schema = await studio.get<{ properties: object }>('/api/schema?kind=releases');
    expect(schema.properties).toMatchObject({ bpm: expect.any(Object), title: { type: 'string' } });
  });

  test('a draft is in the preview at once, and not in the file', async () => {
    const file = await draft([
      set(['title'], 'Second Light'),
      { body: '## Story & Concept\n\nIt began at dusk.\n' },
    ]);
    expect(file.data).toMatchObject({ title: 'Second Light' });
    expect(file.draft).toEqual({ file: PATH, changed: expect.stringMatching(/^\d{4}-/) });
    const html = await studio.preview(PAGE);
    expect(html).toContain('Second Light');
    expect(html).toContain('It began at dusk.');
    expect(changed()).toEqual([]);
    const { drafts, entries } = await studio.get<SiteAnswer>('/api/site');
    expect(drafts.map((each) => each.file)).toEqual([PATH]);
    expect(entries.find((each) => each.file === PATH)?.title).toBe('Second Light');
    await studio.post('/api/discard', { paths: [PATH] });
    expect(await studio.preview(PAGE)).toContain('It began at dawn.');
    expect((await read()).draft).toBeUndefined();
    await undo();
    expect((await read()).data).toMatchObject({ title: 'Second Light' });
    await undo();
    expect((await read()).draft).toBeUndefined();
  });

  test('a save changes what was meant, and no other byte', async () => {
    await draft([set(['bpm'], 126), set(['title'], 'It’s: light')], 'releases/odd.md');
    const { files } = await save('releases/odd.md');
    expect(changed()).toEqual(['releases/odd.md']);
    const text = site.read('content/releases/odd.md');
    const expected = ODD.replace('bpm: 124', 'bpm: 126').replace("'First Light'", "'It’s: light'");
    expect(text).toBe(expected);
    expect(files).toEqual(['releases/odd.md']);
    await undo();
    expect(site.read('content/releases/odd.md')).toBe(ODD);
    expect((await read('releases/odd.md')).data).toMatchObject({ bpm: 126 });
    await undo();
    expect((await read('releases/odd.md')).draft).toBeUndefined();
    expect(changed()).toEqual([]);
  });

  test('problems are those of the build, at their keys', async () => {
    const file = await draft([set(['release_date'], 'soon')]);
    const { problems } = file;
    const problem = {
      level: 'error',
      file: PATH,
      field: ['release_date'],
      frame: expect.stringContaining('soon'),
    };
    expect(problems[0]).toMatchObject(problem);
    const check = await studio.get<SiteAnswer>('/api/site');
    expect([check.isSound, check.entries.find((each) => each.file === PATH)?.problems]).toEqual([false, 1]);
    // The page is shown without it, or as it was.
    expect(await studio.preview(PAGE)).toContain('It began at dawn.');
    site.write('checked/content/site.yaml', SITE_YAML);
    site.write('checked/content/releases/first-light.md', file.text);
    const { stdout } = await site.run(['check', '--content', 'checked/content', '--format', 'json']);
    expect(stdout).toContain(JSON.stringify(problems[0]?.message));
    site.remove('checked');
    await studio.post('/api/discard', { paths: [PATH] });
    expect((await read()).problems.filter(({ level }) => level === 'error')).toEqual([]);
    await undo();
    await undo();
  });

  test('everything that check finds is there, with its advice', async () => {
    const { stdout } = await site.run(['check', '--format', 'json']);
    const found: { code: string; message: string; file?: string }[] =
      JSON.parse(stdout).problems ?? JSON.parse(stdout);
    const { problems, entries } = await studio.get<SiteAnswer>('/api/site');
    const files = [...new Set(entries.map(({ file }) => file))];
    const all = (await Promise.all(files.map((file) => read(file)))).flatMap((each) => each.problems);
    const messages = [...problems, ...all].map(({ code, message }) => `${code} ${message}`);
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.map(({ code, message }) => `${code} ${message}`).filter((each) => !messages.includes(each)),
    ).toEqual([]);
  });

  test('a change outside is reported, and a draft follows it where nothing contradicts', async () => {
    const { events, stop } = await studio.listen();
    await draft([set(['bpm'], 130)]);
    site.write(FILE, RELEASE.replace('A minor', 'C major'));
    await until(() => events.some((event) => event.type === 'site' && event.files.includes(PATH)));
    const file = await until(async () => {
      const now = await read();
      return now.text.includes('C major') && now;
    });
    expect([file.conflicts, file.data]).toEqual([
      undefined,
      expect.objectContaining({ bpm: 130, key: 'C major' }),
    ]);
    await save(PATH);
    expect(site.read(FILE)).toBe(RELEASE.replace('A minor', 'C major').replace('124', '130'));
    stop();
    site.write(FILE, RELEASE);
    await until(async () => (await read()).text === RELEASE);
  });

  test('the same key changed on both sides is a conflict with both values, and nothing is lost', async () => {
    await draft([set(['bpm'], 130), set(['key'], 'D minor')]);
    site.write(FILE, RELEASE.replace('bpm: 124', 'bpm: 99'));
    const refused = await studio.tryPost('/api/save', { paths: [PATH] });
    expect(refused).toEqual({
      status: 409,
      body: expect.objectContaining({
        conflicts: [{ file: PATH, part: 'field', field: ['bpm'], before: 124, mine: 130, theirs: 99 }],
      }),
    });
    expect(site.read(FILE)).toContain('bpm: 99');
    const file = await read();
    expect(file.conflicts?.length).toBe(1);
    const renamed = await studio.tryPost('/api/rename', { path: PATH, slug: 'other' });
    expect([renamed.status, site.exists('content/releases/other.md')]).toEqual([409, false]);
    const stale = await studio.tryPost('/api/resolve', { path: PATH, base: '0'.repeat(64), take: ['mine'] });
    expect(stale.status).toBe(409);
    const resolved = await studio.post<FileAnswer>('/api/resolve', {
      path: PATH,
      base: file.base,
      take: ['theirs'],
    });
    expect([resolved.conflicts, resolved.data]).toEqual([
      undefined,
      expect.objectContaining({ bpm: 99, key: 'D minor' }),
    ]);
    await save(PATH);
    expect(site.read(FILE)).toBe(RELEASE.replace('bpm: 124', 'bpm: 99').replace('A minor', 'D minor'));
    site.write(FILE, RELEASE);
    await until(async () => (await read()).text === RELEASE);
  });

  test('two saves of which one contradicts are none', async () => {
    await draft([set(['bpm'], 131)]);
    await draft([set(['bpm'], 132)], 'releases/later.md');
    site.write(FILE, RELEASE.replace('bpm: 124', 'bpm: 99'));
    const before = site.hashes('content');
    const { status } = await studio.tryPost('/api/save', { paths: ['releases/later.md', PATH] });
    expect([status, site.hashes('content')]).toEqual([409, before]);
    await studio.post('/api/discard', { paths: ['releases/later.md', PATH] });
    site.write(FILE, RELEASE);
    await until(async () => (await read()).text === RELEASE);
  });

  test('what was changed in another window is merged by its keys, or asked about', async () => {
    const { events, stop } = await studio.listen();
    const first = await read();
    const from = (changes: object[], more: object = {}) =>
      studio.tryPost('/api/draft', { path: PATH, base: first.base, before: first.text, changes, ...more });
    await from([set(['bpm'], 125), { body: 'One.\n' }]);
    await until(() => events.some((event) => event.type === 'site' && event.files.includes(PATH)));
    // Of the same text, which is an older one by now.
    expect(await from([set(['key'], 'D minor')])).toMatchObject({
      status: 200,
      body: { data: { bpm: 125, key: 'D minor' } },
    });
    const other = [set(['bpm'], 126), set(['title'], 'Second Light')];
    const conflict = { file: PATH, part: 'field', field: ['bpm'], before: 124, mine: 126, theirs: 125 };
    expect(await from(other)).toMatchObject({ status: 409, body: { conflicts: [conflict] } });
    expect((await read()).data).toMatchObject({ bpm: 125, title: 'First Light' });
    const theirs = await from(other, { take: ['theirs'] });
    expect(theirs).toMatchObject({ status: 200, body: { data: { bpm: 125, title: 'Second Light' } } });
    expect(await from(other, { take: [] })).toMatchObject({ status: 409 });
    const mine = await from([set(['bpm'], 126), { body: 'Two.\n' }], { take: ['mine', 'mine'] });
    const data = { bpm: 126, key: 'D minor', title: 'Second Light' };
    expect(mine).toMatchObject({ status: 200, body: { data, body: expect.stringContaining('Two.') } });
    // The same once more changes nothing, although it comes late.
    const again = await from([set(['bpm'], 126)]);
    expect(again).toMatchObject({ status: 200, body: { data } });
    // A text that was typed is one change.
    const text = first.text.replace('124', '99');
    const typed = { path: PATH, base: first.base, before: first.text, text };
    expect(await studio.tryPost('/api/draft', typed)).toMatchObject({
      status: 409,
      body: { conflicts: [{ part: 'file', mine: text, theirs: (await read()).text }] },
    });
    await studio.tryPost('/api/draft', { ...typed, take: ['mine'] });
    expect((await read()).text).toBe(text);
    stop();
    await studio.post('/api/discard', { paths: [PATH] });
  });

  test('what is typed while a file contradicts its draft stays in the draft', async () => {
    await draft([set(['bpm'], 130)]);
    const before = await read();
    site.write(FILE, RELEASE.replace('bpm: 124', 'bpm: 99'));
    const { body } = await studio.tryPost('/api/draft', {
      ...{ path: PATH, base: before.base, before: before.text },
      changes: [set(['key'], 'D minor')],
    });
    expect(body).toMatchObject({ data: { bpm: 130, key: 'D minor' }, conflicts: [{ field: ['bpm'] }] });
    const { base } = await read();
    await studio.post('/api/resolve', { path: PATH, base, take: ['theirs'] });
    expect((await read()).data).toMatchObject({ bpm: 99, key: 'D minor' });
    await studio.post('/api/discard', { paths: [PATH] });
    site.write(FILE, RELEASE);
    await until(async () => (await read()).text === RELEASE);
  });

  test('the changes of one show are discarded, and those of the others stay', async () => {
    const path = 'pages/events.yaml';
    const discard = (at: (string | number)[]) => studio.tryPost('/api/discard', { paths: [path], at });
    const cities = async () => [...(await read(path)).text.matchAll(/city: (\w+)/g)].map(([, city]) => city);
    await draft([set(['events', 0, 'city'], 'Faro'), set(['events', 1, 'city'], 'Braga')], path);
    expect([(await discard(['events', 1])).status, await cities()]).toEqual([200, ['Faro', 'Porto']]);
    // Nothing is changed in it any more.
    expect((await discard(['events', 1])).status).toBe(409);
    await undo();
    expect(await cities()).toEqual(['Faro', 'Braga']);
    expect([(await discard(['events', 0])).status, await cities()]).toEqual([200, ['Lisbon', 'Braga']]);
    await discard(['events', 1]);
    expect((await read(path)).draft).toBeUndefined();
    const { base, text } = await read(path);
    await studio.post('/api/draft', { path, base, text: text.replace('Porto', 'Braga') });
    expect([(await discard(['events', 1])).status, await cities()]).toEqual([409, ['Lisbon', 'Braga']]);
    await studio.post('/api/discard', { paths: [path] });
  });

  test('undo never writes over what somebody else has written', async () => {
    await draft([set(['bpm'], 127)]);
    await save(PATH);
    const isBuilt = (bpm: number) => until(async () => (await studio.preview(PAGE)).includes(`>${bpm} BPM<`));
    const other = RELEASE.replace('bpm: 124', 'bpm: 12');
    site.write(FILE, other);
    await studio.tryPost('/api/undo');
    await studio.tryPost('/api/undo');
    expect(site.read(FILE)).toBe(other);
    // What follows is not to be taken for a part of this.
    await isBuilt(12);
    site.write(FILE, RELEASE);
    await isBuilt(124);
  });

  test('letters that are typed one after the other are taken back together', async () => {
    const { base } = await read();
    for (const title of ['L', 'Li', 'Lig', 'Light'])
      await studio.post('/api/draft', {
        path: PATH,
        base,
        continues: true,
        changes: [set(['title'], title)],
      });
    expect((await read()).data).toMatchObject({ title: 'Light' });
    await undo();
    expect((await read()).draft).toBeUndefined();
    await studio.post('/api/redo');
    expect((await read()).data).toMatchObject({ title: 'Light' });
    await studio.post('/api/discard', { paths: [PATH] });
  });

  test.each([
    [['credits', 'Producer'], ['', 'Ines ', 'Ines Duarte'], '\r\ncredits:\r\n  Producer: Ines Duarte\r\n'],
    [['label'], ['2', '28', '28 Days'], '\r\nlabel: 28 Days\r\n'],
    [['key'], ['', 'B', 'B minor'], '\r\nkey: B minor\r\n'],
  ])('what is typed with pauses is written as if it were typed at once: %j %j', async (at, typed, line) => {
    for (const value of typed) await draft([set(at, value)], 'releases/odd.md');
    await save('releases/odd.md');
    expect(site.read('content/releases/odd.md')).toContain(line);
    for (const _ of ['the save', ...typed]) await undo();
    expect(changed()).toEqual([]);
  });

  test('what is typed as it was is no change, with its quotes', async () => {
    for (const title of ['', 'First ', 'First Light'])
      await draft([set(['title'], title)], 'releases/odd.md');
    expect((await read('releases/odd.md')).draft).toBeUndefined();
    for (const _ of [1, 2, 3]) await undo();
  });

  test('items of lists come, go and move', async () => {
    const path = 'pages/events.yaml';
    await draft([{ path: ['events', 1], change: { kind: 'move', to: 0 } }], path);
    await save(path);
    const moved = site.read(`content/${path}`);
    expect(moved).toContain('  # The big one\n  - title: Winter Hall');
    expect(moved.indexOf('Winter Hall')).toBeLessThan(moved.indexOf('Open Air'));
    await undo();
    await undo();
    expect(site.read(`content/${path}`)).toBe(EVENTS);
  });

  test('makes a new entry, and takes it back', async () => {
    const { files, notice } = await studio.post<ChangedAnswer>('/api/new', {
      kind: 'single',
      title: 'Süße Träume',
    });
    expect(files).toEqual(['releases/susse-traume.md']);
    expect(notice.text).toBe('releases/susse-traume.md was created.');
    expect(changed()).toEqual(files);
    expect((await read(files[0])).data).toMatchObject({ title: 'Süße Träume', type: 'single' });
    expect((await studio.get<SiteAnswer>('/api/site')).history.undo?.text).toBe('New Süße Träume');
    await undo();
    expect(changed()).toEqual([]);
    await studio.post('/api/redo');
    expect(changed()).toEqual(files);
    await undo();
    const show = { kind: 'event', title: 'Small Room', date: '2099-03-04' };
    expect((await studio.tryPost('/api/new', { ...show, date: undefined })).status).toBe(422);
    expect(await studio.tryPost('/api/new', { ...show, date: '2099-02-30' })).toMatchObject({
      status: 422,
      body: { message: 'There is no day 2099-02-30. Write it as 2026-06-12.' },
    });
    expect((await studio.tryPost('/api/new', { ...show, date: 'spring' })).status).toBe(422);
    expect(changed()).toEqual([]);
    expect(await studio.post('/api/new', { ...show, date: '4 March 2099' })).toMatchObject({
      files: ['pages/events.yaml'],
      at: ['events', 2],
      notice: { code: 'added', text: 'Small Room was added to pages/events.yaml.' },
    });
    expect(site.read('content/pages/events.yaml')).toContain(
      'title: Small Room\n    # The day it begins, such as 2026-06-12.\n    date: 2099-03-04\n    city: TBA\n',
    );
    expect(await studio.get<SiteAnswer>('/api/site')).toMatchObject({ isSound: true });
    await undo();
    expect((await studio.tryPost('/api/new', { kind: 'nothing', title: 'x' })).status).toBe(422);
    expect((await studio.tryPost('/api/new', { kind: 'release', title: ' \n ' })).status).toBe(400);
  });

  test('renames an entry: the old address leads to the new one', async () => {
    await draft([set(['bpm'], 128)]);
    const { files } = await studio.post<ChangedAnswer>('/api/rename', { path: PATH, slug: 'Dawn Light' });
    expect(files).toEqual(['releases/dawn-light.md', PATH]);
    const text = site.read('content/releases/dawn-light.md');
    expect(text).toContain('redirect_from: [first-light]');
    expect(text.replace(/redirect_from: .*\n/, '')).toBe(RELEASE);
    expect((await read('releases/dawn-light.md')).data).toMatchObject({ bpm: 128 });
    expect(await studio.preview('/music/releases/dawn-light/')).toContain('It began at dawn.');
    const back = await studio.post<ChangedAnswer>('/api/rename', {
      path: 'releases/dawn-light.md',
      slug: 'first-light',
    });
    expect(back.files[0]).toBe(PATH);
    expect(site.read(FILE)).toContain('redirect_from: [dawn-light]');
    await undo();
    await undo();
    await undo();
    expect(changed()).toEqual([]);
    for (const slug of ['later', 'first-light', '***', 'odd'])
      expect([slug, (await studio.tryPost('/api/rename', { path: PATH, slug })).status]).toEqual([slug, 422]);
    expect((await studio.tryPost('/api/rename', { path: 'site.yaml', slug: 'x' })).status).toBe(422);
  });

  test('rewrites what points to a renamed entry, in one step, and lists it before', async () => {
    const home =
      "# Home\nfeatured: ['releases/first-light', releases/later]   # two\nintro: 'Hear [it](/music/releases/first-light/)'\n";
    const post = [
      '---',
      'title: Out now',
      'date: 2024-05-03',
      'artwork_url: artwork/first-light.jpg',
      'redirect_from: [/music/releases/first-light/x/]',
      '---',
      '',
      'Hear [it](/music/releases/first-light/), [all](https://example.com/music/releases/first-light/#lyrics),',
      '[not](/music/releases/first-light-live/), [elsewhere](https://other.example/music/releases/first-light/).',
      '',
      '::player{release=first-light}',
      '',
    ].join('\n');
    const { site: other, studio: own } = await setUpOnce({
      'content/site.yaml': SITE_YAML.replace(/^base_url: .*/m, 'base_url: https://example.com'),
      'content/pages/home.yaml': home,
      'content/news/out-now.md': post,
      [FILE]: RELEASE.replace('It began at dawn.', 'It began at dawn. [Here](/music/releases/first-light/)'),
    });
    const before = other.hashes('content');
    const open = await own.get<FileAnswer>('/api/file?path=news/out-now.md');
    await own.post('/api/draft', {
      path: 'news/out-now.md',
      base: open.base,
      changes: [{ body: `${open.body}\nAgain: /music/releases/first-light/\n` }],
    });
    expect(await own.get('/api/references?path=releases/first-light.md')).toEqual({
      files: [
        { file: 'news/out-now.md', count: 1 },
        { file: 'pages/home.yaml', count: 2 },
      ],
    });
    await own.post('/api/rename', { path: PATH, slug: 'dawn' });
    const moved = (text: string) =>
      text
        .replaceAll(/(?<!other.example)\/music\/releases\/first-light(?=\/[#)\n])/g, '/music/releases/dawn')
        .replace("releases/first-light'", "releases/dawn'")
        .replace('release=first-light', 'release=dawn');
    expect(other.read('content/pages/home.yaml')).toBe(moved(home));
    expect(other.read('content/news/out-now.md')).toBe(moved(post));
    expect(other.read('content/releases/dawn.md')).toContain('[Here](/music/releases/dawn/)');
    const news = await own.get<FileAnswer>('/api/file?path=news/out-now.md');
    expect(news.body).toBe(moved(`${open.body}\nAgain: /music/releases/first-light/\n`));
    await own.post('/api/undo');
    expect(other.hashes('content')).toEqual(before);
    await own.post('/api/redo');
    expect(other.read('content/pages/home.yaml')).toBe(moved(home));
    await own.post('/api/save', { paths: ['news/out-now.md'] });
    expect(other.read('content/news/out-now.md')).toBe(`${moved(post)}\nAgain: /music/releases/dawn/\n`);
  });

  test('makes a copy of an entry as it is edited: a draft with another title, and nothing that only one thing can have', async () => {
    const { site: other, studio: own } = await setUpOnce({
      'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: ar, name: العربية}]\n`,
      [FILE]: RELEASE.replace(
        'bpm: 124\n',
        [
          'bpm: 124 # as played',
          'id: 17',
          'slug: first-light',
          'redirect_from: [dawn]',
          'upc: "036000291452"',
          'tracks: [{title: One, isrc: AA-6Q7-20-00047}, {title: Two}]',
          'ar: {title: النور}\n',
        ].join('\n'),
      ),
      'content/releases/first-light.ar.md': '---\n---\n\nعند الفجر.\n',
    });
    const before = other.hashes('content');
    const open = await own.get<FileAnswer>(`/api/file?path=${PATH}`);
    await own.post('/api/draft', { path: PATH, base: open.base, changes: [set(['key'], 'B minor')] });
    const asked = { path: PATH, title: 'First Light' };
    const { files } = await own.post<ChangedAnswer>('/api/duplicate', asked);
    expect(files).toEqual(['releases/first-light-2.md']);
    expect(other.read('content/releases/first-light-2.md')).toBe(
      RELEASE.replace(
        'bpm: 124\n',
        'bpm: 124 # as played\ntracks: [{title: One}, {title: Two}]\nar: {title: النور}\n',
      )
        .replace('key: A minor', 'key: B minor')
        .replace('streaming_links', 'draft: true\nstreaming_links'),
    );
    expect(other.read('content/releases/first-light-2.ar.md')).toContain('عند الفجر.');
    const { entries, isSound, history } = await own.get<SiteAnswer>('/api/site');
    expect(isSound).toBe(true);
    expect(entries.find(({ file }) => file === files[0])).toMatchObject({ state: 'draft' });
    expect(history.undo?.text).toBe(`Duplicate ${PATH}`);
    await own.post('/api/undo');
    expect(other.hashes('content')).toEqual(before);
    for (const [path, kind] of [
      ['releases/later.md', 'Dawn'],
      ['releases/odd.md', 'First Light'],
    ])
      expect(await own.tryPost('/api/duplicate', { path, title: kind })).toMatchObject({ status: 200 });
    for (const path of ['site.yaml', 'pages/events.yaml', 'releases/none.md', 'releases/first-light.ar.md'])
      expect([path, (await own.tryPost('/api/duplicate', { path, title: 'A' })).status]).toEqual([
        path,
        path === 'releases/none.md' ? 404 : 422,
      ]);
    expect((await own.tryPost('/api/duplicate', { path: PATH, title: ' ' })).status).toBe(400);
  });

  test('deletes an entry into the bin, and brings it back', async () => {
    await draft([set(['bpm'], 129)]);
    await studio.post('/api/delete', { path: PATH });
    expect(changed()).toEqual([PATH]);
    expect(site.list('.liner/bin').map((path) => path.replace(/^.*?\d\d\.\d\d\.\d\d\//, ''))).toContain(FILE);
    await undo();
    expect(changed()).toEqual([]);
    expect((await read()).data).toMatchObject({ bpm: 129 });
    await studio.post('/api/discard', { paths: [PATH] });
    expect((await studio.tryPost('/api/delete', { path: 'site.yaml' })).status).toBe(422);
  });

  test('takes pictures with a safe name, and never over another', async () => {
    const cover = await drawCover(600).png().toBuffer();
    const asset = await studio.upload<AssetAnswer>('../Größe & ночь.JPEG', cover, 'artwork');
    expect(asset).toMatchObject({
      path: 'artwork/grosse-noch.png',
      format: 'PNG',
    });
    expect(readFileSync(join(site.root, 'assets', asset.path)).equals(cover)).toBe(true);
    expect((await studio.upload<AssetAnswer>('Größe & ночь.png', cover, 'artwork')).path).toBe(asset.path);
    const other = await drawCover(300).png().toBuffer();
    const second = await studio.upload<AssetAnswer>('Größe & ночь.png', other, 'artwork');
    expect(second).toMatchObject({ path: 'artwork/grosse-noch-2.png', advice: [] });
    const photo = await studio.upload<AssetAnswer>('me.png', other, 'photos');
    expect(photo.advice).toMatchObject([{ code: 'upload-small', values: { width: 300, height: 300 } }]);
    await undo();
    const taken = await drawCover(800)
      .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .jpeg()
      .toBuffer();
    const placed = await studio.upload<AssetAnswer>('me.jpg', taken, 'photos');
    expect(placed.advice).toMatchObject([{ code: 'upload-place' }]);
    await undo();
    expect(readFileSync(join(site.root, 'assets', asset.path)).equals(cover)).toBe(true);
    await undo();
    expect(site.list('assets')).toEqual([asset.path]);
    await studio.post('/api/redo');
    expect(readFileSync(join(site.root, 'assets', second.path)).equals(other)).toBe(true);
    await undo();
    await undo();
    expect(site.list('assets')).toEqual([]);
  });

  test('lists files to choose from, and shows pictures of the assets folder alone', async () => {
    const cover = await drawCover(30).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    site.write('assets/artwork/cover.png', cover);
    site.write('assets/logos/mine.svg', svg);
    site.write('assets/page.html', '<script>alert(1)</script>');
    site.write('assets/.hidden/cover.png', cover);
    site.write('outside.png', cover);
    symlinkSync('../outside.png', join(site.root, 'assets/link.png'));
    const { files } = await studio.get<AssetsAnswer>('/api/assets');
    expect(files).toContainEqual({ path: 'artwork/cover.png', bytes: cover.length });
    expect(files.map(({ path }) => path).filter((path) => path.includes('.hidden'))).toEqual([]);
    const headers = { host: `127.0.0.1:${studio.port}`, 'x-liner-studio': studio.key };
    const show = (path: string, size = '') =>
      studio.ask({ url: `/api/asset?path=${encodeURIComponent(path)}&size=${size}`, headers });
    const shown = await show('artwork/cover.png');
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    // Smaller where that is enough; another size, and what cannot be drawn smaller, is the file itself.
    site.write('assets/artwork/broken.png', cover.subarray(0, 60));
    for (const [path, size, type] of [
      ['artwork/cover.png', '64', 'image/webp'],
      ['artwork/cover.png', '65', 'image/png'],
      ['artwork/broken.png', '64', 'image/png'],
      ['logos/mine.svg', '320', 'image/svg+xml'],
    ] as const)
      expect([path, (await show(path, size)).headers['content-type']]).toEqual([path, type]);
    const drawing = await show('logos/mine.svg');
    expect(drawing.headers['content-security-policy']).toMatch(/default-src 'none';.* sandbox;/);
    for (const path of [
      'page.html',
      '.hidden/cover.png',
      '../outside.png',
      'link.png',
      'artwork',
      '',
      '../content/site.yaml',
    ])
      expect([path, (await show(path)).status]).toEqual([path, 404]);
    for (const path of ['assets', 'outside.png']) site.remove(path);
  });

  test('is in the colour of the latest cover, has its letters, and knows what was edited last', async () => {
    const { site: other, studio: own } = await setUpOnce({
      [FILE]: RELEASE.replace('type: single', 'type: single\nartwork_url: artwork/cover.png'),
      'assets/artwork/cover.png': await drawCover(400).png().toBuffer(),
    });
    expect(await own.get<AccentAnswer>('/api/accent')).toEqual({ color: '#0e4a4f' });
    const headers = { host: `127.0.0.1:${own.port}` };
    const font = await own.ask({ url: '/fonts/archivo.woff2', headers });
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    expect((await own.ask({ url: '/fonts/archivo.LICENSE.txt', headers })).status).toBe(401);
    utimesSync(join(other.root, FILE), 4_000_000_000, 4_000_000_000);
    const { files } = await own.get<RecentAnswer>('/api/recent');
    expect(files[0]?.file).toBe(PATH);
    const columns = [{ value: 'length', cells: ["3'20"] }];
    expect(await own.post<CellsAnswer>('/api/cells', { columns })).toEqual({ columns: [[{ text: '3:20' }]] });
  });

  test('makes the file of a translation, which shows the default until it has a text', async () => {
    const { site: other, studio: own } = await setUpOnce({
      'content/site.yaml': SITE_YAML.replace(/^language: .*\n/m, '').concat(
        'languages: [{code: en, name: English}, {code: ar, name: العربية}]\n',
      ),
    });
    const before = other.hashes('content');
    for (const [path, language, status] of [
      [PATH, 'de', 422],
      [PATH, '../x', 422],
      ['pages/events.yaml', 'ar', 422],
      ['releases/none.md', 'ar', 404],
    ])
      expect([path, (await own.tryPost('/api/translate', { path, language })).status]).toEqual([
        path,
        status,
      ]);
    expect(other.hashes('content')).toEqual(before);
    await own.post('/api/translate', { path: PATH, language: 'ar' });
    expect(other.read('content/releases/first-light.ar.md')).toBe('---\n---\n');
    expect((await own.tryPost('/api/translate', { path: PATH, language: 'ar' })).status).toBe(409);
    expect(await own.preview(`/ar${PAGE}`)).toContain('It began at dawn.');
    const { translations = [] } = await own.get<FileAnswer>(`/api/file?path=${PATH}`);
    expect(translations.map(({ file, language }) => [file, language])).toEqual([
      ['releases/first-light.ar.md', 'ar'],
    ]);
    await own.post('/api/undo');
    expect(other.hashes('content')).toEqual(before);
  });

  test('plays recordings of the assets folder alone, and parts of them', async () => {
    const sound = wav({ rate: 8000, channels: sample([sine(440)], 1, 8000) });
    site.write('assets/audio/song.wav', sound);
    site.write('assets/audio/page.mp3', '<!doctype html><script>alert(1)</script>');
    site.write('outside.wav', sound);
    symlinkSync('../../outside.wav', join(site.root, 'assets/audio/link.wav'));
    const own = { host: `127.0.0.1:${studio.port}`, 'x-liner-studio': studio.key };
    const play = (path: string, headers = {}) =>
      studio.ask({ url: `/api/asset?path=${encodeURIComponent(path)}`, headers: { ...own, ...headers } });
    const whole = await play('audio/song.wav');
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'accept-ranges': 'bytes',
      'content-length': String(sound.length),
    });
    for (const [range, start, end] of [
      ['bytes=0-', 0, sound.length],
      ['bytes=44-143', 44, 144],
      ['bytes=-10', sound.length - 10, sound.length],
    ] as const) {
      const part = await play('audio/song.wav', { range });
      expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
        206,
        `bytes ${start}-${end - 1}/${sound.length}`,
        String(end - start),
      ]);
    }
    const behind = await play('audio/song.wav', { range: `bytes=${sound.length}-` });
    expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
    for (const path of ['audio/page.mp3', 'audio/link.wav', '../outside.wav', 'audio'])
      expect([path, (await play(path, { range: 'bytes=0-9' })).status]).toEqual([path, 404]);
    expect((await play('audio/song.wav', { 'x-liner-studio': '' })).status).toBe(401);
    const page = await studio.ask({ url: '/', headers: own });
    expect(page.headers['content-security-policy']).toMatch(/media-src 'self'/);
    for (const path of ['assets', 'outside.wav']) site.remove(path);
  });

  test('cleans drawings, and refuses those that run something, and files of no use', async () => {
    const svg = (more: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${more}<path d="M0 0h9v9z"/></svg>\n`;
    const clean = await studio.upload<AssetAnswer>('logo.svg', svg('<metadata>me</metadata>'));
    expect(site.read(`assets/${clean.path}`)).toBe(svg(''));
    expect(clean.advice).toHaveLength(1);
    const refused: [string, string][] = [
      ['script.svg', svg('<script>alert(1)</script>')],
      ['handler.png', svg('').replace('<path', '<path onclick="x"')],
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['comment.svg', '<!-- --><html><script>alert(1)</script></html>'],
      ['program.jpg', 'MZ\x90\0'],
      ['text.txt', 'Hello'],
      ['empty.png', ''],
    ];
    for (const [name, bytes] of refused) {
      const { status } = await studio.tryUpload(name, bytes);
      expect([name, status]).toEqual([name, 415]);
    }
    for (const folder of ['..', '../content', '.git', 'a/b', 'A', 'con', 'lpt1'])
      expect([folder, (await studio.tryUpload('x.svg', svg(''), folder)).status]).toEqual([folder, 422]);
    expect(site.list('assets')).toEqual([clean.path]);
    await undo();
    // A device of Windows.
    expect((await studio.upload<AssetAnswer>('com1.svg', svg(''))).path).toBe('logos/file.svg');
    await undo();
  });

  test('keeps permissions and links of files', async () => {
    const target = join(site.root, 'content/releases/odd.md');
    const link = join(site.root, FILE);
    chmodSync(target, 0o640);
    renameSync(link, `${link}.tmp`);
    symlinkSync('odd.md', link);
    await until(async () => (await read()).text === ODD);
    await draft([set(['bpm'], 140)]);
    await save(PATH);
    expect([lstatSync(link).isSymbolicLink(), statSync(target).mode & 0o777]).toEqual([true, 0o640]);
    expect(readFileSync(target, 'utf8')).toBe(ODD.replace('bpm: 124', 'bpm: 140'));
    writeFileSync(target, ODD);
    renameSync(`${link}.tmp`, link);
    await until(async () => (await read()).text === RELEASE);
    expect(changed()).toEqual([]);
  });

  test('writes nothing where links of the content folder lead', async () => {
    const { site: other, studio: own } = await setUpOnce({ 'outside/site.yaml': SITE_YAML });
    other.remove('content/site.yaml');
    symlinkSync('../outside/site.yaml', join(other.root, 'content/site.yaml'));
    symlinkSync('../outside', join(other.root, 'content/news'));
    const target = { to: 'folder', path: 'live' };
    expect((await own.tryPost('/api/publish/target', { target })).status).toBe(422);
    expect((await own.tryPost('/api/new', { kind: 'news', title: 'One' })).status).toBe(422);
    expect(other.hashes('outside')).toEqual(other.hashes('content/news'));
    expect(other.list('outside')).toEqual(['site.yaml']);
    expect(other.read('outside/site.yaml')).toBe(SITE_YAML);
  });

  test('leaves nothing of its own in content and assets', () => {
    expect(
      site.list('.').filter((path) => /\.tmp$|studio/.test(path) && !/^\/?\.(?:cache|liner)\//.test(path)),
    ).toEqual([]);
  });
});

test('a site with errors can be repaired', async () => {
  const broken = 'base_url: https://artist.example/band/\nartist: {name: [Artist}\n';
  const { site, studio } = await setUpOnce({ 'content/site.yaml': broken });
  const before = await studio.get<SiteAnswer>('/api/site');
  expect([before.isSound, before.title, before.entries.map(({ file }) => file)]).toEqual([
    false,
    '',
    expect.arrayContaining(['site.yaml', PATH, 'pages/events.yaml']),
  ]);
  const { base, problems, data } = await studio.get<FileAnswer>('/api/file?path=site.yaml');
  expect([data, problems[0]]).toEqual([undefined, expect.objectContaining({ level: 'error', line: 2 })]);
  const { events, stop } = await studio.listen();
  const text = broken.replace('[Artist', 'Artist');
  const unclear = await studio.tryPost('/api/draft', {
    path: 'site.yaml',
    base,
    changes: [set(['base_url'], 'x')],
  });
  expect(unclear.status).toBe(422);
  await studio.post('/api/draft', { path: 'site.yaml', base, text });
  await until(() => events.some((event) => event.type === 'site' && event.isShown));
  expect(events).toContainEqual(expect.objectContaining({ files: expect.arrayContaining(['site.yaml']) }));
  stop();
  const after = await studio.get<SiteAnswer>('/api/site');
  expect([after.isSound, after.title]).toEqual([true, 'Artist']);
  const { route = '' } = after.entries.find(({ file }) => file === PATH) ?? {};
  expect(route).toBe(`/band${PAGE}`);
  expect(await studio.preview(route)).toContain('It began at dawn.');
  await studio.post('/api/save', { paths: ['site.yaml'] });
  expect(site.read('content/site.yaml')).toBe(text);
});

const SHOWS = `events:
  - {title: Open Air, date: 2023-06-12, city: Lisbon}
  - {title: Winter Hall, date: 2. Januar 2099, city: Porto}
  - title: Harbour Show
    date:
    city: TBA
  - {title: Sample Show, date: 2099-13-40, city: Faro}
  - {venue: Old Cinema, date: 2099-01-03}
  - Boat House
  - {title: 7, date: 2099-01-04, city: Faro}
`;

test.each([
  ['a show without a day', { 'content/pages/events.yaml': SHOWS }],
  [
    'another file',
    { 'content/pages/events.yaml': SHOWS, 'content/pages/merch.yaml': 'items: [{price: x}]\n' },
  ],
  ['the settings', { 'content/pages/events.yaml': SHOWS, 'content/site.yaml': 'artist: {name: [Artist}\n' }],
])('every show stays in the list with an error in %s', async (_, files) => {
  const { studio } = await setUpOnce(files);
  const { entries, isSound, firstError } = await studio.get<SiteAnswer>('/api/site');
  const shows = entries.filter(({ at }) => at);
  expect(isSound).toBe(false);
  expect(shows.map(({ title, date, state }) => [title, date, state])).toEqual([
    ['Open Air', '2023-06-12', 'past'],
    ['Winter Hall', '2099-01-02', 'upcoming'],
    ['Harbour Show', undefined, 'none'],
    ['Sample Show', '2099-13-40', 'sample'],
    ['Old Cinema', '2099-01-03', 'upcoming'],
    ['Boat House', undefined, 'none'],
    ['7', '2099-01-04', 'upcoming'],
  ]);
  expect(shows.map(({ problems }) => problems > 0)).toEqual([false, false, true, true, true, true, true]);
  expect(firstError).toMatchObject({ level: 'error', file: expect.any(String), line: expect.any(Number) });
});

test('files with an error stay in the list, and so do those that cannot be read', async () => {
  const files = {
    'content/pages/merch.yaml': 'items:\n  - {title: Shirt, price: x}\n  - {title: Cap}\n',
    'content/pages/videos.yaml': 'videos:\n  - {title: Film, url: none}\n',
    'content/pages/about.yaml': 'members:\n  - {name: Ada}\n  - {role: 7}\n',
    'content/pages/photos.yaml': 'photos: [\n',
    'content/artists/ada.md': '---\nname: {x: 1}\n---\n',
    'content/news/odd.md': '---\ntitle: "Odd\n---\n',
    'content/news/latin.md': Buffer.from('---\ntitle: Dej\xe0\ndate: 2024-01-01\n---\n', 'latin1'),
  };
  const { studio } = await setUpOnce(files);
  const { entries, problems } = await studio.get<SiteAnswer>('/api/site');
  for (const file of Object.keys(files).map((each) => each.replace('content/', '')))
    expect(entries).toContainEqual(
      expect.objectContaining({ file, title: expect.stringMatching(/./), problems: expect.any(Number) }),
    );
  const counts = new Map(entries.map((each) => [each.file, each.problems]));
  expect([...counts].filter(([file, count]) => `content/${file}` in files && count === 0)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a site of which the folder is the content can be edited', async () => {
  const site = makeSite({ 'site.yaml': SITE_YAML, 'releases/first-light.md': RELEASE }, { keep: true });
  const studio = await startStudio(site, ['--port', '0', '--content', '.']);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  const { base } = await studio.get<FileAnswer>(`/api/file?path=${PATH}`);
  const changes = [set(['release_date'], 'soon')];
  const { problems } = await studio.post<FileAnswer>('/api/draft', { path: PATH, base, changes });
  expect(problems[0]).toMatchObject({ file: PATH, field: ['release_date'] });
});

test('translations are listed with their titles and addresses, and renamed with their originals', async () => {
  const { site, studio } = await setUpOnce({
    'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: ar, name: العربية}]\n`,
    [FILE]: RELEASE.replace('genre', 'ar: {title: الضوء, slug: al-daw}\ngenre'),
    'content/releases/first-light.ar.md': '---\n---\nبدأ\n',
  });
  const list = async () => (await studio.get<SiteAnswer>('/api/site')).entries;
  const translated = async (path: string) => (await list()).find(({ file }) => file === path);
  expect(await translated('releases/first-light.ar.md')).toMatchObject({
    ...{ title: 'الضوء', language: 'ar', state: 'out', date: '2024-05-03' },
    route: '/ar/music/releases/al-daw/',
  });
  await studio.post('/api/rename', { path: PATH, slug: 'dawn' });
  expect(site.list('content/releases')).toEqual(expect.arrayContaining(['dawn.ar.md', 'dawn.md']));
  expect(site.exists('content/releases/first-light.ar.md')).toBe(false);
  expect(site.read('content/releases/dawn.ar.md')).toBe('---\n---\nبدأ\n');
  expect((await translated('releases/dawn.ar.md'))?.route).toBe('/ar/music/releases/al-daw/');
});

test('Stop ends the command, and drafts are kept', async () => {
  const { site, studio } = await setUpOnce();
  const { base } = await studio.get<FileAnswer>(`/api/file?path=${PATH}`);
  await studio.post('/api/draft', { path: PATH, base, changes: [set(['bpm'], 131)] });
  await studio.post('/api/stop');
  expect((await studio.ended).code).toBe(0);
  const again = await startStudio(site);
  onTestFinished(again.kill);
  expect((await again.get<FileAnswer>(`/api/file?path=${PATH}`)).data).toMatchObject({ bpm: 131 });
});

test('drafts survive a crash, and follow a file that has changed since', async () => {
  const { site, studio } = await setUpOnce();
  const { base } = await studio.get<FileAnswer>(`/api/file?path=${PATH}`);
  await studio.post('/api/draft', { path: PATH, base, changes: [set(['bpm'], 130)] });
  studio.kill();
  site.write(FILE, RELEASE.replace('A minor', 'C major'));
  const again = await startStudio(site);
  onTestFinished(again.kill);
  const file = await again.get<FileAnswer>(`/api/file?path=${PATH}`);
  expect(file.data).toMatchObject({ bpm: 130, key: 'C major' });
  expect(await again.preview(PAGE)).toContain('130');
  await again.post('/api/save', { paths: [PATH] });
  expect(site.read(FILE)).toBe(RELEASE.replace('A minor', 'C major').replace('124', '130'));
  expect((await again.stop()).code).toBe(0);
});
