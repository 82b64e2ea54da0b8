/** generator/docs/design.md tells designers what they may rely on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '@tailwindcss/node';
import { expect, test } from 'vitest';
import { listFiles } from '../../generator/engine/lib/files.ts';
import { LOOKS } from '../../generator/site/schema/look.ts';
import { describeReplaceable, listClasses } from '../helpers/design.ts';
import { openLook } from '../helpers/looks.ts';
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

test.each(LOOKS)(
  'with the look %s, the stylesheet names every class that templates and islands use',
  async (name) => {
    const look = openLook(name, packageRoot);
    const sheet = join(packageRoot, 'templates/styles.css');
    const { build } = await compile(readFileSync(sheet, 'utf8'), {
      base: dirname(sheet),
      onDependency: () => {},
      customCssResolver: async (id) =>
        id === 'linernotes/look.css' ? join(look.root, 'styles.css') : undefined,
    });
    const words = [join(packageRoot, 'templates'), join(packageRoot, 'islands')].flatMap(listClassNames);
    expect(words.length).toBeGreaterThan(200);
    // Each build adds to the one before it.
    let css = build([]);
    const missing = [...new Set(words)].filter((word) => {
      const before = css;
      css = build([word]);
      return css !== before;
    });
    expect(missing).toEqual([]);
  },
);

test('every variable that styles of islands read with a default is set somewhere', () => {
  const read = (folder: string, ending: RegExp) => {
    const root = join(packageRoot, folder);
    const files = listFiles(root).filter((path) => ending.test(path));
    return files.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  };
  const styles = read('islands', /\.css$/);
  const known = [...styles.matchAll(/var\((--[\w-]+),/g)].map(([, name = '']) => name);
  const others = styles + read('islands', /\.tsx?$/) + read('templates', /\.css$/);
  expect(known).toContain('--sound-columns');
  expect(known.filter((name) => !others.includes(`${name}:`) && !others.includes(`'${name}'`))).toEqual([]);
});

/** The words of every string that a `className` has. */
function listClassNames(folder: string): string[] {
  return listFiles(folder)
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => [
      ...readFileSync(join(folder, path), 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g),
    ])
    .flatMap(
      ([, text, code = '']) => text ?? [...code.matchAll(/['`]([^'`$]*)['`]/g)].map(([, each = '']) => each),
    )
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean);
}
