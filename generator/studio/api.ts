/** The requests that the studio's pages make, and what is done for them. */

import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { ALL_KINDS } from '../app/list/grammar.ts';
import type { Notice } from '../app/publish-notices.ts';
import { formSchemaOf } from '../app/reference/json-schema.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import type { Changes } from '../engine/lib/watch.ts';
import { deleteEntry } from './deleting.ts';
import { describeFile, describeSite, type Latest, languagesOf } from './describe.ts';
import { duplicateEntry } from './duplicating.ts';
import { type Current, editDraft, readCurrent, resolveDraft } from './editing.ts';
import { translateHints } from './hints.ts';
import { wordsOfImports } from './import-words.ts';
import type { Importer } from './importer.ts';
import { listAssets } from './library.ts';
import { changesOf } from './live.ts';
import { checkLook, describeLooks } from './looks.ts';
import { type Outcome, refuse } from './outcome.ts';
import type {
  ChangedAnswer,
  FieldPath,
  FileAnswer,
  HistoryInfo,
  NewRequest,
  ValuesAnswer,
} from './protocol/index.ts';
import { describePublishing, listSecrets, readTarget, setTarget } from './publish-plan.ts';
import type { Publisher } from './publishing.ts';
import { describeReferences, renameEntry } from './renaming.ts';
import {
  deleteRequest,
  discardRequest,
  draftRequest,
  duplicateRequest,
  emptyRequest,
  importPlanRequest,
  importReadRequest,
  importRemoveRequest,
  importWriteRequest,
  newRequest,
  pathsRequest,
  publishRequest,
  renameRequest,
  resolveRequest,
  targetRequest,
  translateRequest,
} from './requests.ts';
import { discardDrafts, discardPart, saveDrafts } from './saving.ts';
import { sentence } from './sentences.ts';
import { createTranslation } from './translating.ts';
import { travel } from './undoing.ts';
import { WANTED } from './upload-faults.ts';
import { takeUpload } from './uploads.ts';
import { listValues } from './values.ts';
import type { Workspace } from './workspace.ts';

/** What requests work on. */
export interface Studio {
  workspace: Workspace;
  latest(): Latest;
  /** Builds the site with these changes; settles when the preview shows them. */
  refresh(changes: Changes): Promise<void>;
  /** Tells all open windows that the studio has changed these files or their drafts. */
  announce(files: string[]): void;
  /** The origin of the preview. */
  preview: string;
  today: DayIn;
  publisher: Publisher;
  importer: Importer;
  /** The folder of Liner's package. */
  packageRoot: string;
  /** Makes a new entry. */
  create(request: NewRequest): Outcome<{ path: string; at?: FieldPath | undefined; notice: Notice }>;
}

export type Answer = Promise<Outcome<object>> | Outcome<object>;

interface ApiRequest {
  query: URLSearchParams;
  /** The parsed JSON of a POST. */
  body: unknown;
  /** For an upload. */
  stream: IncomingMessage;
}

type Handle = (studio: Studio, request: ApiRequest) => Answer;

