/** Runs work in new threads, beside the main one. */
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** Work that every thread can do. Its input and output are plain data. */
export interface Job<Input, Output> {
  name: string;
  run(input: Input): Promise<Output>;
}

/** Structured cloning drops the system's code and path of an error: they are its `facts`. */
type Answer = { output: unknown } | { error: unknown; facts: object };

/**
 * Runs a job in a new thread, and settles once that has ended by itself: Node.js 20 may abort the process when it terminates a
 * thread whose code V8 is optimizing.
 * @param file the compiled `generator/app/worker.ts`
 * @throws what the job throws
 */
export async function runInThread<Input, Output>(
  file: string,
  { name }: Job<Input, Output>,
  input: Input,
): Promise<Output> {
  const worker = new Worker(file, { workerData: { name, input } });
  const answer = await new Promise<Answer>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new Error(`A part of Liner stopped before its work was done: ${reason}. Run the same command again.`),
      );
    let answer: Answer | undefined;
    worker.once('message', (message: Answer) => {
      answer = message;
    });
    worker.once('error', ({ message }) => fail(message));
    worker.once('exit', (code) => (answer ? resolve(answer) : fail(`exit code ${code}`)));
  });
  if ('error' in answer) throw restore(answer);
  // The thread runs the same job.
  return answer.output as Output;
}

/** Within the thread: runs the one of these jobs that the thread was started for. */
export async function serveJob(jobs: readonly Job<never, unknown>[]): Promise<void> {
  const { name, input } = workerData;
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  parentPort?.postMessage(await answer(job, input));
}

async function answer(job: Job<never, unknown>, input: unknown): Promise<Answer> {
  try {
    // The input is that of the job of this name.
    return { output: await job.run(input as never) };
  } catch (error) {
    return { error, facts: { ...(error as object) } };
  }
}

function restore({ error, facts }: Extract<Answer, { error: unknown }>): unknown {
  return error instanceof Error ? Object.assign(error, facts) : error;
}
