/** Importing from the studio: files are gathered, a plan is made of them, and what is chosen is written. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { nameIn } from '../app/site-files/disk.ts';
import { findRecord, readAnswers, readImported } from '../app/site-files/record.ts';
import { fieldOf } from '../engine/lib/record.ts';
import type { Answer } from '../import/answer.ts';
import type { Reading } from '../import/catalogue.ts';
import { planReadings } from '../import/plan/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import type { SiteFacts, TableChoice } from '../import/readers/reader.ts';
import type { ReadSite } from '../import/site/index.ts';
import type { SiteContent } from '../import/site/types.ts';
import { writePlan } from '../import/write/write.ts';
import type { Events } from './events.ts';
import { choosePlan, describePlan } from './import-plan.ts';
import { gatherQuestions } from './import-questions.ts';
import { describeWritten, stepsOf } from './import-written.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { type Job, openJob, type Watching } from './job.ts';
import { type Outcome, refuse } from './outcome.ts';
import { listOnDisk } from './problems.ts';
import type {
  ImportAnswer,
  ImportQuestion,
  ImportTableRequest,
  ImportWriteRequest,
} from './protocol/index.ts';
import { andMore, sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

export interface ImporterOptions {
  workspace: Workspace;
  events: Pick<Events, 'send'>;
  /** The content as it is on the disk. */
  readSite(): Promise<ReadSite>;
  /** Reads files and folders, by their paths. @param tables what somebody says of tables */
  readSources(
    sources: readonly string[],
    site: SiteFacts,
    watching: Watching & { tables: Tables },
  ): Promise<Reading[]>;
}

type Tables = Readonly<Record<string, TableChoice>>;

type ImportJob = Omit<ImportAnswer, 'files' | 'plan'>;

/** The state of imports. */
export interface Importer extends ImporterOptions {
  incoming: Incoming;
  job: Job<ImportJob>;
  planned?: Planned | undefined;
  /** Answers about tables, by their places. */
  tables: Tables;
}

/** Files that were read, and the plan of them. */
interface Planned {
  sources: readonly string[];
  readings: readonly Reading[];
  /** The ones of the sources. */
  folders: readonly string[];
  site: SiteContent;
  plan: Plan;
  questions: readonly ImportQuestion[];
}

type Answered = Outcome<ImportAnswer>;

const BUSY = sentence('import-busy', {});
const RUNNING: ReadonlySet<string> = new Set(['reading', 'writing']);
/** Pictures lie beside recordings, and are not reported as unknown. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

export function openImporter(options: ImporterOptions): Importer {
  const job = openJob<ImportJob>({
    initial: { step: 0, phase: 'none' },
    running: RUNNING,
    describeEnd(error, isStopped, { phase }) {
      if (isStopped) return { phase: phase === 'reading' ? 'none' : 'planned' };
      return { phase: 'failed', message: error instanceof Error ? error.message : String(error) };
    },
    send: () => options.events.send({ type: 'import', job: describeImport(importer) }),
  });
  const importer: Importer = { ...options, incoming: openIncoming(options.workspace.root), job, tables: {} };
  return importer;
}

export function describeImport({ job, incoming, planned, workspace }: Importer): ImportAnswer {
  const state = job.state();
  const answer = { ...state, files: [...incoming.list()] };
  if (!planned || state.phase !== 'planned') return answer;
  const isDrafted = (file: string) => workspace.drafts.get(file) !== undefined;
  const plan = describePlan(planned.plan, planned.folders, isDrafted);
  return { ...answer, plan: { ...plan, questions: [...planned.questions] } };
}

/** Takes a file that a page sends. @param name as it is called on the computer that it comes from */
export async function takeImportFile(importer: Importer, name: string, bytes: Readable): Promise<Answered> {
  if (importer.job.isRunning()) return refuse(409, BUSY);
  const outcome = await importer.incoming.take(name, bytes);
  return 'refused' in outcome ? outcome : { value: describeImport(importer) };
}

export function removeImportFile(importer: Importer, name: string): Answered {
  if (importer.job.isRunning()) return refuse(409, BUSY);
  importer.incoming.remove(name);
  return { value: describeImport(importer) };
}

/** Starts reading the files, and a folder or file of this computer. @param typed its path as somebody has typed it */
export function readImport(importer: Importer, typed: string | undefined): Answered {
  const { job, incoming, workspace } = importer;
  if (job.isRunning()) return refuse(409, BUSY);
  const path = typed && resolve(workspace.root, unquote(typed));
  if (typed && /^https?:/i.test(typed)) return refuse(422, sentence('import-web', {}));
  if (path && !existsSync(path)) return refuse(422, sentence('import-no-path', { path }));
  const own = path ? [path] : [];
  const sources = [...incoming.list().map((name) => join(incoming.folder, name)), ...own];
  if (sources.length === 0) return refuse(422, sentence('import-no-files', {}));
  importer.tables = {};
  return startReading(importer, sources, [incoming.folder, ...own]);
}

/** Starts reading again what the plan is of, with what somebody says of one of its tables. */
export function readTable(importer: Importer, { place, ...choice }: ImportTableRequest): Answered {
  const { job, planned, tables } = importer;
  if (job.isRunning()) return refuse(409, BUSY);
  if (!planned) return refuse(409, sentence('import-no-plan', {}));
  const before = tables[place];
  const columns = { ...before?.columns, ...choice.columns };
  importer.tables = { ...tables, [place]: { ...before, ...choice, columns } };
  return startReading(importer, planned.sources, planned.folders);
}

