/**
 * Refuses words that engineers do not write, in code, comments and documents: `node tests/lint/english.mjs [file…]`. Each fault is a line
 * `file:line: word. Write …`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import glob from 'fast-glob';

/** @type {readonly [RegExp, string][]} */
const REFUSED = [
  [/told/, 'reported, shown, passed, or the name of what it is'],
  [/anew/, 'again, or re-: rewrites'],
  [/as ever/, 'as usual, still'],
  [/whoever/, 'visitors, callers, the program that'],
  [/one's own/, 'custom, your own'],
  [/judge\w*/, 'check'],
  [/strangers/, 'other programs, foreign files'],
  [/for want of/, 'as there is no'],
  [/a yes/, 'a confirmation'],
  [/hearers?/, 'listener'],
];

/**
 * Habits that are spread too wide to be refused at once: a comment that completes a signature, and verbs of speech for data. Each
 * file may have as many as `habits.json` counts, which `--update` writes again; the number may only shrink.
 */
const HABITS = /\/\*\* (?:What|Of|Those|Whether)\b|\bhas the word\b|\bsay[A-Z]\w*/g;
const COUNTS = new URL('habits.json', import.meta.url);

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const words = new RegExp(`\\b(?:${REFUSED.map(([pattern]) => pattern.source).join('|')})\\b`, 'gi');

const isUpdate = process.argv.includes('--update');
const named = process.argv.slice(2).filter((argument) => argument !== '--update');
const files = named.length > 0 ? named : listFiles();
if (isUpdate) writeFileSync(COUNTS, `${JSON.stringify(Object.fromEntries(countHabits()), null, 2)}\n`);
const faults = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => findWords(line).map((word) => `${file}:${index + 1}: ${word}`)),
);
// Single files are checked while others change too.
if (named.length === 0) faults.push(...listNewHabits());
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

/** What we write ourselves; only the English of languages. */
function listFiles() {
  return glob
    .sync(
      [
        '*.md',
        '.github/**/*.yml',
        '{generator,templates,islands,bin,tests}/**/*.{ts,tsx,js,mjs,css,grit,md,json,yaml}',
      ],
      {
        cwd: root,
        ignore: [
          '**/node_modules/**',
          'bin/compiled/**',
          'generator/{site/words,app/scaffold/texts}/!(en).{json,yaml}',
          'tests/{.out,fixtures,goldens,fuzz/site}/**',
          'tests/lint/english.mjs',
        ],
      },
    )
    .sort();
}

function findWords(line) {
  return [...line.matchAll(words)].map(([word]) => {
    const [, instead] = REFUSED.find(([pattern]) => new RegExp(`^${pattern.source}$`, 'i').test(word)) ?? [];
    return `"${word}". Write ${instead}.`;
  });
}

/** The files with habits, and their numbers. */
function countHabits() {
  return files.flatMap((file) => {
    const count = /\.(?:tsx?|mjs)$/.test(file)
      ? (readFileSync(join(root, file), 'utf8').match(HABITS)?.length ?? 0)
      : 0;
    return count > 0 ? [[file, count]] : [];
  });
}

function listNewHabits() {
  const known = JSON.parse(readFileSync(COUNTS, 'utf8'));
  return countHabits()
    .filter(([file, count]) => count > (known[file] ?? 0))
    .map(
      ([file, count]) =>
        `${file}: ${count} of ${HABITS.source}, and ${known[file] ?? 0} were known. Begin with a noun or a verb.`,
    );
}
