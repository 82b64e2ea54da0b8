/** Publishing from the studio: the commands `liner check` and `liner publish`, each in a process of its own, and how far they are. */
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { type PublishEvent, publishEvent, UPLOADING } from '../app/deploy/events.ts';
import { type NoticeCode, notice } from '../app/publish-notices.ts';
import { nameIn } from '../app/site-files/disk.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Events } from './events.ts';
import { type Outcome as Answered, refuse } from './outcome.ts';
import { listOnDisk } from './problems.ts';
import type { PublishJob, PublishRequest, PublishSecret, StudioProblem } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** What a command has printed. */
interface CommandRun {
  stdout: string;
  stderr: string;
}

interface RunningCommand {
  done: Promise<CommandRun>;
  /** As Ctrl+C does. */
  stop(): void;
}

/** Starts another command of Liner in the folder of the site. @param onLine receives each line of its results */
export type StartCommand = (
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  onLine?: (line: string) => void,
) => RunningCommand;

interface PublisherOptions {
  workspace: Workspace;
  events: Pick<Events, 'send'>;
  start: StartCommand;
  /** With the passwords and tokens that the studio was started with. */
  environment: NodeJS.ProcessEnv;
}

export interface Publisher {
  job(): PublishJob;
  isRunning(): boolean;
  /** Whether there is a password or token. @param name of its variable */
  hasSecret(name: string): boolean;
  /** @param known the variables of `request.secrets` */
  publish(
    request: PublishRequest,
    known: readonly Pick<PublishSecret, 'what' | 'name'>[],
  ): Answered<PublishJob>;
  cancel(): void;
}

/** How it ended. */
type Outcome = Partial<PublishJob> & { phase: 'done' | 'stopped' | 'failed' | 'cancelled' };

const RUNNING: ReadonlySet<PublishJob['phase']> = new Set(['checking', 'building', 'uploading']);

/** What a password or a token was wrong for, or lacked. */
const LOGIN = new Set<string>(['login-refused', 'netlify-bad-token'] satisfies NoticeCode[]);

const findings = z.object({
  problems: z.array(
    z.object({
      code: z.string(),
      level: z.enum(['error', 'warning']),
      message: z.string(),
      hint: z.string().optional(),
      values: z.unknown().optional(),
      file: z.string().optional(),
      line: z.number().optional(),
      column: z.number().optional(),
    }),
  ),
});

export function openPublisher({
  workspace,
  events,
  start: startCommand,
  environment,
}: PublisherOptions): Publisher {
  const { root, content, assets } = workspace;
  const folders = ['--content', nameIn(root, content) || '.', '--assets', nameIn(root, assets) || '.'];
  const secrets = new Map<string, string>();
  /** Names of variables whose values were refused. */
  const refused = new Set<string>();
  let job: PublishJob = { step: 0, phase: 'none', problems: [] };
  let running: RunningCommand | undefined;
  let isCancelled = false;
  const show = (change: Partial<PublishJob>) => {
    job = { ...job, ...change, step: job.step + 1 };
    events.send({ type: 'publish', job });
  };
  const run = (words: string[], onLine?: (line: string) => void) => {
    running = startCommand(
      [...words, ...folders],
      { ...environment, ...Object.fromEntries(secrets) },
      onLine,
    );
    return running.done;
  };
  /** What stops it; undefined if the site can be built. */
  const check = async (): Promise<Outcome | undefined> => {
    const { stdout, stderr } = await run(['check', '--format', 'json']);
    const problems = readFindings(workspace, stdout);
    if (!problems) return fail(lastWords(stderr));
    if (problems.some(({ level }) => level === 'error')) return { phase: 'stopped', problems };
    show({ phase: 'building', problems });
    return undefined;
  };
  const deliver = async (permit: PublishRequest['permit']): Promise<Outcome> => {
    let outcome: Outcome | undefined;
    const permitted = permit === undefined ? [] : [`--${permit}`];
    const { stderr } = await run(['publish', '--yes', '--json', ...permitted], (line) => {
      const event = readJson(line, publishEvent);
      if (event?.type === 'progress') show(describeProgress(event));
      if (event?.type === 'done') outcome = { ...withoutType(event), phase: 'done' };
      if (event?.type === 'failed') outcome = { ...withoutType(event), phase: 'failed' };
    });
    return outcome ?? fail(lastWords(stderr));
  };
  const work = async (permit: PublishRequest['permit']): Promise<Outcome> => {
    try {
      const stopped = await check();
      return stopped || isCancelled ? (stopped ?? { phase: 'cancelled' }) : await deliver(permit);
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  };
  const start = async (permit: PublishRequest['permit'], names: readonly string[]) => {
    const outcome = await work(permit);
    const isLoginRefused = outcome.phase === 'failed' && LOGIN.has(outcome.notice?.code ?? '');
    for (const name of isLoginRefused ? names : []) {
      secrets.delete(name);
      refused.add(name);
    }
    running = undefined;
    const isStopped = isCancelled && outcome.phase !== 'done';
    show({
      progress: undefined,
      ...(isStopped ? { phase: 'cancelled' } : { ...outcome, ...(isLoginRefused && { isLoginRefused }) }),
    });
  };
  return {
    job: () => job,
    isRunning: () => RUNNING.has(job.phase),
    hasSecret: (name) => secrets.has(name) || (Boolean(environment[name]) && !refused.has(name)),
    publish({ secrets: typed = {}, permit }, known) {
      if (RUNNING.has(job.phase)) return refuse(409, sentence('publishing-already', {}));
      for (const { what, name } of known) if (typed[what]) secrets.set(name, typed[what]);
      isCancelled = false;
      job = { step: job.step, phase: 'checking', problems: [] };
      show({});
      start(
        permit,
        known.map(({ name }) => name),
      );
      return { value: job };
    },
    cancel() {
      if (!running) return;
      isCancelled = true;
      running.stop();
    },
  };
}

function fail(said: string): Outcome {
  return { phase: 'failed', message: said, notice: notice('command-failed', { said }) };
}

function withoutType<Event extends { type: string }>({ type: _, ...event }: Event) {
  return event;
}

/** Each stage begins with a progress of nothing. */
function describeProgress({
  stage,
  done,
  total,
  name,
}: PublishEvent & { type: 'progress' }): Partial<PublishJob> {
  const isUpload = stage === UPLOADING;
  return {
    ...(isUpload && { phase: 'uploading' }),
    progress: total > 0 ? { done, total, name } : undefined,
  };
}

/** Undefined if the check itself has failed. */
function readFindings(workspace: Workspace, stdout: string): StudioProblem[] | undefined {
  const problems = readJson(stdout, findings)?.problems.map(toProblem);
  return problems && listOnDisk(problems, workspace);
}

function toProblem({
  file,
  line,
  column,
  ...problem
}: z.output<typeof findings>['problems'][number]): Problem {
  const at =
    file === undefined || line === undefined || column === undefined ? undefined : { file, line, column };
  return { ...problem, ...(at && { at }) };
}

function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The end of what a command has printed. */
function lastWords(stderr: string): string {
  return stripVTControlCharacters(stderr)
    .trim()
    .split(/\n{2,}/)
    .slice(-2)
    .join('\n\n');
}
