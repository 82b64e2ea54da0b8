/** The command line in processes that are used again and again: see `runner.mjs`. */
import { type ChildProcess, fork } from 'node:child_process';
import { fstatSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const packageRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export interface Run {
  /** As a shell counts it where a signal has ended the run; null while it goes on. */
  code: number | null;
  stdout: string;
  stderr: string;
}

type Message =
  | { id: number; run: Run }
  | { id: number; failure: string }
  | { id: number; stream: 'stdout' | 'stderr'; text: string };

/** A process, and the file with what it writes past the streams of the command line: why it was aborted. */
interface Runner {
  child: ChildProcess;
  lastWords: number;
}

let runner: Runner | undefined;
let runs = 0;

/** Runs in one process for all runs of a worker, which wait for each other. */
export async function runInTurn(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): Promise<Run> {
  runner ??= startRunner();
  try {
    return await send(runner, { folder, words, environment });
  } catch (error) {
    if (runner && !runner.child.connected) runner = undefined;
    throw error;
  }
}

export interface StartedServer {
  /** Fills while the command prints; its code is set when it has ended. */
  run: Run;
  done: Promise<Run>;
  /** Ends it as Ctrl+C does. */
  stop(): void;
  /** Ends it at once, as a crash does. */
  kill(): void;
}

const idle: Runner[] = [];

/** Starts a command that serves until it is stopped, in a process that no other command uses meanwhile. */
export function startServer(
  folder: string,
  words: string[],
  environment: Record<string, string> = {},
): StartedServer {
  const host = takeIdle() ?? startRunner();
  const run: Run = { code: null, stdout: '', stderr: '' };
  const id = runs++;
  const request = { folder, words, environment, isServer: true };
  const ended = send(host, request, id, ({ stream, text }) => {
    run[stream] += text;
  });
  const done = ended.then(
    (result) => {
      idle.push(host);
      return Object.assign(run, result);
    },
    (error: Error) => {
      host.child.kill('SIGKILL');
      return Object.assign(run, { code: 1, stderr: `${run.stderr}${error.message}` });
    },
  );
  return {
    run,
    done,
    stop() {
      if (run.code === null && host.child.connected) host.child.send({ stop: id });
    },
    // Another command may have the process by now.
    kill: () => void (run.code === null && host.child.kill('SIGKILL')),
  };
}

/** A process that is still there: the last command of one may have ended it later. */
function takeIdle(): Runner | undefined {
  const host = idle.pop();
  return host && !host.child.connected ? takeIdle() : host;
}

type Print = (message: { stream: 'stdout' | 'stderr'; text: string }) => void;

function send({ child, lastWords }: Runner, request: object, id = runs++, print?: Print): Promise<Run> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      child.off('message', receive);
      child.off('exit', fail);
      if (child.listenerCount('message') === 0) hold(child, false);
    };
    const receive = (message: Message) => {
      if (message.id !== id) return;
      if ('stream' in message) return print?.(message);
      stop();
      if ('run' in message) resolve(message.run);
      else reject(new Error(message.failure));
    };
    const fail = (code: number | null, signal: string | null) => {
      stop();
      const words = readAll(lastWords);
      reject(new Error(`The process of the command line ended with ${code ?? signal}.\n${words}`));
    };
    hold(child, true);
    child.on('message', receive);
    child.on('exit', fail);
    child.send({ id, ...request }, (error) => error && fail(child.exitCode, child.signalCode));
  });
}

function startRunner(): Runner {
  const lastWords = openUnnamed();
  const child = fork(join(import.meta.dirname, 'runner.mjs'), [packageRoot], {
    // Pipes would keep this process waiting.
    stdio: ['ignore', 'ignore', lastWords, 'ipc'],
    execArgv: [],
  });
  child.setMaxListeners(0);
  return { child, lastWords };
}

/** A file that exists as long as it is open. */
function openUnnamed(): number {
  const file = join(tmpdir(), `liner-runner-${process.pid}-${runs}`);
  const opened = openSync(file, 'w+');
  rmSync(file, { force: true });
  return opened;
}

function readAll(file: number): string {
  const bytes = Buffer.alloc(fstatSync(file).size);
  readSync(file, bytes, 0, bytes.length, 0);
  return bytes.toString('utf8');
}

/** Makes this process wait for a child before it ends, or not. */
function hold(child: ChildProcess, waits: boolean): void {
  for (const each of [child, child.channel]) waits ? each?.ref() : each?.unref();
}
