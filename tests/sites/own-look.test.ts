/** Looks of designers: a folder in the project, or a package from npm. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isWhole, pickOf } from '../helpers/matrix.ts';
import { makeSite, packageRoot, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

const LOOK_YAML = `line: Velvet.
for: crooners
colours:
  light: {paper: [0.97, 0.01, 20], ink: [0.2, 0.03, 20]}
  dark: {paper: [0.2, 0.03, 20], ink: [0.97, 0.01, 20]}
  accent: [0.4, 0.14, 20]
  accent_ink: [0.97, 0.01, 20]
`;

const STYLES = `@import "linernotes/looks/sleeve/styles.css";
@font-face { font-family: Velvet; src: url("./fonts/velvet.woff2") format("woff2"); }
@theme static { --font-wide: Velvet, serif; }
.velvet { border: 3px solid var(--color-velvet, red); }
`;

const NOT_FOUND = `import { useWords } from '../words.ts';
export function NotFound() {
  return <h1 className="velvet">{useWords().pages.home}</h1>;
}
`;

const FONT = readFileSync(join(packageRoot, 'templates/looks/board/fonts/handjet.woff2'));

const filesIn = (folder: string) => ({
  [`${folder}/look.yaml`]: LOOK_YAML,
  [`${folder}/styles.css`]: STYLES,
  [`${folder}/fonts/velvet.woff2`]: FONT,
  [`${folder}/templates/pages/NotFound.tsx`]: NOT_FOUND,
});

const settings = (style: string) => `${SITE_YAML}look: {style: ${style}}\n`;

let site: TestSite;
beforeAll(() => {
  site = makeSite(
    {
      'content/site.yaml': settings('velvet'),
      'content/releases/first-light.md': RELEASE,
      ...filesIn('looks/velvet'),
    },
    { keep: true },
  );
});
afterAll(() => removeSite(site.root));

const readSheet = () =>
  site.read(`dist/${site.list('dist').find((path) => /^assets\/styles-/.test(path)) ?? ''}`);

test('a look in the project dresses the pages, with its fonts and templates', async () => {
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(readSheet()).toContain('.velvet{border:3px');
  expect(site.list('dist').some((path) => /^assets\/fonts\/velvet-\w{8}\.woff2$/.test(path))).toBe(true);
  expect(site.read('dist/404.html')).toContain('<h1 class="velvet">');
  expect(site.read('dist/index.html')).toContain('content="#fcf3f2"');
});

test('whatever changes in it is seen by the next build', async () => {
  const unchanged = await site.run(['build']);
  expect(unchanged.stderr).toContain('Nothing to build');

  site.write('looks/velvet/styles.css', STYLES.replace('3px', '4px'));
  await site.run(['build']);
  expect(readSheet()).toContain('.velvet{border:4px');

  site.write('looks/velvet/look.yaml', LOOK_YAML.replace('[0.97, 0.01, 20], ink', '[0.99, 0.01, 20], ink'));
  await site.run(['build']);
  expect(site.read('dist/index.html')).not.toContain('content="#fcf3f2"');

  site.write('looks/velvet/templates/pages/NotFound.tsx', NOT_FOUND.replace('h1 c', 'h1 id="v" c'));
  await site.run(['build']);
  expect(site.read('dist/404.html')).toContain('<h1 id="v" class="velvet">');
});

test("the site's own template comes before that of the look", async () => {
  site.write('templates/pages/NotFound.tsx', 'export const NotFound = () => <p>mine</p>;');
  await site.run(['build']);
  site.remove('templates');
  expect(site.read('dist/404.html')).toContain('<p>mine</p>');
});

test.each(pickOf(['velvet', 'linernotes-look-velvet', '@atelier/velvet'], '@atelier/velvet'))(
  'one from npm is chosen by its name: %s',
  async (name) => {
    const folder = name === 'velvet' ? 'linernotes-look-velvet' : name;
    const own = makeSite({
      'content/site.yaml': settings(`"${name}"`),
      ...filesIn(`node_modules/${folder}`),
    });
    const { code, stderr } = await own.run(['build']);
    expect(code, stderr).toBe(0);
    expect(own.read('dist/404.html')).toContain('<h1 class="velvet">');
  },
);

test('of two looks of a name, that of Liner comes first, and that of the project before one from npm', async () => {
  const own = makeSite({
    'content/site.yaml': settings('velvet'),
    ...filesIn('looks/board'),
    ...filesIn('looks/velvet'),
    ...filesIn('node_modules/linernotes-look-velvet'),
    'node_modules/linernotes-look-velvet/look.yaml': LOOK_YAML.replace('Velvet.', 'From npm.'),
    'node_modules/linernotes-look-velvet/styles.css': STYLES.replace('3px', '9px'),
  });
  const { code, stderr } = await own.run(['build']);
  expect(code, stderr).toBe(0);
  const [sheet = ''] = own.list('dist').filter((path) => /^assets\/styles-/.test(path));
  expect(own.read(`dist/${sheet}`)).toContain('.velvet{border:3px');
  const { stdout } = await own.run(['looks']);
  expect(stdout.match(/^(?:board|velvet)\b.*\n.*$/gm)).toEqual([
    expect.not.stringContaining('Velvet.'),
    'velvet  (in use)\n  Velvet.',
  ]);
});

test.each([
  ['bord', 'There is no look "bord"', 'Did you mean  style: board'],
  ['velvat', 'There is no look "velvat"', 'Did you mean  style: velvet'],
  ['marble', 'There is no look "marble"', 'If it is in a package from npm that you trust'],
  [
    '"@atelier/marble"',
    'There is no look "@atelier/marble"',
    'If it is in a package from npm that you trust',
  ],
  ['../velvet', 'There is no look "../velvet"', ''],
  ['"@atelier/../velvet"', 'There is no look "@atelier/../velvet"', ''],
])('%s is none: what to write, or to install', async (style, message, hint) => {
  site.write('content/site.yaml', settings(style));
  for (const command of isWhole ? ['check', 'build'] : ['check']) {
    const { code, stderr } = await site.run([command]);
    expect(code).toBe(1);
    expect(stderr).toContain('content/site.yaml:4:15');
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  }
});

test('what is wrong with its file is reported with its place', async () => {
  site.write('content/site.yaml', settings('velvet'));
  site.write('looks/velvet/look.yaml', LOOK_YAML.replace('accent: [0.4', 'acent: [4').replace('Velvet.', ''));
  const { code, stderr } = await site.run(['check']);
  expect(code).toBe(1);
  expect(stderr).toContain('looks/velvet/look.yaml:6:3');
  expect(stderr).toMatch(/6 \|.*acent: \[4/);
  expect(stderr).toContain('looks/velvet/look.yaml:1:');

  site.remove('looks/velvet/look.yaml');
  expect((await site.run(['check'])).stderr).toContain('The look velvet has no file look.yaml.');
  expect((await site.run(['explain', 'look/incomplete'])).stdout).toContain('look.yaml');
});
