/** The files that open the studio: run as a desktop runs them, with programs in place of Node.js and npm. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, onTestFinished } from 'vitest';
import { writeStartFiles } from '../../../../generator/app/scaffold/artist/start.ts';
import { textsFor } from '../../../../generator/app/scaffold/texts/index.ts';
import { TRANSLATIONS } from '../../../../generator/site/words/index.ts';

const test = base.skipIf(process.platform === 'win32');

/** A folder of a site whose name is hard on scripts, and one with programs that note how they are called. */
function makeFolder(programs: readonly string[], language = 'en') {
  const root = mkdtempSync(join(tmpdir(), 'liner-start-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [site, bin] = [join(root, `Kim's "$5" site`), join(root, 'bin')];
  for (const folder of [site, bin]) mkdirSync(folder);
  // Those of this computer are not asked for.
  for (const { path, text } of writeStartFiles(textsFor(language).studio))
    writeFileSync(join(site, path), text.replace('/usr/local/bin /opt/homebrew/bin', '/nowhere'));
  for (const name of programs) {
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\nprintf '%s|' ${name} "$@" "$PWD" >> "${join(root, 'calls')}"\n`,
    );
    chmodSync(join(bin, name), 0o755);
  }
  for (const tool of ['sh', 'dirname', 'printf'])
    spawnSync('ln', ['-s', spawnSync('which', [tool], { encoding: 'utf8' }).stdout.trim(), join(bin, tool)]);
  const run = (words: readonly string[]) =>
    spawnSync('/bin/sh', words, { cwd: '/', env: { HOME: root, PATH: bin }, input: '\n', encoding: 'utf8' });
  const calls = () => readFileSync(join(root, 'calls'), 'utf8');
  return { site, run, calls };
}

test('the parts are fetched once, then the studio is started in the folder', () => {
  const { site, run, calls } = makeFolder(['node', 'npm', 'npx']);
  expect(run([join(site, 'Open studio.command')])).toMatchObject({ status: 0, stderr: '' });
  expect(calls()).toBe(`npm|install|${site}|npx|--no-install|liner|studio|${site}|`);
  mkdirSync(join(site, 'node_modules'));
  run([join(site, 'Open studio.command')]);
  expect(calls().split('npm|').length).toBe(2);
});

test('without Node.js, they tell where to get it, in the language of the site', () => {
  for (const language of TRANSLATIONS) {
    const { site, run } = makeFolder([], language);
    const { status, stdout, stderr } = run([join(site, 'Open studio.command')]);
    expect([language, status, stderr]).toEqual([language, 1, '']);
    expect(stdout).toContain('Node.js');
    expect(stdout.includes('needs Node.js')).toBe(language === 'en');
  }
});

test('a desktop of Linux opens the same file, wherever the folder is', () => {
  const { site, run, calls } = makeFolder(['node', 'npm', 'npx']);
  const file = join(site, 'Open studio.desktop');
  const [, exec = ''] = /^Exec=sh (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  // As the specification has it: first the escapes of any value, then those between double quotes.
  const parts = [...exec.replaceAll('\\\\', '\\').matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g)];
  const words = parts.map(
    ([, quoted, bare = '']) => quoted?.replace(/\\(.)/g, '$1') ?? bare.replace('%k', file),
  );
  expect(run(words)).toMatchObject({ status: 0, stderr: '' });
  expect(calls()).toContain(`studio|${site}|`);
});

test('the file for Windows has its line ends, and no sign that its lines would take for a command', () => {
  const batch = writeStartFiles(textsFor('fr').studio).find(({ path }) => path.endsWith('.bat'))?.text ?? '';
  expect(batch.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of batch.split('\r\n').filter((each) => each.startsWith('echo ')))
    expect(line).not.toMatch(/(?<!\^)[&<>|()]/);
});
