/** `liner studio` without a site: what it creates, what it leaves alone, and who may ask it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { NewSite, NewSiteAnswer } from '../../generator/studio/protocol/index.ts';
import { until } from '../helpers/dev.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, removeSite, type TestSite } from '../helpers/site.ts';
import { startStudio } from '../helpers/studio.ts';
import { listAttacks } from '../helpers/studio-attacks.ts';

const WORDS = ['--port', '0', '--no-npm'];

async function begin(files: Record<string, string> = {}, words = WORDS) {
  const site = makeSite(files, { keep: true });
  const studio = await startStudio(site, words);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  return { site, studio };
}

/** Files of the site; what the studio keeps for itself is hidden and ignored by Git. */
function filesOf(site: TestSite, folder = '.') {
  const own = Object.entries(site.hashes(folder)).filter(([path]) => !/^\.(?:cache|liner)\//.test(path));
  return Object.fromEntries(own);
}

const ANSWERS: NewSite = { name: 'Nacht & Eule', kind: 'solo', languages: ['en'], look: 'auto' };

test.each<[NewSite, string[]]>([
  [ANSWERS, ['--style', 'sleeve']],
  [
    { ...ANSWERS, kind: 'choir', languages: ['ar', 'en'], style: 'poster', look: 'dark' },
    ['--languages', 'ar,en', '--style', 'poster', '--look', 'dark'],
  ],
  [
    { ...ANSWERS, kind: 'label', languages: ['de'], accent: '#8A1C4A' },
    ['--languages', 'de', '--style', 'board', '--accent', '#8a1c4a'],
  ],
])('%j creates what liner init does', async (answers, flags) => {
  const { site, studio } = await begin();
  await studio.post('/api/new-site/create', answers);
  const folder = join('..', `${site.root.split('/').at(-1)}-init`);
  onTestFinished(() => removeSite(join(site.root, folder)));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const facts = ['--name', answers.name, '--kind', answers.kind, '--timezone', timeZone, '--host', 'none'];
  const { code } = await site.run(['init', folder, ...facts, ...flags, '--no-npm']);
  expect(code).toBe(0);
  const [own, inits] = [filesOf(site), filesOf(site, folder)];
  expect(Object.keys(own).length).toBeGreaterThan(40);
  expect(own).toEqual(inits);
  // It goes on as the studio of this site, at the same address.
  const { title, firstSteps } = await studio.get<{ title: string; firstSteps: object }>('/api/site');
  expect([title, firstSteps]).toEqual([answers.name, expect.anything()]);
  expect((await studio.ask({ url: '/', headers: { host: `127.0.0.1:${studio.port}` } })).text).not.toContain(
    'data-new',
  );
  expect((await studio.tryPost('/api/new-site/create', answers)).status).toBe(404);
});

test('answers are shown in every look, kept, and written nowhere before they are asked to be', async () => {
  const { site, studio } = await begin();
  const before = await studio.get<NewSiteAnswer>('/api/new-site?language=de');
  expect(before.answers.languages).toEqual(['de']);
  const answer = await studio.post<NewSiteAnswer>('/api/new-site', {
    ...before.answers,
    name: 'Eule',
    kind: 'dj',
  });
  expect(answer.style).toBe('board');
  for (const { address } of answer.looks) {
    const page = await (await fetch(address)).text();
    expect(page).toContain('<html lang="de"');
    expect(page).toContain('Eule');
  }
  expect((await studio.get<NewSiteAnswer>('/api/new-site?language=fr')).answers).toEqual(answer.answers);
  expect(filesOf(site)).toEqual({});
});

test('a picture lies among the assets under a plain name, gives the colour, and goes with another one or with the studio', async () => {
  const { site, studio } = await begin();
  const host = `127.0.0.1:${studio.port}`;
  const headers = { host, 'x-liner-studio': studio.key, origin: `http://${host}` };
  const send = async (name: string, body: string | Uint8Array) => {
    const url = `/api/new-site/picture?name=${encodeURIComponent(name)}`;
    const { status, text } = await studio.ask({ method: 'PUT', url, headers, body });
    return { status, answer: JSON.parse(text) };
  };
  const cover = await drawCover(800).jpeg().toBuffer();
  for (const name of ['../../Über uns.JPG', '..\\..\\x.jpg', '/etc/passwd', '.', 'con.jpg']) {
    const { status, answer } = await send(name, cover);
    const [path] = Object.keys(filesOf(site));
    expect([name, status, Object.keys(filesOf(site))]).toEqual([
      name,
      200,
      [`assets/${answer.picture.path}`],
    ]);
    expect(path).toMatch(/^assets\/photos\/[a-z0-9-]+\.jpg$/);
    expect(answer.answers.accent).toBe(answer.picture.colours[0]);
  }
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  for (const [name, body] of [
    ['a.jpg', 'no picture'],
    ['a.svg', drawing],
  ] as const)
    expect([name, (await send(name, body)).status]).toEqual([name, 415]);
  expect(Object.keys(filesOf(site))).toHaveLength(1);
  await studio.stop();
  expect(filesOf(site)).toEqual({});
});

test('nothing is answered to others', async () => {
  const { site, studio } = await begin();
  for (const { name, status, rules: _, ...request } of listAttacks(studio.port, studio.key)) {
    const answer = await studio.ask(request);
    const expected = request.headers.host === '' ? [status, 400] : [status];
    expect([name, expected.includes(answer.status), answer.status]).toEqual([name, true, answer.status]);
  }
  for (const answers of [
    {},
    { ...ANSWERS, kind: 'x' },
    { ...ANSWERS, languages: [] },
    { ...ANSWERS, look: '../' },
  ])
    expect((await studio.tryPost('/api/new-site/create', answers)).status).toBe(400);
  expect(filesOf(site)).toEqual({});
});

test('a folder with other things is left alone, and another one is named', async () => {
  const site = makeSite({ 'letter.txt': 'Dear' });
  const refused = await site.run(['studio', '--no-open']);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/studio my-site\.\n$/)]);
  const { run, stop } = await (async () => {
    const studio = await startStudio(site, [join('new', 'night owl'), ...WORDS]);
    return { run: studio, stop: studio.stop };
  })();
  onTestFinished(async () => void (await stop()));
  await run.post('/api/new-site/create', { ...ANSWERS, name: '' });
  expect(site.read('new/night owl/content/site.yaml')).toContain('  name: Night Owl\n');
  expect(site.read('letter.txt')).toBe('Dear');
});

test('what was installed or laid into a folder before does not keep a site from being made there', async () => {
  const files = {
    'package.json': '{"dependencies": {"linernotes": "^0.1.0"}}\n',
    '.DS_Store': '',
    'assets/artwork/a.txt': 'mine',
  };
  const { site, studio } = await begin(files);
  mkdirSync(join(site.root, 'node_modules'));
  await studio.post('/api/new-site/create', ANSWERS);
  expect(site.read('assets/artwork/a.txt')).toBe('mine');
  expect(await until(() => site.exists('content/site.yaml'))).toBe(true);
});
