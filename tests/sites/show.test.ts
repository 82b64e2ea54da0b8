/** `liner show`: the site with its drafts where nobody finds it, beside the published one. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { KEYS, startBucket } from '../helpers/bucket.ts';
import { startNetlify, TOKEN } from '../helpers/netlify.ts';
import { makeSite, RELEASE, SITE_YAML, type TestSite } from '../helpers/site.ts';

const DRAFT = RELEASE.replace('First Light', 'Night Bus').replace('title:', 'draft: true\ntitle:');
const LATER = { SOURCE_DATE_EPOCH: String(Date.parse('2027-06-01') / 1000) };
const SECRET = /preview-[0-9a-z]{26}/;

interface Host {
  /** `publish` of site.yaml. */
  target: string;
  environment: Record<string, string>;
  /** Published files by path, without manifests. */
  live(site: TestSite): Record<string, string>;
}

const readAll = (site: TestSite) =>
  Object.fromEntries(
    site
      .list('live')
      .filter((path) => !/(?:^|\/)\.liner$/.test(path))
      .map((path) => [path, readFileSync(`${site.root}/live/${path}`, 'latin1')]),
  );

const HOSTS: Record<string, () => Promise<Host>> = {
  folder: async () => ({ target: '{to: folder, path: live}', environment: {}, live: readAll }),
  async bucket() {
    const store = await startBucket();
    onTestFinished(store.stop);
    const target = `{to: s3, bucket: site, path: www, store: "${store.endpoint}"}`;
    const live = () =>
      Object.fromEntries(
        Object.entries(store.live()).map(([path, text]) => [path.replace(/^www\//, ''), text]),
      );
    return { target, environment: KEYS, live };
  },
  async netlify() {
    const fake = await startNetlify();
    onTestFinished(fake.stop);
    const environment = { NETLIFY_AUTH_TOKEN: TOKEN, NETLIFY_API_URL: fake.base };
    return { target: '{to: netlify, site: artist.netlify.app}', environment, live: fake.live };
  },
};

async function setUp(name: string, more = '') {
  const { target, environment, live } = (await HOSTS[name]?.()) ?? expect.fail();
  const site = makeSite({
    'content/site.yaml': `${SITE_YAML}index_now: true\npublish: ${target}\n${more}`,
    'content/releases/first-light.md': RELEASE,
    'content/releases/night-bus.md': DRAFT,
  });
  const run = async (words: string[], others: Record<string, string> = {}) => {
    const { code, stderr } = await site.run(words, { ...environment, ...others });
    expect(code, stderr).toBe(0);
    return stderr;
  };
  const split = () => {
    const all = Object.entries(live(site));
    const isShown = ([path]: [string, string]) => SECRET.test(path);
    return {
      open: Object.fromEntries(all.filter((file) => !isShown(file))),
      shown: Object.fromEntries(
        all.filter(isShown).map(([path, text]) => [path.replace(/^[^/]*\//, ''), text]),
      ),
    };
  };
  return { site, run, split };
}

test.each(Object.keys(HOSTS))(
  '%s: a draft is shown to its day, and nothing public knows of it',
  async (name) => {
    const { site, run, split } = await setUp(name);
    await run(['publish', '--yes']);
    const before = split();
    expect(before.shown).toEqual({});
    const said = await run(['show']);
    const [secret = ''] = SECRET.exec(said) ?? [];
    expect(said).toContain(`https://artist.example/${secret}/\nIt is hidden, not locked`);
    const first = split();
    expect(first.open).toEqual(before.open);
    expect(first.shown['music/releases/night-bus/index.html']).toContain('Night Bus');
    expect(before.open['music/releases/night-bus/index.html']).toBeUndefined();
    const pages = Object.entries(first.shown).filter(([path]) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(5);
    const indexed = pages.filter(([, html]) => !/<meta name="robots" content="noindex/.test(html));
    expect(indexed.map(([path]) => path)).toEqual([]);
    expect(first.shown['robots.txt']).toBe('User-agent: *\nDisallow: /\n');

    site.write('content/releases/first-light.md', RELEASE.replace('bpm: 124', 'bpm: 125'));
    await run(['publish', '--yes']);
    const second = split();
    expect(second.shown).toEqual(first.shown);
    expect(second.open).not.toEqual(before.open);
    const knowing = Object.entries(second.open).filter(([, text]) => text.includes(secret));
    expect(knowing.map(([path]) => path)).toEqual([]);

    expect(await run(['show', '--until', '2099-01-01'])).toContain(secret);
    expect(split()).toMatchObject({ open: second.open });
    expect(split().shown).not.toEqual(first.shown);
    expect(await run(['show'])).toContain(secret);
    await run(['publish', '--yes'], LATER);
    expect(split().shown).toEqual({});
    expect(Object.keys(split().open)).toEqual(Object.keys(second.open));

    const again = await run(['show']);
    expect(SECRET.exec(again)?.[0]).not.toBe(secret);
    const { open } = split();
    expect(await run(['show', '--withdraw'])).toContain('offline');
    expect(split()).toEqual({ open, shown: {} });
    expect(await run(['show', '--withdraw'])).toContain('There is no hidden preview');
    if (name === 'folder') expect(site.list('live').filter((path) => SECRET.test(path))).toEqual([]);
  },
);

test('before the first publish, without what belongs to others: private pages, and recordings in a bucket', async () => {
  const { site, run, split } = await setUp(
    'folder',
    'languages: [{code: en, name: English}, {code: de, name: Deutsch}]\n',
  );
  site.write(
    'content/releases/demo.md',
    RELEASE.replace('First Light', 'Demo').replace('title:', 'private: [{for: Anna}]\ntitle:'),
  );
  await site.run(['private']);
  await run(['show']);
  expect(existsSync(`${site.root}/live/index.html`)).toBe(false);
  const { open, shown } = split();
  expect(open).toEqual({});
  expect(shown['de/music/releases/night-bus/index.html']).toContain('noindex');
  expect(Object.keys(shown).filter((path) => path.startsWith('p/') || /demo/.test(path))).toEqual([]);
  await run(['publish', '--yes']);
  expect(split().shown).toEqual(shown);
});

test('Git is refused, and so is a day that is over', async () => {
  const { site } = await setUp('folder');
  expect(await site.run(['show', '--to', 'git'])).toMatchObject({
    ...{ code: 3, stderr: expect.stringContaining('drafts cannot be shown there') },
  });
  expect(await site.run(['show', '--until', '2020-01-01'])).toMatchObject({
    ...{ code: 3, stderr: expect.stringContaining('2020-01-01 is over') },
  });
});
