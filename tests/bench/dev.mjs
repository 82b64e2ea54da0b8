/**
 * How long a save takes to be served by `liner dev`: `node tests/bench/dev.mjs [N …]`, for the default site and for a
 * catalogue of 1000 releases when no N is given. Each figure is the median of several saves of one release: from
 * before the file is written until the page that holds the new words has been fetched.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { linerTool } from './tools/liner.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = 25;
/** In milliseconds, between saves: everything that follows one is over. */
const PAUSE = 500;

/** Starts the preview, and gives its address once it is printed. */
function startDev(cwd, words) {
  const begin = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin/liner.js'), 'dev', '--port', '0', ...words], {
    cwd,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const started = new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
      const url = /The site is at (\S+)/.exec(said)?.[1];
      if (url) resolve({ child, ended, url, start: performance.now() - begin });
    });
    child.once('exit', () => reject(new Error(said)));
  });
  return started;
}

/** Calls `onState` for each message of the preview about a page. */
function listen(url, path, onState) {
  const events = new URL(`/__liner/events?path=${encodeURIComponent(path)}`, url);
  const request = get(events, (response) => {
    response.setEncoding('utf8').on('data', (chunk) => {
      for (const [, data] of chunk.matchAll(/^data: (.*)$/gm)) onState(JSON.parse(data));
    });
  });
  request.on('error', () => {});
  return () => request.destroy();
}

/** Milliseconds from each save to the page that shows it. */
async function timeSaves(url, path, file) {
  const text = readFileSync(file, 'utf8');
  const times = [];
  let onState = () => {};
  const stop = listen(url, path, () => onState());
  const shows = async (words) => (await (await fetch(new URL(path, url))).text()).includes(words);
  for (let round = 0; round < ROUNDS; round += 1) {
    await wait(PAUSE);
    const words = `Take ${round} of the saves.`;
    const begin = performance.now();
    writeFileSync(file, `${text}\n${words}\n`);
    do {
      await new Promise((resolve) => {
        onState = resolve;
      });
    } while (!(await shows(words)));
    times.push(performance.now() - begin);
  }
  stop();
  return times.sort((a, b) => a - b);
}

async function measure(name, cwd, words, path, file) {
  const { child, ended, url, start } = await startDev(cwd, words);
  const times = await timeSaves(url, path, file);
  child.kill('SIGTERM');
  await ended;
  const at = (part) => `${Math.round(times[Math.floor((times.length - 1) * part)])} ms`.padStart(7);
  process.stdout.write(
    `${name.padEnd(16)} saved to served: median ${at(0.5)}, fastest ${at(0)}, slowest ${at(1)}; ready after ${Math.round(start)} ms\n`,
  );
}

async function measureDefault(folder) {
  const content = join(folder, 'content');
  cpSync(join(root, 'tests/fixtures/site/content'), content, { recursive: true });
  const file = join(content, 'releases/match-weddy.md');
  await measure('default site', root, ['--content', content], '/music/releases/match-weddy/', file);
}

async function measureCatalogue(folder, count) {
  linerTool('liner', root).write(folder, count);
  const file = join(folder, 'content/releases/release-7.md');
  await measure(`${count} releases`, folder, [], '/music/releases/release-7/', file);
}

const counts = process.argv.slice(2).map(Number);
for (const count of counts.length > 0 ? counts : [0, 1000]) {
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-'));
  try {
    if (count === 0) await measureDefault(folder);
    else await measureCatalogue(folder, count);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
