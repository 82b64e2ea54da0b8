/** The command line in a process that can be stopped, under limits of time and memory. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = dirname(dirname(fileURLToPath(import.meta.url)));

/** Milliseconds of the processor, however busy the machine is. */
const MAX_TIME = 60_000;
/** Milliseconds of the clock: it only ends what waits forever, and what runs where the system counts no processor time. */
const MAX_WAIT = 600_000;
/** Bytes of the whole process. */
const MAX_MEMORY = 2 ** 30;
/** A process that holds as much between two runs makes room for a new one. */
const MAX_IDLE = 500_000_000;
const SAMPLE_MS = 25;

export function openLiner() {
  let child;
  let runs = 0;

  function start() {
    child = fork(join(tests, 'helpers/runner.mjs'), [dirname(tests)], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=1024'],
      // Ctrl+C is for the fuzzer.
      detached: true,
    });
  }

  function stop() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /** @returns `{ words, code, stdout, stderr, ms, rss }`; the code is a word where the process had to be stopped */
  async function run(folder, words, environment) {
    if (child && readMemory(child.pid) > MAX_IDLE) stop();
    if (!child) start();
    const current = child;
    const id = runs++;
    const began = performance.now();
    const usedBefore = readProcessor(current.pid);
    let rss = 0;
    const answer = await new Promise((resolve) => {
      const end = (result) => {
        clearInterval(timer);
        current.off('message', receive);
        current.off('exit', exit);
        resolve(result);
      };
      const timer = setInterval(() => {
        rss = Math.max(rss, readMemory(current.pid));
        const isSlow =
          readProcessor(current.pid) - usedBefore > MAX_TIME || performance.now() - began > MAX_WAIT;
        if (!isSlow && rss < MAX_MEMORY) return;
        end({ code: isSlow ? 'stopped, as it took too long' : 'stopped at 1 GiB of memory' });
        stop();
      }, SAMPLE_MS);
      const receive = (message) => {
        if (message.id === id) end(message.run ?? { code: 'an error of its own', stderr: message.failure });
      };
      const exit = (code, signal) => {
        child = undefined;
        end({ code: `${code ?? signal}, by itself` });
      };
      current.on('message', receive);
      current.on('exit', exit);
      current.send({ id, folder, words, environment });
    });
    return { stdout: '', stderr: '', ...answer, words, rss, ms: performance.now() - began };
  }

  return { run, stop };
}

/** The memory of a process in bytes; 0 where the system does not say. */
function readMemory(pid) {
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}

/** Processor time of a process, in milliseconds; 0 where the system does not report it. */
function readProcessor(pid) {
  try {
    // After the name, which is in brackets; in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
