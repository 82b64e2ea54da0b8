/** Web servers for a folder, each as it is when somebody has just installed it. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { ensureNginx } from './find-servers.mjs';
import { PATIENCE } from './patience.ts';
import { makeSite, packageRoot } from './site.ts';

export const nginx = ensureNginx();
export const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython && process.env['CI']) throw new Error('Python was not found.');
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

const SERVE = join(packageRoot, 'node_modules/serve/build/main.js');
const GUIDE = join(packageRoot, 'generator/docs/hosts.md');

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
  return start(nginx ?? 'nginx', writeNginx(folder, base, port), port);
}

/** Returns nginx's messages about the settings before it starts. */
export function checkNginx(folder: string): string {
  return spawnSync(nginx ?? 'nginx', ['-t', ...writeNginx(folder, '/', 8080)], { encoding: 'utf8' }).stderr;
}

/** The words that start nginx with the settings. */
function writeNginx(folder: string, base: string, port: number): string[] {
  const { root: home } = makeSite({});
  const settings = readGuide('nginx')
    .replace(/listen +80;/, `listen 127.0.0.1:${port};`)
    .replace(/root +[^;]+;/, `root ${folder};`)
    .replace('(?<folder>/', `(?<folder>${base}`)
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
  return ['-p', home, '-e', `${home}/errors`, '-c', `${home}/nginx.conf`];
}

/** With the very settings of the guide, for a site at the root. */
export async function startCaddy(folder: string): Promise<string> {
  const port = await findPort();
  const { root: home } = makeSite({});
  const settings = readGuide('caddyfile')
    .replace(/^\S+ \{/, `http://127.0.0.1:${port} {`)
    .replace(/root \* \S+/, `root * ${folder}`);
  const file = join(home, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${settings}`);
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, home);
}

function readGuide(language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``);
  const settings = block.exec(readFileSync(GUIDE, 'utf8'))?.[1];
  if (!settings) throw new Error(`The guide to hosts has no settings in ${language}.`);
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

/** @param home where a host keeps what it remembers between runs */
async function start(command: string, words: string[], port: number, home?: string): Promise<string> {
  const env = { ...process.env, ...(home && { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }) };
  const host = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let output = '';
  host.stderr.on('data', (chunk) => {
    output += chunk;
  });
  onTestFinished(() => {
    host.kill();
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    () =>
      fetch(origin).catch(() => {
        throw new Error(`${command} does not answer. ${output}`);
      }),
    { timeout: PATIENCE, interval: 50 },
  );
  return origin;
}
