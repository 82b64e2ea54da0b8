/** `liner import --write`: makes the files of a plan, all of which can be taken back at once. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf } from '../../app/list/grammar.ts';
import { problem } from '../../app/messages.ts';
import { notesIn } from '../../app/scaffold/notes/index.ts';
import { foreseeReference } from '../../app/scaffold/reference.ts';
import { readLanguage } from '../../app/scaffold/settings.ts';
import {
  createFile,
  hashOf,
  nameIn,
  placeNew,
  readBytes,
  removeStaging,
  replaceContent,
} from '../../app/site-files/disk.ts';
import { findMissing, placesOf, removeEmpty } from '../../app/site-files/folders.ts';
import { isAllowedPath } from '../../app/site-files/places.ts';
import {
  addRecord,
  type FileRecord,
  type FolderRecord,
  findRecord,
  type KeptAnswer,
  type SiteFolders,
} from '../../app/site-files/record.ts';
import { decodeExactly, readFileText } from '../../app/site-files/written.ts';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { valueAt } from '../../engine/lib/record.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { isMissing } from '../plan/merge.ts';
import { openAddresses } from '../plan/old-addresses.ts';
import type { Plan, PlannedEntry, PlannedFact, PlannedFile } from '../plan/plan.ts';
import { withoutLoneDescriptions } from '../plan/texts.ts';
import type { Take } from '../take.ts';
import { type ChosenEntry, type ComposedFile, composeFiles } from './compose.ts';
import { takeBackFailed } from './failure.ts';
import { type Means, noteRemarks, openStage, type Stage, type StagedFile } from './files.ts';
import { listTaken } from './take.ts';

/** The result of an import, with files as people name them: `content/releases/new-song.md`. */
export interface Written {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  readonly assets: readonly string[];
  /** Pictures and recordings that are the same file on the disk as their source. */
  readonly linked: readonly string[];
  readonly facts: number;
  /** The number of answers that are kept for the next import. */
  readonly answers: number;
  readonly problems: readonly Problem[];
  /** The file by which all of it can be taken back; undefined if nothing was written. */
  readonly record?: string | undefined;
}

export interface WriteOptions extends SiteFolders, Means {
  /** Sources whose facts replace those of the site. */
  readonly take: readonly Take[];
  readonly today: string;
  readonly onProgress?: OnProgress | undefined;
  /** Stops it as long as nothing is in its place; later it is ignored. */
  readonly signal?: AbortSignal | undefined;
}

const NOTHING = { created: [], changed: [], assets: [], linked: [], facts: 0, answers: 0 };

/**
 * Writes new entries, and keys that are missing from others. The schemas have to be loaded.
 *
 * If the disk refuses one of the files, all of it is taken back, and that is the problem.
 * @throws the reason of the signal, with nothing written
 */
export async function writePlan(plan: Plan, options: WriteOptions): Promise<Written> {
  const { content, assets, link, fetchPicture, take } = options;
  for (const folder of [content, assets]) removeStaging(folder);
  const chosen = plan.entries.flatMap((entry) => choose(entry, content, take) ?? []);
  const [language = 'en'] = readLanguage(content).split(/[-_]/);
  const stage = openStage({ assets, link, fetchPicture, language });
  const before = findRecord(options.root)?.file;
  const hasAssets = existsSync(assets);
  try {
    return await writeChosen(chosen, stage, { ...options, hasAssets, answers: plan.decided });
  } catch (error) {
    const { problem: failed, record } = takeBackFailed(error, options, before);
    return { ...NOTHING, problems: [failed], record };
  } finally {
    stage.clear();
    if (!hasAssets) removeEmpty(assets);
  }
}

interface Writing extends WriteOptions {
  /** True if the assets folder was there before files were staged in it. */
  readonly hasAssets: boolean;
  readonly answers: readonly KeptAnswer[];
}

interface Chosen extends ChosenEntry {
  readonly files: readonly PlannedFile[];
}

function choose(entry: PlannedEntry, content: string, take: readonly Take[]): Chosen | undefined {
  const { verdict, file, at } = entry;
  if (verdict === 'unclear' || verdict === 'same') return undefined;
  const taken = listTaken(take, entry.facts);
  const facts = entry.facts.filter(
    (fact) => fact.verdict === 'new' || fact.verdict === 'fills' || taken.has(fact),
  );
  const data = verdict === 'new' ? undefined : readData(join(content, file), file);
  const files = entry.files.filter((each) => isMissing(valueAt(data, [...at, ...each.at])));
  return verdict === 'new' || facts.length + files.length > 0 ? { entry, facts, files } : undefined;
}

function readData(path: string, name: string): unknown {
  return readFileText(name, readText(path) ?? '').data;
}

function readText(path: string): string | undefined {
  const bytes = readBytes(path);
  return bytes && decodeExactly(bytes);
}

