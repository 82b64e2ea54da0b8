/** Invariants of every run, whatever the files of the site hold. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkOutput } from './output.mjs';

const PROBLEM = /^(error|warning) {2}(?:(.+):(\d+):(\d+) {2})?([a-z-]+\/[a-z-]+)$/gm;

/** @returns the properties that do not hold, in words; `build` is undefined if it was not run */
export function findViolations({ root, check, build, before, after }) {
  return [
    ...checkRun(check),
    ...checkPlaces(root, check),
    ...(build ? checkBuild({ root, check, build, before, after }) : []),
  ];
}

/** Importing a table never introduces an error into valid content. */
export function findImportViolations(root, imported, check) {
  return [
    ...checkRun(imported),
    ...checkRun(check),
    ...checkPlaces(root, check),
    ...(check.code === 1 ? ['a table has brought an error into the content'] : []),
  ];
}

function checkBuild({ root, check, build, before, after }) {
  return [
    ...checkRun(build),
    ...checkAgreement(check, build),
    ...(build.code !== 0 && before !== after ? ['dist has changed although nothing was published'] : []),
    ...(build.code === 0 ? checkOutput(join(root, 'dist')) : []),
  ];
}

function checkRun({ words, code, stdout, stderr }) {
  const printed = stdout + stderr;
  const name = words[0];
  const found = [];
  if (code !== 0 && code !== 1) found.push(`${name} ended with ${code}`);
  if (/^\s+at .*:\d+:\d+\)?$/m.test(printed)) found.push(`${name} printed a stack trace`);
  const control = /(?![\t\n])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.exec(printed);
  if (control) found.push(`${name} printed U+${control[0].charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (/undefined|\[object |\bNaN\b/.test(printed.replace(/^.*\|.*$/gm, '')))
    found.push(`${name} printed undefined, NaN or an object`);
  return found;
}

function checkAgreement(check, build) {
  const found = [];
  if (check.code !== build.code) found.push(`check ended with ${check.code}, build with ${build.code}`);
  if (check.code > 1 || build.code > 1) return found;
  const checked = new Set(listJson(check).map(describe));
  const built = [...(build.stdout + build.stderr).matchAll(PROBLEM)].map(
    ([, level, file, line, column, code]) => describe({ level, file, line, column, code }),
  );
  const more = built.filter((each) => !checked.has(each));
  const builtSet = new Set(built);
  const fewer = [...checked].filter((each) => each.startsWith('error') && !builtSet.has(each));
  if (more.length > 0) found.push(`build alone reports ${more[0]}`);
  if (fewer.length > 0) found.push(`check alone reports ${fewer[0]}`);
  return found;
}

function listJson({ stdout }) {
  try {
    return JSON.parse(stdout).problems;
  } catch {
    return [];
  }
}

/** Names are compared without controls, which a terminal shows as signs in their place. */
function describe({ level, file, line, column, code }) {
  return [level, code, file?.replace(/[\p{C}\p{Zl}\p{Zp}\u2400-\u241f\ufffd]/gu, '?'), line, column]
    .join(' ')
    .trim();
}

function checkPlaces(root, check) {
  if (check.code > 1) return [];
  return listJson(check).flatMap(({ code, file, line, column }) => {
    if (file === undefined || file === null) return [];
    const path = join(root, file);
    if (!existsSync(path) || !statSync(path).isFile())
      return existsSync(path) || line === 1 ? [] : [`${code} is in ${file}, which does not exist`];
    const lines = readFileSync(path, 'utf8').split(/\r\n|\n|\r/);
    const text = lines[line - 1];
    return text === undefined || column < 1 || column > text.length + 1
      ? [`${code} is at ${line}:${column} of ${file}, which does not exist`]
      : [];
  });
}

/** Equal before and after where no file was touched. */
export function stampFolder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { ino, size, mtimeMs } = statSync(path);
      return `${path} ${ino} ${size} ${mtimeMs}`;
    })
    .sort()
    .join('\n');
}
