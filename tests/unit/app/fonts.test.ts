/** `look.font` of site.yaml: fonts in the folder of assets and in packages. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { planFonts } from '../../../generator/app/pipeline/fonts.ts';
import { checkLetters, listMarked } from '../../../generator/app/pipeline/letters.ts';
import { buildStyles } from '../../../generator/engine/bundle/styles/index.ts';
import { withoutCharacters, writeRanges } from '../../../generator/engine/bundle/styles/ranges.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import type { SourceFile } from '../../../generator/engine/content/types.ts';
import { openFonts } from '../../../generator/engine/media/fonts/index.ts';
import type { Look } from '../../../generator/site/schema/look.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { openLook } from '../../helpers/looks.ts';
import { makeContent } from '../../helpers/model.ts';
import { packageRoot } from '../../helpers/site.ts';

const makeFolder = prepareFolders();
const fonts = join(packageRoot, 'templates/fonts');

/** A package as Fontsource makes them: of Martian Mono under another name, in weights and parts. */
function install(root: string, id: string, weights: readonly number[]) {
  const folder = join(root, 'node_modules', id);
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const weight of weights) {
    const face = (part: string, source: string, ranges: string) => {
      const file = `files/${part}-${weight}-normal.woff2`;
      copyFileSync(join(fonts, source), join(folder, file));
      return `@font-face { font-family: "X"; font-weight: ${weight}; src: url(./${file}) format("woff2"); unicode-range: ${ranges}; }`;
    };
    const css = [
      face('latin', 'martian-mono.woff2', 'U+0-FF'),
      face('latin-ext', 'martian-mono-others.woff2', 'U+100-2FF, U+300-36F, U+1E00-1EFF'),
    ];
    writeFileSync(join(folder, `${weight}.css`), css.join('\n'));
    writeFileSync(join(folder, 'index.css'), css.join('\n'));
  }
}

function source(text: string): SourceFile {
  return { file: 'content/releases/song.md', path: 'releases/song.md', kind: 'releases', slug: 'song', text };
}

async function plan(font: Look['font'], root: string, text = '', style?: Look['style']) {
  const content = makeContent();
  content.site.data.look = { font, ...(style && { style }) };
  content.site.places = { 'look/font': [4, 9], 'look/font/headings': [5, 15] };
  const cache = openCache();
  const input = { assets: join(root, 'assets'), root, packageRoot, cache, ownCache: cache };
  const read = { sources: [source(text)], problems: [] };
  const planned = await planFonts(modelSite(content, '2025-09-01', FEATURES), { ...input, read });
  const styles = () =>
    buildStyles({
      ...input,
      look: openLook('sleeve', packageRoot),
      added: planned.css,
      href: (url: string) => url,
    });
  return { ...planned, styles, input };
}

test('without the key nothing is added, and in other looks neither', async () => {
  expect(await plan(undefined, makeFolder())).toMatchObject({ css: '', problems: [] });
  expect(await plan('Gone', makeFolder(), '', 'board')).toMatchObject({ css: '', problems: [] });
});

test('a font of the assets may be named by its file', async () => {
  const root = makeFolder();
  mkdirSync(join(root, 'assets/fonts'), { recursive: true });
  copyFileSync(
    join(packageRoot, 'templates/fonts/archivo.woff2'),
    join(root, 'assets/fonts/Plain Sans.woff2'),
  );
  for (const name of ['Plain Sans.woff2', 'fonts/Plain Sans.woff2', 'assets/fonts/plain-sans.woff2'])
    expect((await plan(name, root)).problems, name).toEqual([]);
  const [missing] = (await plan('fonts/Anton.woff2', root)).problems;
  expect(missing?.message).toContain('No font "Anton"');
});

