import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Job, runInProcess } from '../../../../generator/engine/lib/child-process.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { compileWorker } from '../../../helpers/worker.mjs';

const makeFolder = prepareFolders();
const job = (name: string): Job<unknown, unknown> => ({ name, run: async () => 'done here' });

/** A job in a process whose program is given. */
function run(program: string): Promise<unknown> {
  const file = join(makeFolder(), 'worker.mjs');
  writeFileSync(file, program);
  return runInProcess(file, job('count'), 1);
}

test('a job is done in the other process', async () => {
  const answer = run(
    'process.once("message", ({ name, input }) => process.send({ output: [name, input] }));',
  );
  expect(await answer).toEqual(['count', 1]);
});

test('an error of the job keeps what the system says of it', async () => {
  const answer = run(`import { readFileSync } from 'node:fs';
try { readFileSync('/nowhere/song.wav'); } catch (error) { process.send({ error, facts: { ...error } }); }`);
  await expect(answer).rejects.toMatchObject({ code: 'ENOENT', path: '/nowhere/song.wav' });
});

test.each([
  ['process.exit(7);', 'exit code 7'],
  ["throw new Error('No luck');", 'No luck'],
  ['what is this?', 'Unexpected identifier'],
])('a process that ends too early is an error: %s', async (program, reason) => {
  const answer = run(program);
  await expect(answer).rejects.toThrow(/^A part of Liner stopped before its work was done: /);
  await expect(answer).rejects.toThrow(reason);
});

test('the compiled program refuses jobs that it does not have', async () => {
  const answer = runInProcess(await compileWorker(), job('unheard-of'), {});
  await expect(answer).rejects.toThrow('there is no job unheard-of');
});

test('the compiled program ends with the process that started it', async () => {
  const child = fork(await compileWorker(), { execArgv: [], stdio: 'ignore' });
  await once(child, 'spawn');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
