/**
 * Programs as their users have them: installed from npm in folders outside the repository. What has been installed once is
 * kept in the system's folder for temporary files.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Kept between runs. */
export const KEPT = join(tmpdir(), 'liner-bench');

/** The newest versions whose packages are all in the registry, and that run on Node.js 20. */
const ELEVENTY = ['@11ty/eleventy@3.1.7', '@11ty/eleventy-img@6.0.4'];

/**
 * A package of Liner, installed.
 * @param {string} path a tarball, the folder of an installed package, or a checkout
 * @returns {string} the folder whose node_modules has it
 */
export function installLiner(path) {
  const place = resolve(path);
  if (existsSync(join(place, 'node_modules/linernotes/package.json'))) return place;
  if (!statSync(place).isDirectory()) return installTarball(place);
  const folder = mkdtempSync(join(tmpdir(), 'liner-bench-pack-'));
  try {
    run(process.execPath, [join(place, 'bin/pack.mjs'), '--into', folder], { cwd: place });
    return installTarball(join(folder, readdirSync(folder)[0]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function installTarball(tarball) {
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex').slice(0, 12);
  return install(`liner-${hash}`, [tarball]);
}

/** @returns {string} the folder whose node_modules has Eleventy */
export function installEleventy() {
  return install(basename(ELEVENTY[0]), ELEVENTY);
}

function install(name, packages) {
  const folder = join(KEPT, name);
  if (existsSync(folder)) return folder;
  mkdirSync(KEPT, { recursive: true });
  const made = mkdtempSync(join(KEPT, 'installing-'));
  writeFileSync(join(made, 'package.json'), '{"private": true}\n');
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--save-exact'];
  run('npm', [...words, ...packages], { cwd: made });
  renameSync(made, folder);
  return folder;
}
