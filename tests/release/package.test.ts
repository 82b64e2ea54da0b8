/** The published package: a new site that was given it, which installs and uses it as anybody would. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../helpers/dev.ts';
import { makeSite, packageRoot, removeSite, type TestSite } from '../helpers/site.ts';

const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
const TARBALL = `vendor/linernotes-${version}.tgz`;
const INSTALLED = 'node_modules/linernotes';
const COVER = 'assets/artwork/cover.jpg';

let site: TestSite;

/** Where npm is a script of the shell. */
const IS_WINDOWS = process.platform === 'win32';

function npm(folder: string, words: string[]): string {
  return execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe', shell: IS_WINDOWS });
}

/** @param words the program that makes the site, and its first words */
function init(words: string[], { root }: TestSite): string {
  const facts = ['--name', 'Night Owl', '--base-url', 'https://owl.example', '--kind', 'band'];
  return execFileSync(process.execPath, [...words, '.', ...facts], {
    ...{ cwd: root, encoding: 'utf8', stdio: 'pipe' },
    // The versions are those that Liner runs with: nothing has to be looked up.
    env: { ...process.env, npm_config_offline: 'true' },
  });
}

/** Where the registry answers, as a host does it: with an empty cache. */
function install({ root }: TestSite): void {
  const words = ['ci', '--no-audit', '--no-fund'];
  const cache = join(root, '.cache/npm');
  try {
    if (process.env['CI']) return void npm(root, [...words, '--cache', cache, '--fetch-retries=0']);
  } catch {
    console.warn('npm ci was not tried with an empty cache, as the registry of npm does not answer.');
  }
  npm(root, [...words, '--prefer-offline']);
}

beforeAll(() => {
  site = makeSite({}, { keep: true });
  expect(init([join(packageRoot, 'bin/liner.js'), 'init'], site)).toContain(
    '\n\nNext:\n  npm ci\n  npx liner dev --open\n',
  );
  install(site);
});

afterAll(() => removeSite(site.root));

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
  expect(sources.filter((file) => /\.test\.|\.mjs$|\.map$|create-linernotes/.test(file))).toEqual([]);
  for (const file of ['cli.js', 'studio-pages.js', 'studio-pages.css', 'preview-framed.js'])
    expect(files).toContain(`bin/compiled/${file}`);
  // Compiled code has its source along only where templates import it.
  expect(files.filter((file) => /^generator\/(?:cli|import|studio|app\/scaffold)\//.test(file))).toEqual([]);
  expect(files).toContain('generator/docs/hosts.md');
  expect(site.exists('node_modules/vitest')).toBe(false);
  expect(site.size(`${INSTALLED}/README.md`)).toBeGreaterThan(0);
  // A third of it is compiled ahead of time, for a first build; a tenth are words in eight languages.
  expect(site.size(TARBALL)).toBeLessThan(4_600_000);
});

test('whatever its templates and islands import came along, types too', () => {
  const files = new Set(site.list(INSTALLED));
  const { dependencies } = JSON.parse(site.read(join(INSTALLED, 'package.json')));
  const isThere = (file: string, specifier: string) => {
    if (!specifier.startsWith('.'))
      return (
        specifier.startsWith('node:') || (/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '') in dependencies
      );
    const path = join(dirname(file), specifier).replaceAll('\\', '/');
    return files.has(path) || files.has(path.replace(/\.[jt]sx?$/, '.d.ts'));
  };
  const missing = (file: string) =>
    listImports(site.read(join(INSTALLED, file)), file.endsWith('.d.ts'))
      .filter((specifier) => !isThere(file, specifier))
      .map((specifier) => `${file}: ${specifier}`);
  const sources = [...files].filter((file) => /\.tsx?$/.test(file));
  expect(sources.filter((file) => file.endsWith('.d.ts')).length).toBeGreaterThan(300);
  expect(sources.flatMap(missing), 'see "files" in package.json, and bin/types.mjs').toEqual([]);
});

