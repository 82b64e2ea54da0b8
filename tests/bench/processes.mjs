/** Commands, and what they cost. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TIME = '/usr/bin/time';

/**
 * Runs a command to its end.
 * @param {string[]} command
 * @returns {{wall: number, cpu: number, memory: number}} seconds on the clock and of processor time, of the process, its
 *   threads and its children, and the bytes that the largest of these processes had in memory at most
 * @throws when it fails, with its output
 */
export function measure(command, { cwd }) {
  if (!existsSync(TIME)) throw new Error(`${TIME} is missing: apt-get install time`);
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-time-'));
  const figures = join(folder, 'figures');
  const begin = process.hrtime.bigint();
  const words = ['--format=%U %S %M', `--output=${figures}`, ...command];
  const { status, stderr, error } = spawnSync(TIME, words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const wall = Number(process.hrtime.bigint() - begin) / 1e9;
  if (error || status !== 0) throw new Error(`${command.join(' ')} in ${cwd} failed: ${error ?? stderr}`);
  const [user, system, kibibytes] = readFileSync(figures, 'utf8').trim().split(' ').map(Number);
  rmSync(folder, { recursive: true });
  return { wall, cpu: user + system, memory: kibibytes * 1024 };
}

/** Runs a command of which nothing but its success matters. */
export function run(command, words, options) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: 'utf8', ...options });
  if (error || status !== 0)
    throw new Error(`${command} ${words.join(' ')} failed: ${error ?? `${stdout}${stderr}`}`);
  return stdout;
}
