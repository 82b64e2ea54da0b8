import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { Page } from '../../../../generator/app/list/features.ts';
import type { Shell } from '../../../../generator/app/pipeline/shell.ts';
import { openLookFolder } from '../../../../generator/engine/bundle/looks.ts';
import { findOverrides } from '../../../../generator/engine/bundle/overrides/index.ts';
import { bundleTemplates } from '../../../../generator/engine/bundle/templates/bundle.ts';
import { explainRender } from '../../../../generator/engine/bundle/templates/errors.ts';
import { loadTemplates } from '../../../../generator/engine/bundle/templates/index.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { openLook } from '../../../helpers/looks.ts';

const makeFolder = prepareFolders();

const INDEX = `import { renderToStaticMarkup } from 'react-dom/server';
import { basename } from 'node:path';
import { Title } from '../Title.tsx';

export const render = (page, shell) =>
  '<!doctype html>' + renderToStaticMarkup(<Title text={page.meta.title} artist={basename(shell.artist)} />);
`;
const TITLE = `interface Props { text: string; artist: string }

export function Title({ text, artist }: Props) {
  return <h1>{text.toUpperCase()} by {artist}</h1>;
}
`;

function makePackage(root = makeFolder()) {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package/package.json', '{}');
  write('package/templates/render/index.tsx', INDEX);
  write('package/templates/Title.tsx', TITLE);
  const load = async (changes = {}) => {
    const cache = openCache(join(root, '.cache'));
    const templates = await loadTemplates({ packageRoot: join(root, 'package'), root, cache, ...changes });
    return { ...templates, cache };
  };
  return { root, write, load };
}

// All that the fixture's templates look at.
const page = (title: unknown) => ({ meta: { title } }) as Page;
const shell = { artist: 'x/EDDY', lang: 'en' } as Shell;

test('templates render from a folder that has no packages', async () => {
  const { load } = makePackage();
  const render = await (await load()).load();
  expect(render(page('one & two'), shell)).toBe('<!doctype html><h1>ONE &amp; TWO by EDDY</h1>');
});

test("a look's templates replace Liner's, and may build upon them; the site's own come first", async () => {
  const { root, write, load } = makePackage();
  write(
    'package/templates/looks/board/templates/Title.tsx',
    `import { Title as Liners } from '../../../Title.tsx';
export const Title = (props) => <div><Liners {...props} /></div>;`,
  );
  const look = openLook('board', join(root, 'package'));
  expect(look.files).toEqual(['templates/Title.tsx']);
  const dressed = await load({ look });
  expect((await dressed.load())(page('one'), shell)).toContain('<div><h1>ONE by EDDY</h1></div>');
  expect((await (await load()).load())(page('one'), shell)).toBe('<!doctype html><h1>ONE by EDDY</h1>');

  write('templates/Title.tsx', "export const Title = () => 'mine';");
  const overrides = findOverrides(root, join(root, 'package'));
  const own = await load({ look, overrides });
  expect(await (await own.load())(page('one'), shell)).toBe('<!doctype html>mine');
});

test("a look in another folder imports the site's files, its own and Liner's as if they lay together", async () => {
  const { root, write, load } = makePackage();
  write(
    'package/templates/Title.tsx',
    `import { Name } from './parts/Name.tsx';\n${TITLE.replace('by', '<Name/>')}`,
  );
  write('package/templates/parts/Name.tsx', "export const Name = () => 'liner';");
  write('package/templates/parts/Mark.tsx', "export const Mark = () => '!';");
  write(
    'looks/velvet/templates/parts/Name.tsx',
    `import { Name as Liners } from 'linernotes/templates/parts/Name.tsx';
import { Mark } from '../parts/Mark.tsx';
import { word } from './word.ts';
export const Name = () => <b><Liners /> {word} <Mark /></b>;`,
  );
  write('looks/velvet/templates/parts/word.ts', "export const word = 'velvet';");
  const look = () => openLookFolder(join(root, 'looks/velvet'));
  const rendered = async (changes = {}) => {
    const { load: loadRender, hash, problems } = await load({ look: look(), ...changes });
    expect(problems).toEqual([]);
    const html = await (await loadRender())(page('one'), shell);
    return { html, hash };
  };
  const first = await rendered();
  expect(first.html).toContain('<b>liner velvet !</b>');
  write('looks/velvet/templates/parts/word.ts', "export const word = 'plush';");
  const second = await rendered();
  expect(second.html).toContain('<b>liner plush !</b>');
  expect(second.hash).not.toBe(first.hash);

  write('templates/parts/Mark.tsx', "export const Mark = () => '?';");
  const overrides = findOverrides(root, join(root, 'package'));
  expect((await rendered({ overrides })).html).toContain('<b>liner plush ?</b>');
});

test('a look imports nothing from outside of its folder', async () => {
  const { root, write, load } = makePackage();
  write('secret.ts', 'export const secret = 1;');
  write(
    'looks/velvet/templates/Title.tsx',
    "import { secret } from '../../../secret.ts';\nexport const Title = () => secret;",
  );
  const { problems } = await load({ look: openLookFolder(join(root, 'looks/velvet')) });
  expect(problems.map(({ message, at }) => `${at?.file}:${at?.line} ${message}`)).toEqual([
    expect.stringMatching(/^looks\/velvet\/templates\/Title\.tsx:1 .*outside of the folder of the look/),
  ]);
});

