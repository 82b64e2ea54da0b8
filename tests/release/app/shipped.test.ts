/** The results that come with the package serve it wherever it is installed, and only as it was packed. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeShipped } from '../../../generator/app/shipped.ts';
import { bundleIslands } from '../../../generator/engine/bundle/islands/index.ts';
import { buildStyles } from '../../../generator/engine/bundle/styles/index.ts';
import { loadTemplates } from '../../../generator/engine/bundle/templates/index.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { openFonts } from '../../../generator/engine/media/fonts/index.ts';
import { openTypefaces } from '../../../generator/engine/media/share/typography.ts';
import { SELDOM } from '../../../generator/site/seldom-styles.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { openLook } from '../../helpers/looks.ts';

const made = vi.hoisted(() => ({ parts: new Set<string>() }));
/** Notes that a function that takes its time was called. */
const noteCalls = vi.hoisted(() => (part: string, name: string) => async (load: () => Promise<object>) => {
  const real: Record<string, (...given: unknown[]) => unknown> = { ...(await load()) };
  const noted = (...given: unknown[]) => {
    made.parts.add(part);
    return real[name]?.(...given);
  };
  return { ...real, [name]: noted };
});
vi.mock('../../../generator/engine/bundle/islands/compile.ts', noteCalls('islands', 'compileIslands'));
vi.mock('../../../generator/engine/bundle/styles/compile.ts', noteCalls('styles', 'compileStyles'));
vi.mock('../../../generator/engine/bundle/templates/bundle.ts', noteCalls('templates', 'bundleTemplates'));
vi.mock('subset-font', noteCalls('fonts', 'default'));

const checkout = join(import.meta.dirname, '../../..');
const makeFolder = prepareFolders();
const lasting = mkdtempSync(join(tmpdir(), 'liner-test-'));
afterAll(() => rmSync(lasting, { recursive: true, force: true }));
let shipped: string;
/** Another place of the same package. */
let installed: string;

beforeAll(async () => {
  shipped = join(lasting, 'results');
  await makeShipped(checkout, shipped);
  expect(made.parts.size).toBe(4);
  installed = join(lasting, 'site/node_modules/linernotes');
  mkdirSync(installed, { recursive: true });
  for (const part of ['package.json', 'templates', 'islands', 'generator'])
    cpSync(join(checkout, part), join(installed, part), { recursive: true });
  for (const name of ['tailwindcss', 'react', 'react-dom', 'scheduler', 'sonner', 'embla-carousel'])
    symlinkSync(join(checkout, 'node_modules', name), join(lasting, 'site/node_modules', name), 'junction');
});

/** All that the package makes of itself, by part. */
async function makeAll() {
  made.parts.clear();
  const root = makeFolder();
  const cache = openCache(join(root, '.cache'), 'use', Date.now(), shipped);
  const site = {
    root,
    assets: join(root, 'assets'),
    packageRoot: installed,
    look: openLook('sleeve', installed),
    cache,
    href: (url: string) => url,
  };
  const styles = await buildStyles({ ...site, seldom: SELDOM });
  const islands = await bundleIslands({ ...site, root: installed });
  const templates = await loadTemplates(site);
  const render = await templates.load();
  const { fonts } = await openFonts({ ...site, ownCache: cache });
  const { wide } = await openTypefaces(fonts, { layout: 'sleeve', direction: 'ltr', hasArabic: false });
  await cache.close({ prune: true });
  return { css: String(styles.artifacts[0]?.body), islands, templates, render, width: wide.measure('Liner') };
}

test('no path or time of the place where it was made comes along', () => {
  const files = readdirSync(shipped, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(texts.filter((text) => text.includes(JSON.stringify(checkout).slice(1, -1)))).toEqual([]);
});

test('nothing of it is made again where the package is installed', async () => {
  const { css, islands, render, width } = await makeAll();
  expect([...made.parts]).toEqual([]);
  expect(css).toContain('.sr-only{');
  expect(islands.problems).toEqual([]);
  expect(Object.keys(islands.islands)).toContain('mobile-menu');
  expect(render).toBeTypeOf('function');
  expect(width).toBeGreaterThan(1);
});

test('what is wrong with it keeps it from being packed', async () => {
  const path = join(installed, 'templates/styles.css');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, `@import "./gone.css";\n${before}`);
  const made = makeShipped(installed, join(makeFolder(), 'results'));
  await expect(made.finally(() => writeFileSync(path, before))).rejects.toThrow('styles/');
});

test.each([
  ['a template', 'templates/layout/SkipLinks.tsx', ['templates']],
  ['what an island imports', 'generator/engine/lib/fold.ts', ['islands', 'templates']],
])(
  '%s that is not as it was packed is made again',
  async (_, file, parts) => {
    const path = join(installed, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, `${before}\n/* changed */\n`);
    await makeAll();
    writeFileSync(path, before);
    expect([...made.parts].sort()).toEqual(parts.sort());
  },
  30_000,
);
