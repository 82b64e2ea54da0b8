import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildStyles } from '../../../../generator/engine/bundle/styles/index.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { openLook } from '../../../helpers/looks.ts';

const makeFolder = prepareFolders();
const compile = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../../generator/engine/bundle/styles/compile.ts', async (load) => {
  const real = await load<typeof import('../../../../generator/engine/bundle/styles/compile.ts')>();
  return {
    compileStyles: (...given: Parameters<typeof real.compileStyles>) => {
      compile.count += 1;
      return real.compileStyles(...given);
    },
  };
});

const SHEET = `@layer theme, base, components, utilities;
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./more.css";
@font-face { font-family: A; src: url("./fonts/a b.woff2?v=1") format("woff2"); }
@font-face { font-family: A; font-style: italic; src: url(./fonts/italic.woff2); }
@font-face { font-family: A; src: url('fonts/ext.woff2'); unicode-range: U+0100-02BA; }
@font-face { font-family: A; src: url('fonts/arabic.woff2'); unicode-range: U+60C-6F9; }
.x { font-family: A; background: url(data:image/gif;base64,R0) , url("/favicon.ico"); }
@font-face { font-family: A; src: url('fonts/western.woff2'); unicode-range: U+D8-FF; }
`;

function makeSite(sheet = SHEET, root = makeFolder()) {
  for (const folder of ['package/templates', 'templates', 'islands/parts', 'site/fonts'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'templates/Page.tsx'), '<p className="underline">');
  writeFileSync(join(root, 'site/styles.css'), sheet);
  writeFileSync(join(root, 'site/more.css'), '.more { color: red }');
  for (const font of ['a b', 'italic', 'ext', 'arabic', 'western'])
    writeFileSync(join(root, `site/fonts/${font}.woff2`), `wOF2 ${font}`);
  const build = () => {
    const cache = openCache(join(root, '.cache'));
    const options = {
      assets: join(root, 'site'),
      packageRoot: join(root, 'package'),
      look: { root: join(root, 'package/look'), files: [] },
      root,
      overrides: { root, packageRoot: join(root, 'package'), files: ['templates/Page.tsx'] },
      cache,
      href: (url: string) => `/base${url}`,
    };
    return buildStyles(options).finally(() => cache.close({ prune: true }));
  };
  return { root, build };
}

const cssOf = ({ artifacts }: Awaited<ReturnType<typeof buildStyles>>) => String(artifacts[0]?.body);

