/** A build of the same input ends before it begins; whatever a site depends on is part of its input. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pick } from '../helpers/matrix.ts';
import { makeSite, RELEASE, runLiner, SITE_YAML } from '../helpers/site.ts';

const FOOTER = (words: string) => `export function Footer() { return <footer>${words}</footer>; }\n`;
const FILES = {
  'content/site.yaml': SITE_YAML,
  'content/releases/first-light.md': RELEASE,
  'assets/styles.css': '@import "linernotes/styles.css";\n@import "../shared/brand.css";\n',
  'shared/brand.css': ':root { --mark: #111111; }\n',
  'shared/Footer.tsx': FOOTER('one'),
  'assets/static/note.txt': 'one',
  'package.json': '{"version": "1.0.0"}',
};
const UNCHANGED = 'Nothing to build: the site in dist is up to date.';

test('nothing is made again unless something has changed', async (context) => {
  const site = makeSite(FILES, context);
  site.write('templates/layout/keep.txt', '');
  symlinkSync(join(site.root, 'shared/Footer.tsx'), join(site.root, 'templates/layout/Footer.tsx'));
  const build = async (...words: string[]) => {
    const { code, stderr } = await site.run(['build', ...words]);
    expect(code, stderr).toBe(0);
    return stderr.includes(UNCHANGED);
  };
  const shows = (words: string) =>
    site.list('dist').some((path) => site.read(`dist/${path}`).includes(words));
  expect(await build()).toBe(false);
  expect(await build()).toBe(true);
  const changes: [what: string, change: () => void, shown: string | undefined][] = [
    ['a text', () => site.write('content/releases/first-light.md', RELEASE.replace('dawn', 'noon')), 'noon'],
    ['an asset', () => site.write('assets/static/note.txt', 'two'), 'two'],
    ['an imported stylesheet', () => site.write('shared/brand.css', ':root { --mark: #22aa22; }\n'), '#2a2'],
    ['the target of a link', () => site.write('shared/Footer.tsx', FOOTER('linked twice')), 'linked twice'],
    ['the packages', () => site.write('package.json', '{"version": "2.0.0"}'), undefined],
    ['the lock file', () => site.write('package-lock.json', '{}'), undefined],
    ['the published folder', () => site.remove('dist/robots.txt'), 'Sitemap'],
    ['a published page', () => site.write('dist/about/index.html', 'changed by hand'), undefined],
    ['a file beside a page', () => site.write('dist/about/note.txt', 'put there'), undefined],
  ];
  const standing = [
    'a text',
    'an imported stylesheet',
    'the target of a link',
    'the packages',
    'a published page',
    'a file beside a page',
  ];
  for (const [what, change, shown] of pick(changes, ([name]) => standing.includes(name))) {
    change();
    expect(await build(), what).toBe(false);
    if (shown !== undefined) expect(shows(shown), what).toBe(true);
    expect(await build(), what).toBe(true);
  }
  expect(shows('changed by hand') || shows('put there')).toBe(false);
  expect(site.read('dist-kept/about/note.txt')).toBe('put there');
  for (const words of [['--drafts'], ['--as-of', '2030-01-01'], ['--base-url', 'https://other.example']]) {
    expect(await build(...words), words[0]).toBe(false);
  }
});

test('a text that is touched and says the same is no change, and warnings are reported each time', async (context) => {
  const site = makeSite(
    { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE },
    context,
  );
  // How long it took to read is reported if it had to be read.
  const build = async () => (await site.run(['build'])).stderr.replace(/^Reading .*\n/, '');
  await build();
  const before = await build();
  expect(before).toContain(UNCHANGED);
  site.write('content/releases/first-light.md', RELEASE);
  const touched = await build();
  expect(touched).toBe(before);
  expect(touched).toMatch(/^warning {2}\S+ {2}/m);
  expect(await build()).toBe(before);
  // Of the same length, in the same moment.
  site.write('content/releases/first-light.md', RELEASE.replace('First', 'Frist'));
  site.write('content/releases/first-light.md', RELEASE.replace('First', 'Fisrt'));
  expect(await build()).not.toContain(UNCHANGED);
  expect(site.read('dist/music/releases/first-light/index.html')).toContain('Fisrt');
});

test('packages and folders that are used besides are part of the input', async (context) => {
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML,
      'package.json': '{"version": "1.0.0"}',
      'node_modules/words/package.json': '{"name": "words", "type": "module", "main": "index.js"}',
      'node_modules/words/index.js': "export { words } from './lib/words.js';\n",
      'node_modules/words/lib/words.js': "export const words = 'first words';\n",
      'templates/layout/Footer.tsx': `import { words } from 'words';\n${FOOTER('{words}')}`,
      'islands/music-menu.tsx': "import { words } from 'words';\nexport default () => <i>{words}</i>;\n",
      'assets/styles.css': '@import "linernotes/styles.css";\n@source "../kit";\n',
      'kit/one.html': '<p class="rotate-[13deg]">',
    },
    context,
  );
  // In a process of its own: Node.js keeps a package that it has loaded.
  const build = async () => {
    const { code, stderr } = await runLiner(site.root, ['build']);
    expect(code, stderr).toBe(0);
    return stderr.includes(UNCHANGED);
  };
  /** The endings of the files that hold some words. */
  const find = (words: string) => {
    const holding = site.list('dist').filter((path) => site.read(`dist/${path}`).includes(words));
    return [...new Set(holding.map((path) => path.split('.').at(-1)))].sort();
  };
  expect(await build()).toBe(false);
  expect(await build()).toBe(true);
  site.write('node_modules/words/lib/words.js', "export const words = 'second words';\n");
  expect(await build()).toBe(false);
  expect(find('second words')).toEqual(['html', 'js']);
  expect(find('first words')).toEqual([]);
  site.write('kit/two.html', '<p class="rotate-[17deg]">');
  expect(await build()).toBe(false);
  expect(find('rotate:17deg')).toEqual(['css']);
});
