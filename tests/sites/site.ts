/** A small site in a folder of its own, and the command line run on it as its user would. */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const packageRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface TestSite {
  root: string;
  write(path: string, content: string | Uint8Array): void;
  remove(path: string): void;
  read(path: string): string;
  exists(path: string): boolean;
  /** Every file below a folder, sorted. */
  list(folder: string): string[];
  /** `run('build', '--drafts')` with `environment` added to this process's own. */
  run(words: string[], environment?: Record<string, string>): Promise<Run>;
}

/** The least that a site needs. */
export const SITE_YAML = 'base_url: https://artist.example\nartist:\n  name: Artist\n';

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

/** @param keep leaves the removal to the caller, for a site that several tests share */
export function makeSite(files: Record<string, string | Uint8Array>, { keep = false } = {}): TestSite {
  const root = mkdtempSync(join(tmpdir(), 'liner-site-'));
  if (!keep) onTestFinished(() => removeSite(root));
  const site: TestSite = {
    root,
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    remove: (path) => rmSync(join(root, path), { recursive: true, force: true }),
    read: (path) => readFileSync(join(root, path), 'utf8'),
    exists: (path) => existsSync(join(root, path)),
    list: (folder) => listFiles(join(root, folder)),
    run: (words, environment = {}) => runLiner(root, words, environment),
  };
  for (const [path, content] of Object.entries(files)) site.write(path, content);
  return site;
}

export function removeSite(root: string): void {
  rmSync(root, { recursive: true, force: true });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export function runLiner(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
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
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}
