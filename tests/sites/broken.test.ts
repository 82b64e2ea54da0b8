import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { placesOf, readProblems } from '../helpers/problems.ts';
import { makeSite, type Run, type SiteOptions, type TestSite } from '../helpers/site.ts';
import { BROKEN_ASSETS } from './broken/assets.ts';
import { BROKEN_MATTERS } from './broken/matters.ts';
import { BROKEN_SLIPS } from './broken/slips.ts';
import { type Files, one, release, SITE } from './broken/table.ts';
import { BROKEN_WRITING } from './broken/writing.ts';

const SINGLE = 'title: A\ntype: single';

const makePipe = (path: string) => void execFileSync('mkfifo', [path]);

/** Words of programmers. */
const JARGON = [
  /^\s+at .+[:)]$/m,
  /\.(?:js|ts|mjs):\d+/,
  /node_modules|file:\/\//,
  /\bundefined\b|\bNaN\b|\[object|\bnull\b/,
  /Zod|invalid[_ ](?:type|input|value|string)|too_(?:small|big)|unrecognized|received|expected (?:string|number|object)/i,
  /YAMLParse|Error:|ENOENT|EISDIR|exception/i,
];

/** Faults of files whose text is not at hand. */
const WITHOUT_FRAME = ['files/stray', 'files/encoding', 'styles/unreadable-font'];

function makeBroken(files: Files, options?: SiteOptions): TestSite {
  const site = makeSite({}, options);
  for (const [path, content] of Object.entries({ 'content/site.yaml': SITE, ...files })) {
    if (content !== undefined) site.write(path, content);
  }
  return site;
}

test('the sites that are broken here are whole without their fault', async () => {
  const site = makeBroken(one('title: A\ntype: single'));
  const { code, stderr } = await site.run(['check']);
  expect(readProblems(stderr)).toEqual([]);
  expect(code).toBe(0);
});

const BROKEN = [...BROKEN_WRITING, ...BROKEN_SLIPS, ...BROKEN_MATTERS, ...BROKEN_ASSETS];

test.concurrent.for(BROKEN)('$name', async ({ files, at, code, says, advises }, context) => {
  const { expect } = context;
  const site = makeBroken(files, context);
  const run = await site.run(['build']);
  expect(run).toMatchObject({ code: 1, stdout: '' });

  const problems = readProblems(run.stderr);
  expect(problems.map((problem) => `${problem.level} ${problem.at} ${problem.code}`)).toEqual([
    `error ${at} ${code}`,
  ]);
  expect(problems[0]?.message).toContain(says);
  if (advises) expect(problems[0]?.hint).toContain(advises);
  else expect(problems[0]?.hint).toBe('');
  const [line, column] = at.split(':').slice(-2).map(Number);
  if (at && !WITHOUT_FRAME.includes(code)) expect(problems[0]?.pointsAt).toEqual({ line, column });

  expect(run.stderr).toContain('\nNothing was built: 1 error.');
  for (const words of JARGON) expect(run.stderr).not.toMatch(words);
  expect(site.exists('dist')).toBe(false);
  expect(site.exists('evaluated')).toBe(false);

  const checked = await site.run(['check']);
  expect(checked.code).toBe(1);
  expect(readProblems(checked.stderr)).toEqual(problems);
});

/** Faults in the form of files, not in their content. */
const TANGLED: [
  what: string,
  files: Files,
  tangle: (at: (path: string) => string) => void,
  codes: string[],
][] = [
  ['a name that Windows reserves', { 'content/releases/con.md': release(SINGLE) }, () => {}, ['files/name']],
  ['a static file that no disk may hold', { 'assets/static/a:b.txt': 'x' }, () => {}, ['output/bad-path']],
  ['a pipe for a font', {}, (at) => makePipe(at('assets/fonts/archivo.woff2')), ['styles/unreadable-font']],
  ['a pipe for the styles', {}, (at) => makePipe(at('assets/styles.css')), ['styles/unreadable']],
  ['a folder for the styles', { 'assets/styles.css/x': '' }, () => {}, ['styles/unreadable']],
  [
    'a link for a font that leads away',
    {},
    (at) => symlinkSync('/dev/zero', at('assets/fonts/archivo.woff2')),
    ['styles/unreadable-font'],
  ],
  [
    'a pipe among the imports of the styles',
    { 'assets/styles.css': '@import "./more.css";' },
    (at) => makePipe(at('assets/more.css')),
    ['styles/syntax'],
  ],
  [
    'a release that is a folder',
    { 'content/releases/two.md/x.md': release(SINGLE) },
    () => {},
    ['files/stray'],
  ],
];

