/** Content changed at random, as `tests/fuzz` does it, but read in one process: hundreds of inputs in the time of one run. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, readSample } from '../../fuzz/inputs.mjs';
import { loadFiles } from '../../helpers/content.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 40);
const FILE = /^content\/(.+\.(?:md|yaml|yml|markdown))$/i;

test('content of any kind is read, and problems have a place in it', async () => {
  const sample = await readSample();
  const read = (bytes: Buffer | undefined) => bytes?.toString('utf8').replace(/\r(?!\n)/g, '\n') ?? '';
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const changed = new Map(sample);
      for (const { path, bytes } of changesOf(sample, 'content', seed))
        if (bytes) changed.set(path, bytes);
        else changed.delete(path);
      const files = [...changed].flatMap(([path, bytes]) => {
        const [, name] = FILE.exec(path) ?? [];
        return name === undefined ? [] : [[name, read(bytes)] as const];
      });
      const { problems } = await loadFiles(Object.fromEntries(files));
      const texts = new Map(files);
      const lost = problems.filter(({ at }) => {
        const line = at && texts.get(at.file.slice('content/'.length))?.split(/\r?\n/)[at.line - 1];
        return (
          at &&
          texts.has(at.file.slice('content/'.length)) &&
          (line === undefined || at.column > line.length + 2)
        );
      });
      expect(lost.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
