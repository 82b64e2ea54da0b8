/** Importing from the studio: files are gathered, a plan is made of them, and what is chosen is written. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Notice } from '../app/publish-notices.ts';
import { nameIn } from '../app/site-files/disk.ts';
import { findRecord, readAnswers } from '../app/site-files/record.ts';
import type { OnProgress } from '../engine/lib/progress.ts';
import type { Answer } from '../import/answer.ts';
import type { Reading } from '../import/catalogue.ts';
import { planReadings } from '../import/plan/index.ts';
import type { Plan } from '../import/plan/plan.ts';
import type { SiteFacts } from '../import/readers/reader.ts';
import type { ReadSite } from '../import/site/index.ts';
import type { SiteContent } from '../import/site/types.ts';
import { writePlan } from '../import/write/write.ts';
import type { Events } from './events.ts';
import type { FileStep } from './history.ts';
import { choosePlan, describePlan } from './import-plan.ts';
import { gatherQuestions } from './import-questions.ts';
import { describeWritten, stepsOf } from './import-written.ts';
import type { Importer } from './importer.ts';
import { openIncoming } from './incoming.ts';
import { refuse } from './outcome.ts';
import { listOnDisk } from './problems.ts';
import type { ImportAnswer, ImportQuestion } from './protocol/index.ts';
import { andMore, sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

export interface ImporterOptions {
  workspace: Workspace;
  events: Pick<Events, 'send'>;
  /** The content as it is on the disk. */
  readSite(): Promise<ReadSite>;
  /** What files and folders say, by their paths. */
  readSources(sources: readonly string[], site: SiteFacts, watching: Watching): Promise<Reading[]>;
}

/** How a page follows something long, and stops it. */
interface Watching {
  onProgress: OnProgress;
  signal: AbortSignal;
}

type Job = Pick<ImportAnswer, 'step' | 'phase' | 'message' | 'notice' | 'findings' | 'written' | 'progress'>;

/** What was read, and the plan of it. */
interface Planned {
  readings: readonly Reading[];
  /** Of the sources. */
  folders: readonly string[];
  site: SiteContent;
  plan: Plan;
  questions: readonly ImportQuestion[];
}

const BUSY = sentence('import-busy', {});
/** In milliseconds between two events of how far it is. */
const PACE = 100;
/** They lie beside recordings, and are none of their own. */
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

