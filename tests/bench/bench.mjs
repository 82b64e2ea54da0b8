/**
 * How long builds take, and how much memory: `npm run bench [N …]`, for 16, 1000 and 10000 releases when no N is given.
 * Each figure is the median of several runs of the whole command, process start included.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseText, writeCatalogue } from './catalogue.mjs';

const liner = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/liner.js');
const counts = process.argv.slice(2).map(Number);

/** One build in `folder`, in wall seconds. */
function build(folder, words = []) {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, [liner, 'build', ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Peak memory in MiB, pages, and milliseconds a stage; its own run, since compressed sizes take time to measure. */
function account(folder) {
  const report = join(folder, 'report.json');
  build(folder, ['--report', report]);
  const { pages, peakMemory, stages } = JSON.parse(readFileSync(report, 'utf8'));
  return { memory: peakMemory / 2 ** 20, pages, stages };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Moves what a build made out of its way. Removing it would keep the disk busy while the next one is timed. */
function setAside(folder, round) {
  for (const made of ['.cache', 'dist']) {
    if (existsSync(join(folder, made))) renameSync(join(folder, made), join(folder, `${made}-${round}`));
  }
}

function measure(count) {
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-'));
  const rounds = count > 5000 ? 3 : 5;
  const times = (prepare) => {
    const seconds = Array.from({ length: rounds }, (_, round) => {
      prepare(round);
      return build(folder);
    });
    prepare(rounds);
    return { seconds: median(seconds), ...account(folder) };
  };
  try {
    writeCatalogue(folder, count);
    const cold = times((round) => setAside(folder, round));
    const same = times(() => undefined);
    const edited = times((round) => {
      writeFileSync(join(folder, 'content/releases/release-7.md'), releaseText(7, `Take ${round}.`));
    });
    return { cold, same, edited };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(count, name, { seconds, memory, pages, stages }) {
  const shown = stages.map(({ name: stage, milliseconds }) => `${stage} ${milliseconds}`).join(', ');
  return [
    String(count).padStart(6),
    name.padEnd(16),
    `${seconds.toFixed(2)} s`.padStart(9),
    `${Math.round(memory)} MiB`.padStart(9),
    `${Math.round(pages / seconds)} pages/s`.padStart(14),
    `  ${shown}`,
  ].join(' ');
}

process.stdout.write(`Node ${process.version}; stage times in ms\n`);
for (const count of counts.length > 0 ? counts : [16, 1000, 10_000]) {
  const { cold, same, edited } = measure(count);
  for (const [name, run] of Object.entries({ cold, 'nothing changed': same, 'one edited': edited })) {
    process.stdout.write(`${row(count, name, run)}\n`);
  }
}
