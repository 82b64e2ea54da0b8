/**
 * Refuses words that engineers do not write, in code, comments and documents: `node tests/lint/english.mjs [file…]`. Each fault is a line
 * `file:line: word. Write …`.
 */
import { readFileSync } from 'node:fs';
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

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const words = new RegExp(`\\b(?:${REFUSED.map(([pattern]) => pattern.source).join('|')})\\b`, 'gi');

const named = process.argv.slice(2);
const files = named.length > 0 ? named : listFiles();
const faults = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => findWords(line).map((word) => `${file}:${index + 1}: ${word}`)),
);
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
