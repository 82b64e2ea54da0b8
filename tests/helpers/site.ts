/** A small site in a folder of its own, and the command line run on it as its user would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { packageRoot, type Run, runInTurn } from './runner.ts';

export { packageRoot, type Run, runInTurn };

export interface TestSite {
  root: string;
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
  read(path: string): string;
  exists(path: string): boolean;
  /** Size of a file, in bytes. */
  size(path: string): number;
  /** Every file below a folder, sorted. */
  list(folder: string): string[];
  /** Every file below a folder with a hash of its content: equal maps are equal folders, byte for byte. */
  hashes(folder: string): Record<string, string>;
  /** `run(['build', '--drafts'])` with `environment` added to this process's own; runs of a test file wait for each other. */
  run(words: string[], environment?: Record<string, string>): Promise<Run>;
}

export interface SiteOptions {
  /** Leaves the removal to the caller, for a site that several tests share. */
  keep?: boolean;
  /** Begins without the results that other builds of the run have made. */
  cold?: boolean;
  /** That of the test's own context, which concurrent tests need. */
  onTestFinished?: (remove: () => void) => void;
}

/** The least that a site needs. It has no share images: to draw them takes longer than all the rest of a small site. */
export const SITE_YAML = 'base_url: https://artist.example\nartist: {name: Artist}\nshare_images: false\n';

/** The same with share images. */
export const SITE_WITH_CARDS = SITE_YAML.replace('share_images: false', 'share_images: true');

/** A release without any problem. */
export const RELEASE = `---
title: First Light
type: single
release_date: 2024-05-03
genre: [House]
bpm: 124
key: A minor
description: Four minutes of morning.
streaming_links: {spotify: "https://open.spotify.com/x"}
---
## Story & Concept

It began at dawn.
`;

export function makeSite(
  files: Record<string, string | Uint8Array>,
  { keep = false, cold = false, onTestFinished: finish = onTestFinished }: SiteOptions = {},
): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'liner-site-'));
  if (!keep) finish(() => removeSite(root));
  const site: TestSite = {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true, force: true }),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    exists: (path) => existsSync(join(root, path)),
    size: (path) => statSync(join(root, path)).size,
    list: (folder) => listFiles(join(root, folder)),
    hashes: (folder) => hashFiles(join(root, folder)),
    run: (words, environment) => runInTurn(root, words, environment),
  };
  for (const [path, content] of Object.entries(files)) site.write(path, content);
  if (!cold && site.exists('content/site.yaml') && !site.exists('.cache')) warmUp(root);
  return site;
}

/** Made by `tests/helpers/warm.ts`. */
export const WARM_CACHE = 'warm-cache';

/** Half of a small site's first build goes into pictures that are the same in all of them. */
function warmUp(root: string): void {
  const cache = join(inject('shared') ?? '', WARM_CACHE);
  if (existsSync(cache)) cpSync(cache, join(root, '.cache'), { recursive: true });
}

export function removeSite(root: string): void {
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function hashFiles(folder: string): Record<string, string> {
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(listFiles(folder).map((path) => [path, hash(join(folder, path))]));
}

/** In a process of its own. */
export function runLiner(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<Run> {
  return startLiner(folder, words, environment).done;
}

/** The command line under way: `run` fills while it speaks. */
export function startLiner(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; run: Run; done: Promise<Run> } {
  const child = spawn(process.execPath, [join(packageRoot, 'bin/liner.js'), ...words], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  const run: Run = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    run.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    run.stderr += chunk;
  });
  const done = new Promise<Run>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ ...run, code: signal ? 128 + constants.signals[signal] : code }),
    );
  });
  return { child, run, done };
}
