/**
 * Runs a layer of the tests, and prints `N passed, N failed` as the last line. Without words it runs everything that proves the
 * product. The first word can be another layer, or a project of vitest.config.ts; other words choose the test files whose
 * paths contain one of them.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { addShell, ensureBrowser, whatIsMissing } from './helpers/find-browser.mjs';
import { ensureNginx, ensureSshd } from './helpers/find-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'tests/.out');

/**
 * Checks before the tests. The compiler remembers what it has checked, in `.cache`; several threads of it would look at the same types
 * once each, and the other core lints.
 */
const CHECKS = {
  types: [
    [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/tsbuildinfo',
    ],
  ],
  'format and lint': [['node_modules/@biomejs/biome/bin/biome', 'check', '.'], ['tests/lint/english.mjs']],
};

/** By the first word: the checks, then the projects of each run of Vitest, and its other words. */
const LAYERS = {
  all: { checks: ['types', 'format and lint'], runs: [['unit', 'sites', 'browser']] },
  quick: { checks: ['types'], runs: [['unit']], isQuick: true },
  release: { checks: [], runs: [['release', 'matrix'], ['firefox'], ['webkit']] },
  browsers: { checks: [], runs: [['firefox'], ['webkit']] },
};

const PROJECTS = ['unit', 'sites', 'browser', 'release', 'matrix', 'firefox', 'webkit'];

const totals = { passed: 0, failed: 0 };

/**
 * Runs a tool with Node.js.
 * @param stdout where it prints: here, or `pipe`, to be printed later
 */
async function runTool([script, ...words], stdout = 'inherit') {
  const child = spawn(process.execPath, [join(root, script), ...words], {
    cwd: root,
    stdio: ['inherit', stdout, stdout],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const [code] = await once(child, 'close');
  return { ok: code === 0, printed };
}

async function runCheck(name) {
  const results = await Promise.all(CHECKS[name].map((tool) => runTool(tool, 'pipe')));
  const ok = results.every((result) => result.ok);
  totals[ok ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${results.map(({ printed }) => printed).join('')}${ok ? 'ok' : 'FAILED'}: ${name}\n`);
}

/** A run that ends without a report counts as one failure. */
async function runProjects(names, words) {
  const report = join(reports, 'tests.json');
  rmSync(report, { force: true });
  const { ok } = await runTool([
    'node_modules/vitest/vitest.mjs',
    'run',
    ...names.map((name) => `--project=${name}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...words,
  ]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    totals.passed += numPassedTests;
    // A file that cannot be loaded fails the run without failing a test.
    totals.failed += ok ? 0 : Math.max(1, numFailedTests);
  } catch {
    totals.failed += 1;
  }
}

/** Returns true if the path of a test file contains the word. `features/shows` finds every file or folder of tests called `shows`. */
function contains(path, word) {
  const name = word.replace(/^(?:generator|tests\/unit)\//, '').replace(/\/$/, '');
  const feature = /^features\/([^/]+)$/.exec(name)?.[1];
  return feature ? new RegExp(`/${feature}\\b`).test(path) : path.includes(name);
}

/**
 * The unit tests of what was changed since the last commit: those of its folder, and those that name its file. All that
 * import it, directly or not, are most tests where many modules need it.
 */
function listBeside() {
  const git = (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const tests = glob.sync('tests/unit/**/*.test.{ts,tsx}', { cwd: root });
  const texts = new Map(tests.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return tests.filter((test) =>
    changed.some((path) => {
      const { dir, base, name } = parse(path);
      const isCode = /\.(?:tsx?|json|yaml)$/.test(base) && !path.startsWith('tests/fixtures');
      return (
        test === path ||
        (isCode && dirname(test) === dir.replace(/^generator/, 'tests/unit')) ||
        (isCode && name !== 'index' && texts.get(test)?.includes(`/${base}'`))
      );
    }),
  );
}

/** The layer that the words of the command line choose. */
function select(words) {
  const [first, ...rest] = words;
  if (first === undefined) return LAYERS.all;
  const layer = LAYERS[first];
  if (layer?.isQuick) {
    const files = listBeside();
    return { ...layer, runs: files.length > 0 ? layer.runs : [], words: [...files, ...rest] };
  }
  if (layer) return { ...layer, words: rest };
  if (PROJECTS.includes(first)) return { checks: [], runs: [[first]], words: rest };
  const parts = PROJECTS.slice(0, 4);
  const files = glob
    .sync(`tests/{${parts}}/**/*.test.{ts,tsx}`, { cwd: root })
    .filter((path) => words.some((word) => contains(path, word)));
  const projects = parts.filter((part) => files.some((path) => path.startsWith(`tests/${part}/`)));
  return { checks: [], runs: projects.length > 0 ? [projects] : [], words: files };
}

/** Returns true if this machine has the browser of a project; if not, prints what to install. */
function hasBrowser(project) {
  const missing = whatIsMissing(project);
  if (missing) process.stdout.write(`skipped: ${project}. ${missing}\n`);
  return !missing;
}

/** Installs what is missing. A test file that runs without the others installs its servers itself. */
function prepare(projects, isWhole) {
  if (projects.includes('browser') || projects.includes('matrix')) {
    ensureBrowser();
    if (isWhole) addShell();
  }
  if (projects.includes('release') && isWhole) {
    ensureNginx();
    ensureSshd();
  }
}

const { checks, runs, words = [] } = select(process.argv.slice(2));
mkdirSync(reports, { recursive: true });
// All projects of this run share the sites that the tests of one have built.
const shared = mkdtempSync(join(reports, 'shared-'));
process.env.LINER_TESTS_SHARED = shared;
prepare(runs.flat(), words.length === 0);
await Promise.all(checks.map(runCheck));
for (const names of runs) {
  const projects = names.filter(hasBrowser);
  if (projects.length > 0) await runProjects(projects, words);
}
rmSync(shared, { recursive: true, force: true });
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
