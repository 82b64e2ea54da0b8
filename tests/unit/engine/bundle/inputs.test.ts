import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  digestInputs,
  type Inputs,
  locateInputs,
  nameInputs,
} from '../../../../generator/engine/bundle/inputs.ts';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { prepareFolders } from '../../../helpers/folders.ts';

const makeFolder = prepareFolders();

function makeInputs(pattern: string) {
  const root = makeFolder();
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  };
  for (const file of ['code/a.ts', 'code/deep/b.tsx', 'styles.css']) write(file);
  const inputs: Inputs = {
    files: [join(root, 'styles.css')],
    folders: [{ folder: join(root, 'code'), pattern }],
  };
  return { root, write, inputs, digest: () => digestInputs(inputs, openCache(), root) };
}

// Read off the names, and by a matcher of patterns.
test.each(['{**/*.ts,**/*.tsx}', '**/*.ts?(x)'])(
  'a file that comes counts where it fits %s',
  async (pattern) => {
    const { write, digest } = makeInputs(pattern);
    const first = await digest();
    for (const file of ['code/c.css', 'code/.hidden/c.ts', 'code/.c.ts', 'code/node_modules/c.ts', 'c.ts'])
      write(file);
    expect(await digest()).toBe(first);
    write('code/deep/c.ts');
    expect(await digest()).not.toBe(first);
  },
);

test('files behind a link in a folder count', async () => {
  const { root, write, digest } = makeInputs('**/*.ts');
  write('elsewhere/d.ts');
  symlinkSync(join(root, 'elsewhere'), join(root, 'code/linked'), 'junction');
  const first = await digest();
  write('elsewhere/e.ts');
  expect(await digest()).not.toBe(first);
});

test('the digest is the same in another place, and names lead back', async () => {
  const [here, there] = [makeInputs('**/*.ts'), makeInputs('**/*.ts')];
  expect(await here.digest()).toBe(await there.digest());
  const names = nameInputs(here.inputs, here.root);
  expect(names).toEqual({ files: ['styles.css'], folders: [{ folder: 'code', pattern: '**/*.ts' }] });
  expect(locateInputs(names, there.root)).toEqual(there.inputs);
});