function startReading(importer: Importer, sources: readonly string[], folders: readonly string[]): Answered {
  const { job, tables } = importer;
  importer.planned = undefined;
  job.run({ phase: 'reading' }, async (watching) => {
    const site = await openSite(importer);
    if ('phase' in site) return site;
    const readings = await importer.readSources(sources, site.facts, { ...watching, tables });
    watching.signal.throwIfAborted();
    const read = { sources, readings: readings.map(withoutPictures), folders };
    importer.planned = makePlan(importer, read, site, []);
    return { phase: 'planned' };
  });
  return { value: describeImport(importer) };
}

/** Makes the plan of what was read once more. @param answers to its questions */
export async function planImport(importer: Importer, answers: readonly Answer[]): Promise<Answered> {
  const { job, planned } = importer;
  if (job.isRunning()) return refuse(409, BUSY);
  if (!planned) return refuse(409, sentence('import-no-plan', {}));
  const site = await openSite(importer);
  if (importer.planned !== planned) return refuse(409, BUSY);
  if (!('phase' in site)) importer.planned = makePlan(importer, planned, site, answers);
  job.begin('phase' in site ? site : { phase: 'planned' });
  return { value: describeImport(importer) };
}

/** Starts writing. @param show shows files in the preview, by their paths in the content folder */
export function writeImport(
  importer: Importer,
  { step, entries }: ImportWriteRequest,
  show: (files: readonly string[]) => Promise<unknown>,
): Answered {
  const { job, planned, workspace } = importer;
  if (job.isRunning()) return refuse(409, BUSY);
  if (!planned || step !== job.state().step) return refuse(409, sentence('import-other-plan', {}));
  const chosen = choosePlan(planned.plan, entries);
  if (chosen.plan.entries.length === 0) return refuse(422, sentence('import-nothing', {}));
  const drafted = chosen.plan.entries.find(({ file }) => workspace.drafts.get(file));
  if (drafted) return refuse(409, sentence('import-unsaved', { path: drafted.file }));
  job.run({ phase: 'writing' }, (watching) => write(importer, planned, chosen, { ...watching, show }));
  return { value: describeImport(importer) };
}

async function write(
  importer: Importer,
  { folders, site }: Planned,
  { plan, take }: ReturnType<typeof choosePlan>,
  { show, ...watching }: Watching & { show(files: readonly string[]): Promise<unknown> },
): Promise<Partial<ImportJob>> {
  const { workspace, incoming } = importer;
  const { root, content, assets, locate } = workspace;
  const before = findRecord(root)?.file;
  try {
    const { today } = site.facts;
    const done = await writePlan(plan, { root, content, assets, take, link: false, today, ...watching });
    importer.planned = undefined;
    incoming.clear();
    const nameOf = (file: string) => nameIn(root, locate(file));
    return { phase: 'done', written: describeWritten(done, plan, folders, nameOf) };
  } finally {
    // Also if the disk is full: what was written can be undone.
    const found = findRecord(root);
    await show(found && found.file !== before ? rememberFiles(workspace, plan, found.record.files) : []);
  }
}

/** Makes what was written a step of the history. @returns its files by their paths in the content folder */
function rememberFiles(
  workspace: Workspace,
  { entries }: Plan,
  records: Parameters<typeof stepsOf>[1],
): string[] {
  const files = stepsOf(workspace, records);
  const label = sentence('step-import', { title: entries[0]?.name ?? '', more: andMore(entries) });
  for (const { file, after } of files)
    workspace.written.set(nameIn(workspace.content, file), after?.hash ?? '');
  if (files.length > 0) workspace.history.add({ label, files, drafts: [] });
  return files.map(({ file }) => nameIn(workspace.content, file));
}

/** Forgets the plan and its files. */
export function resetImport(importer: Importer): Answered {
  const { job, incoming } = importer;
  if (job.isRunning()) return refuse(409, BUSY);
  importer.planned = undefined;
  // What is in the way of an import is corrected, and its files are read once more.
  if (job.state().phase !== 'failed') incoming.clear();
  job.begin({});
  return { value: describeImport(importer) };
}

/** The content to compare with, or why it cannot be read. */
async function openSite({ readSite, workspace }: Importer): Promise<SiteContent | ImportFailure> {
  const read = await readSite();
  if ('site' in read) return read.site;
  const notice = sentence('import-content', {});
  const findings = listOnDisk(read.problems, workspace);
  return { phase: 'failed', message: notice.text, notice, findings };
}

type ImportFailure = Pick<ImportJob, 'phase' | 'message' | 'notice' | 'findings'>;

function makePlan(
  { workspace, planned }: Importer,
  { sources, readings, folders }: Pick<Planned, 'sources' | 'readings' | 'folders'>,
  site: SiteContent,
  answers: readonly Answer[],
): Planned {
  const { root, content, assets } = workspace;
  const kept = readAnswers(root);
  const imported = readImported(root);
  const plan = planReadings(readings, site, { content, assets, answers, kept, imported, online: false });
  const questions = gatherQuestions(plan, answers, folders, planned?.questions);
  return { sources, readings, folders, site, plan, questions };
}

/** File managers copy a path in quotes. */
function unquote(path: string): string {
  return path.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function withoutPictures(reading: Reading): Reading {
  const isPicture = ({ code, values }: Reading['problems'][number]) =>
    code === 'import/unknown' && PICTURE.test(String(fieldOf(values, 'name')));
  return { ...reading, problems: reading.problems.filter((each) => !isPicture(each)) };
}
