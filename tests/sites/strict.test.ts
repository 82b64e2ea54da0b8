/** `liner check` as a proof-reader: its remarks, --strict, and its formats for other programs. */
import sharp from 'sharp';
import { test } from 'vitest';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE } from '../helpers/site.ts';

const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 1, 20) / 1000) };
const SITE_YAML =
  'base_url: https://artist.example\nartist: {name: Artist}\ncontact: {endpoint: https://forms.example/a}\n';

async function photo(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
}

test.concurrent('what could be better is reported with its place, and a build does not mind', async (context) => {
  const { expect } = context;
  const long = 'Words that go on and on. '.repeat(8).trim();
  const site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}announcement: {text: Out now, url: /music/releases/first-light/}\n`,
      'content/releases/first-light.md': RELEASE.replace(
        '"https://open.spotify.com/x"',
        '"https://open.spotify.com/"',
      ),
      'content/releases/newer.md': RELEASE.replace('First Light', 'Newer')
        .replace('2024-05-03', '2025')
        .replace('genre:', 'artwork_url: photos/wide.jpg\ngenre:'),
      'content/mixes/topic.md':
        '---\nepisode_title: Topic\nrelease_date: 2020\ndescription: An hour.\nartwork_url: photos/wide.jpg\nfocus: top\nsoundcloud_url: https://soundcloud.com/a/b\n---\n',
      'content/mixes/tiny.md':
        '---\nepisode_title: Tiny\nrelease_date: 2019\ndescription: A quarter of an hour.\nartwork_url: photos/tiny.jpg\nsoundcloud_url: https://soundcloud.com/a/c\n---\n',
      'content/releases/plain.md': RELEASE.replace('First Light', '“Plain”').replace(
        /description: .*/,
        'description: The new single "Plain" by Artist.',
      ),
      'content/news/a.md': `---\ntitle: A\ndate: 2026-01-01\nexcerpt: ${long}\nimage: photos/small.jpg\n---\n`,
      'content/pages/about.yaml': 'image: photos/small.jpg\n',
      'content/pages/projects.yaml': 'projects: [{name: P, image: photos/small.jpg}]\n',
      'content/pages/events.yaml':
        'events:\n  - {title: N, date: 2026-02-18, city: C, status: postponed}\n  - {title: M, date: 2026-02-19, city: C, status: postponed}\n  - {title: O, date: 2026-01-01, city: C}\n',
      'content/pages/press.yaml':
        'photos:\n  - {file: photos/small.jpg, title: Small, alt: S}\n  - {file: photos/wide.jpg, title: Wide}\n',
      'assets/photos/small.jpg': await photo(600, 800),
      'assets/photos/tiny.jpg': await photo(200, 200),
      'assets/photos/wide.jpg': await photo(2480, 1748),
    },
    context,
  );
  const { code, stderr } = await site.run(['check', '--all'], DAY);
  expect(code).toBe(0);
  expect(readProblems(stderr).map(({ at, code: each }) => `${at.replace('content/', '')} ${each}`)).toEqual([
    'mixes/tiny.md:5:14 picture/small-cover',
    'news/a.md:4:10 description/too-long',
    'news/a.md:5:8 picture/no-alt',
    'pages/about.yaml:1:8 picture/no-alt',
    'pages/events.yaml:2:22 event/postponed-past',
    'pages/press.yaml:2:12 press/photo-size',
    'pages/press.yaml:3:12 picture/no-alt',
    'pages/projects.yaml:1:29 picture/no-alt',
    'releases/first-light.md:9:28 link/no-song',
    'releases/newer.md:5:14 picture/not-square',
    'releases/newer.md:9:14 description/repeated',
    'releases/plain.md:2:8 quotes/curly',
    'releases/plain.md:8:14 description/repeats-title',
    'site.yaml:4:36 announcement/not-latest',
  ]);
  expect(stderr).toContain('photos/tiny.jpg has 200 by 200 pixels: on most screens it looks blurry');
  expect(stderr).toContain('has 600 by 800 pixels: printed at A5 size that is 103 DPI, and print needs 300.');
  expect(stderr).toContain('The announcement is about "First Light", but "Newer" is newer.');
  for (const problem of readProblems(stderr)) expect(problem.hint, problem.code).not.toBe('');

  const build = await site.run(['build'], DAY);
  expect(build.code).toBe(0);
  expect(readProblems(build.stderr)).toEqual([]);
});

test.concurrent('an announcement that is over, and one of the latest, are right', async (context) => {
  const { expect } = context;
  const announce = (rest: string) => `${SITE_YAML}announcement: {text: Out, url: /music/releases/${rest}}\n`;
  const site = makeSite(
    {
      'content/site.yaml': announce('newer/'),
      'content/releases/first-light.md': RELEASE,
      'content/releases/newer.md': RELEASE.replace('First', 'Newer')
        .replace('2024-05-03', '2025')
        .replace('Four', 'Five'),
    },
    context,
  );
  expect((await site.run(['check', '--strict'], DAY)).code).toBe(0);
  site.write('content/site.yaml', announce('first-light/, until: 2026-02-19'));
  expect((await site.run(['check', '--strict'], DAY)).code).toBe(0);
});

test.concurrent('--strict lets warnings fail', async (context) => {
  const { expect } = context;
  const files = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };
  const site = makeSite(files, context);
  expect(await site.run(['check', '--strict'])).toMatchObject({ code: 0, stdout: '' });
  site.write('content/releases/first-light.md', RELEASE.replace('bpm: 124\n', ''));
  expect((await site.run(['check'])).code).toBe(0);
  const strict = await site.run(['check', '--strict']);
  expect(strict.code).toBe(1);
  expect(strict.stderr).toContain('There are warnings, and --strict counts them as errors.');
  expect(strict.stderr).toContain('npx liner explain release/no-bpm');
  const line = /write in site\.yaml: {2}(.+)/.exec(strict.stderr)?.[1];
  site.write('content/site.yaml', `${SITE_YAML}${line}\n`);
  expect((await site.run(['check', '--strict'])).code).toBe(0);
  site.write('content/news/a.md', '---\ntitle: “A”\ndate: 2026-01-01\n---\nWords.\n');
  expect((await site.run(['check', '--strict'], DAY)).stderr).toContain(
    'check: {ignore: [release/no-bpm, quotes/curly]}',
  );
});

test.concurrent('warnings can be switched off by their codes, errors cannot', async (context) => {
  const { expect } = context;
  const ignore = (codes: string) => `${SITE_YAML}check: {ignore: [${codes}]}\n`;
  const site = makeSite(
    {
      'content/site.yaml': ignore('release/no-bpm, description/repeats-title'),
      'content/releases/first-light.md': RELEASE.replace('bpm: 124\n', '').replace(
        'Four minutes of morning.',
        'First Light.',
      ),
    },
    context,
  );
  expect(await site.run(['check', '--strict'])).toMatchObject({ code: 0, stdout: '' });
  const built = await site.run(['build', '--report', 'report.json']);
  expect(readProblems(built.stderr)).toEqual([]);
  expect(site.read('report.json')).toContain('release/no-bpm');
  expect(readProblems((await site.run(['build'])).stderr)).toEqual([]);
  const hintOf = async (code: string) => {
    site.write('content/site.yaml', ignore(code));
    const [problem] = readProblems((await site.run(['check'])).stderr);
    return [problem?.at, problem?.message, problem?.hint];
  };
  expect(await hintOf('release/no-bmp')).toEqual([
    'content/site.yaml:4:18',
    'check, ignore, entry 1 must be the code of a warning, such as release/no-bpm, but is "release/no-bmp".',
    'Did you mean "release/no-bpm"?',
  ]);
  expect((await hintOf('schema/type'))[1]).toBe(
    'check, ignore, entry 1 must be the code of a warning (errors cannot be switched off), but is "schema/type".',
  );
});

test.concurrent('problems are reported to other programs on stdout', async (context) => {
  const { expect } = context;
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'content/releases/first-light.md': RELEASE.replace('type: single', 'type: 100% banana'),
    },
    context,
  );
  const json = await site.run(['check', '--format', 'json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toEqual({
    errors: 1,
    warnings: 0,
    problems: [
      {
        code: 'schema/value',
        level: 'error',
        message:
          'type must be single, ep, album, live, compilation, split, soundtrack or mixtape, but is "100% banana".',
        values: {
          name: 'type',
          expectation: 'must be single, ep, album, live, compilation, split, soundtrack or mixtape',
          found: 'is "100% banana"',
        },
        file: 'content/releases/first-light.md',
        line: 3,
        column: 7,
      },
    ],
  });
  const github = await site.run(['check', '--format', 'github']);
  expect(github.code).toBe(1);
  expect(github.stdout).toBe(
    '::error file=content/releases/first-light.md,line=3,col=7,title=schema/value::type must be single, ep, album, live, compilation, split, soundtrack or mixtape, but is "100%25 banana".\n',
  );
  expect(github.stderr).not.toContain('schema/value\n  ');

  site.write('content/releases/first-light.md', RELEASE);
  expect((await site.run(['check', '--format', 'github'])).stdout).toBe('');
  const clean = await site.run(['check', '--format', 'json']);
  expect(JSON.parse(clean.stdout)).toEqual({ errors: 0, warnings: 0, problems: [] });
  expect((await site.run(['check', '--format', 'xml'])).code).toBe(2);
});