async function writeChosen(all: readonly Chosen[], stage: Stage, options: Writing): Promise<Written> {
  const { root, content, assets, today, onProgress, signal } = options;
  const nameOf = (path: string) => nameIn(root, join(content, path));
  const problems: Problem[] = [];
  const chosen = all.filter(({ entry }) => {
    const isAllowed = isAllowedPath(entry.file, content);
    if (!isAllowed) problems.push(leave(entry.file, 'its file would not be in the content folder.'));
    return isAllowed;
  });
  const staged = new Map<StagedFile, PlannedEntry>();
  const entries: ChosenEntry[] = [];
  const total = chosen.reduce((sum, { files }) => sum + files.length, 0);
  let count = 0;
  for (const { entry, facts, files } of chosen) {
    const paths: PlannedFact[] = [];
    for (const file of files) {
      signal?.throwIfAborted();
      const added = await stage.add(file);
      count += 1;
      onProgress?.(count, total, file.name);
      if ('refused' in added) {
        problems.push(leave(`${file.name} of "${entry.name}"`, added.refused));
        continue;
      }
      staged.set(added, entry);
      paths.push({ path: file.at, value: added.path, verdict: 'fills', origin: entry.item.origin });
    }
    const described = withoutLoneDescriptions(
      facts,
      paths.map(({ path }) => path),
    );
    if (entry.verdict === 'new' || described.length + paths.length > 0)
      entries.push({ entry, facts: [...described, ...paths] });
  }
  signal?.throwIfAborted();
  const composed = composeFiles(entries, {
    read: (path) => readText(join(content, path)),
    nameOf,
    addresses: openAddresses(
      content,
      chosen.map(({ entry }) => entry.file),
    ),
    languages: readOtherLanguages(content),
    notes: notesIn(readLanguage(content), 'pages/events'),
    today,
  });
  // With an entry that is left out, its files are.
  const used = [...staged].flatMap(([file, entry]) => (composed.entries.has(entry) ? file : []));
  problems.push(...composed.problems, ...noteRemarks(used));
  if (used.length + composed.files.length + options.answers.length === 0) return { ...NOTHING, problems };
  const placed = used.flatMap(({ path, hash, isLinked, staging }) =>
    staging === undefined ? [] : { path, hash, isLinked, staging },
  );
  const listAssets = (linked: boolean) =>
    placed.flatMap(({ path, isLinked }) => (isLinked === linked ? nameIn(root, join(assets, path)) : []));
  const files = [...composed.files, ...listReference(content, composed.files)];
  const record = keepRecord(files, placed, options);
  for (const { path, staging } of placed) place(staging, join(assets, path));
  const done = files.filter((file) => writeFile(file, options, problems));
  return {
    created: done.filter(({ before }) => before === undefined).map(({ path }) => nameOf(path)),
    changed: done.filter(({ before }) => before !== undefined).map(({ path }) => nameOf(path)),
    assets: listAssets(false),
    linked: listAssets(true),
    facts: done.reduce((sum, { facts }) => sum + facts, 0),
    answers: options.answers.length,
    problems,
    record,
  };
}

/** The list of keys in the content folder, to which the first file of a kind adds those of its kind. */
function listReference(content: string, files: readonly ComposedFile[]): ComposedFile[] {
  const added = files.flatMap(({ path, before }) => (before === undefined ? path : []));
  const reference = foreseeReference(content, added);
  return reference && reference.text !== reference.before ? [{ ...reference, facts: 0 }] : [];
}

function leave(name: string, reason: string, advice?: string): Problem {
  return problem('import/left-out', undefined, { name, reason, advice });
}

/** Records an import before the first file is written, so that one that is killed can be undone, too. */
function keepRecord(
  files: readonly ComposedFile[],
  placed: readonly Pick<StagedFile, 'path' | 'hash'>[],
  { hasAssets, today, answers, ...folders }: Writing,
): string {
  const records = [
    ...placed.map(({ path, hash }): FileRecord => ({ folder: 'assets', path, after: hash })),
    ...files.map(
      ({ path, before, text }): FileRecord => ({
        ...{ folder: 'content', path, before, after: hashOf(text) },
        ...(kindOf(path)?.kind === 'pages/events' ? { text } : { written: text }),
      }),
    ),
  ];
  const missing: FolderRecord[] = hasAssets ? [] : [{ folder: 'assets', path: '.' }];
  return addRecord(folders.root, {
    ...{ version: 1, day: today, isUndone: false, files: records, places: placesOf(folders) },
    folders: [...missing, ...findMissing(records, folders)],
    ...(answers.length > 0 && { answers: [...answers] }),
  });
}

function place(staging: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (!placeNew(staging, target))
    throw new Error(`${target} has just been created by another program. Run it again.`);
}

/** @returns false if somebody else has just written it */
function writeFile(
  { path, before, text }: ComposedFile,
  { root, content }: SiteFolders,
  problems: Problem[],
): boolean {
  const file = join(content, path);
  const isFree = before === undefined ? createFile(file, text) : replaceContent(file, text, hashOf(before));
  if (!isFree)
    problems.push(leave(nameIn(root, file), 'another program has just changed it.', 'Import it again.'));
  return isFree;
}
