/**
 * Runs type check, lint and all tests, and prints `N passed, N failed` as the last line. With words, it runs only the test files
 * whose paths contain one of them; the first word can be a project of vitest.config.ts, or `browsers` for the other engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';
import { addShell, ensureBrowser, whatIsMissing } from './helpers/find-browser.mjs';
import { ensureNginx, ensureSshd } from './helpers/find-servers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, 'tests/.out');
const totals = { passed: 0, failed: 0 };

/**
 * Runs a tool with Node.js.
 *
 * @param stdout where it prints: here, or `pipe`, to be printed later
 */
async function runTool(script, words, stdout = 'inherit') {
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

/** Types, format and lint. Several threads would look at the same types once each, which takes half as much processor time again. */
async function check() {
  const types = await runTool('node_modules/typescript/bin/tsc', ['--noEmit', '--singleThreaded'], 'pipe');
  const format = await runTool('node_modules/@biomejs/biome/bin/biome', ['check', '.'], 'pipe');
  const english = await runTool('tests/lint/english.mjs', [], 'pipe');
  const lint = { ok: format.ok && english.ok, printed: `${format.printed}${english.printed}` };
  return { types, 'format and lint': lint };
}

function count(name, { ok, printed }) {
  totals[ok ? 'passed' : 'failed'] += 1;
  process.stdout.write(`${printed}${ok ? 'ok' : 'FAILED'}: ${name}\n`);
}

/** Projects of vitest.config.ts, side by side; a run that ends without a report counts as one failure. */
async function runProjects(names, files) {
  const report = join(reports, 'tests.json');
  rmSync(report, { force: true });
  const { ok } = await runTool('node_modules/vitest/vitest.mjs', [
    'run',
    ...names.map((name) => `--project=${name}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
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

const PARTS = ['unit', 'sites', 'browser'];
const OTHERS = ['firefox', 'webkit'];

/** Whether a browser is there; where not, says what to install. */
function hasBrowser(project) {
  const missing = whatIsMissing(project);
  if (missing) process.stdout.write(`skipped: ${project}. ${missing}\n`);
  return !missing;
}

/** Whether the path of a test file contains the word. `features/shows` finds every file or folder of tests called `shows`. */
function contains(path, word) {
  const name = word.replace(/^(?:generator|tests\/unit)\//, '').replace(/\/$/, '');
  const feature = /^features\/([^/]+)$/.exec(name)?.[1];
  return feature ? new RegExp(`/${feature}\\b`).test(path) : path.includes(name);
}

/** Selects projects, and test files among theirs, by the words of the command line; no files stand for all of them. */
function select([first, ...rest]) {
  if (!first) return { projects: PARTS, files: [] };
  if (first === 'browsers') return { projects: OTHERS.filter(hasBrowser), files: rest };
  if ([...PARTS, ...OTHERS].includes(first)) return { projects: [first], files: rest };
  const files = glob
    .sync(`tests/{${PARTS}}/**/*.test.{ts,tsx}`, { cwd: root })
    .filter((path) => [first, ...rest].some((word) => contains(path, word)));
  return { projects: PARTS.filter((part) => files.some((path) => path.startsWith(`tests/${part}/`))), files };
}

const words = process.argv.slice(2);
const { projects, files } = select(words);
mkdirSync(reports, { recursive: true });
// For all projects of this run: what the tests of one have built, those of the next only read.
const shared = mkdtempSync(join(reports, 'shared-'));
process.env.LINER_TESTS_SHARED = shared;
// Beside the tests, which wait for other processes now and then.
const checks = words.length > 0 ? {} : check();
if (projects.includes('browser')) {
  ensureBrowser();
  if (files.length === 0) addShell();
}
// Single files that need a server find it themselves.
if (projects.includes('sites') && files.length === 0) {
  ensureNginx();
  ensureSshd();
}
// Firefox and WebKit have the machine to themselves, one after the other.
const groups = words[0] === 'browsers' ? projects.map((project) => [project]) : [projects];
for (const group of groups) if (group.length > 0) await runProjects(group, files);
for (const [name, result] of Object.entries(await checks)) count(name, result);
rmSync(shared, { recursive: true, force: true });
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
