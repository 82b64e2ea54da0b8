/** Publishing from the studio: the commands `liner check` and `liner publish`, each in a process of its own, and how far they are. */
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { publishEvent, UPLOADING } from '../app/deploy/events.ts';
import { type NoticeCode, notice } from '../app/publish-notices.ts';
import { nameIn } from '../app/site-files/disk.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Events } from './events.ts';
import { type Job, openJob, type Watching } from './job.ts';
import { type Outcome, refuse } from './outcome.ts';
import { listOnDisk } from './problems.ts';
import type { PublishJob, PublishRequest, PublishSecret, StudioProblem } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

interface CommandRun {
  stdout: string;
  stderr: string;
  /** The exit code; null if it was stopped. */
  code: number | null;
}

interface RunningCommand {
  done: Promise<CommandRun>;
  /** Stops it as Ctrl+C does. */
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
  /** Environment with the passwords and tokens that the studio was started with. */
  environment: NodeJS.ProcessEnv;
  onEnd(): void;
}

export interface Publisher extends Pick<Job<PublishJob>, 'state' | 'isRunning' | 'cancel'> {
  /** Returns true if there is a password or token. @param name of its variable */
  hasSecret(name: string): boolean;
  /** @param known the variables of `request.secrets` */
  publish(
    request: PublishRequest,
    known: readonly Pick<PublishSecret, 'what' | 'name'>[],
  ): Outcome<PublishJob>;
  /** Builds the site that would be published. */
  build(): Promise<Outcome<object>>;
}

/** Outcome of publishing. */
type Ended = Partial<PublishJob> & { phase: 'done' | 'stopped' | 'failed' | 'cancelled' };

const RUNNING: ReadonlySet<string> = new Set(['checking', 'building', 'uploading']);

/** Codes of failures for which a password or a token was wrong or missing. */
const LOGIN = new Set<string>(['login-refused', 'netlify-bad-token', 's3-refused'] satisfies NoticeCode[]);

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

export function openPublisher({ workspace, events, start, environment, onEnd }: PublisherOptions): Publisher {
  const secrets = new Map<string, string>();
  /** Names of variables whose values were refused. */
  const refused = new Set<string>();
  const job = openJob<PublishJob>({
    initial: { step: 0, phase: 'none', problems: [] },
    running: RUNNING,
    describeEnd: (error) => fail(error instanceof Error ? error.message : String(error)),
    send: (state) => events.send({ type: 'publish', job: state }),
  });
  const run: RunCommand = (words, signal, onLine) => {
    const known = { ...environment, ...Object.fromEntries(secrets) };
    const command = start([...words, ...foldersOf(workspace)], known, onLine);
    signal.addEventListener('abort', command.stop, { once: true });
    return command.done;
  };
  const work = async (
    { permit, show }: Pick<PublishRequest, 'permit' | 'show'>,
    watching: Watching,
  ): Promise<Ended> => {
    const problems = show === 'withdraw' ? [] : await check(workspace, run, watching);
    if ('phase' in problems) return problems;
    job.change({ phase: 'building', problems });
    const permitted = permit === undefined ? [] : [`--${permit}`];
    return deliver([...commandOf(show), '--json', ...permitted], run, {
      ...watching,
      onUpload: () => job.change({ phase: 'uploading' }),
    });
  };
  /** Drops typed secrets that were refused. */
  const dropRefused = (ended: Ended, names: readonly string[]): Ended => {
    if (ended.phase !== 'failed' || !LOGIN.has(ended.notice?.code ?? '')) return ended;
    for (const name of names) {
      secrets.delete(name);
      refused.add(name);
    }
    return { ...ended, isLoginRefused: true };
  };
  return {
    ...job,
    hasSecret: (name) => secrets.has(name) || (Boolean(environment[name]) && !refused.has(name)),
    publish({ secrets: typed = {}, permit, show }, known) {
      if (job.isRunning()) return refuse(409, sentence('publishing-already', {}));
      for (const { what, name } of known) if (typed[what]) secrets.set(name, typed[what]);
      const names = known.map(({ name }) => name);
      const running = job.run({ phase: 'checking', show }, async (watching) => {
        const ended = await work({ permit, show }, watching);
        const isStopped = watching.signal.aborted && ended.phase !== 'done';
        return isStopped ? { phase: 'cancelled' } : dropRefused(ended, names);
      });
      running.then(onEnd);
      return { value: job.state() };
    },
    async build() {
      if (job.isRunning()) return refuse(409, sentence('publishing-already', {}));
      const { code, stderr } = await run(['build'], new AbortController().signal);
      return code === 0 ? { value: {} } : refuse(409, notice('command-failed', { said: lastWords(stderr) }));
    },
  };
}

type RunCommand = (
  words: readonly string[],
  signal: AbortSignal,
  onLine?: (line: string) => void,
) => Promise<CommandRun>;

function foldersOf({ root, content, assets }: Workspace): string[] {
  return ['--content', nameIn(root, content) || '.', '--assets', nameIn(root, assets) || '.'];
}

/** @returns the warnings; or how it ends if the site cannot be built */
async function check(
  workspace: Workspace,
  run: RunCommand,
  { signal }: Watching,
): Promise<StudioProblem[] | Ended> {
  const { stdout, stderr } = await run(['check', '--format', 'json'], signal);
  const problems = readFindings(workspace, stdout);
  if (!problems) return fail(lastWords(stderr));
  if (problems.some(({ level }) => level === 'error')) return { phase: 'stopped', problems };
  return signal.aborted ? { phase: 'cancelled' } : problems;
}

function commandOf(show: PublishRequest['show']): string[] {
  if (show === undefined) return ['publish', '--yes'];
  return show === 'withdraw' ? ['show', '--withdraw'] : ['show', '--until', show.until, '--unsaved'];
}

async function deliver(
  words: readonly string[],
  run: RunCommand,
  { signal, onProgress, onUpload }: Watching & { onUpload(): void },
): Promise<Ended> {
  let ended: Ended | undefined;
  let isUploading = false;
  const { stderr } = await run(words, signal, (line) => {
    const event = readJson(line, publishEvent);
    if (event?.type === 'done') ended = { ...withoutType(event), phase: 'done' };
    if (event?.type === 'failed') ended = { ...withoutType(event), phase: 'failed' };
    if (event?.type !== 'progress') return;
    if (event.stage === UPLOADING && !isUploading) onUpload();
    isUploading ||= event.stage === UPLOADING;
    onProgress(event.done, event.total, event.name);
  });
  return ended ?? fail(lastWords(stderr));
}

function fail(said: string): Ended {
  return { phase: 'failed', message: said, notice: notice('command-failed', { said }) };
}

function withoutType<Event extends { type: string }>({ type: _, ...event }: Event) {
  return event;
}

/** Returns undefined if the check itself has failed. */
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
