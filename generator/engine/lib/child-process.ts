/** Runs work in separate processes, beside the main one. */
import { fork } from 'node:child_process';

/** Work that every child process can do. Its input and output are plain data. */
export interface Job<Input, Output> {
  name: string;
  run(input: Input): Promise<Output>;
}

interface Request {
  name: string;
  input: unknown;
}

/** Serialization drops the system's code and path of an error: they are its `facts`. */
type Answer = { output: unknown } | { error: unknown; facts: object };

/**
 * Runs a job in a new process. Threads would start faster, but in Node.js 20 two that end at the same moment can wait for each
 * other forever, and terminating one can abort the program.
 * @param file the compiled `generator/app/worker.ts`
 * @throws what the job throws
 */
export async function runInProcess<Input, Output>(
  file: string,
  { name }: Job<Input, Output>,
  input: Input,
): Promise<Output> {
  const child = fork(file, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const answer = await new Promise<Answer>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(
        new Error(`A part of Liner stopped before its work was done: ${reason}. Run the same command again.`),
      );
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.once('message', (message: Answer) => {
      resolve(message);
      child.kill('SIGKILL');
    });
    child.once('error', ({ message }) => fail(message));
    child.once('close', (code, signal) => fail(findReason(errors) ?? signal ?? `exit code ${code}`));
    // A process that ends too early reports that itself.
    child.send({ name, input } satisfies Request, () => {});
  });
  if ('error' in answer) throw restore(answer);
  // The process runs the same job.
  return answer.output as Output;
}

/** The sentence of an exception that nobody caught. */
function findReason(errors: string): string | undefined {
  return /^\w*Error: (.+)$/m.exec(errors)?.[1];
}

/** Within the child process: runs the one of these jobs that it was started for. */
export function serveJob(jobs: readonly Job<never, unknown>[]): void {
  process.once('message', async ({ name, input }: Request) => {
    const job = jobs.find((each) => each.name === name);
    process.send?.(
      job ? await answer(job, input) : { error: new Error(`there is no job ${name}`), facts: {} },
    );
  });
  // Whatever ends the main process ends this one.
  process.once('disconnect', () => process.exit());
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
