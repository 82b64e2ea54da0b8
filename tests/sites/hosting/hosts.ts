/** Web servers for a folder, each as it is when somebody has just installed it. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { ensureNginx } from '../../helpers/find-nginx.mjs';
import { makeSite, packageRoot } from '../../helpers/site.ts';

export const nginx = ensureNginx();
export const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && process.env['CI']) throw new Error('Python was not found.');

const SERVE = join(packageRoot, 'node_modules/serve/build/main.js');
const GUIDE = join(packageRoot, 'generator/HOSTING.md');

/** Each starts a host that ends with the test, and settles with its origin. */
export async function startServe(folder: string): Promise<string> {
  const port = await findPort();
  const words = ['--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard', '--no-request-logging'];
  return start(process.execPath, [SERVE, ...words, folder], port);
}

export async function startPython(folder: string): Promise<string> {
  const port = await findPort();
  const words = ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', folder];
  return start('python3', words, port);
}

/** With the very settings of the guide, for a site that lives under `base`. */
export async function startNginx(folder: string, base: string): Promise<string> {
  const port = await findPort();
  const { root: home } = makeSite({});
  const settings = readGuide()
    .replace(/listen +80;/, `listen 127.0.0.1:${port};`)
    .replace(/root +[^;]+;/, `root ${folder};`)
    .replace(' /404.html', ` ${base}404.html`)
    .replace('^/assets/', `^${base}assets/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${home}/pid;
    error_log ${home}/errors; events {}
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
    ${settings} }`,
  );
  return start(nginx ?? 'nginx', ['-p', home, '-e', `${home}/errors`, '-c', `${home}/nginx.conf`], port);
}

function readGuide(): string {
  const settings = /```nginx\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8'))?.[1];
  if (!settings) throw new Error('The guide to hosts has no settings for nginx.');
  return settings;
}

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function start(command: string, words: string[], port: number): Promise<string> {
  const host = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  host.stderr.on('data', (chunk) => {
    said += chunk;
  });
  onTestFinished(() => {
    host.kill();
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    () =>
      fetch(origin).catch(() => {
        throw new Error(`${command} does not answer. ${said}`);
      }),
    { timeout: 60_000, interval: 50 },
  );
  return origin;
}
