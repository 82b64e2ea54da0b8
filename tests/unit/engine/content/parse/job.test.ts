import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { type ParseOptions, parseContent } from '../../../../../generator/engine/content/parse/index.ts';
import { type Thread, withThread } from '../../../../../generator/engine/lib/thread.ts';
import { release, SITE, sourcesOf } from '../../../../helpers/content.ts';
import { compileWorker } from '../../../../helpers/worker.mjs';

/** Three batches, of which the other thread takes two; the files with something wrong are in all of them. */
const FILES = Object.fromEntries(
  Array.from({ length: 150 }, (_, index) => {
    const wrong = ['titel: X', 'tracks: [', 'bpm: fast', 'duration: {shop}'][(index / 10) % 4] ?? '';
    const keys = `title: Song ${index}\ntype: single${index % 10 === 0 ? `\n${wrong}` : ''}`;
    return [`releases/song-${index}.md`, release(keys, `By {artist}, see [all](/about/).\n\n## B\n\n**C**`)];
  }),
);

const parse = (options: Partial<ParseOptions>) =>
  parseContent(sourcesOf({ ...FILES, 'site.yaml': SITE }), { drafts: false, cache: openCache(), ...options });

test('two threads find the same entries and the same problems, in the same order, as one', async () => {
  const alone = await parse({});
  const shares: boolean[] = [];
  const shared = await withThread(
    await compileWorker(),
    (thread) => {
      const counted: Thread = {
        ...thread,
        async ask(job, input) {
          const output = await thread.ask(job, input);
          shares.push(output !== undefined);
          return output;
        },
      };
      return parse({ thread: counted, shareFrom: 1 });
    },
    2,
  );
  expect(shares.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  expect(alone.problems.length).toBeGreaterThanOrEqual(15);
  expect(alone.content?.releases.length).toBeGreaterThan(100);
  expect(shared).toStrictEqual(alone);
});

test('a few files are not worth a second thread', async () => {
  const thread: Thread = {
    ask: () => Promise.reject(new Error('asked')),
    close: async () => undefined,
  };
  expect((await parse({ thread })).problems.length).toBeGreaterThan(0);
});
