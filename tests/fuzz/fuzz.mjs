/**
 * Changes the files of a small site at random, and holds `liner check` and `liner build` to what they promise whatever
 * the files hold. The same seed and number give the same input:
 *
 *     node tests/fuzz/fuzz.mjs --seed 1 --count 1000 [--from 0] [--only 17] [--builds 4]
 *
 * Every input is checked; with `--builds 4`, every fourth is built as well. Every fifth is a table of translations, which is
 * imported before. Ctrl+C ends it with the figures so far.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openLiner } from './liner.mjs';
import { mutate, mutateTable } from './mutate.mjs';
import { findImportViolations, findViolations, stampFolder } from './properties.mjs';
import { openRandom } from './random.mjs';
import { applyChanges, readSample, restore, restoreContent, writeSite } from './site.mjs';

const failures = join(dirname(dirname(fileURLToPath(import.meta.url))), '.out/fuzz');
/** Every n-th input is a table. */
const TABLES = 5;
const TABLE = 'texts.csv';
const ENVIRONMENT = { SOURCE_DATE_EPOCH: '1756684800' };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    builds: { type: 'string', default: '1' },
  },
});
const first = Number(values.only ?? values.from);
const count = values.only === undefined ? Number(values.count) : 1;

const root = mkdtempSync(join(tmpdir(), 'liner-fuzz-'));
const liner = openLiner();
let table;
const files = await readSample();
writeSite(root, files);
const totals = { inputs: 0, done: 0, refused: 0, failed: 0, rss: 0, ms: 0, slowest: 0, slowestMs: 0 };
const began = performance.now();

// Ends after the input under way, with the figures so far.
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true;
  });

try {
  await begin();
  for (let index = first; index < first + count && !isStopped; index++) await tryInput(index);
} finally {
  liner.stop();
  rmSync(root, { recursive: true, force: true });
}
report();

/** The site as it is has to be good, or nothing that follows means anything. */
async function begin() {
  const { code, stdout, stderr } = await liner.run(root, ['build'], ENVIRONMENT);
  if (code !== 0) throw new Error(`The sample cannot be built (${code}):\n${stdout}${stderr}`);
  await liner.run(root, ['translations', 'export', 'ar', '--out', TABLE], ENVIRONMENT);
  restoreContent(root, files);
  table = readFileSync(join(root, TABLE));
}

async function tryInput(index) {
  const random = openRandom(values.seed, index);
  const changes = index % TABLES === TABLES - 1 ? mutateTable(TABLE, table, random) : mutate(files, random);
  const builds = index % Number(values.builds) === 0;
  const { violations, ms, rss, code } = await runChanges(changes, builds);
  totals.inputs += 1;
  totals[code === 0 ? 'done' : 'refused'] += 1;
  totals.rss = Math.max(totals.rss, rss);
  if (ms > totals.slowestMs) Object.assign(totals, { slowest: index, slowestMs: ms });
  if (violations.length === 0) return;
  totals.failed += 1;
  const least = await minimise(changes, violations);
  process.stdout.write(
    `\n${index}: ${violations.join('; ')}\n${describe(least)}kept in ${keep(index, least)}\n`,
  );
}

/** Makes changes, runs both commands, and makes the site what it was. */
async function runChanges(changes, builds = true) {
  if (changes.some(({ path }) => path === TABLE)) return runTable(changes);
  applyChanges(root, changes);
  const before = stampFolder(join(root, 'dist'));
  const check = await liner.run(root, ['check', '--format', 'json'], ENVIRONMENT);
  const build = builds ? await liner.run(root, ['build'], ENVIRONMENT) : undefined;
  const after = stampFolder(join(root, 'dist'));
  const violations = findViolations({ root, check, build, before, after });
  restore(root, files, changes);
  return describeRuns(build ? [check, build] : [check], violations);
}

/** Imports a table, and makes the content what it was. */
async function runTable(changes) {
  applyChanges(root, changes);
  const words = ['translations', 'import', 'ar', TABLE];
  const runs = [await liner.run(root, words, ENVIRONMENT)];
  runs.push(await liner.run(root, ['check', '--format', 'json'], ENVIRONMENT));
  const violations = findImportViolations(root, ...runs);
  restoreContent(root, files);
  return describeRuns(runs, violations);
}

function describeRuns(runs, violations) {
  return {
    violations,
    code: runs.at(-1).code,
    ms: runs.reduce((sum, { ms }) => sum + ms, 0),
    rss: Math.max(...runs.map(({ rss }) => rss)),
  };
}

/** Fewer changes with the same fault, and then fewer lines. */
async function minimise(changes, violations) {
  const fault = violations[0].replace(/\d+/g, '');
  const fails = async (fewer) =>
    (await runChanges(fewer)).violations.some((each) => each.replace(/\d+/g, '') === fault);
  let least = changes;
  for (const change of changes) {
    const fewer = least.filter((each) => each !== change);
    if (fewer.length > 0 && (await fails(fewer))) least = fewer;
  }
  for (const change of least) least = await removeLines(least, change, fails);
  return least;
}

async function removeLines(changes, change, fails) {
  if (!change.bytes || !/\.(md|yaml|svg|css|csv)$/.test(change.path)) return changes;
  let least = changes;
  let lines = change.bytes.toString('latin1').split('\n');
  let trials = 0;
  for (let size = Math.ceil(lines.length / 2); size >= 1 && trials < 60; size = Math.floor(size / 2)) {
    for (let at = 0; at < lines.length && trials < 60; trials++) {
      const fewer = lines.toSpliced(at, size);
      const bytes = Buffer.from(fewer.join('\n'), 'latin1');
      const changed = least.map((each) => (each.path === change.path ? { ...each, bytes } : each));
      if (await fails(changed)) [lines, least] = [fewer, changed];
      else at += size;
    }
  }
  return least;
}

function describe(changes) {
  const shorten = (text) => (text.length > 600 ? `${text.slice(0, 600)}…` : text);
  return changes
    .map(
      ({ path, name, kind, bytes }) =>
        `${JSON.stringify(path)} ${name} ${kind ?? ''}\n${bytes ? JSON.stringify(shorten(bytes.toString('utf8'))) : 'removed'}\n`,
    )
    .join('');
}

/** The whole site that fails, ready to be built. */
function keep(index, changes) {
  const folder = join(failures, `${values.seed}-${index}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  applyChanges(root, changes);
  for (const name of ['content', 'assets']) {
    try {
      if (existsSync(join(root, name)))
        cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true });
    } catch (error) {
      // A pipe cannot be copied.
      writeFileSync(join(folder, 'note.txt'), String(error));
    }
  }
  restore(root, files, changes);
  return folder;
}

function report() {
  const { inputs, done, refused, failed, rss, slowest, slowestMs } = totals;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const memory = (rss / 2 ** 20).toFixed(0);
  process.stdout.write(
    `seed ${values.seed}: ${inputs} inputs in ${seconds} s, ${done} right, ${refused} refused, ${failed} failed; ` +
      `at most ${memory} MiB; slowest ${slowest} (${(slowestMs / 1000).toFixed(1)} s)\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
