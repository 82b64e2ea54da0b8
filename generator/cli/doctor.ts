/** `liner doctor`: checks this computer, the folder, the host and the published site. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLiner, checkNode, checkNpm, checkPrograms, checkSource } from '../app/doctor/computer.ts';
import type { Finding } from '../app/doctor/finding.ts';
import { checkCache, checkFolder, checkSchemas } from '../app/doctor/folder.ts';
import { checkHosts } from '../app/doctor/hosts.ts';
import { network } from '../app/doctor/network.ts';
import { checkOnline } from '../app/doctor/online.ts';
import { loadSchemas } from '../app/reference/json-schema.ts';
import { escapeControls, showControls } from '../engine/lib/terminal.ts';
import { siteUrls } from '../engine/lib/url.ts';
import { readSettings } from './build-site.ts';
import { CACHE_FOLDER } from './caches.ts';
import { type Environment, EXIT, readClock, readOwnPackage } from './environment.ts';
import type { Speech } from './speech.ts';

interface DoctorOptions {
  content: string;
  out: string;
  online?: boolean | undefined;
  json?: boolean | undefined;
}

export async function runDoctor(environment: Environment, options: DoctorOptions): Promise<number> {
  const { stdout, speech } = environment;
  const findings = await collectFindings(environment, options);
  stdout.write(options.json ? formatJson(findings) : `${showControls(formatText(findings, speech))}\n`);
  return findings.some(({ level }) => level === 'error') ? EXIT.content : EXIT.done;
}

async function collectFindings(
  { packageRoot }: Environment,
  { content, out, online }: DoctorOptions,
): Promise<Finding[]> {
  await loadSchemas();
  const root = process.cwd();
  const own = readOwnPackage(packageRoot);
  const settings = existsSync(content) ? await readSettings(content) : undefined;
  const today = readClock(process.env)('UTC');
  const locked = readLocked(root, own.name);
  const findings = [
    checkNode(process.version, own.engines.node, today),
    checkNpm(await askNpm()),
    checkLiner(own.version, locked?.version),
    ...[checkSource(locked?.resolved)].filter((finding) => finding !== undefined),
    ...(await checkPrograms()),
    ...checkFolder(root, content),
    ...checkCache(CACHE_FOLDER),
    ...checkSchemas(content),
  ];
  if (!settings) return [...findings, ...(existsSync(content) ? [UNREADABLE] : [])];
  const { base_url: baseUrl, timezone } = settings;
  findings.push(...checkHosts({ root, out, baseUrl, timezone }));
  if (!online) return findings;
  const { origin, base } = siteUrls(baseUrl);
  return [...findings, ...(await checkOnline({ baseUrl: origin + base, out, now: Date.now() }, network))];
}

const UNREADABLE: Finding = {
  topic: 'content',
  level: 'error',
  message: 'site.yaml cannot be used, so the host was not checked.',
  advice: 'Run npx liner check, which says what is wrong with it.',
};

function formatText(findings: readonly Finding[], { say, write, diagnose }: Speech): string {
  const marks = { ok: 'ok', warning: say('warning'), error: say('error') };
  const width = Math.max(...Object.values(marks).map(({ length }) => length));
  const lines = findings.flatMap(({ topic, level, message, advice }) => [
    `${marks[level].padEnd(width)}  ${diagnose(topic)}: ${diagnose(message)}`,
    ...(advice ? [`${' '.repeat(width + 2)}→ ${diagnose(advice)}`] : []),
  ]);
  const countLevel = (level: Finding['level']) => findings.filter((each) => each.level === level).length;
  const [errors, warnings] = [countLevel('error'), countLevel('warning')];
  return [
    ...lines,
    '',
    errors + warnings === 0 ? write('all-well') : say('counts', { errors, warnings }),
  ].join('\n');
}

function formatJson(findings: readonly Finding[]): string {
  return `${escapeControls(JSON.stringify(findings, null, 2))}\n`;
}

/** The entry of Liner in the site's lock file; undefined if the file is missing or damaged. */
function readLocked(root: string, name: string): Locked | undefined {
  try {
    const { packages }: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    return packages?.[`node_modules/${name}`];
  } catch {
    return undefined;
  }
}

interface LockFile {
  packages?: Record<string, Locked>;
}

interface Locked {
  version?: string;
  /** Origin of npm's package. */
  resolved?: string;
}

/** Returns undefined if npm cannot be run. */
function askNpm(): Promise<string | undefined> {
  // npm is a script of the shell on Windows.
  const shell = process.platform === 'win32';
  return new Promise((resolve) => {
    execFile('npm', ['--version'], { shell, timeout: 20_000 }, (error, stdout) =>
      resolve(error ? undefined : stdout.trim()),
    );
  });
}