test.skipIf(process.platform === 'win32').concurrent.for(TANGLED)(
  '%s ends check and build alike',
  async ([, files, tangle, codes], context) => {
    const { expect } = context;
    const site = makeBroken({ ...one(SINGLE), 'assets/fonts/README': '', ...files }, context);
    tangle((path) => join(site.root, path));
    const built = await site.run(['build']);
    const checked = await site.run(['check']);
    const errors = ({ stderr }: Run) =>
      readProblems(stderr)
        .filter(({ level }) => level === 'error')
        .map(({ code }) => code);
    expect([built.code, checked.code]).toEqual([1, 1]);
    expect(new Set(errors(built))).toEqual(new Set(codes));
    expect(errors(checked)).toEqual(errors(built));
  },
);

test.concurrent('everything that is wrong anywhere is reported in one run, errors first', async (context) => {
  const { expect } = context;
  const site = makeBroken(
    {
      'content/site.yaml': `${SITE}logo: logo.svg\nanouncement: {text: Hello}\n`,
      'content/pages/contact.yaml': 'follow: {profiles: [Nowhere]}\n',
      'content/pages/home.yaml': 'featured: [one]\nexplre: Hello\n',
      'content/releases/four.md': release('title: A\ntype: single\nartwork_url: artwork/a.jpg', '# Top\n'),
      'content/releases/one.md': release('title: 28\ntype: x'),
      'content/releases/three.md': 'The story.\n',
      'content/releases/two.md': release('title: "A\ntype: single'),
      'content/stray.md': 'x',
      'assets/artwork/a.jpg': 'x',
    },
    context,
  );
  const { code, stderr } = await site.run(['build']);
  expect(code).toBe(1);
  expect(placesOf(stderr)).toEqual([
    'content/pages/home.yaml:1:12 schema/value',
    'content/pages/home.yaml:2:1 schema/unknown-key',
    'content/releases/one.md:2:8 schema/type',
    'content/releases/one.md:3:7 schema/value',
    'content/releases/three.md:1:1 front-matter/missing',
    'content/releases/two.md:2:8 yaml/quote',
    'content/site.yaml:7:1 schema/unknown-key',
    'content/stray.md:1:1 files/stray',
    'content/releases/four.md:9:1 markdown/title',
  ]);
  expect(stderr).toContain('\n8 errors, 1 warning\n');

  // What can only be known of a site whose site.yaml is sound.
  site.write('content/site.yaml', `${SITE}logo: logo.svg\n`);
  site.write('assets/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>');
  site.write('assets/styles.css', '.hero {');
  const again = await site.run(['build']);
  expect(again.code).toBe(1);
  expect(placesOf(again.stderr)).toEqual(
    expect.arrayContaining([
      'assets/styles.css:1:1 styles/syntax',
      'content/pages/contact.yaml:1:21 reference/unknown-profile',
      'content/releases/four.md:4:14 picture/format',
      'content/releases/one.md:2:8 schema/type',
      'content/site.yaml:6:7 logo/unusable',
    ]),
  );
});

test.concurrent('HTML in a text and a heading of a page are warned about, and shown harmlessly', async (context) => {
  const { expect } = context;
  const body =
    '# Top\n\n## Story\n\nSay <b>hi</b> <script>alert(1)</script>\n\n<iframe src="https://spy.example"></iframe>\n';
  const site = makeBroken(one('title: A\ntype: single', body), context);
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(placesOf(stderr)).toEqual([
    'content/releases/one.md:8:1 markdown/title',
    'content/releases/one.md:12:5 markdown/html',
    'content/releases/one.md:12:15 markdown/html',
    'content/releases/one.md:14:1 markdown/html',
  ]);
  expect(stderr).toContain('HTML is not supported here: <script> is shown on the page as plain text.');
  const page = readPage(site, 'dist/music/releases/one/index.html');
  expect(page.text).toContain('Say <b>hi</b> <script>alert(1)</script>');
  expect(page.text).toContain('<iframe src="https://spy.example"></iframe>');
  expect([...page.all('b'), ...page.all('iframe')]).toEqual([]);
  expect(page.all('h1')).toHaveLength(1);
});

test.concurrent('what is broken in a draft is reported as well', async (context) => {
  const site = makeBroken(one('title: 28\ntype: single\ndraft: true'), context);
  const { code, stderr } = await site.run(['build']);
  context.expect(code).toBe(1);
  context.expect(placesOf(stderr)).toEqual(['content/releases/one.md:2:8 schema/type']);
});