/** By method and path. */
export const API: Readonly<Record<string, Handle>> = {
  'GET /api/site': ({ workspace, latest, preview, today, publisher }) => ({
    value: describeSite(workspace, latest(), {
      ...{ preview, today: today('UTC'), isPublishing: publisher.isRunning() },
    }),
  }),
  'GET /api/file': (studio, { query }) =>
    answerFile(studio, readCurrent(studio.workspace, query.get('path') ?? '')),
  'GET /api/schema': ({ latest }, { query }) => {
    const kind = ALL_KINDS.find((each) => each === query.get('kind'));
    if (!kind) return refuse(404, 'There is no such kind of files.');
    const schema = formSchemaOf(kind, languagesOf(latest().build).slice(1));
    return { value: translateHints(schema, query.get('language') ?? 'en') };
  },
  'GET /api/assets': ({ workspace }) => ({ value: listAssets(workspace) }),
  // A question, with more paths than an address has room for.
  'POST /api/values': taking(pathsRequest, ({ latest }, { paths }) => {
    const { sources, build } = latest();
    const artist = build.site?.settings.artist.name ?? '';
    const answer: ValuesAnswer = { files: listValues(sources, paths, artist) };
    return { value: answer };
  }),
  'GET /api/references': ({ workspace }, { query }) => describeReferences(workspace, query.get('path') ?? ''),
  'GET /api/looks': async ({ workspace, packageRoot, preview }, { query }) => ({
    value: await describeLooks({ root: workspace.root, packageRoot }, preview, query.get('language') ?? 'en'),
  }),
  'GET /api/look': ({ preview }, { query }) => checkLook(query.get('name') ?? '', preview),
  'POST /api/draft': taking(draftRequest, (studio, request) =>
    change(studio, request.path, editDraft(studio.workspace, request)),
  ),
  'POST /api/resolve': taking(resolveRequest, (studio, request) =>
    change(studio, request.path, resolveDraft(studio.workspace, request)),
  ),
  'POST /api/save': taking(pathsRequest, async (studio, { paths }) => {
    const saved = saveDrafts(studio.workspace, paths);
    studio.announce(paths);
    // Also of a save that was refused: some of its files may be written.
    await studio.refresh(changesOf(studio.workspace, paths.filter(studio.workspace.allows), 'edited'));
    return withHistory(studio, saved);
  }),
  'POST /api/discard': taking(discardRequest, async (studio, { paths, at }) => {
    const [path = ''] = paths;
    const outcome = at ? discardPart(studio.workspace, path, at) : discardDrafts(studio.workspace, paths);
    if ('refused' in outcome) return outcome;
    return report(studio, 'edited', { files: outcome.value, notice: sentence('discarded', {}) });
  }),
  'POST /api/new': taking(newRequest, (studio, request) => {
    const outcome = studio.create(request);
    if ('refused' in outcome) return outcome;
    const { path, at, notice } = outcome.value;
    return report(studio, 'moved', { files: [path], notice, at });
  }),
  'POST /api/translate': taking(translateRequest, (studio, { path, language }) => {
    const outcome = createTranslation(studio.workspace, path, language);
    if ('refused' in outcome) return outcome;
    const notice = sentence('created', { path: outcome.value });
    return report(studio, 'moved', { files: [outcome.value], notice });
  }),
  'POST /api/rename': taking(renameRequest, (studio, { path, slug }) => {
    const outcome = renameEntry(studio.workspace, path, slug);
    if ('refused' in outcome) return outcome;
    const { files } = outcome.value;
    studio.announce([path]);
    return report(studio, 'moved', { files, notice: sentence('renamed', { path, to: files[0] ?? path }) });
  }),
  'POST /api/duplicate': taking(duplicateRequest, (studio, { path, title }) => {
    const outcome = duplicateEntry(studio.workspace, path, title);
    if ('refused' in outcome) return outcome;
    const notice = sentence('duplicated', { title });
    return report(studio, 'moved', { files: [outcome.value], notice });
  }),
  'POST /api/delete': taking(deleteRequest, (studio, { path }) => {
    const outcome = deleteEntry(studio.workspace, path);
    if ('refused' in outcome) return outcome;
    return report(studio, 'moved', { files: outcome.value, notice: sentence('deleted', { path }) });
  }),
  'POST /api/undo': taking(emptyRequest, (studio) => answerTravel(studio, 'undo')),
  'POST /api/redo': taking(emptyRequest, (studio) => answerTravel(studio, 'redo')),
  'GET /api/publish': async ({ workspace, publisher, today, latest }) => ({
    value: await describePublishing(workspace, publisher, today, latest()),
  }),
  'POST /api/publish': taking(publishRequest, ({ workspace, publisher }, request) => {
    const target = readTarget(workspace);
    if (!target) return refuse(409, sentence('no-place', {}));
    return publisher.publish(request, listSecrets(target));
  }),
  'POST /api/publish/cancel': taking(emptyRequest, ({ publisher }) => {
    publisher.cancel();
    return { value: publisher.job() };
  }),
  'POST /api/publish/target': taking(targetRequest, (studio, { target }) => {
    const outcome = setTarget(studio.workspace, target);
    if ('refused' in outcome) return outcome;
    const { path } = outcome.value;
    return report(studio, 'edited', { files: [path], notice: sentence('saved', { path }) });
  }),
  'GET /api/import': ({ importer }) => ({ value: importer.describe() }),
  'GET /api/import/words': (_, { query }) => ({ value: wordsOfImports(query.get('language') ?? 'en') }),
  'PUT /api/import/file': ({ importer }, { query, stream }) =>
    importer.takeFile(query.get('name') ?? '', stream),
  'POST /api/import/remove': taking(importRemoveRequest, ({ importer }, { name }) =>
    importer.removeFile(name),
  ),
  'POST /api/import/read': taking(importReadRequest, ({ importer }, { path }) => importer.read(path)),
  'POST /api/import/plan': taking(importPlanRequest, ({ importer }, { answers }) => importer.plan(answers)),
  'POST /api/import/write': taking(importWriteRequest, ({ importer, refresh }, request) =>
    importer.write(request, (files) => refresh(new Map(files.map((file) => [file, 'moved'])))),
  ),
  'POST /api/import/cancel': taking(emptyRequest, ({ importer }) => importer.cancel()),
  'POST /api/import/reset': taking(emptyRequest, ({ importer }) => importer.reset()),
  'PUT /api/asset': async (studio, { query, stream }) => {
    const folder = query.get('folder') ?? undefined;
    const wanted = WANTED.find((each) => each === query.get('for'));
    const upload = { name: query.get('name') ?? '', folder, wanted, bytes: stream };
    return withHistory(studio, await takeUpload(studio.workspace, upload));
  },
};

