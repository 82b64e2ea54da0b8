/** generator/docs/design.md tells designers what they may rely on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeReplaceable, listClasses } from '../helpers/design.ts';
import { packageRoot } from '../helpers/site.ts';

const file = join(packageRoot, 'generator/docs/design.md');
const [, before = '', chapter = ''] =
  /^(.*## What may be replaced\n.*?\n)(### Pages\n.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];

test('the table of what may be replaced is made from the code: RENEW_DESIGN=1 writes it', () => {
  const made = `${describeReplaceable()}\n`;
  if (process.env['RENEW_DESIGN']) writeFileSync(file, before + made);
  else expect(chapter).toBe(made);
});

test('every template and island is listed, with the props that it takes', () => {
  const made = describeReplaceable();
  expect(made).toContain('| `templates/layout/Footer.tsx` | `Footer` | `footer`, `artist` |');
  expect(made).toMatch(/`templates\/pages\/Home\.tsx` \| `Home` \| `artist`, `tagline`/);
  expect(made).toContain('| `islands/copy-button.tsx` | default | `text`, `label`, `words` |');
  expect(made).toContain('| `--text-base` | `1.0625rem` |');
});

test('the classes that it promises are there', () => {
  const [, list = ''] = /^## Classes\n(.*?)^## /ms.exec(before) ?? [];
  const promised = [...list.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name);
  const known = listClasses();
  expect(promised.length).toBeGreaterThan(10);
  expect(promised.filter((name) => !known.has(name))).toEqual([]);
});
