/** Commands of Liner that a command runs beside itself, each in a process of its own: what they do takes all of one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StartCommand } from '../studio/publishing.ts';

/** Characters of what a command prints: enough for a list of many problems. */
const LONGEST = 10_000_000;

/** @param packageRoot the folder of Liner's own package */
export function startCommands(packageRoot: string): StartCommand {
  const program = join(packageRoot, 'bin/liner.js');
  return (words, env, onLine) => {
    // The studio says what they print in its own language.
    const child = spawn(process.execPath, [program, ...words], {
      env: { ...env, LINER_LANG: 'en' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-LONGEST);
    });
    const lines = onLine && createInterface({ input: child.stdout }).on('line', onLine);
    // The last lines may come after the end of the process.
    const read = lines ? once(lines, 'close') : undefined;
    if (!lines)
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout = (stdout + text).slice(-LONGEST);
      });
    return {
      done: once(child, 'close').then(async ([code]) => {
        await read;
        return { stdout, stderr, code };
      }),
      stop: () => child.kill('SIGINT'),
    };
  };
}