test.each(['Plain Mono', 'plain mono', 'PlainMono', '@fontsource/plain-mono'])(
  'a package is found as %s, with all of its parts',
  async (name) => {
    const root = makeFolder();
    install(root, '@fontsource/plain-mono', [400]);
    const { problems, styles, input } = await plan(name, root);
    expect(problems).toEqual([]);
    const { roles, fonts: first, problems: wrong, artifacts } = await styles();
    expect(wrong).toEqual([]);
    expect(roles.wide.map(({ file, weights }) => [file.split('/').at(-1), weights])).toEqual([
      ['latin-400-normal.woff2', [400, 400]],
      ['latin-ext-400-normal.woff2', [400, 400]],
    ]);
    // One weight is for headings alone; Liner's own follows for letters that it lacks, and is not preloaded for it.
    expect(roles.sans[0]?.file).toMatch(/archivo/);
    expect(first.latin.filter((file) => file.includes('packages'))).toHaveLength(1);
    const css = String(artifacts[0]?.body);
    const wide = /--font-wide:([^;]*)/
      .exec(css)?.[1]
      ?.split(/, ?/)
      .map((family) => family.replaceAll(/["\\]/g, ''));
    const family = name.startsWith('@') ? 'Plain Mono' : name;
    expect(wide).toEqual([family, `${family} Headings Fallback`, 'Archivo', 'Cairo', 'sans-serif']);
    expect(/font-synthesis-weight:\w+/.exec(css)?.[0]).toBe('font-synthesis-weight:none');
    expect(css.lastIndexOf('--tight-headings:0')).toBeGreaterThan(css.lastIndexOf('--tight-headings:1'));
    const opened = await openFonts({ ...input, roles });
    const instances = await opened.fonts.wide.instances({ wght: 800, wdth: 125 });
    expect(instances.map(({ family, isOurs }) => [family, isOurs])).toEqual([
      ['own', false],
      ['own', false],
      ['archivo', true],
    ]);
  },
);

test('a font with a regular and a bold is for all text; weights that nothing is set in stay away', async () => {
  const root = makeFolder();
  install(root, '@fontsource/plain-mono', [300, 400, 500, 700, 900]);
  const { roles } = await (await plan('Plain Mono', root)).styles();
  const weights = (files: readonly { weights: [number, number] }[]) => [
    ...new Set(files.map((file) => file.weights[0])),
  ];
  expect(weights(roles.sans).sort()).toEqual([400, 700]);
  expect(weights(roles.wide).sort()).toEqual([400, 700]);
});

test('headings and text have a font each, files of the folder before packages', async () => {
  const root = makeFolder();
  mkdirSync(join(root, 'assets/fonts'), { recursive: true });
  copyFileSync(join(fonts, 'archivo.woff2'), join(root, 'assets/fonts/Brand_Sans-Variable.woff2'));
  install(root, '@fontsource/brand-sans', [400]);
  install(root, '@fontsource/plain-mono', [400, 700]);
  const { problems, styles } = await plan({ headings: 'Brand Sans', text: 'Plain Mono' }, root);
  expect(problems).toEqual([]);
  const { roles } = await styles();
  expect(roles.wide.map(({ file, weights }) => [file.split('/').at(-1), weights])).toEqual([
    ['Brand_Sans-Variable.woff2', [400, 800]],
  ]);
  expect(roles.sans.every(({ file }) => file.includes('plain-mono'))).toBe(true);
});

test('a font that is missing has its place, the nearest name and the line to type', async () => {
  const root = makeFolder();
  install(root, '@fontsource/anton', [400]);
  const { css, problems } = await plan('Antom', root);
  expect(css).toBe('');
  expect(problems).toMatchObject([{ code: 'look/font-missing', at: { line: 4, column: 9 } }]);
  expect(problems[0]?.hint).toMatch(
    /^Did you mean "Anton"\?.* npm install @fontsource\/antom .*assets\/fonts\/\.$/,
  );
  const serif = (await plan({ headings: 'EB Garamond' }, root)).problems;
  expect(serif).toMatchObject([{ at: { line: 5, column: 15 } }]);
  expect(serif[0]?.hint).toContain('npm install @fontsource/eb-garamond ');
});

test('styles of the site stay, and a damaged file is a problem', async () => {
  const root = makeFolder();
  mkdirSync(join(root, 'assets/fonts'), { recursive: true });
  writeFileSync(join(root, 'assets/styles.css'), '@import "linernotes/styles.css";\n.mine { color: red }\n');
  writeFileSync(join(root, 'assets/fonts/brand.woff2'), 'not a font');
  const { styles, input } = await plan('Brand', root);
  const { roles, artifacts, problems } = await styles();
  expect(problems).toEqual([]);
  expect(String(artifacts[0]?.body).includes('.mine{color:red}')).toBe(true);
  const opened = await openFonts({ ...input, roles });
  expect(opened.problems).toMatchObject([{ code: 'styles/unreadable-font' }]);
});

test('a letter whose marks the font does not place is left to the next one', async () => {
  const root = makeFolder();
  install(root, '@fontsource/plain-mono', [400]);
  // Martian Mono has ṣ and the acute, and puts the acute beside it.
  expect((await plan('Plain Mono', root, 'Ṣọ́')).css).not.toContain('Plain Mono Marks');
  const { css } = await plan('Plain Mono', root, 'ṣ́');
  expect(css).toContain(
    '--font-wide: "Plain Mono", "Plain Mono Marks", "Plain Mono Headings Fallback", "Archivo"',
  );
  // The letter is in the font without marks, and not in the one with them.
  expect([...css.matchAll(/unicode-range: (U\+100.*);/g)].map(([, ranges]) => ranges)).toEqual([
    'U+100-2FF, U+1E00-1EFF',
    'U+100-2FF, U+300-36F, U+1E00-1E62, U+1E64-1EFF',
  ]);
});

describe('letters', () => {
  test('marks are listed with their letters', () => {
    expect(listMarked([source('Sọ̀rọ̀ Sókè ọ̀')])).toEqual(['ọ̀']);
  });

  test('one that no font has is a warning at its first word', async () => {
    const cache = openCache();
    const { fonts: opened } = await openFonts({
      assets: '/nowhere',
      root: '/',
      packageRoot,
      cache,
      ownCache: cache,
    });
    const problems = checkLetters([source('---\ntitle: Sọ̀rọ̀ Đặng\n---\nThe Kɔkɔ of Ɛ, kɔ.')], opened);
    expect(problems.map(({ at, message }) => [at?.line, at?.column, message])).toEqual([
      [4, 6, 'No font of the site has the letter ɔ of "Kɔkɔ".'],
      [4, 13, 'No font of the site has the letter Ɛ of "Ɛ".'],
    ]);
    expect(problems.every(({ level }) => level === 'warning')).toBe(true);
    // Names and texts may be set in different fonts.
    const [own, ours] = [{ ...opened.wide, characters: 'Dang' }, opened.sans];
    for (const fonts of [
      { ...opened, wide: own, sans: ours },
      { ...opened, wide: ours, sans: own },
    ])
      expect(checkLetters([source('Đặng')], fonts)).toHaveLength(2);
  });
});

test('ranges of characters', () => {
  expect(writeRanges('cabé')).toBe('U+61-63, U+E9');
  expect(withoutCharacters('U+41-45', 'C')).toBe('U+41-42, U+44-45');
  expect(withoutCharacters('U+1EA0-1EF9, U+20AB', 'ẹ')).toBe('U+1EA0-1EB8, U+1EBA-1EF9, U+20AB');
  expect(withoutCharacters(undefined, 'ẹ')).toBe('U+0-1EB8, U+1EBA-10FFFF');
});
