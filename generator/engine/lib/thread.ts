/** A second thread, which takes a share of work that is the same for many files: most computers have a second core. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, Worker } from 'node:worker_threads';
import { limitHeaps } from './heap.ts';

/** Work that either thread can do. What goes in and comes out is plain data. */
export interface Job<Input, Output> {
  name: string;
  run(input: Input): Promise<Output>;
}

export interface Thread {
  /**
   * Has a job done there. Settles at once with undefined where the thread has enough to do, or there is none: the caller does
   * the work then.
   *
   * @throws what the job throws
   */
  ask<Input, Output>(job: Job<Input, Output>, input: Input): Promise<Output | undefined>;
  /** Ends the thread. What it has not begun by then is not done. */
  close(): Promise<void>;
}

/** Everything is done by the caller. */
export const NO_THREAD: Thread = { ask: async () => undefined, close: async () => undefined };

interface Request {
  id: number;
  name: string;
  input: unknown;
}

/** Of an error, a message between threads keeps neither the system's code nor its path. */
type Answer = { id: number; output: unknown } | { id: number; error: unknown; facts: object };

/** Jobs under way and waiting, so that the thread need not wait for the caller to have time for it. */
const WAITING = 2;

/** Asks the thread to end. */
const END = 'end';

/** In milliseconds: how long a job under way may take to its end once nobody waits for it. */
const PATIENCE = 2000;

/** Pieces of work that a caller has at once: those, and one of its own. */
export const SHARES = WAITING + 1;

/**
 * It begins with the first job, which it takes some 100 ms for: to load the code, on the other core.
 *
 * @param file the compiled `generator/app/worker.ts`
 * @param cores those of this computer; a single one is better left to one thread
 */
export function openThread(file: string, cores: number): Thread {
  if (cores < 2) return NO_THREAD;
  const underWay = new Map<number, { resolve(output: unknown): void; reject(error: unknown): void }>();
  let worker: Worker | undefined;
  let jobs = 0;

  function start(): Worker {
    limitHeaps();
    const started = new Worker(file);
    const fail = (reason: string) => {
      const error = new Error(
        `A part of Liner stopped before its work was done: ${reason}. Run the same command again.`,
      );
      for (const { reject } of underWay.values()) reject(error);
      underWay.clear();
      if (worker === started) worker = undefined;
    };
    started.on('message', (answer: Answer) => {
      const asked = underWay.get(answer.id);
      underWay.delete(answer.id);
      if ('error' in answer) asked?.reject(restore(answer));
      else asked?.resolve(answer.output);
    });
    started.on('error', ({ message }) => fail(message));
    started.on('exit', (code) => fail(`exit code ${code}`));
    return started;
  }

  return {
    async ask<Input, Output>({ name }: Job<Input, Output>, input: Input) {
      // Answers that have come meanwhile are taken first.
      await nextTurn();
      if (underWay.size >= WAITING) return undefined;
      worker ??= start();
      jobs += 1;
      const request: Request = { id: jobs, name, input };
      const output = new Promise<unknown>((resolve, reject) => underWay.set(request.id, { resolve, reject }));
      worker.postMessage(request);
      // It is the same job there.
      return (await output) as Output;
    },
    async close() {
      const started = worker;
      worker = undefined;
      if (started) await end(started);
    },
  };
}

/**
 * Lets a thread come to its end by itself. Node.js 20 may abort the process when it terminates one whose code V8 is optimizing:
 * with a young generation as large as `limitHeaps` asks for, once in some hundred times.
 */
async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners();
  // Nobody waits for what it still does.
  worker.on('error', () => {});
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const impatient = setTimeout(() => worker.terminate(), PATIENCE);
  worker.postMessage(END);
  await ended;
  clearTimeout(impatient);
}

/** A thread for one piece of work. The parameters are those of `openThread`. */
export async function withThread<Result>(
  file: string,
  work: (thread: Thread) => Promise<Result>,
  cores: number = availableParallelism(),
): Promise<Result> {
  const thread = openThread(file, cores);
  try {
    return await work(thread);
  } finally {
    await thread.close();
  }
}

/** Within the thread: does these jobs as they are asked for, one after the other. */
export function serveJobs(jobs: readonly Job<never, unknown>[]): void {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let last = Promise.resolve();
  let isOver = false;
  parentPort?.on('message', (message: Request | typeof END) => {
    if (message === END) {
      isOver = true;
      // It was all that kept the thread.
      parentPort?.close();
      return;
    }
    last = last.then(() => (isOver ? undefined : answer(message, byName.get(message.name))));
  });
}

async function answer({ id, name, input }: Request, job: Job<never, unknown> | undefined): Promise<void> {
  try {
    if (!job) throw new Error(`There is no job ${name}.`);
    // What was asked for under the name of this job.
    const output = await job.run(input as never);
    parentPort?.postMessage({ id, output } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ id, error, facts: { ...(error as object) } } satisfies Answer);
  }
}

function restore({ error, facts }: Extract<Answer, { error: unknown }>): unknown {
  return error instanceof Error ? Object.assign(error, facts) : error;
}
