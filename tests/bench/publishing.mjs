/**
 * Stress test of publishing, with figures: node tests/bench/publishing.mjs [rounds of two builds] [kills]
 *
 * Needs Linux, the superuser, mount and setpriv. Builds a small site again and again; after each blow, the published folder must be one
 * whole site, and the next build must work.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
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
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const [rounds = 30, kills = 200] = process.argv.slice(2).map(Number);
const liner = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin/liner.js');
const root = mkdtempSync(join(tmpdir(), 'liner-publishing-'));
const BASES = ['https://one.example/', 'https://two.example/'];
/** `nobody`. */
const SOMEBODY = 65_534;

function start(words, folder = root, before = []) {
  const [command, ...given] = [...before, process.execPath, liner, 'build', ...words];
  const child = spawn(command, given, { cwd: folder });
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const done = new Promise((resolve) => child.on('close', (code) => resolve({ code, stderr })));
  return { child, done };
}

const build = (base, ...words) => start(['--base-url', base, ...words]).done;

function hashFolder(folder) {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return 'nothing';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  for (const path of files.map((each) => join(each.parentPath, each.name)).sort()) {
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const dist = join(root, 'dist');
const leftOvers = () => readdirSync(root).filter((name) => name.startsWith('.dist.liner-'));
const lastLine = (stderr) =>
  stderr
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Run the same'))
    .at(-1);
const say = (what, figures) => process.stdout.write(`${what}: ${figures}\n`);

mkdirSync(join(root, 'content/releases'), { recursive: true });
writeFileSync(join(root, 'content/site.yaml'), `base_url: ${BASES[0]}\nartist:\n  name: Artist\n`);
for (let index = 0; index < 10; index += 1) {
  writeFileSync(
    join(root, `content/releases/song-${index}.md`),
    `---\ntitle: Song ${index}\ntype: single\nrelease_date: 2024-05-03\n---\n## Story\n\nIt began.\n`,
  );
}
const whole = [];
for (const base of BASES) {
  const { code, stderr } = await build(base);
  if (code !== 0) throw new Error(stderr);
  whole.push(hashFolder(dist));
}

async function twoAtOnce() {
  const codes = [];
  let torn = 0;
  for (let round = 0; round < rounds; round += 1) {
    const runs = await Promise.all(BASES.map((base) => build(base)));
    codes.push(...runs.map(({ code }) => code));
    if (!whole.includes(hashFolder(dist))) torn += 1;
  }
  const failed = codes.filter((code) => code !== 0).length;
  say(
    'two builds at once',
    `${rounds} rounds, ${failed} builds failed, ${torn} torn sites, ${leftOvers().length} folders left over`,
  );
}

async function killed() {
  const began = performance.now();
  await build(BASES[0]);
  await build(BASES[1]);
  const length = (performance.now() - began) / 2;
  let [torn, gaps, failed, ended] = [0, 0, 0, 0];
  for (let count = 0; count < kills; count += 1) {
    const { child, done } = start(['--base-url', BASES[count % 2]]);
    await wait(Math.random() * length * 1.1);
    child.kill('SIGKILL');
    if ((await done).code !== null) ended += 1;
    // Between its two renames a build leaves a gap, which the next one closes.
    const gap = existsSync(dist) ? undefined : leftOvers().find((name) => name.endsWith('.old'));
    if (gap) gaps += 1;
    if (!whole.includes(hashFolder(gap ? join(root, gap) : dist))) torn += 1;
    // The next build works: of each tenth the whole, of the others what the next round begins with.
    if (count % 10 === 9) {
      const { code } = await build(BASES[0]);
      if (code !== 0 || hashFolder(dist) !== whole[0]) failed += 1;
      process.stderr.write(`${count + 1} kills, ${torn} torn, ${gaps} gaps, ${failed} failed afterwards\n`);
    }
  }
  if (kills > 0)
    say(
      'kills',
      `${kills}, of which ${ended} came too late; ${torn} torn sites, ${gaps} gaps, ${failed} of ${Math.floor(kills / 10)} builds afterwards failed, ${leftOvers().length} folders left over`,
    );
}

/** @param options of mount @param work is given the mounted folder */
async function mounted(folder, options, work) {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', [...options, folder]);
  try {
    await work();
  } finally {
    execFileSync('umount', [folder]);
  }
}

async function fullDisk() {
  const disk = join(root, 'disk');
  for (const size of ['300k', '900k', '2500k']) {
    await mounted(disk, ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs'], async () => {
      mkdirSync(join(disk, 'site'));
      const { code, stderr } = await build(BASES[0], '--out', 'disk/site');
      const rest = readdirSync(disk).join(', ');
      say(
        `a full disk of ${size}`,
        `exit ${code}, "${lastLine(stderr)}"; there: ${rest}, site ${readdirSync(join(disk, 'site')).length} entries`,
      );
    });
  }
  await mounted(disk, ['-t', 'tmpfs', '-o', 'size=6500k', 'tmpfs'], async () => {
    await build(BASES[0], '--out', 'disk/site');
    const before = hashFolder(join(disk, 'site'));
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${disk}/filler bs=1k 2>/dev/null || true`]);
    const { code, stderr } = await build(BASES[1], '--out', 'disk/site');
    const same = hashFolder(join(disk, 'site')) === before;
    rmSync(join(disk, 'filler'));
    const next = await build(BASES[1], '--out', 'disk/site');
    say(
      'a disk that is full since',
      `exit ${code}, "${lastLine(stderr)}", the old site ${same ? 'is whole' : 'is NOT whole'}; with room again exit ${next.code}`,
    );
  });
}

async function foreignOwner() {
  const folder = join(root, 'foreign');
  mkdirSync(folder);
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  await start(['--base-url', BASES[0]], folder).done;
  for (const path of ['', 'content', '.cache'])
    execFileSync('chown', path ? ['-R', `${SOMEBODY}`, join(folder, path)] : [`${SOMEBODY}`, folder]);
  chmodSync(root, 0o755);
  chownSync(folder, SOMEBODY, SOMEBODY);
  const before = ['setpriv', `--reuid=${SOMEBODY}`, `--regid=${SOMEBODY}`, '--clear-groups'];
  for (const base of [BASES[1], BASES[0]]) {
    const { code, stderr } = await start(['--base-url', base], folder, before).done;
    const notice = stderr.split('\n').find((line) => line.includes('left over from')) ?? '';
    const shown = readFileSync(join(folder, 'dist/index.html'), 'utf8').includes(base);
    say(
      'a folder of another owner',
      `exit ${code}, ${shown ? 'the new site is there' : 'the new site is NOT there'}; "${(notice || lastLine(stderr)).trim()}"`,
    );
  }
  execFileSync('chown', ['-R', '0', folder]);
  const { code, stderr } = await start([], folder, before).done;
  say('a project of another owner', `exit ${code}, "${lastLine(stderr)}"`);
}

async function mountPoint() {
  const place = join(root, 'mounted');
  const real = join(root, 'real');
  mkdirSync(real);
  for (const options of [
    ['--bind', real],
    ['-t', 'tmpfs', 'tmpfs'],
  ]) {
    await mounted(place, options, async () => {
      const { code, stderr } = await build(BASES[0], '--out', 'mounted');
      const inside = await build(BASES[0], '--out', 'mounted/site');
      say(
        `a mount point (${options[0] === '-t' ? 'tmpfs' : 'bind'})`,
        `exit ${code}, "${lastLine(stderr)}"; a folder in it: exit ${inside.code}`,
      );
    });
  }
  await mounted(place, ['-t', 'tmpfs', 'tmpfs'], async () => {
    execFileSync('mount', ['-o', 'remount,ro', place]);
    const { code, stderr } = await build(BASES[0], '--out', 'mounted/site');
    say('a read-only disk', `exit ${code}, "${lastLine(stderr)}"`);
  });
}

try {
  await foreignOwner();
  await mountPoint();
  await fullDisk();
  await twoAtOnce();
  await killed();
} finally {
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
}
