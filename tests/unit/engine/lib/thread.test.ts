import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Job,
  NO_THREAD,
  openThread,
  type Thread,
  withThread,
} from '../../../../generator/engine/lib/thread.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { compileWorker } from '../../../helpers/worker.mjs';

const makeFolder = prepareFolders();
const job = (name: string): Job<unknown, unknown> => ({ name, run: async () => 'done here' });

/** A thread whose program is given, on a computer with two cores. */
async function run<Result>(program: string, work: (thread: Thread) => Promise<Result>): Promise<Result> {
  const file = join(makeFolder(), 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${program}`);
  return withThread(file, work, 2);
}

const ECHO = `parentPort.on('message', (message) => {
  if (message === 'end') parentPort.close();
  else parentPort.postMessage({ id: message.id, output: [message.name, message.input] });
});`;

test('a job is done in the other thread, and two wait there at most', async () => {
  await run(ECHO, async (thread) => {
    const asked = [1, 2, 3].map((input) => thread.ask(job('count'), input));
    expect(await Promise.all(asked)).toEqual([['count', 1], ['count', 2], undefined]);
    expect(await thread.ask(job('count'), 4)).toEqual(['count', 4]);
  });
});

test('what a job throws is thrown', async () => {
  const file = await compileWorker();
  await withThread(
    file,
    async (thread) => {
      await expect(thread.ask(job('unheard-of'), {})).rejects.toThrow('There is no job unheard-of.');
    },
    2,
  );
});

test.each([
  ["parentPort.on('message', () => process.exit(7));", 'exit code 7'],
  ["throw new Error('No luck');", 'No luck'],
  ['what is this?', 'Unexpected identifier'],
])('a thread that ends too early is an error: %s', async (program, reason) => {
  await run(program, async (thread) => {
    const asked = Promise.allSettled([thread.ask(job('a'), 1), thread.ask(job('b'), 2)]);
    const messages = (await asked).map((each) => each.status === 'rejected' && each.reason.message);
    expect(messages[0]).toMatch(/^A part of Liner stopped before its work was done: /);
    expect(messages[0]).toContain(reason);
    expect(messages[1]).toBe(messages[0]);
  });
});

test('a computer with one core has one thread', async () => {
  const thread = openThread('/nowhere/worker.js', 1);
  expect(await thread.ask(job('a'), 1)).toBeUndefined();
  expect(thread).toBe(NO_THREAD);
});

/** Functions of the kind that V8 optimizes on a thread of its own, and what lets it collect garbage meanwhile. */
const BUSY = `
const made = [];
const make = (seed) => new Function(\`
  const c = { a: 1.5 + \${seed}, b: 2.25, c: 3.75, d: 4.125 };
  const f = (i) => c.a * i + c.b - c.c * c.d + g(i) + h(i), g = (i) => c.a + c.b * i, h = (i) => g(i) + c.c;
  let sum = 0;
  for (let i = 0; i < 20000; i++) sum += f(i);
  return [sum, c, f];
\`)();
parentPort.on('message', (message) => {
  if (message === 'end') return parentPort.close();
  const end = performance.now() + 60 * Math.random();
  for (let seed = 0; performance.now() < end; seed++) {
    made.push(make(seed));
    for (let i = 0; i < 2000; i++) made.push({ i, seed });
  }
  parentPort.postMessage({ id: message.id, output: 'done' });
});`;

test('it may end while its code is optimized', async () => {
  for (let i = 0; i < 40; i++) await run(BUSY, (thread) => thread.ask(job('a'), i));
});

test('it is closed when the work is over, also where that fails, or something keeps it', async () => {
  const work = run(`${ECHO}\nsetInterval(() => {}, 1000);`, async (thread) => {
    await thread.ask(job('a'), 1);
    throw new Error('No disk');
  });
  await expect(work).rejects.toThrow('No disk');
});
