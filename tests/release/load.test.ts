/** How the compiled program of the package is loaded, and what V8 compiles of it is kept. */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareFolders } from '../helpers/folders.ts';

const makeFolder = prepareFolders();
const bin = join(import.meta.dirname, '../../bin');

/** A program of two parts, which says a word. A flag of V8 is set before the second one is loaded. */
function makeProgram() {
  const root = makeFolder();
  const package_ = join(root, 'node_modules/linernotes');
  const folder = join(package_, 'bin/compiled');
  mkdirSync(folder, { recursive: true });
  const cli = join(folder, 'cli.js');
  writeFileSync(cli, "exports.say = () => require('./words.js').say();");
  const words = join(folder, 'words.js');
  writeFileSync(words, "const { sep } = require('node:path'); exports.say = () => sep + 'old';");
  const kept = join(root, 'node_modules/.cache/linernotes');
  const run = (hash = 'one', flags: string[] = [], env = {}) => {
    const program = `
      const { openParts } = require(${JSON.stringify(join(bin, 'load.js'))});
      const { setFlag } = require(${JSON.stringify(join(bin, 'flags.js'))});
      const load = openParts(${JSON.stringify(package_)}, '${hash}');
      const { say } = load(${JSON.stringify(cli)});
      setFlag('semi-space-growth-factor', 1, 2);
      console.log(say());`;
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    return (stdout + stderr).trim();
  };
  /** Puts other code of the same length and time in: V8 takes what it has kept for it. */
  const changeUnseen = () => {
    const { atime, mtime } = statSync(words);
    writeFileSync(words, readFileSync(words, 'utf8').replace('old', 'new'));
    utimesSync(words, atime, mtime);
  };
  const list = () =>
    readdirSync(kept, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js-/.test(name));
  return { root, kept, cli, words, run, list, changeUnseen };
}

test('what has been compiled is taken from where it is kept', () => {
  const { run, list, changeUnseen } = makeProgram();
  expect(run()).toBe('/old');
  expect(
    list()
      .map((name) => name.replace(/.*[\\/](\w+\.js).*/, '$1'))
      .sort(),
  ).toEqual(['cli.js', 'words.js']);
  changeUnseen();
  expect(run()).toBe('/old');
});

test('a part that has changed, other flags of V8 and another program are compiled again', () => {
  const { run, kept, words, changeUnseen } = makeProgram();
  run();
  changeUnseen();
  expect(run('one', ['--no-opt'])).toBe('/new');
  expect(run('two')).toBe('/new');
  expect(readdirSync(kept).every((name) => name.startsWith('two-'))).toBe(true);
  appendFileSync(words, ' ');
  expect(run('two')).toBe('/new');
});

test('what was damaged on the disk is compiled again', () => {
  const { run, kept, list, changeUnseen } = makeProgram();
  run();
  changeUnseen();
  for (const name of list()) {
    const file = join(kept, name);
    const bytes = readFileSync(file);
    bytes.fill(0, bytes.length >> 1);
    writeFileSync(file, bytes);
  }
  expect(run()).toBe('/new');
  for (const name of list()) writeFileSync(join(kept, name), '');
  expect(run()).toBe('/new');
});

test('a part that fails does so each time it is asked for', () => {
  const { run, words, cli } = makeProgram();
  const tries =
    "[1, 2].map(() => { try { return require('./words.js').say(); } catch (error) { return error.message; } })";
  writeFileSync(cli, `exports.say = () => ${tries}.join();`);
  writeFileSync(words, "exports.say = () => 'half'; throw new Error('No luck');");
  expect(run()).toBe('No luck,No luck');
});

test('nothing is kept where that cannot be, or is not wanted', () => {
  const { root, run, kept } = makeProgram();
  expect(run('one', [], { NODE_DISABLE_COMPILE_CACHE: '1' })).toBe('/old');
  expect(() => readdirSync(kept)).toThrow();
  writeFileSync(join(root, 'node_modules/.cache'), 'a file is in the way');
  expect(run()).toBe('/old');
});