/** Imports of a module; types as well if it has nothing else. */
function listImports(text: string, isTypes: boolean): string[] {
  const code = text.replace(/\/\*.*?\*\//gs, '');
  const pattern = isTypes
    ? /(?<!['"])\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g
    : /^(?:import|export)\s(?!type\s)[^;'"]*?from\s+'([^']+)'/gm;
  return [...code.matchAll(pattern)].map(([, specifier = '']) => specifier);
}

test('any host can install the site: the lock file names a file of the folder, and versions that were tested', () => {
  const { packages } = JSON.parse(site.read('package-lock.json'));
  const integrity = `sha512-${createHash('sha512')
    .update(readFileSync(join(site.root, TARBALL)))
    .digest('base64')}`;
  expect(packages['node_modules/linernotes']).toMatchObject({ resolved: `file:${TARBALL}`, integrity });
  const ours = JSON.parse(readFileSync(join(packageRoot, 'package-lock.json'), 'utf8')).packages;
  const differing = Object.keys(packages).filter(
    (path) =>
      path.startsWith('node_modules/') &&
      path !== INSTALLED &&
      packages[path].version !== ours[path]?.version,
  );
  expect(differing).toEqual([]);
  expect(packages).not.toHaveProperty('node_modules/vitest');
});

test('npm create makes a site of its own, with the same package and the same versions', () => {
  const second = makeSite({});
  const creator = join(site.root, 'node_modules/create-linernotes');
  cpSync(join(packageRoot, 'bin/create-linernotes'), creator, { recursive: true });
  expect(init([join(creator, 'create.js')], second)).toContain('Next:\n  npm ci\n');
  for (const file of ['package.json', 'package-lock.json', 'content/site.yaml'])
    expect(second.read(file).replaceAll(/"name": ".*"/g, ''), file).toBe(
      site.read(file).replaceAll(/"name": ".*"/g, ''),
    );
  expect(second.hashes('vendor')).toEqual(site.hashes('vendor'));

  // Nothing is installed there, and npx would fetch somebody else's liner.
  const liner = join(site.root, INSTALLED, 'bin/liner.js');
  const made = execFileSync(process.execPath, [liner, 'new', 'news', 'One'], {
    ...{ cwd: second.root, encoding: 'utf8' },
  });
  expect(made).toContain(`Run node ${liner} check, then node ${liner} build.`);
});

test('the site is built, with a template of its own, and types for both', () => {
  const installed = site.hashes(INSTALLED);
  npm(site.root, ['run', 'build']);
  // What is made of Liner's own code alone came along: no stylesheet, scripts or templates are compiled.
  expect(site.list('.cache/packs')).toContain('entries.json');
  expect(site.list('.cache').filter((file) => /styles|templates|island|\.[cm]js$/.test(file))).toEqual([]);
  expect(checkTypes()).toBe('');
  site.write(
    'templates/layout/SkipLinks.tsx',
    `import { SkipLinks as Original } from 'linernotes/templates/layout/SkipLinks.tsx';
     export const SkipLinks = () => <><Original /><b className="rotate-[13deg]">Own</b></>;`,
  );
  site.write(
    'templates/layout/Footer.tsx',
    `import type { ComponentProps } from 'react';
     import { Footer as Original } from 'linernotes/templates/layout/Footer.tsx';
     import { Anchor } from '../parts/Anchor.tsx';
     type Props = ComponentProps<typeof Original>;
     export const Footer = (props: Props) => <><Original {...props} /><i>{typeof Anchor}</i></>;`,
  );
  expect(checkTypes()).toBe('');
  npm(site.root, ['run', 'build']);
  const page = site.read('dist/index.html');
  expect(page).toContain('Night Owl');
  expect(page).toMatch(/Skip to navigation<\/a><b class="rotate-\[13deg\]">Own<\/b>/);
  expect(page).toContain('<i>function</i>');
  const styles = site.list('dist/assets').find((name) => name.startsWith('styles-'));
  const css = site.read(`dist/assets/${styles}`);
  // A class of Liner's own templates, and one of the site's.
  for (const words of ['.sr-only{', 'rotate:13deg']) expect(css).toContain(words);
  // The package stays as it was installed, and nothing is compiled again.
  expect(site.hashes(INSTALLED)).toEqual(installed);

  site.write(
    'templates/layout/Footer.tsx',
    site.read('templates/layout/Footer.tsx').replace('{...props}', 'artist={1}'),
  );
  expect(checkTypes()).toContain("Type 'number' is not assignable to type 'string'");
});

test('a site in two scripts is the same as one made by a checkout, and can be previewed', async (context) => {
  const other = makeSite({}, context);
  cpSync(join(packageRoot, 'tests/fixtures/bilingual'), other.root, { recursive: true });
  const liner = join(site.root, INSTALLED, 'bin/liner.js');
  const day = { SOURCE_DATE_EPOCH: '1788220800' };
  execFileSync(process.execPath, [liner, 'build', '--out', 'packaged'], {
    ...{ cwd: other.root, stdio: 'pipe', env: { ...process.env, ...day } },
  });
  other.remove('.cache');
  await other.run(['build', '--out', 'made'], day);
  // Scripts have other names, and pages name them.
  const list = (folder: string) =>
    Object.entries(other.hashes(folder)).filter(([file]) => /\.(?:png|pdf|xml|ics)$/.test(file));
  expect(list('made').map(([file]) => file)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^ar\/.*\.pdf$/)]),
  );
  expect(list('packaged')).toEqual(list('made'));

  const preview = spawn(process.execPath, [liner, 'dev', '--port', '0'], { cwd: other.root });
  let output = '';
  preview.stderr.on('data', (text) => {
    output += text;
  });
  const ended = once(preview, 'close');
  await until(() => output.includes('The site is at ') || preview.exitCode !== null);
  preview.kill('SIGTERM');
  await ended;
  expect(output).toContain('The site is at ');
});

test('sources of an import are read as in a checkout, damaged ones too', () => {
  cpSync(join(packageRoot, 'tests/fixtures/import'), join(site.root, 'sources'), { recursive: true });
  onTestFinished(() => site.remove('sources'));
  // The errors of libraries may be of other classes where their code is bundled.
  site.write('sources/quote.csv', 'Date,City\n2026-03-07,"Lisbon\n2026-03-08,Porto\n');
  site.write('sources/feed.xml', '<rss><channel><item>');
  site.write('sources/feed.json', '{"version": "https://jsonfeed.org/version/1.1", ');
  site.write('sources/shows.ics', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:nonsense\nSUMMARY:X\n');
  site.write('sources/release.yaml', 'title: [\n');
  const [made, packaged] = [packageRoot, join(site.root, INSTALLED)].map((program) => {
    const words = [join(program, 'bin/liner.js'), 'import', 'sources', '--json'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      ...{ cwd: site.root, encoding: 'utf8' },
    });
    return { status, stdout, stderr };
  });
  expect(made).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('sources/feed.xml cannot be read'),
  });
  expect(packaged).toEqual(made);
});

/** For each program: the folder with what was installed for this system, and the beginning of its name. */
test.each([
  ['sharp', '@img', ''],
  ['esbuild', '@esbuild', ''],
  ['tailwindcss', '@tailwindcss', 'oxide-'],
  ['tailwindcss', '', 'lightningcss-'],
])('a computer for which %s is not installed reports it: %s/%s', (name, scope, start) => {
  const folder = join(site.root, 'node_modules', scope);
  const parts = readdirSync(folder).filter((part) => part.startsWith(start));
  expect(parts.length).toBeGreaterThan(0);
  const away = join(site.root, 'away');
  mkdirSync(away);
  for (const part of parts) renameSync(join(folder, part), join(away, part));
  onTestFinished(() => {
    for (const part of parts) renameSync(join(away, part), join(folder, part));
    site.remove('away');
  });
  site.remove('.cache');
  site.write('templates/parts/Anchor.tsx', "export { Anchor } from 'linernotes/templates/parts/Anchor.tsx';");
  onTestFinished(() => site.remove('templates/parts'));
  cpSync(join(packageRoot, 'tests/fixtures/site/assets/artwork/exult.jpg'), join(site.root, COVER));
  site.write(
    'content/releases/covered.md',
    '---\ntitle: Covered\ntype: single\nrelease_date: 2024-03-01\nartwork_url: artwork/cover.jpg\n---\n',
  );
  const system = `${process.platform}-${process.arch}`;
  const liner = (word: string) =>
    spawnSync(process.execPath, [join(site.root, INSTALLED, 'bin/liner.js'), word], {
      ...{ cwd: site.root, encoding: 'utf8' },
    });
  const build = liner('build');
  expect(build.status).toBe(3);
  expect(build.stderr).toContain(`Liner stopped: ${name} is not installed for this computer (${system}).`);
  expect(build.stderr.split('Liner stopped')).toHaveLength(2);
  expect(build.stderr).not.toContain(COVER);
  const doctor = liner('doctor');
  expect(doctor.status).toBe(1);
  expect(doctor.stdout).toContain(`error    ${name}: It does not run on this computer (${system})`);
});

/** Messages of TypeScript about the site, with its initial settings. */
function checkTypes(): string {
  const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [compiler, '-p', site.root, '--singleThreaded'], {
      encoding: 'utf8',
    });
  } catch (error) {
    // What it finds fault with is reported by its exit code as well.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

test('a custom design has all types: pages, islands, data, and what is replaced', () => {
  for (const folder of ['templates', 'islands']) {
    site.remove(folder);
    cpSync(join(packageRoot, 'tests/fixtures/design', folder), join(site.root, folder), { recursive: true });
  }
  const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc');
  const check = () =>
    spawnSync(process.execPath, [compiler, '--noEmit', '--singleThreaded'], {
      cwd: site.root,
      encoding: 'utf8',
    });
  expect(check()).toMatchObject({ status: 0, stdout: '' });
  const page = 'templates/pages/TourDiary.tsx';
  site.write(
    page,
    site
      .read(page)
      .replace('to: show.date', 'from: show.date')
      .replace('upcomingShows }', 'gigs: upcomingShows }'),
  );
  expect(check().stdout).toMatch(/TS2353.*'from' does not exist/);
  expect(check().stdout).toMatch(/TS2339.*'gigs' does not exist on type 'SiteFacts'/);
});
