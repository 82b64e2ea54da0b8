/** Pages that only some people can read. */
import { beforeAll, expect, test } from 'vitest';
import { ALL_KINDS, rowOf } from '../../generator/app/list/grammar.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_WITH_CARDS, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

/** A word of no other entry. */
const WORD = 'quibblewort';
const KEY = { LINER_PRIVATE_KEY: 'k'.repeat(40), SOURCE_DATE_EPOCH: '1790000000' };
const TODAY = '2026-09-21';

const RELEASE_FILE = `---
title: ${WORD} Songs
type: ep
release_date: 2027-03-05
artwork_url: artwork/${WORD}.jpg
description: Two ${WORD} songs.
private: [{for: Anna ${WORD}-Muster, until: 2027-02-01}, {for: Ben}]
download: true
extras: [downloads/${WORD}.pdf]
artists: [Mara ${WORD}]
tracks:
  - {title: ${WORD} one, audio: audio/${WORD}-one.wav, lyrics: A ${WORD}.}
  - {title: ${WORD} two, audio: audio/${WORD}-two.wav}
---
About ${WORD}.
`;

const PAGE_FILE = `---
title: ${WORD} parts
private: [{for: Cleo}]
picture: photos/${WORD}.jpg
menu: true
unlisted: true
---
Parts of ${WORD}.

::download[${WORD} score]{file=downloads/${WORD}.pdf}
`;

const LOCKED_FILE = RELEASE_FILE.replace(/^private: .*$/m, 'private: [{for: Dora}]\nencrypt: true');

const PRIVATE: Record<string, string> = {
  [`releases/${WORD}.md`]: RELEASE_FILE,
  [`releases/${WORD}-locked.md`]: LOCKED_FILE,
  [`pages/${WORD}-parts.md`]: PAGE_FILE,
  [`pages/${WORD}-parts.de.md`]: `---\ntitle: ${WORD} Stimmen\n---\nStimmen von ${WORD}.\n`,
};

let site: TestSite;
let without: Record<string, string>;
beforeAll(async () => {
  const cover = await drawCover(60).jpeg().toBuffer();
  const sound = wav({ rate: 44_100, channels: sample([sine(440, -20)], 1, 44_100) });
  site = makeSite(
    {
      'content/site.yaml': `${SITE_WITH_CARDS}index_now: true\nlanguages: [{code: en, name: English}, {code: de, name: Deutsch}]\n`,
      'content/releases/first-light.md': RELEASE,
      'content/pages/press.yaml': 'bios: {short: Short.}\n',
      [`assets/photos/${WORD}.jpg`]: cover,
      [`assets/artwork/${WORD}.jpg`]: cover,
      [`assets/downloads/${WORD}.pdf`]: `%PDF-1.7\n${WORD}`,
      [`assets/audio/${WORD}-one.wav`]: sound,
      [`assets/audio/${WORD}-two.wav`]: sound,
    },
    { keep: true },
  );
  await build();
  without = site.hashes('dist');
  for (const [path, text] of Object.entries(PRIVATE)) site.write(`content/${path}`, text);
  await build();
  return () => removeSite(site.root);
});

async function build(environment: Record<string, string> = {}): Promise<string> {
  const { code, stdout, stderr } = await site.run(['build'], { ...KEY, ...environment });
  expect(code, stdout + stderr).toBe(0);
  return stdout + stderr;
}

/** Content with another text while `act` runs. */
async function withFile<Result>(path: string, text: string, act: () => Promise<Result>): Promise<Result> {
  site.write(`content/${path}`, text);
  try {
    return await act();
  } finally {
    site.write(`content/${path}`, PRIVATE[path] ?? '');
  }
}