test('the package may lie in a folder whose name looks like a pattern', async () => {
  const { load } = makePackage(join(makeFolder(), 'a*b'));
  const templates = await load();
  expect(templates.problems).toEqual([]);
  expect((await templates.load())(page('one'), shell)).toContain('ONE by EDDY');
});

test('the hash changes with every source', async () => {
  const { write, load, root } = makePackage();
  const hashes: string[] = [];
  const note = async () => {
    const { hash, cache } = await load();
    await cache.close({ prune: false });
    hashes.push(hash);
  };
  await note();
  await note();
  expect(hashes[1]).toBe(hashes[0]);
  write('package/templates/Title.tsx', TITLE.replace('by', 'von'));
  await note();
  write('package/templates/Title.tsx', `import { word } from './word.ts';\n${TITLE.replace('by', '{word}')}`);
  write('package/templates/word.ts', `export const word = 'de';`);
  await note();
  write('package/templates/word.ts', `export const word = 'da';`);
  await note();
  write('package/package.json', '{"version": "2"}');
  await note();
  expect(new Set(hashes).size).toBe(hashes.length - 1);
  expect((await load()).inputs.files.map((file) => file.slice(root.length))).toEqual([
    '/package/templates/Title.tsx',
    '/package/templates/render/index.tsx',
    '/package/templates/word.ts',
  ]);
});

test('what did not change is not bundled again, and survives the loss of the cache', async () => {
  const { load, root } = makePackage();
  const first = await load();
  await first.load();
  await first.cache.close({ prune: true });
  const second = await load();
  expect(readdirSync(join(root, '.cache/files')).filter((name) => name.endsWith('.cjs'))).toHaveLength(1);
  const render = await second.load();
  expect([second.cache.hits, second.cache.misses]).toEqual([1, 0]);
  expect(render(page('x'), shell)).toContain('X by EDDY');
  const memory = openCache();
  expect((await (await load({ cache: memory })).load())(page('y'), shell)).toContain('Y by EDDY');
  await memory.close({ prune: true });
});

test('an exception in a template is a problem that names page, file and line', async () => {
  const templates = await makePackage().load();
  const render = await templates.load();
  const fail = () => render(page(undefined), shell);
  let problem: unknown;
  try {
    fail();
  } catch (error) {
    problem = await templates.explain(error, '/music/');
  }
  expect(problem).toMatchObject({
    code: 'template/failed',
    level: 'error',
    message: expect.stringContaining('The page /music/ could not be rendered'),
    at: { file: 'package/templates/Title.tsx', line: 4 },
    frame: expect.stringContaining('text.toUpperCase()'),
  });
  expect((await templates.explain('a text', '/')).at).toBeUndefined();
});

test('the source map leads from the bundle to the template', async () => {
  const { root, load } = makePackage();
  const packageRoot = join(root, 'package');
  await (await load()).load();
  const { map } = await bundleTemplates({ packageRoot, root });
  const bundle = join(root, '.cache/files', readdirSync(join(root, '.cache/files'))[0] ?? '');
  const before = readFileSync(bundle, 'utf8').split('text.toUpperCase')[0]?.split('\n') ?? [];
  const error = new Error('broken');
  const place = `${pathToFileURL(bundle)}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  error.stack = `Error: broken\n    at react (file:///react.js:1:1)\n    at Title (${place})\n    at x (${place})`;
  const problem = explainRender(error, '/', { bundle, map, root, packageRoot });
  expect(problem.at).toEqual({ file: 'package/templates/Title.tsx', line: 4, column: 15 });
  expect(problem.frame).toContain('> 4 |   return <h1>{text.toUpperCase()}');
});

test('an error in a source is a problem with its place', async () => {
  const { write, load } = makePackage();
  write('package/templates/Title.tsx', 'export function Title() {\n  return <h1>;\n}\n');
  const templates = await load();
  expect(templates.problems[0]?.code).toBe('template/syntax');
  expect(templates.problems[0]?.at?.file).toBe('package/templates/Title.tsx');
  await expect(templates.load()).rejects.toThrow('A template cannot be read');
});

test("a site's page template may use hooks", async () => {
  const { write, root } = makePackage();
  write(
    'templates/layout/Document.tsx',
    'export const Document = ({ children }) => <main>{children}</main>;',
  );
  write(
    'templates/pages/Legal.tsx',
    `import { useId } from 'react';\nexport const Legal = ({ title }) => <p id={useId()}>{title}</p>;`,
  );
  const packageRoot = process.cwd();
  const overrides = findOverrides(root, packageRoot);
  const templates = await loadTemplates({ packageRoot, root, cache: openCache(), overrides });
  const legal = { template: 'legal', props: { title: 'Terms' } } as unknown as Page;
  expect(await (await templates.load())(legal, shell)).toMatch(
    /^<!doctype html><main><p id="\S+">Terms<\/p><\/main>\n$/,
  );
});
