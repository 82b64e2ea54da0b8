import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { drawCover } from '../helpers/pictures.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, runLiner, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const WHOLE = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };

/** Every file and folder of a project with its size and times; of `tmp`, only what is in it. */
function stampAll({ root }: TestSite): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== 'tmp')
    .map((path) => {
      const { size, mtimeMs, ctimeMs } = statSync(join(root, path));
      return `${path} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .sort();
}

/** The problems without code frames: a build leaves them out of its warnings. */
function readTold(stderr: string): string[] {
  return readProblems(stderr).map(({ level, at, code, message, hint }) =>
    [level, at, code, message, hint].join(' '),
  );
}

test.concurrent('check keeps what it has heard and seen, so that the next one need not do it again', async (context) => {
  const { expect } = context;
  const song = wav({ rate: 8000, channels: sample([sine(440, -6), sine(330, -6)], 2, 8000) });
  const site = makeSite(
    {
      ...WHOLE,
      'content/releases/heard.md': RELEASE.replace('type:', 'audio: song.wav\nartwork_url: a.jpg\ntype:'),
      'assets/song.wav': song,
      'assets/a.jpg': await drawCover(600).jpeg().toBuffer(),
    },
    context,
  );
  rmSync(join(site.root, '.cache'), { recursive: true, force: true });
  expect((await site.run(['check'])).code).toBe(0);
  // Nothing is written before the first build.
  expect(site.exists('.cache')).toBe(false);
  mkdirSync(join(site.root, '.cache'));
  const packs = ['fingerprints', 'picture-checks', 'sound-analyses', 'sound-headers'];
  const before = site.list('.cache').filter((path) => !packs.includes(path.replace(/^packs\/|\.json$/g, '')));
  const first = await site.run(['check']);
  expect(first.code, first.stderr).toBe(0);
  expect(site.list('.cache')).toEqual([...before, ...packs.map((pack) => `packs/${pack}.json`)].sort());
  expect(site.exists('dist')).toBe(false);

  // What it had to find out again, it would write again.
  const kept = stampAll(site);
  expect((await site.run(['check'])).stderr).toBe(first.stderr);
  expect(stampAll(site)).toEqual(kept);
});

test.concurrent('check writes nothing where nothing takes long, before a first build and after it', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...WHOLE, 'tmp/keep': '' }, context);
  const check = () => runLiner(site.root, ['check'], { TMPDIR: join(site.root, 'tmp') });
  const before = stampAll(site);
  const { code, stdout, stderr } = await check();
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toContain('No errors found, with 1 warning. The site can be built.');
  expect(stampAll(site)).toEqual(before);

  expect((await site.run(['build'])).code).toBe(0);
  site.write('content/releases/first-light.md', RELEASE.replace('First Light', 'Last Light'));
  site.write('content/releases/second.md', 'x');
  const built = stampAll(site);
  expect((await check()).code).toBe(1);
  expect(stampAll(site)).toEqual(built);
});

test.concurrent('a mistake comes before the warnings, and is what there is to read about', async (context) => {
  const { expect } = context;
  const files = {
    'content/releases/a.md': '---\ntitle: A\ntype: single\n---\n',
    'content/releases/b.md': '---\ntitle: B\ntype: epp\n---\n',
  };
  const { stderr } = await makeSite({ ...WHOLE, ...files }, context).run(['check']);
  expect(readProblems(stderr)[0]?.level).toBe('error');
  expect(stderr).toContain('npx liner explain schema/value\n');
});

test.concurrent('check finds what a build finds', async (context) => {
  const { expect } = context;
  const site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}emails: {general: hello@artist.example}\n`,
      'content/releases/first-light.md': `${RELEASE.replace('type:', 'artwork_url: none.jpg\ntype:')}\n# Top\n\n<b>x</b>\n`,
      'content/releases/two.md':
        '---\ntitle: Two\ntype: ep\n---\nSee [that](/music/#nowhere), [this](/music).\n',
      'content/photo.jpg': 'x',
      'assets/artwork/unused.jpg': 'x',
    },
    context,
  );
  const compare = async () => {
    const [check, build] = [await site.run(['check']), await site.run(['build'])];
    expect(check.code).toBe(build.code);
    expect(readTold(check.stderr)).toEqual(readTold(build.stderr));
    return check;
  };
  // Links to a place on a page are known only when all pages are.
  const lost = await compare();
  expect(lost.code).toBe(1);
  expect(lost.stderr).toContain('link/missing-anchor');

  site.write('content/releases/two.md', '---\ntitle: Two\ntype: ep\n---\n');
  const odd = await compare();
  expect(odd.code).toBe(0);
  expect(readProblems(odd.stderr).length).toBeGreaterThan(5);

  site.write('content/releases/two.md', '---\ntitle: 2\ntype: epp\n---\n[x](/nowhere/)\n');
  site.write('content/pages/home.yaml', 'featured: [releases/three]\n');
  const wrong = await compare();
  expect(wrong.code).toBe(1);
  expect(readProblems(wrong.stderr).filter(({ level }) => level === 'error')).toHaveLength(3);
  expect(wrong.stderr).not.toContain('No errors found');
});
