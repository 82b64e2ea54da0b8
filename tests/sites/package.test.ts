/** The published package: packed, installed in an empty folder, and used there as by anybody. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, packageRoot, removeSite, type TestSite } from '../helpers/site.ts';

const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
const TARBALL = `linernotes-${version}.tgz`;
const INSTALLED = 'node_modules/linernotes';

let packed: string;
let site: TestSite;

function npm(folder: string, words: string[]): string {
  return execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe', shell: IS_WINDOWS });
}

/** Where npm is a script of the shell. */
const IS_WINDOWS = process.platform === 'win32';

beforeAll(() => {
  packed = makeSite({}, { keep: true }).root;
  execFileSync(process.execPath, [join(packageRoot, 'bin/pack.js'), '--into', packed], { stdio: 'pipe' });
  site = makeSite({}, { keep: true });
  writeLock(site);
  npm(site.root, ['install', '--prefer-offline', '--no-audit', '--no-fund']);
});

afterAll(() => {
  removeSite(packed);
  removeSite(site.root);
});

/** The versions that this checkout has been tested with, which npm has at hand; nothing for developers. */
function writeLock({ root }: TestSite): void {
  const lock = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8'));
  const { '': ours, ...packages } = lock.packages;
  const needed = Object.entries<{ dev?: boolean }>(packages).filter(([, { dev }]) => !dev);
  const resolved = `file:${join(packed, TARBALL)}`;
  const top = { dependencies: { linernotes: resolved } };
  const { name, bin, engines, dependencies } = ours;
  const liner = { name, version, resolved, bin, engines, dependencies };
  const all = { '': top, [INSTALLED]: liner, ...Object.fromEntries(needed) };
  writeFileSync(join(root, 'package.json'), JSON.stringify(top));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: all }));
}

test('it holds what it needs and nothing else', () => {
  const files = site.list(INSTALLED);
  expect([...new Set(files.map((file) => file.split('/')[0]))]).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin',
    'generator',
    'islands',
    'package.json',
    'templates',
  ]);
  const sources = files.filter((file) => !file.startsWith('bin/compiled/results/'));
  expect(sources.filter((file) => /\.test\.|\.mjs$|\.map$/.test(file))).toEqual([]);
  expect(files).toContain('bin/compiled/cli.js');
  expect(site.exists('node_modules/vitest')).toBe(false);
  expect(site.size(`${INSTALLED}/README.md`)).toBeGreaterThan(0);
  expect(readFileSync(join(packed, TARBALL)).length).toBeLessThan(1_700_000);
});

test('whatever its templates and islands import came along, types too', () => {
  const files = new Set(site.list(INSTALLED));
  const missing = (file: string) => {
    const imports = site.read(join(INSTALLED, file)).matchAll(/from '(\.[^']+)'/g);
    const paths = [...imports].map(([, path = '']) => join(dirname(file), path).replaceAll('\\', '/'));
    return paths.filter((path) => !files.has(path));
  };
  const sources = [...files].filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  expect(new Set(sources.flatMap(missing)), 'to be added to "files" in package.json').toEqual(new Set());
});

test('it makes a site, with a template of its own', () => {
  const installed = site.hashes(INSTALLED);
  const liner = (words: string[]) => npm(site.root, ['exec', '--offline', '--', 'liner', ...words]);
  const made = liner(['init', '.', '--name', 'Night Owl', '--base-url', 'https://owl.example']);
  expect(made).toContain('\n\nNext:\n  npx liner build\n  npx liner preview\n');
  expect(JSON.parse(site.read('package.json')).scripts).toMatchObject({ build: 'liner build' });
  npm(site.root, ['run', 'build']);
  // What is made of Liner's own code alone came along: no stylesheet, scripts or templates are compiled.
  expect(site.list('.cache/packs')).toContain('entries.json');
  expect(site.list('.cache').filter((file) => /styles|templates|island|\.mjs$/.test(file))).toEqual([]);
  site.write(
    'templates/layout/SkipLinks.tsx',
    `import { SkipLinks as Original } from 'linernotes/templates/layout/SkipLinks.tsx';
     export const SkipLinks = () => <><Original /><b className="rotate-[13deg]">Own</b></>;`,
  );
  npm(site.root, ['run', 'build']);
  const home = site.read('dist/index.html');
  expect(home).toContain('Night Owl');
  expect(home).toMatch(/Skip to navigation<\/a><b class="rotate-\[13deg\]">Own<\/b>/);
  const styles = site.list('dist/assets').find((name) => name.startsWith('styles-'));
  const css = site.read(`dist/assets/${styles}`);
  // A class of Liner's own templates, and one of the site's.
  for (const words of ['.sr-only{', 'rotate:13deg']) expect(css).toContain(words);
  // The package stays as it was installed, and nothing is compiled again.
  expect(site.hashes(INSTALLED)).toEqual(installed);
});
