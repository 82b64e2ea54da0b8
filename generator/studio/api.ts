/** The requests of the studio's pages, and their handlers. */

import type * as z from 'zod';
import { ALL_KINDS } from '../app/list/grammar.ts';
import { formSchemaOf } from '../app/reference/json-schema.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import type { Change, Changes } from '../engine/lib/watch.ts';
import { toMarkdown } from '../import/readers/shared/markdown.ts';
import { describeAccent } from './accent.ts';
import { readCells } from './cells.ts';
import { type Compared, comparePages } from './comparing.ts';
import { createEntry } from './creating.ts';
import { deleteEntry } from './deleting.ts';
import { languagesOf } from './describe.ts';
import { duplicateEntry } from './duplicating.ts';
import { type Current, editDraft, ignoreWarnings, resolveDraft } from './editing.ts';
import { deleteFile, describeFiles, renameFile, replaceFile } from './files.ts';
import { translateHints } from './hints.ts';
import {
  describeImport,
  type Importer,
  planImport,
  readImport,
  readTable,
  removeImportFile,
  resetImport,
  takeImportFile,
  writeImport,
} from './importing.ts';
import { travel } from './journal.ts';
import type { Latest, News } from './latest.ts';
import { listAssets } from './library.ts';
import { checkLook, describeLooks } from './looks.ts';
import { type Outcome, refuse } from './outcome.ts';
import { describePicture } from './picture-words.ts';
import { describePrivate } from './private.ts';
import type { ChangedAnswer, FileAnswer, MarkdownAnswer, ValuesAnswer } from './protocol/index.ts';
import {
  cellsRequest,
  discardRequest,
  draftRequest,
  duplicateRequest,
  emptyRequest,
  fileRenameRequest,
  fileReplaceRequest,
  ignoreRequest,
  importPlanRequest,
  importReadRequest,
  importRemoveRequest,
  importTableRequest,
  importWriteRequest,
  markdownRequest,
  newRequest,
  pathRequest,
  pathsRequest,
  pictureRequest,
  publishRequest,
  renameRequest,
  resolveRequest,
  targetRequest,
  translateRequest,
} from './protocol/requests.ts';
import { describePublishing, listSecrets, readPublished, readTarget, setTarget } from './publish-plan.ts';
import type { Publisher } from './publishing.ts';
import { describeRecent } from './recent.ts';
import { describeReferences, renameEntry } from './renaming.ts';
import { discardDrafts, discardPart, restoreFile, saveDrafts } from './saving.ts';
import { searchTexts } from './searching.ts';
import { sentence } from './sentences.ts';
import { answerStop, type Handle, taking } from './taking.ts';
import { createTranslation } from './translating.ts';
import { WANTED } from './upload-faults.ts';
import { takeUpload } from './uploads.ts';
import { listValues } from './values.ts';
import type { Workspace } from './workspace.ts';

/** Dependencies of requests. */
export interface Studio {
  workspace: Workspace;
  latest(): Latest;
  news: News;
  /** Builds the site with these changes; settles when the preview shows them. */
  refresh(changes: Changes): Promise<void>;
  /** The origin of the preview. */
  preview: string;
  today: DayIn;
  environment: NodeJS.ProcessEnv;
  publisher: Publisher;
  compared: Compared;
  importer: Importer;
  packageRoot: string;
  /** Ends the command. */
  stop(): void;
}

