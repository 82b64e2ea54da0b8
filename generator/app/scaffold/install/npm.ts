/** Runs npm for a new site: packs Liner, and writes the lock file. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeFolder } from '../write.ts';
import { findOrigin, VENDOR } from './origin.ts';

/** The reason of a failure; undefined for success. */
export type Outcome = string | undefined;

/**
 * Puts a package of Liner into the site's folder. An installed copy has all that was in its package, whatever became of
 * the file.
 */
export async function packInto(root: string, packageRoot: string): Promise<Outcome> {
  const vendor = makeFolder(join(root, VENDOR));
  if (findOrigin(packageRoot) === 'checkout')
    return run(process.execPath, [join(packageRoot, 'bin/pack.mjs'), '--into', vendor], packageRoot);
  return run('npm', ['pack', '--ignore-scripts', '--pack-destination', vendor], packageRoot);
}

/** Writes package-lock.json, and installs nothing. */
export async function lock(root: string): Promise<Outcome> {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0'];
  return run('npm', ['install', '--package-lock-only', '--ignore-scripts', ...quiet], root);
}

/** The line for people in the output of a program that failed. */
function findReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const npm = lines.find((line) =>
    /^npm error (?!code |errno |syscall |path |command |A complete log)/.test(line),
  );
  return (npm?.replace('npm error ', '') ?? lines[0] ?? 'it did not say why.').trim();
}

function run(command: string, words: string[], cwd: string): Promise<Outcome> {
  return new Promise((resolve) => {
    // npm is a script of the shell on Windows, which takes a space for the end of a word.
    const shell = command === 'npm' && process.platform === 'win32';
    const child = spawn(command, shell ? words.map((word) => `"${word}"`) : words, { cwd, shell });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      resolve(isMissing ? `${command} was not found.` : error.message);
    });
    child.once('close', (code) => resolve(code === 0 ? undefined : findReason(output)));
  });
}
