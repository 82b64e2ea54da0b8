/** Choosing a look: the list, and the preview of the pages of a site in all of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LOOKS } from '../../generator/site/schema/look.ts';
import { startPreview, until } from '../helpers/dev.ts';
import { pickOf } from '../helpers/matrix.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, packageRoot, RELEASE, SITE_YAML } from '../helpers/site.ts';

const OWN = {
  'looks/velvet/look.yaml': `line: Red curtains.
for: crooners
colours:
  light: {paper: [0.97, 0.01, 20], ink: [0.2, 0.03, 20]}
  dark: {paper: [0.2, 0.03, 20], ink: [0.97, 0.01, 20]}
  accent: [0.4, 0.14, 20]
  accent_ink: [0.97, 0.01, 20]
`,
  'looks/velvet/styles.css':
    '@import "linernotes/looks/sleeve/styles.css";\n:root { --paper: oklch(0.97 0.01 20); --ink: oklch(0.2 0.03 20); --accent: oklch(0.4 0.14 20); --accent-ink: oklch(0.97 0.01 20); }\n.heading { outline: 1px solid red; }\n',
};

const FILES = {
  'content/site.yaml': `${SITE_YAML}look: {style: programme, accent: "#8a1c4a"}\n`,
  'content/releases/first-light.md': RELEASE,
  ...OWN,
};

test('all looks are listed, with what they are, the line to write, and which one is in use', async () => {
  const site = makeSite(FILES);
  const { code, stdout } = await site.run(['looks']);
  expect(code).toBe(0);
  for (const name of LOOKS) expect(stdout).toMatch(new RegExp(`^${name}`, 'm'));
  expect(stdout.match(/in use/g)).toHaveLength(1);
  expect(stdout).toContain('programme  (in use)\n  An evening, printed.');
  expect(stdout).toContain(
    'velvet\n  Red curtains.\n  For crooners.\n  look: {style: velvet, accent: "#8a1c4a"}\n',
  );
  expect(stdout).toContain('npx liner looks --open');
});

test('outside of a site, none is in use', async () => {
  const { code, stdout } = await makeSite({}).run(['looks']);
  expect(code).toBe(0);
  expect(stdout).toContain('sleeve');
});

test('a preview shows the pages that there are in every look, and changes nothing', async () => {
  const site = makeSite(FILES);
  const preview = await startPreview(site);
  onTestFinished(async () => void (await preview.stop()));
  await until(() => preview.output().includes('side by side: http://127.0.0.1'));
  const before = site.hashes('content');
  const sheet = await preview.read('/__looks/');
  expect(sheet).toContain('<h2 id="look-programme-name">programme <small>in use</small></h2>');
  expect(sheet).toContain('<code>look: {style: velvet, accent: &quot;#8a1c4a&quot;}</code>');
  const shown = [...sheet.matchAll(/data-src="([^"]*)"/g)].map(([, address = '']) => address);
  // Wide and narrow; there are no shows.
  expect(new Set(shown).size).toBe((LOOKS.length + 1) * 3);
  expect(shown.filter((address) => address.startsWith('/__looks/velvet/'))).toEqual(
    [
      '',
      '',
      'music/releases/first-light/',
      'music/releases/first-light/',
      'music/releases/',
      'music/releases/',
    ].map((route) => `/__looks/velvet/${route}`),
  );

  const home = await preview.read('/__looks/velvet/');
  expect(home).toContain('light dark');
  expect(home).not.toContain('/__liner/client.js');
  const [, styles = ''] = /<link rel="stylesheet" href="(\/__looks\/velvet\/[^"]*)"/.exec(home) ?? [];
  expect(await preview.read(styles)).toMatch(/\.heading\{outline:1px solid red/);
  expect(await preview.read('/__looks/board/')).toContain('class="home-artist');
  expect((await preview.fetch('/__looks/velvat/')).status).toBe(404);

  site.write('looks/velvet/styles.css', OWN['looks/velvet/styles.css'].replace('1px', '7px'));
  await until(async () => {
    const [, now = ''] =
      /<link rel="stylesheet" href="([^"]*)"/.exec(await preview.read('/__looks/velvet/')) ?? [];
    return (await preview.read(now)).includes('outline:7px');
  });
  expect(site.hashes('content')).toEqual(before);
  expect(site.exists('dist')).toBe(false);
});

test('an edit of the look in use shows at once', async () => {
  const site = makeSite({
    ...FILES,
    'content/site.yaml': `${SITE_YAML}look: {style: velvet}\n`,
    'looks/velvet/templates/pages/NotFound.tsx': 'export const NotFound = () => <p>one</p>;',
  });
  const preview = await startPreview(site);
  onTestFinished(async () => void (await preview.stop()));
  expect(await preview.read('/nowhere/')).toContain('<p>one</p>');
  const readSheet = async () => preview.read((await preview.state('/')).styles);
  expect(await readSheet()).toContain('outline:1px');
  site.write('looks/velvet/styles.css', OWN['looks/velvet/styles.css'].replace('1px', '7px'));
  await until(async () => (await readSheet()).includes('outline:7px'));
  site.write('looks/velvet/templates/pages/NotFound.tsx', 'export const NotFound = () => <p>two</p>;');
  await until(async () => (await preview.read('/nowhere/')).includes('<p>two</p>'));
  site.write(
    'looks/velvet/look.yaml',
    OWN['looks/velvet/look.yaml'].replace('[0.97, 0.01, 20], ink', '[0.9, 0.01, 20], ink'),
  );
  await until(async () => !(await preview.read('/')).includes('#fcf3f2'));
  site.write('content/site.yaml', `${SITE_YAML}look: {style: board}\n`);
  await until(async () => (await preview.read('/')).includes('class="home-artist'));
});

test('a new look is a copy of another, which gives the same pages', async () => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE });
  const build = async (style: string) => {
    site.write('content/site.yaml', `${SITE_YAML}look: {style: ${style}}\n`);
    const { code, stderr } = await site.run(['build']);
    expect(code, stderr).toBe(0);
    const html = site.read('dist/index.html') + site.read('dist/music/releases/first-light/index.html');
    return html.replace(/assets\/(?:looks\/\w+\/)?(?:fonts\/)?([\w-]+)-\w{8}\.(?:css|woff2)/g, '$1');
  };
  for (const from of pickOf(LOOKS, 'sleeve', 'zine')) {
    const { code, stdout } = await site.run(['looks', 'new', `my-${from}`, '--from', from]);
    expect(code).toBe(0);
    expect(stdout).toContain(`look: {style: my-${from}}`);
    expect(await build(`my-${from}`)).toBe(await build(from));
  }
  expect(site.exists('looks/my-sleeve/fonts/archivo.LICENSE.txt')).toBe(true);
  expect(JSON.parse(site.read('looks/my-sleeve/package.json'))).toMatchObject({
    name: 'linernotes-look-my-sleeve',
    peerDependencies: { linernotes: expect.stringMatching(/^>=\d/) },
  });
  // One that is there is not overwritten.
  for (const [name, from, fault] of [
    ['my-sleeve', 'sleeve', 'looks/my-sleeve exists already'],
    ['board', 'sleeve', 'There is a look board already'],
    ['My Look', 'sleeve', 'cannot be a name'],
    ['../out', 'sleeve', 'cannot be a name'],
    ['other', 'boord', 'Did you mean "board"?'],
  ] as const) {
    const { code, stderr } = await site.run(['looks', 'new', name, '--from', from]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(fault)]);
  }
});

test('a check finds all that a look lacks, each at its place', async () => {
  const font = 'a font, as far as its licence is concerned';
  const site = makeSite({
    ...FILES,
    'content/site.yaml': SITE_YAML,
    'looks/velvet/look.yaml': OWN['looks/velvet/look.yaml'].replace(
      'ink: [0.2, 0.03, 20]',
      'ink: [0.6, 0.03, 20]',
    ),
    'looks/velvet/styles.css': `${OWN['looks/velvet/styles.css']}.heading { background: url("https://fonts.example/far.png"); }\n`,
    'looks/velvet/fonts/velvet.woff2': font,
    'looks/velvet/fonts/plush-arabic.woff2': font,
    'looks/velvet/fonts/plush.LICENSE.txt': 'OFL',
    'looks/velvet/templates/pages/NotFound.tsx': `export const NotFound = () => (
  <p className="heading mt-4">Lost</p>
);
`,
    'looks/velvet/templates/parts/HomeHeroo.tsx': 'export const HomeHero = () => null;\n',
  });
  const all = await site.run(['looks', 'check']);
  expect(all.code).toBe(1);
  for (const part of [
    'look/contrast',
    'looks/velvet/look.yaml:4:10  look/contrast',
    'On light pages, the contrast of text on paper is 3.7, and 7 is needed.',
    'colours: {light: …}  of look.yaml and in the stylesheet.\n',
    'https://fonts.example/far.png',
    'looks/velvet/templates/parts/HomeHeroo.tsx:1:1',
    'Did you mean templates/parts/HomeHero.tsx?',
    'looks/velvet/fonts/velvet.woff2:1:1',
    'Put the text of the licence into fonts/velvet.LICENSE.txt',
  ])
    expect(all.stderr).toContain(part);
  expect(all.stderr).not.toContain('plush');
  expect(all.stderr.match(/look\/contrast/g)).toHaveLength(1);

  // Without an error in the stylesheet, its classes are known.
  site.write('looks/velvet/styles.css', OWN['looks/velvet/styles.css']);
  site.write('looks/velvet/look.yaml', OWN['looks/velvet/look.yaml']);
  const classes = await site.run(['looks', 'check', 'velvet']);
  expect(classes.stderr).toContain('looks/velvet/templates/pages/NotFound.tsx:2:25  look/class-unlisted');
  expect(classes.stderr).toContain('@source inline("mt-4")');
  expect(classes.stderr).not.toContain('class heading');

  site.write('looks/velvet/styles.css', `${OWN['looks/velvet/styles.css']}@source inline("mt-4");\n`);
  site.remove('looks/velvet/fonts');
  site.remove('looks/velvet/templates/parts');
  const pages = await site.run(['looks', 'check']);
  expect([pages.code, pages.stderr.match(/look\/parity/g)?.length]).toEqual([0, 2]);
  expect(pages.stderr).toContain('/404.html lacks the heading that it has in sleeve: Page not found');

  site.remove('looks/velvet/templates');
  site.write('looks/velvet/styles.css', OWN['looks/velvet/styles.css'].replace('0.97 0.01', '0.9 0.01'));
  expect((await site.run(['looks', 'check'])).stderr).toContain(
    '--paper is oklch(90% .01 20) in the stylesheet, and #',
  );
  site.write('looks/velvet/styles.css', OWN['looks/velvet/styles.css']);
  expect((await site.run(['looks', 'check'])).stderr).toBe('Nothing is missing in the look velvet.\n');
  expect(await site.run(['looks', 'check', 'velvat'])).toMatchObject({
    code: 2,
    stderr: 'There is no look "velvat". Did you mean "velvet"?\n',
  });
});

test('fonts and stylesheets that make every page heavy are warned of', async () => {
  const heavy = Array.from({ length: 200 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  const site = makeSite({
    ...FILES,
    'content/site.yaml': SITE_YAML,
    'looks/velvet/styles.css': `${OWN['looks/velvet/styles.css']}
@font-face { font-family: Velvet; src: url("./fonts/velvet.woff2") format("woff2"); }
.velvet { font-family: Velvet; ${heavy.map((text, index) => `--v${index}: "${text}";`).join(' ')} }
`,
    'looks/velvet/fonts/velvet.woff2': Buffer.alloc(61 * 1024, 'wOF2'),
    'looks/velvet/fonts/velvet.LICENSE.txt': 'OFL',
  });
  const { code, stderr } = await site.run(['looks', 'check']);
  expect(code).toBe(0);
  const place = 'looks/velvet/styles.css:1:1';
  expect(stderr).toContain(
    `${place}  look/font-weight\n  The fonts of a page with Latin letters have 116.2 KB: more than`,
  );
  expect(stderr).toMatch(
    new RegExp(`${place} {2}look/sheet-weight\n {2}The stylesheet has 2\\d\\.\\d KB when it is compressed`),
  );
});

test.each(LOOKS)("Liner's own look %s lacks nothing", async (name) => {
  const site = makeSite({ 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE });
  const { code, stderr } = await site.run(['looks', 'check', name]);
  expect([code, stderr]).toEqual([0, `Nothing is missing in the look ${name}.\n`]);
});

test('the look of the documents is made as they say, and lacks nothing', async () => {
  const text = readFileSync(join(packageRoot, 'generator/docs/design.md'), 'utf8');
  const [, chapter = ''] = /^## A look of your own\n(.*?)^## /ms.exec(text) ?? [];
  const blocks = [...chapter.matchAll(/^```\w+\n(?:# |\/\* |\/\/ )(\S+)(?: \*\/)?\n(.*?)^```$/gms)];
  const files = Object.fromEntries(blocks.map(([, path = '', code = '']) => [path, code]));
  expect(Object.keys(files)).toEqual([
    'looks/velvet/look.yaml',
    'looks/velvet/styles.css',
    'looks/velvet/templates/layout/Footer.tsx',
  ]);
  const site = makeSite({
    'content/site.yaml': `${SITE_YAML}emails: {general: a@b.example}\nlook: {style: velvet}\n`,
    'content/releases/first-light.md': RELEASE,
    ...files,
  });
  const built = await site.run(['build']);
  expect(built.code, built.stderr).toBe(0);
  expect(readProblems(built.stderr)).toEqual([]);
  expect(site.read('dist/index.html')).toContain('<div class="curtain" aria-hidden="true"></div>');
  const { code, stderr } = await site.run(['looks', 'check']);
  expect([code, stderr]).toEqual([0, 'Nothing is missing in the look velvet.\n']);
});

const CONTRASTS: [what: string, from: string, to: string, at: string, hint: string][] = [
  [
    'a light ground, whatever else cannot be read on it',
    'light: {paper: [0.97, 0.01, 20]',
    'light: {paper: "#888888"',
    '4:10',
    'Move paper and ink apart in  colours: {light: …}  of look.yaml and in the stylesheet.',
  ],
  [
    'a dark ground below a wash',
    'dark: {paper: [0.2, 0.03, 20], ink: [0.97',
    'wash: 0.06\n  dark: {paper: [0.2, 0.03, 20], ink: [0.57',
    '6:9',
    'Move paper and ink apart in  colours: {dark: …}  of look.yaml and in the stylesheet, or lower  wash.',
  ],
  [
    'an accent',
    'accent: [0.4, 0.14, 20]',
    'accent: [0.9, 0.1, 50]',
    '6:11',
    'Move accent and paper apart in  colours  of look.yaml and in the stylesheet.',
  ],
  [
    'text on an accent',
    'accent_ink: [0.97, 0.01, 20]',
    'accent_ink: "#5a2024"',
    '7:15',
    'Move accent_ink and accent apart in  colours  of look.yaml and in the stylesheet.',
  ],
];

test.each(CONTRASTS)('what is too faint is one error at its colour: %s', async (_, from, to, at, hint) => {
  const file = 'looks/velvet/look.yaml';
  const site = makeSite({ ...OWN, [file]: OWN[file].replace(from, to) });
  const { stderr } = await site.run(['looks', 'check']);
  expect(stderr.match(/look\/contrast/g)).toHaveLength(1);
  expect(stderr).toContain(`${file}:${at}  look/contrast`);
  expect(stderr).toContain(hint);
});

test.each([
  ['"#b8f"', 'is "#b8f"'],
  ['lime', 'is "lime"'],
  ['[0.8, 0.1]', 'there are 2'],
  ['{l: 1}', 'is a group of keys'],
])('a colour of a look is lightness, chroma and hue or #rrggbb: %s', async (written, found) => {
  const file = 'looks/velvet/look.yaml';
  const site = makeSite({ ...OWN, [file]: `${OWN[file]}  spot: ${written}\n` });
  const { stderr } = await site.run(['looks', 'check']);
  expect(stderr).toContain(
    `colours, spot must be lightness, chroma and hue, such as [0.81, 0.14, 100], or a colour such as "#b8ff2e", but ${found}.`,
  );
  site.write(file, `${OWN[file]}  spot: "#b8ff2e"\n`);
  expect((await site.run(['looks', 'check'])).stderr).not.toContain('error');
});