export function openImporter({ workspace, events, readSite, readSources }: ImporterOptions): Importer {
  const { root, content, assets, locate, drafts, history, written } = workspace;
  const incoming = openIncoming(root);
  let job: Job = { step: 0, phase: 'none' };
  let planned: Planned | undefined;
  const isRunning = () => job.phase === 'reading' || job.phase === 'writing';
  const nameOf = (file: string) => nameIn(root, locate(file));
  const isDrafted = (file: string) => drafts.get(file) !== undefined;
  const show = (change: Omit<Job, 'step'>) => {
    job = { step: job.step + 1, ...change };
    events.send({ type: 'import', step: job.step });
  };
  const describe = (): ImportAnswer => ({
    ...{ ...job, files: [...incoming.list()] },
    ...(planned && {
      plan: { ...describePlan(planned.plan, planned.folders, isDrafted), questions: [...planned.questions] },
    }),
  });
  /** Of what is under way. */
  let stopping = new AbortController();
  /** Ends with a phase, whatever happens; with that of before if it is stopped. */
  const run = async (
    phase: 'reading' | 'writing',
    work: (watching: Watching) => Promise<Omit<Job, 'step'>>,
  ) => {
    stopping = new AbortController();
    const { signal } = stopping;
    let shown = 0;
    const onProgress: OnProgress = (done, total, name) => {
      const progress = { done, total, name };
      job = { ...job, progress };
      if (done < total && Date.now() - shown < PACE) return;
      shown = Date.now();
      events.send({ type: 'import', step: job.step, progress });
    };
    show({ phase });
    try {
      show(await work({ onProgress, signal }));
    } catch (error) {
      if (signal.aborted) show({ phase: phase === 'reading' ? 'none' : 'planned' });
      else show({ phase: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const openSite = async (): Promise<SiteContent | Omit<Job, 'step'>> => {
    const read = await readSite();
    if ('site' in read) return read.site;
    const findings = listOnDisk(read.problems, workspace);
    const notice = sentence('import-content', {});
    return { phase: 'failed', message: notice.text, notice, findings };
  };
  const makePlan = (
    { readings, folders }: Pick<Planned, 'readings' | 'folders'>,
    site: SiteContent,
    answers: readonly Answer[],
  ) => {
    const kept = readAnswers(root);
    const plan = planReadings(readings, site, { content, assets, answers, kept, online: false });
    const questions = gatherQuestions(plan, answers, folders, planned?.questions);
    planned = { readings, folders, site, plan, questions };
  };
  return {
    describe,
    async takeFile(name, bytes) {
      if (isRunning()) return refuse(409, BUSY);
      const outcome = await incoming.take(name, bytes);
      return 'refused' in outcome ? outcome : { value: describe() };
    },
    removeFile(name) {
      if (isRunning()) return refuse(409, BUSY);
      incoming.remove(name);
      return { value: describe() };
    },
    read(typed) {
      if (isRunning()) return refuse(409, BUSY);
      const path = typed && resolve(root, unquote(typed));
      if (typed && /^https?:/i.test(typed)) return refuse(422, sentence('import-web', {}));
      if (path && !existsSync(path)) return refuse(422, sentence('import-no-path', { path }));
      const sources = [
        ...incoming.list().map((name) => join(incoming.folder, name)),
        ...(path ? [path] : []),
      ];
      if (sources.length === 0) return refuse(422, sentence('import-no-files', {}));
      planned = undefined;
      run('reading', async (watching) => {
        const site = await openSite();
        if ('phase' in site) return site;
        const readings = await readSources(sources, site.facts, watching);
        watching.signal.throwIfAborted();
        const folders = [incoming.folder, ...(path ? [path] : [])];
        makePlan({ readings: readings.map(withoutPictures), folders }, site, []);
        return { phase: 'planned' };
      });
      return { value: describe() };
    },
    async plan(answers) {
      if (isRunning() || !planned) return refuse(409, isRunning() ? BUSY : sentence('import-no-plan', {}));
      const read = planned;
      const site = await openSite();
      if (planned !== read) return refuse(409, BUSY);
      if ('phase' in site) show(site);
      else {
        makePlan(read, site, answers);
        show({ phase: 'planned' });
      }
      return { value: describe() };
    },
    write({ step, entries }, showFiles) {
      if (isRunning()) return refuse(409, BUSY);
      if (!planned || step !== job.step) return refuse(409, sentence('import-other-plan', {}));
      const { plan, take } = choosePlan(planned.plan, entries);
      const { folders } = planned;
      const { today } = planned.site.facts;
      if (plan.entries.length === 0) return refuse(422, sentence('import-nothing', {}));
      const drafted = plan.entries.find(({ file }) => isDrafted(file));
      if (drafted) return refuse(409, sentence('import-unsaved', { path: drafted.file }));
      run('writing', async (watching) => {
        const before = findRecord(root)?.file;
        let files: FileStep[] = [];
        try {
          const done = await writePlan(plan, {
            ...{ root, content, assets, take, link: false, today },
            ...watching,
          });
          planned = undefined;
          incoming.clear();
          return { phase: 'done', written: describeWritten(done, plan, folders, nameOf) };
        } finally {
          // Also if the disk is full: what was written can be taken back.
          const found = findRecord(root);
          if (found && found.file !== before) files = stepsOf(workspace, found.record.files);
          for (const { file, after } of files) written.set(nameIn(content, file), after?.hash ?? '');
          if (files.length > 0) history.add({ label: labelOf(plan), files, drafts: [] });
          await showFiles(files.map(({ file }) => file));
        }
      });
      return { value: describe() };
    },
    cancel() {
      stopping.abort();
      return { value: describe() };
    },
    reset() {
      if (isRunning()) return refuse(409, BUSY);
      planned = undefined;
      // What is in the way of an import is corrected, and its files are read once more.
      if (job.phase !== 'failed') incoming.clear();
      show({ phase: 'none' });
      return { value: describe() };
    },
  };
}

function labelOf({ entries }: Plan): Notice {
  return sentence('step-import', { title: entries[0]?.name ?? '', more: andMore(entries) });
}

/** File managers copy a path in quotes. */
function unquote(path: string): string {
  return path.trim().replace(/^(["'])(.*)\1$/, '$2');
}

function withoutPictures(reading: Reading): Reading {
  const isPicture = ({ code, message }: Reading['problems'][number]) =>
    code === 'import/unknown' && PICTURE.test(message.split(' cannot be read')[0] ?? '');
  return { ...reading, problems: reading.problems.filter((each) => !isPicture(each)) };
}