/** The addresses that `liner private list` prints, by names. */
async function listAddresses(): Promise<Map<string, string>> {
  const { stdout } = await site.run(['private', 'list'], KEY);
  return new Map(
    [...stdout.matchAll(/^ {2}(.+?) {2}\S*\/(p\/[a-z0-9]{26}\/)/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
}

test('every kind that can be private is tried here', async () => {
  const kinds = await Promise.all(
    ALL_KINDS.map(async (kind) => ('private' in (await rowOf(kind).schema()).shape ? [kind] : [])),
  );
  expect(kinds.flat().sort()).toEqual(['ownPages', 'releases']);
});

test('every file of the site itself is byte for byte what it is without them', () => {
  // The marker has a code for each path, and the headers a rule for the folder.
  const hashes = (all: Record<string, string>) =>
    Object.entries(all).filter(([path]) => !/^(?:p\/|\.liner$|_headers$)/.test(path));
  const shared = hashes(site.hashes('dist'));
  expect(shared.filter(([path]) => path in without)).toEqual(hashes(without));
  // Scripts open what is locked, and play what can be heard.
  const added = shared.flatMap(([path]) => (path in without ? [] : path.replace(/-\w+\./, '.')));
  expect(added).toEqual(
    ['chunk.js', 'player.css', 'player.js', 'press.js', 'unlock.js'].map((name) => `assets/islands/${name}`),
  );
});

test('no file of the site itself names them or where they are', async () => {
  const addresses = [...(await listAddresses()).values()];
  expect(addresses).toHaveLength(4);
  const secrets = new Set(site.list('dist/p').flatMap((path) => path.split('/')[0] ?? []));
  secrets.delete('index.html');
  expect(secrets.size).toBe(7);
  const public_ = site.list('dist').filter((path) => !path.startsWith('p/'));
  for (const word of [WORD, ...secrets])
    expect(public_.filter((path) => path.includes(word) || site.read(`dist/${path}`).includes(word))).toEqual(
      [],
    );
  expect(site.read('dist/robots.txt')).not.toMatch(/\/p\b/);
  expect(site.read('dist/_headers')).toContain('/p/*\n  X-Robots-Tag: noindex\n');
});

test('each person has a page with what is theirs to hear, and no other name', async () => {
  const addresses = await listAddresses();
  const page = site.read(`dist/${addresses.get(`Anna ${WORD}-Muster`)}index.html`);
  expect(page).toContain(`${WORD} Songs`);
  expect(page).toContain(`For Anna ${WORD}-Muster`);
  expect(page).toContain('Until 1 February 2027');
  expect(page).not.toContain('Ben');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(page).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(page).not.toMatch(/rel="canonical"|og:image|og:url|application\/ld\+json/);
  for (const [, src = ''] of page.matchAll(/<(?:audio|img)[^>]* src="([^"]+)"/g)) {
    expect(src).toMatch(/^\/p\/[a-z0-9]{26}\//);
    expect(site.exists(`dist${src}`)).toBe(true);
  }
  expect(page.match(/<audio /g)).toHaveLength(2);
  expect(site.read(`dist/${addresses.get('Cleo')}index.html`)).toContain(`/downloads/${WORD}.pdf`);
  // Where a server would list the folder.
  expect(site.read('dist/p/index.html')).toBe(site.read('dist/404.html'));
});

test('what is locked tells nothing, also to somebody who has its address, and is the same each time', async () => {
  const address = (await listAddresses()).get('Dora') ?? '';
  const page = site.read(`dist/${address}index.html`);
  expect(page).not.toContain('Dora');
  expect(page).toContain('media-src &#x27;self&#x27; blob:');
  const { length } = site.list(`dist/${address}`);
  expect(length).toBe(2);
  const sealed = site.list('dist/p').filter((path) => path.endsWith('.bin'));
  // A page, two recordings with their downloads, the archive, a picture and a document.
  expect(sealed).toHaveLength(8);
  for (const path of [...sealed, `${address.slice(2)}index.html`])
    expect((path + site.read(`dist/p/${path}`)).toLowerCase()).not.toContain(WORD);
  const before = site.hashes('dist');
  site.remove('dist');
  site.remove('.cache');
  await build();
  expect(site.hashes('dist')).toEqual(before);
});

test('exports have nothing of them', async () => {
  for (const format of ['json', 'csv', 'labelcopy', 'faircamp']) {
    const folder = `out-${format}`;
    const { code, stderr } = await site.run(['export', format, folder, '--drafts'], KEY);
    expect(code, stderr).toBe(0);
    expect(
      site.list(folder).filter((path) => (path + site.read(`${folder}/${path}`)).includes(WORD)),
    ).toEqual([]);
  }
});

test('who is withdrawn, or whose day is over, has no page, and the files of the others move', async () => {
  const path = `releases/${WORD}.md`;
  const before = site.list('dist/p');
  const addresses = await listAddresses();
  const anna = `${addresses.get(`Anna ${WORD}-Muster`)}index.html`;
  await withFile(path, RELEASE_FILE.replace('until: 2027-02-01', 'until: 2026-09-20'), async () => {
    expect(await build()).toContain('private/past');
    expect(site.exists(`dist/${anna}`)).toBe(false);
    expect(site.exists(`dist/${addresses.get('Ben')}index.html`)).toBe(true);
    const isFile = (each: string) => !each.endsWith('index.html') && each.includes('-one-');
    expect(site.list('dist/p').filter(isFile)).not.toEqual(before.filter(isFile));
  });
  await withFile(path, RELEASE_FILE.replace('2027-02-01', TODAY), build);
  expect(site.exists(`dist/${anna}`)).toBe(true);
  await withFile(path, RELEASE_FILE, async () => {
    for (const name of [`Anna ${WORD}-Muster`, 'Ben'])
      expect((await site.run(['private', 'withdraw', WORD, '--for', name], KEY)).code).toBe(0);
    expect(site.read(`content/${path}`)).toContain('private: []\n');
    await build();
  });
  expect(site.list('dist/p').filter((each) => each.includes('one'))).toEqual([]);
  expect(site.list('dist').filter((each) => each.includes('first-light')).length).toBeGreaterThan(0);
  await build();
  expect(site.list('dist/p')).toEqual(before);
});

test.each([
  ['for: Ben', 'until: 2027-01-01', 'schema/missing'],
  ['{for: Ben}]', '{for: Ben}, {for: Ben}]', 'private/twice'],
  [`downloads/${WORD}.pdf`, `static/${WORD}.pdf`, 'private/public-file'],
  [`artwork/${WORD}.jpg`, `static/${WORD}.jpg`, 'private/public-file'],
  ['private:', 'draft: true\nprivate:', 'private/draft'],
])('a file with %s as %s has the problem %s', async (now, then, code) => {
  site.write(`assets/static/${WORD}.pdf`, '%PDF-1.7');
  const path = `releases/${WORD}.md`;
  const { stderr } = await withFile(path, RELEASE_FILE.replace(now, then), () => site.run(['check'], KEY));
  site.remove('assets/static');
  expect(stderr).toContain(`content/${path}:`);
  expect(stderr).toContain(code);
});

test('without its key nothing is built, and no key is made by a build', async () => {
  for (const key of ['', 'short']) {
    const { code, stderr } = await site.run(['build'], { ...KEY, LINER_PRIVATE_KEY: key });
    expect(code).toBe(1);
    expect(stderr).toContain('private/no-key');
    expect(stderr).toContain('npx liner private list');
  }
  expect(site.exists('.liner/private.key')).toBe(false);
});

test('the command adds people, and says what is wrong', async () => {
  const path = `pages/${WORD}-parts.md`;
  const run = async (...words: string[]) => {
    const { code, stdout, stderr } = await site.run(['private', ...words], KEY);
    return `${code} ${stdout}${stderr}`;
  };
  await withFile(path, PAGE_FILE, async () => {
    expect(await run('add', `${WORD}-part`, '--for', 'Dan')).toContain(
      `1 There is no release or page "${WORD}-part". Did you mean`,
    );
    expect(await run('add', `${WORD}-parts`, '--for', 'Dan', '--until', '2026-01-01')).toContain(
      '2 2026-01-01 is over: today is',
    );
    expect(await run('add', `${WORD}-parts`, '--for', 'Dan', '--until', 'May')).toContain('2 May is no day');
    expect(await run('add', `${WORD}-parts`, '--for', 'Cleo')).toContain('1 Cleo can read');
    expect(await run('withdraw', `${WORD}-parts`, '--for', 'Cleopatra')).toMatch(
      /^1 .*but for Cleo\.|^1 .*Did you mean "Cleo"/,
    );
    expect(await run('add', `${WORD}-parts`, '--for', 'Dan', '--until', '2027-01-01', '--encrypt')).toMatch(
      /^0 Dan {2}https:\/\/artist\.example\/p\/[a-z0-9]{26}\/ {2}passphrase (?:[a-z0-9]{4}-){3}[a-z0-9]{4} {2}until 2027-01-01\n/,
    );
    expect(site.read(`content/${path}`)).toContain('private: [{for: Cleo}, {for: Dan, until: 2027-01-01}]\n');
  });
});
