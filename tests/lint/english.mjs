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
  [/\btold\b/gi, 'reported, shown, passed, or the name of what it is'],
  [/\banew\b/gi, 'again, or re-: rewrites'],
  [/\bas ever\b/gi, 'as usual, still'],
  [/\bwhoever\b/gi, 'visitors, callers, the program that'],
  [/\bone's own\b/gi, 'custom, your own'],
  [/\bjudge\w*/gi, 'check'],
  [/\bstrangers\b/gi, 'other programs, foreign files'],
  [/\bfor want of\b/gi, 'as there is no'],
  [/\ba yes\b/gi, 'a confirmation'],
  [/\bhearers?\b/gi, 'listener'],
  [/\bhas the word\b/gi, 'wins'],
  [/\bsay[A-Z]\w*/g, 'a verb of the field: describe, format, render'],
  // A comment that completes the signature below it.
  [/\/\*\*\s(?:\s*\*\s)?(?:What|Of|Those|Whether)\b/g, 'a comment that begins with a noun or a verb'],
];

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const named = process.argv.slice(2);
const faults = (named.length > 0 ? named : listFiles()).flatMap((file) =>
  findWords(readFileSync(join(root, file), 'utf8')).map(([line, word]) => `${file}:${line}: ${word}`),
);
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;

/** Our own texts; for languages, only the English ones. */
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

/** @returns {[line: number, fault: string][]} in the order of the lines, from 1 */
function findWords(text) {
  return REFUSED.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => [
      text.slice(0, index).split('\n').length,
      `"${word.replace(/\s+/g, ' ')}". Write ${instead}.`,
    ]),
  ).sort(([one], [other]) => one - other);
}