test('one stylesheet under its hash, with its fonts under theirs', async () => {
  const styles = await makeSite().build();
  expect(styles.problems).toEqual([]);
  expect(styles.url).toMatch(/^\/base\/assets\/styles-[0-9a-f]{8}\.css$/);
  expect(`/base/${styles.artifacts[0]?.path}`).toBe(styles.url);
  expect(cssOf(styles)).toMatch(/\.underline\{.*\.more\{color:red\}/s);
  expect(cssOf(styles)).toMatch(/url\(fonts\/a-b-[0-9a-f]{8}\.woff2\?v=1\)/);
  expect(cssOf(styles)).toMatch(/url\("?data:image\/gif;base64,R0"?\),url\("?\/favicon\.ico"?\)/);
  expect(styles.artifacts.map(({ path }) => path.replace(/[0-9a-f]{8}/, 'HASH'))).toEqual([
    'assets/styles-HASH.css',
    'assets/fonts/a-b-HASH.woff2',
    'assets/fonts/italic-HASH.woff2',
    'assets/fonts/ext-HASH.woff2',
    'assets/fonts/arabic-HASH.woff2',
    'assets/fonts/western-HASH.woff2',
  ]);
  const publish = (index: number) => [`/base/${styles.artifacts[index]?.path}`];
  expect(styles.fonts).toEqual({ latin: publish(1), accented: publish(5), arabic: publish(4) });
});

test('what did not change is not compiled; any part that changes is seen', async () => {
  const { root, build } = makeSite();
  const first = await build();
  compile.count = 0;
  expect(await build()).toMatchObject({ url: first.url, fonts: first.fonts });
  expect(compile.count).toBe(0);

  writeFileSync(join(root, 'templates/Page.tsx'), '<p className="italic">');
  expect(cssOf(await build())).toMatch(/\.italic\{/);
  writeFileSync(join(root, 'islands/parts/New.tsx'), '<p className="uppercase">');
  const css = cssOf(await build());
  expect(css).toMatch(/\.uppercase\{/);
  expect(css, 'a class that is no longer used').not.toMatch(/\.underline\{/);
  writeFileSync(join(root, 'site/more.css'), '.more { color: blue }');
  expect(cssOf(await build())).toMatch(/\.more\{color:/);
  writeFileSync(join(root, 'site/fonts/a b.woff2'), 'wOF2 changed');
  expect((await build()).fonts).not.toEqual(first.fonts);
  expect(compile.count).toBe(4);
});

test("Liner's own stylesheet stands in where the site has none", async () => {
  const { root, build } = makeSite();
  mkdirSync(join(root, 'package/templates'), { recursive: true });
  writeFileSync(join(root, 'package/templates/styles.css'), '.own { color: red }');
  rmSync(join(root, 'site/styles.css'));
  expect(cssOf(await build())).toMatch(/^\.own/);
});

test("a stylesheet builds upon Liner's own, whose fonts come along", async () => {
  const { root, build } = makeSite('@import "linernotes/styles.css";\n.own { color: red }');
  mkdirSync(join(root, 'package/templates/fonts'), { recursive: true });
  writeFileSync(join(root, 'package/templates/fonts/f.woff2'), 'f');
  const ours = '@font-face { font-family: F; src: url("./fonts/f.woff2"); }\n.liners { font-family: F }';
  writeFileSync(join(root, 'package/templates/styles.css'), ours);
  const styles = await build();
  expect(styles.problems).toEqual([]);
  expect(cssOf(styles)).toMatch(/url\(fonts\/f-[0-9a-f]{8}\.woff2\).*\.liners.*\.own/s);
  expect(styles.fonts.latin).toHaveLength(1);
});

test("a font in place of one of Liner's needs no stylesheet, and is seen when it comes and goes", async () => {
  const { root, build } = makeSite();
  rmSync(join(root, 'site/styles.css'));
  mkdirSync(join(root, 'package/templates/fonts'), { recursive: true });
  for (const name of ['f', 'f-western'])
    writeFileSync(join(root, `package/templates/fonts/${name}.woff2`), name);
  const face = (name: string, range = '') =>
    `@font-face { font-family: F; src: url("./fonts/${name}.woff2"); ${range} }\n`;
  const ours = `${face('f-western', 'unicode-range: U+D8-FF')}${face('f')}.liners { font-family: F }`;
  writeFileSync(join(root, 'package/templates/styles.css'), ours);
  const own = join(root, 'site/fonts/f.woff2');
  const read = async () => {
    const { artifacts, fonts, problems } = await build();
    expect(problems).toEqual([]);
    expect(fonts.latin).toHaveLength(1);
    // It has accented letters itself.
    expect(fonts.accented).toHaveLength(existsSync(own) ? 0 : 1);
    const font = artifacts.find(({ path }) => path.includes('fonts/f-') && !path.includes('western'));
    return typeof font?.body === 'function' && String(await font.body());
  };
  expect(await read()).toBe('f');
  writeFileSync(own, 'wOF2 the own F');
  expect(await read()).toBe('wOF2 the own F');
  rmSync(own);
  expect(await read()).toBe('f');
  writeFileSync(join(root, 'site/styles.css'), '@import "linernotes/styles.css";');
  expect(await read()).toBe('f');
  writeFileSync(own, 'wOF2 the own F');
  expect(await read()).toBe('wOF2 the own F');
});

test("fonts of the site's packages come along, and Liner's are left out where nothing is set in them", async () => {
  const { root, build } = makeSite(
    '@import "linernotes/styles.css";\n@import "a-font";\n@theme static { --font-sans: "A Font", "F"; --font-mono: var(--font-sans); }\n.x { font: 700 1rem/1.2 "Other" }',
  );
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const face = (name: string, file: string, rest = '') =>
    `@font-face { font-family: "${name}"; src: url("${file}"); ${rest}}\n`;
  put('node_modules/a-font/package.json', '{"style":"index.css"}');
  put(
    'node_modules/a-font/index.css',
    face('A Font', './files/a.woff2', 'font-weight: 200 800;') +
      face('A Font', './files/far.woff2', 'unicode-range: U+600-6ff;') +
      face('Spare', './files/spare.woff2'),
  );
  for (const name of ['a', 'far', 'spare']) put(`node_modules/a-font/files/${name}.woff2`, name);
  for (const name of ['f', 'g', 'h']) put(`package/templates/fonts/${name}.woff2`, name);
  put('site/fonts/f.woff2', 'wOF2 the own F');
  put(
    'package/templates/styles.css',
    '@import "tailwindcss/theme.css" layer(theme);\n@theme static { --font-sans: "F"; --font-mono: "G"; --font-wide: "G", "F"; --font-narrow: "F"; }' +
      face('F', './fonts/f.woff2') +
      face('G', './fonts/g.woff2') +
      face('H', './fonts/h.woff2'),
  );
  const named = async () => {
    const { artifacts, fonts, problems } = await build();
    expect(problems).toEqual([]);
    const bare = (paths: string[]) => paths.map((path) => path.replace(/^.*assets\/|-[0-9a-f]{8}/g, ''));
    return {
      files: bare(artifacts.slice(1).map(({ path }) => path)).sort(),
      first: bare(fonts.latin).sort(),
    };
  };
  // Spare is the site's to use in a template. H is used nowhere, and G for wide text alone.
  expect(await named()).toEqual({
    files: [
      'fonts/f.woff2',
      'fonts/g.woff2',
      'packages/a.woff2',
      'packages/far.woff2',
      'packages/spare.woff2',
    ],
    first: ['fonts/f.woff2', 'fonts/g.woff2', 'packages/a.woff2'],
  });
  const { roles, artifacts } = await build();
  // Files without Latin letters belong to the family as well.
  expect(roles.sans).toEqual([
    { file: join(root, 'node_modules/a-font/files/a.woff2'), weights: [200, 800] },
    { file: join(root, 'node_modules/a-font/files/far.woff2'), weights: [400, 400] },
  ]);
  expect(roles.mono).toEqual(roles.sans);
  expect(roles.narrow[0]?.file).toBe(join(root, 'site/fonts/f.woff2'));
  const own = artifacts.find(({ path }) => path.includes('fonts/f-'));
  expect(typeof own?.body === 'function' && String(await own.body())).toBe('wOF2 the own F');

  writeFileSync(
    join(root, 'site/styles.css'),
    `${readFileSync(join(root, 'site/styles.css'), 'utf8')}\n:root { --font-wide: "A Font"; --font-narrow: "A Font" }`,
  );
  // F has letters that the first family may lack, and is fetched for those.
  expect((await named()).first).toEqual(['packages/a.woff2']);
});

test('a font of another format than its ending is published, and reported at its address', async () => {
  const { root, build } = makeSite(SHEET);
  writeFileSync(join(root, 'site/fonts/italic.woff2'), 'OTTO');
  const { problems } = await build();
  expect(problems).toMatchObject([
    {
      code: 'static/other-kind',
      at: { file: 'site/styles.css', line: 5 },
      values: { file: 'site/fonts/italic.woff2', found: 'OpenType' },
    },
  ]);
});

test('folders may have names that mean something else in patterns and addresses', async () => {
  const { build } = makeSite(SHEET, join(makeFolder(), 'a#b?[c]'));
  const styles = await build();
  expect(styles.problems).toEqual([]);
  expect(cssOf(styles)).toMatch(/\.underline\{.*\.more\{color:red\}/s);
});

test('a stylesheet that imports nothing is published without a path of this computer', async () => {
  const { root, build } = makeSite('.plain { color: red }');
  const css = cssOf(await build());
  expect(css).toMatch(/^\.plain\s*\{\s*color: ?red;?\s*\}\s*$/);
  expect(css).not.toContain(root);
});

test.each([
  ['.a { color red }', '"color" is not a declaration', '1:6'],
  ['\n.a { color: red', 'opened but never closed', '2:1'],
  ['\r\r.a { color: red', 'opened but never closed', '3:1'],
  [`${SHEET}.a { @apply nope-1; }`, 'the class "nope-1", which Tailwind does not know', '10:13'],
  [`${SHEET}@import "./gone.css";`, 'imports "./gone.css", which does not exist', '10:10'],
  ['\n@import "linernotes/style.css";', 'imports "linernotes/style.css", which does not exist', '2:10'],
  ["@import 'tailwindcss/gone.css';", 'imports "tailwindcss/gone.css", which does not exist', '1:10'],
  [
    '@import "tailwindcss/utilities.css" source(none);\n.a { background: url(./gone.png) }',
    'which does not exist',
    '2:22',
  ],
  [
    '@import "tailwindcss/utilities.css" source(none);\n.a { background: url(../../x.png) }',
    'is outside the assets folder',
    '2:22',
  ],
  [
    '@import "tailwindcss/utilities.css" source(none);\n.a { background: url(../node_modules/../x.png) }',
    'is outside the assets folder',
    '2:22',
  ],
])('an error is a problem with a place: %#', async (sheet, message, place) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { problems } = await makeSite(sheet).build();
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(message);
  expect(`${problems[0]?.at?.line}:${problems[0]?.at?.column}`).toBe(place);
  expect(problems[0]?.at?.file).toBe('site/styles.css');
  expect(problems[0]?.frame).toContain('^');
  expect(log).not.toHaveBeenCalled();
});

test('what pages would not be allowed to load is reported, even when nothing is compiled', async () => {
  const { build } = makeSite(
    '@import url("https://fonts.example/a.css");\n@import "tailwindcss/utilities.css" source(none);\n' +
      '.a { background: url(//cdn.example/x.png) }\n.b { background: url("/favicon.ico"), url(data:image/gif;base64,R0) }',
  );
  compile.count = 0;
  for (const _ of [1, 2]) {
    const { problems } = await build();
    expect(problems.map(({ code, level, at }) => `${level} ${code} ${at?.line}:${at?.column}`)).toEqual([
      'warning styles/foreign 1:14',
      'warning styles/foreign 3:22',
    ]);
    expect(problems[0]?.message).toContain('"https://fonts.example/a.css"');
  }
  expect(compile.count).toBe(1);
});

test('a font of nearly the name of another is remarked upon where it is written', async () => {
  const rule = (family: string) =>
    `@font-face { font-family: "${family}"; src: url(data:font/woff2;base64,AA) }`;
  const { problems } = await makeSite(
    `@import "tailwindcss/utilities.css" source(none);\n${rule('Salt Wide')}\n:root { --font-sans: "Slat Wide", serif; --font-mono: Georgia }\n` +
      '.a { font: 600 1rem/1.2 "Salt Wide", Arial }\n.b { font-family: inherit }',
  ).build();
  expect(
    problems.map(({ code, at, message, hint }) => `${code} ${at?.line}:${at?.column} ${message} → ${hint}`),
  ).toEqual([
    'styles/unknown-font 3:23 The stylesheet sets text in "Slat Wide", which is not one of its fonts. → Did you mean "Salt Wide"?',
  ]);
});

test('what browsers skip is not remarked upon in the words of another program', async () => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const css = cssOf(await makeSite('@impor | a |;\n.a { color: red }').build());
  expect(css).toContain('.a');
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

test('errors of other work are still printed while styles are compiled', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const building = makeSite('.a { color red }').build();
  const timer = setInterval(() => console.error('something else'));
  await building;
  clearInterval(timer);
  console.error('something else');
  expect(new Set(log.mock.calls.flat())).toEqual(new Set(['something else']));
  log.mockRestore();
});

test.skipIf(process.platform === 'win32').each(['folder', 'fifo', 'device'])(
  'a %s in the place of the stylesheet is a problem',
  async (kind) => {
    const { root, build } = makeSite();
    const file = join(root, 'site/styles.css');
    rmSync(file);
    if (kind === 'folder') mkdirSync(file);
    else if (kind === 'fifo') execFileSync('mkfifo', [file]);
    else symlinkSync('/dev/zero', file);
    const { problems } = await build();
    expect(problems.map(({ code, at }) => `${code} ${at?.file}`)).toEqual([
      'styles/unreadable site/styles.css',
    ]);
  },
);

test('no address leads out of the assets folder by a link', async () => {
  const { root, build } = makeSite('@font-face { font-family: A; src: url(fonts/leak.woff2) }');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  symlinkSync(join(root, 'secret.txt'), join(root, 'site/fonts/leak.woff2'));
  const { problems, artifacts } = await build();
  expect(problems.map(({ message }) => message)).toEqual([
    'The stylesheet uses the file "fonts/leak.woff2", which is outside the assets folder.',
  ]);
  expect(artifacts).toHaveLength(1);
});

test('an error in an imported file has its place there', async () => {
  const { root, build } = makeSite();
  writeFileSync(join(root, 'site/more.css'), '.a {}\n.b {');
  const { problems } = await build();
  expect(problems[0]?.at).toMatchObject({ file: 'site/more.css', line: 2 });
});

test("the site's stylesheet compiles", async () => {
  const root = process.cwd();
  const cache = openCache();
  const styles = await buildStyles({
    assets: join(root, 'tests/fixtures/site/assets'),
    packageRoot: root,
    look: openLook('sleeve', root),
    root,
    cache,
    href: (url) => url,
  });
  expect(styles.problems).toEqual([]);
  expect(styles.fonts.latin).toHaveLength(2);
  expect(readFileSync(join(root, 'templates/styles.css'), 'utf8')).toContain('source(none)');
});

test('a look brings its own fonts and no others', async () => {
  const root = process.cwd();
  const options = {
    assets: makeFolder(),
    packageRoot: root,
    root,
    cache: openCache(),
    href: (url: string) => url,
  };
  const fontsOf = async (look: string) => {
    const { artifacts } = await buildStyles({ ...options, look: openLook(look, root) });
    return artifacts.map(({ path }) => path).filter((path) => path.endsWith('.woff2'));
  };
  const [ours, theirs] = [await fontsOf('sleeve'), await fontsOf('programme')];
  expect(theirs).toHaveLength(11);
  expect(theirs.filter((path) => !/eb-garamond|markazi-text/.test(path) || ours.includes(path))).toEqual([]);
});

/** Stylesheets of a look that reach for what is not the look's. */
test.each([
  ['@import "../secret.css";', 'imports "../secret.css"'],
  ['@import "./../../site/more.css";', 'imports "./../../site/more.css"'],
  ['@import "../secret";', 'imports "../secret"'],
  ['@import "..";', 'imports ".."'],
  ['@import "x/../../secret.css";', 'imports "x/../../secret.css"'],
  ['@import "link.css";', 'imports "link.css"'],
  ['@import "other/out.css";', 'imports "../../package/secret.css"'],
  ['@import "other/../../package/secret.css";', 'imports "other/../../package/secret.css"'],
  ['@import "./link.css";', 'imports "./link.css"'],
  ['@import "/etc/hostname.css";', 'imports "/etc/hostname.css"'],
  ['@plugin "./run.js";', 'runs the code "./run.js"'],
  ['@config "./run.js";', 'runs the code "./run.js"'],
  ['@plugin "../../site/run.js";', 'runs the code'],
  ['.x { background: url("../../node_modules/other/index.js") }', 'is outside'],
])('of a look, %s is refused', async (rule, message) => {
  const { root, build } = makeSite('@import "linernotes/look.css";');
  mkdirSync(join(root, 'package/look'), { recursive: true });
  mkdirSync(join(root, 'node_modules/other'), { recursive: true });
  writeFileSync(join(root, 'node_modules/other/index.js'), '');
  writeFileSync(join(root, 'package/secret.css'), '.secret { color: red }');
  for (const folder of ['site', 'package/look'])
    writeFileSync(
      join(root, folder, 'run.js'),
      `require('node:fs').writeFileSync(${JSON.stringify(join(root, 'ran'))}, '')`,
    );
  writeFileSync(join(root, 'node_modules/other/out.css'), '@import "../../package/secret.css";');
  writeFileSync(join(root, 'package/index.css'), '.secret { color: red }');
  writeFileSync(join(root, 'package/look/styles.css'), rule);
  symlinkSync(join(root, 'package/secret.css'), join(root, 'package/look/link.css'));
  const { problems } = await build();
  expect(problems.map((each) => each.message)).toEqual([expect.stringContaining(message)]);
  expect(existsSync(join(root, 'ran'))).toBe(false);
});

test('of a look, what is in its folder and in packages is read', async () => {
  const { root, build } = makeSite('@import "linernotes/look.css";');
  mkdirSync(join(root, 'package/look/parts'), { recursive: true });
  mkdirSync(join(root, 'node_modules/other'), { recursive: true });
  writeFileSync(join(root, 'node_modules/other/in.css'), '@import "./more.css";');
  writeFileSync(join(root, 'node_modules/other/more.css'), '.other { color: blue }');
  writeFileSync(join(root, 'package/look/parts/a.css'), '@import "../b";');
  writeFileSync(join(root, 'package/look/b.css'), '.b { color: red }');
  writeFileSync(join(root, 'package/look/styles.css'), '@import "./parts/a.css"; @import "other/in.css";');
  const { problems, artifacts } = await build();
  expect(problems).toEqual([]);
  expect(String(artifacts[0]?.body)).toMatch(/\.b\{.*\.other\{/s);
});
