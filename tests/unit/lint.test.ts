/** Findings of `npm run lint` in stylesheets and class names, by the rules of biome.json, and in English texts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = process.cwd();
const FOLDER = join(ROOT, 'tests/.out/lint');

/** The kind and line of all that is found. */
function lint(name: string, code: string, ending = 'css'): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.${ending}`);
  writeFileSync(file, code);
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  // Git ignores the folder, and so would the linter.
  const words = [biome, 'lint', '--vcs-enabled=false', '--reporter=github', file];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  const found = [...stdout.matchAll(/^::error title=([^,]+),.*?,line=(\d+)/gm)].map(
    ([, kind, line]) => `${kind} ${line}`,
  );
  if (found.length === 0 && status !== 0) throw new Error(stderr);
  return found;
}

test('what browsers of the last two years do not know is an error', () => {
  const css = [
    'a { text-decoration: underline var(--color-accent) 2px; }',
    '@utility probe { field-sizing: content; }',
    'p { background: repeating-linear-gradient(90deg, red 0 1px, transparent 1px 6px); }',
    'h1 { text-box: trim-both cap alphabetic; }',
  ];
  expect(lint('unknown', css.join('\n'))).toEqual([
    'plugin 1',
    'lint/nursery/useBaseline 2',
    'plugin 3',
    'lint/nursery/useBaseline 4',
  ]);
});

test('what they know, and what is asked for by @supports, is not', () => {
  const css = [
    'a { text-decoration: underline; text-decoration-color: var(--color-accent); text-wrap: balance; }',
    '@supports (field-sizing: content) { p { field-sizing: content; } }',
    'p { background: linear-gradient(90deg, red 1px, transparent 1px) 0 0 / 6px 100%; }',
  ];
  expect(lint('known', css.join('\n'))).toEqual([]);
});

test('left and right are refused where a page may be read from right to left', () => {
  const css = [
    'a { margin-left: 1px; }',
    'b { text-align: right; }',
    'i { float: left; }',
    'p { padding: 0 calc(1rem + 2px) 1px var(--gutter); }',
    'q { border-right: 1px solid; }',
    'u { inset-inline-start: 0; padding: 0 1px 2px; text-align: start; }',
  ];
  expect(lint('sides', css.join('\n'))).toEqual([1, 2, 3, 4, 5].map((line) => `plugin ${line}`));
});

test('classes of how something looks are refused in templates: parts have names', () => {
  const tsx = [
    'export const A = () => <ul className="row border-b border-line" />;',
    "export const B = 'flex [&>li]:pr-4';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is looked at has it
    'export const C = (x: string) => `heading pb-6 ${x}`;',
    "export const D = (x: string) => <p className={x || 'text-sm'} />;",
    'export const E = () => <p className="-mx-(--gutter)" />;',
    'export const F = () => <p className="row row-flat text-margin rows part-line max-w-text" />;',
  ];
  expect(lint('appearance', tsx.join('\n'), 'tsx')).toEqual([1, 2, 3, 4, 5].map((line) => `plugin ${line}`));
});

test('words that engineers do not write are refused', () => {
  const file = 'tests/.out/lint/words.md';
  mkdirSync(FOLDER, { recursive: true });
  // Put together here, as this file is checked too.
  const lines = [
    'All is well.',
    `It is to${''}ld.`,
    `Do it ane${''}w.`,
    `sa${''}yNext(saying)`,
    `/*${''}* Of a page. */`,
    `/*${''}*`,
    ' * Whether it is open.',
    ' */',
  ];
  writeFileSync(join(ROOT, file), lines.join('\n'));
  const script = join(ROOT, 'tests/lint/english.mjs');
  const { stdout, status } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  expect(stdout.match(/^\S+ /gm)).toEqual([2, 3, 4, 5, 6].map((line) => `${file}:${line}: `));
  expect(status).toBe(1);
});