/** Keyed by method and path. */
export const API: Readonly<Record<string, Handle<Studio>>> = {
  'GET /api/site': ({ news }) => ({ value: news.describe() }),
  'GET /api/file': ({ news }, { query }) => news.describeFile(query.get('path') ?? ''),
  'GET /api/schema': ({ latest }, { query }) => {
    const kind = ALL_KINDS.find((each) => each === query.get('kind'));
    if (!kind) return refuse(404, 'There is no such kind of files.');
    const schema = formSchemaOf(kind, languagesOf(latest().build).slice(1));
    return { value: translateHints(schema, kind, query.get('language') ?? 'en') };
  },
  'GET /api/recent': ({ workspace, latest }) => ({ value: describeRecent(workspace, latest().sources) }),
  'GET /api/search': ({ latest }, { query }) => ({
    value: searchTexts(latest().sources, query.get('words') ?? ''),
  }),
  'GET /api/accent': async ({ workspace, latest }) => ({
    value: await describeAccent(workspace, latest().build.site),
  }),
  'GET /api/assets': ({ workspace }) => ({ value: listAssets(workspace) }),
  'GET /api/files': async ({ workspace, latest }) => {
    const { sources, build } = latest();
    return { value: await describeFiles(workspace, { sources, problems: build.problems }) };
  },
  'POST /api/files/rename': changing(fileRenameRequest, 'moved', ({ workspace }, { path, name }) =>
    renameFile(workspace, path, name),
  ),
  'POST /api/files/replace': changing(fileReplaceRequest, 'edited', ({ workspace }, { path, to }) =>
    replaceFile(workspace, path, to),
  ),
  'POST /api/files/delete': changing(pathRequest, 'moved', ({ workspace }, { path }) =>
    deleteFile(workspace, path),
  ),
  'POST /api/files/describe': changing(pictureRequest, 'edited', ({ workspace, latest }, request) =>
    describePicture(workspace, latest().sources, request),
  ),
  // A question, with more paths than an address has room for.
  'POST /api/values': taking(pathsRequest, ({ latest }, { paths }) => {
    const { sources, build } = latest();
    const artist = build.site?.settings.artist.name ?? '';
    const answer: ValuesAnswer = { files: listValues(sources, paths, artist) };
    return { value: answer };
  }),
  'POST /api/cells': taking(cellsRequest, ({ today }, request) => ({
    value: readCells(request, today('UTC')),
  })),
  'POST /api/markdown': taking(markdownRequest, (_, { html }) => {
    const answer: MarkdownAnswer = { text: toMarkdown(html).text };
    return { value: answer };
  }),
  'GET /api/references': ({ workspace }, { query }) => describeReferences(workspace, query.get('path') ?? ''),
  // No question alone: it may make the key of the site.
  'POST /api/private': taking(pathRequest, (studio, { path }) => {
    const { site } = studio.latest().build;
    return site
      ? describePrivate({ ...studio, settings: site.settings }, path)
      : refuse(409, sentence('private-no-site', {}));
  }),
  'GET /api/looks': async ({ workspace, packageRoot, preview }) => ({
    value: await describeLooks({ root: workspace.root, packageRoot }, preview),
  }),
  'GET /api/look': ({ preview }, { query }) => checkLook(query.get('name') ?? '', preview),
  'POST /api/draft': taking(draftRequest, (studio, request) =>
    change(studio, request.path, editDraft(studio.workspace, request)),
  ),
  'POST /api/ignore': changing(ignoreRequest, 'edited', ({ workspace }, { code }) =>
    ignoreWarnings(workspace, code),
  ),
  'POST /api/resolve': taking(resolveRequest, (studio, request) =>
    change(studio, request.path, resolveDraft(studio.workspace, request)),
  ),
  'POST /api/save': taking(pathsRequest, async (studio, { paths }) => {
    const saved = saveDrafts(studio.workspace, paths);
    // Also of a save that was refused: some of its files may be written.
    const news = await show(studio, paths.filter(studio.workspace.allows), 'edited');
    return 'refused' in saved ? saved : { value: { ...saved.value, news } };
  }),
  'POST /api/discard': changing(discardRequest, 'edited', ({ workspace }, { paths, at }) =>
    at ? discardPart(workspace, paths[0] ?? '', at) : discardDrafts(workspace, paths),
  ),
  'POST /api/new': changing(newRequest, 'moved', ({ workspace, today }, request) =>
    createEntry(workspace, request, today),
  ),
  'POST /api/translate': changing(translateRequest, 'moved', ({ workspace }, { path, language }) =>
    createTranslation(workspace, path, language),
  ),
  'POST /api/rename': changing(renameRequest, 'moved', ({ workspace }, { path, slug }) =>
    renameEntry(workspace, path, slug),
  ),
  'POST /api/duplicate': changing(duplicateRequest, 'moved', ({ workspace }, { path, title }) =>
    duplicateEntry(workspace, path, title),
  ),
  'POST /api/delete': changing(pathRequest, 'moved', ({ workspace }, { path }) =>
    deleteEntry(workspace, path),
  ),
  'POST /api/undo': changing(emptyRequest, 'moved', ({ workspace }) => travel(workspace, 'undo')),
  'POST /api/redo': changing(emptyRequest, 'moved', ({ workspace }) => travel(workspace, 'redo')),
  'POST /api/stop': taking(emptyRequest, answerStop),
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
    return { value: publisher.state() };
  }),
  'POST /api/publish/compare': taking(emptyRequest, async ({ workspace, publisher, compared }) => {
    const target = readTarget(workspace);
    if (!target) return refuse(409, sentence('no-place', {}));
    const built = await publisher.build();
    return 'refused' in built ? built : { value: comparePages(workspace, compared, target) };
  }),
  'POST /api/publish/back': changing(pathRequest, 'moved', async ({ workspace }, { path }) => {
    const target = readTarget(workspace);
    if (!target) return refuse(409, sentence('no-place', {}));
    return restoreFile(workspace, path, await readPublished(workspace, target, path));
  }),
  'POST /api/publish/target': changing(targetRequest, 'edited', ({ workspace }, { target }) =>
    setTarget(workspace, target),
  ),
  'GET /api/import': ({ importer }) => ({ value: describeImport(importer) }),
  'PUT /api/import/file': ({ importer }, { query, stream }) =>
    takeImportFile(importer, query.get('name') ?? '', stream),
  'POST /api/import/remove': taking(importRemoveRequest, ({ importer }, { name }) =>
    removeImportFile(importer, name),
  ),
  'POST /api/import/read': taking(importReadRequest, ({ importer }, { path }) => readImport(importer, path)),
  'POST /api/import/table': taking(importTableRequest, ({ importer }, table) => readTable(importer, table)),
  'POST /api/import/plan': taking(importPlanRequest, ({ importer }, { answers }) =>
    planImport(importer, answers),
  ),
  'POST /api/import/write': taking(importWriteRequest, (studio, request) =>
    writeImport(studio.importer, request, (files) => show(studio, files, 'moved')),
  ),
  'POST /api/import/cancel': taking(emptyRequest, ({ importer }) => {
    importer.job.cancel();
    return { value: describeImport(importer) };
  }),
  'POST /api/import/reset': taking(emptyRequest, ({ importer }) => resetImport(importer)),
  'PUT /api/asset': async ({ workspace, news }, { query, stream }) => {
    const folder = query.get('folder') ?? undefined;
    const wanted = WANTED.find((each) => each === query.get('for'));
    const upload = { name: query.get('name') ?? '', folder, wanted, bytes: stream };
    const taken = await takeUpload(workspace, upload);
    // It can be undone.
    return 'refused' in taken ? taken : { value: { ...taken.value, news: news.send() } };
  },
};

/** Shows the draft of a file, and answers with it. */
async function change(studio: Studio, path: string, outcome: Outcome<Current>): Promise<Outcome<FileAnswer>> {
  if ('refused' in outcome) return outcome;
  await show(studio, [path], 'edited');
  return studio.news.describeFile(path);
}

/** A request that changes files: they are shown, and what has become of them is the answer. */
function changing<Schema extends z.ZodType>(
  schema: Schema,
  how: Change,
  handle: (studio: Studio, request: z.output<Schema>) => Changed | Promise<Changed>,
): Handle<Studio> {
  return taking(schema, async (studio: Studio, request) => {
    const outcome = await handle(studio, request);
    if ('refused' in outcome) return outcome;
    return { value: { ...outcome.value, news: await show(studio, outcome.value.files, how) } };
  });
}

type Changed = Outcome<ChangedAnswer>;

/** Shows changed files in the preview and in all windows. @param files in the content folder @returns the number of the news about it */
async function show(
  { workspace, refresh, news }: Studio,
  files: readonly string[],
  how: Change,
): Promise<number> {
  news.note(files);
  await refresh(new Map(files.map((path) => [workspace.locate(path), how])));
  return news.send();
}