/** @param handle is given a body of the right shape */
function taking<Schema extends z.ZodType>(
  schema: Schema,
  handle: (studio: Studio, request: z.output<Schema>) => Answer,
): Handle {
  return (studio, { body }) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return handle(studio, parsed.data);
    return refuse(400, `The request is not understood: ${z.prettifyError(parsed.error)}`);
  };
}

/** Shows the draft of a file, and answers with it. */
async function change(studio: Studio, path: string, outcome: Outcome<Current>): Promise<Outcome<FileAnswer>> {
  if ('refused' in outcome) return outcome;
  studio.announce([path]);
  await studio.refresh(changesOf(studio.workspace, [path], 'edited'));
  return answerFile(studio, outcome);
}

function answerFile({ workspace, latest }: Studio, outcome: Outcome<Current>): Outcome<FileAnswer> {
  return 'refused' in outcome ? outcome : { value: describeFile(workspace, outcome.value, latest()) };
}

function answerTravel(studio: Studio, direction: 'undo' | 'redo'): Answer {
  const outcome = travel(studio.workspace, direction);
  if ('refused' in outcome) return outcome;
  const { files, label } = outcome.value;
  const notice = sentence(direction === 'undo' ? 'undone' : 'redone', { step: label });
  return report(studio, 'moved', { files, notice });
}

/** Shows what has changed, and reports it. */
async function report(
  studio: Studio,
  kind: 'edited' | 'moved',
  answer: Omit<ChangedAnswer, 'history'>,
): Promise<Outcome<ChangedAnswer>> {
  const { workspace, refresh } = studio;
  studio.announce(answer.files);
  await refresh(changesOf(workspace, answer.files.filter(workspace.allows), kind));
  return withHistory(studio, { value: answer });
}

function withHistory<Value extends object>(
  { workspace }: Studio,
  outcome: Outcome<Value>,
): Outcome<Value & { history: HistoryInfo }> {
  if ('refused' in outcome) return outcome;
  return { value: { ...outcome.value, history: workspace.history.describe() } };
}
