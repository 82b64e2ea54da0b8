/** The requests of the studio's pages, and their handlers. */

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
import type { Direction } from './history.ts';
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
  backRequest,
  cellsRequest,
  deleteRequest,
  discardRequest,
  draftRequest,
  duplicateRequest,
  emptyRequest,
  fileDeleteRequest,
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
  pathsRequest,
  pictureRequest,
  privateRequest,
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
  'POST /api/files/rename': taking(fileRenameRequest, async (studio, { path, name }) =>
    report(studio, 'moved', await renameFile(studio.workspace, path, name), ({ to, files }) => ({
      ...{ files, notice: sentence('renamed', { path, to }) },
    })),
  ),
  'POST /api/files/replace': taking(fileReplaceRequest, async (studio, { path, to }) =>
    report(studio, 'edited', await replaceFile(studio.workspace, path, to), ({ files }) => ({
      ...{ files, notice: sentence('replaced', { path, to }) },
    })),
  ),
  'POST /api/files/delete': taking(fileDeleteRequest, async (studio, { path }) =>
    report(studio, 'moved', await deleteFile(studio.workspace, path), ({ files }) => ({
      ...{ files, notice: sentence('deleted', { path }) },
    })),
  ),
  'POST /api/files/describe': taking(pictureRequest, (studio, request) =>
    report(
      studio,
      'edited',
      describePicture(studio.workspace, studio.latest().sources, request),
      (files) => ({ files, notice: sentence('step-edit', { path: files[0] ?? '' }) }),
    ),
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
  'POST /api/private': taking(privateRequest, (studio, { path }) => {
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
  'POST /api/ignore': taking(ignoreRequest, (studio, { code }) =>
    report(studio, 'edited', ignoreWarnings(studio.workspace, code), (files) => ({
      ...{ files, notice: sentence('step-edit', { path: files[0] ?? '' }) },
    })),
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
  'POST /api/discard': taking(discardRequest, (studio, { paths, at }) => {
    const { workspace } = studio;
    const outcome = at ? discardPart(workspace, paths[0] ?? '', at) : discardDrafts(workspace, paths);
    return report(studio, 'edited', outcome, (files) => ({ files, notice: sentence('discarded', {}) }));
  }),
  'POST /api/new': taking(newRequest, (studio, request) =>
    report(studio, 'moved', createEntry(studio.workspace, request, studio.today), ({ path, at, notice }) => ({
      ...{ files: [path], notice, at },
    })),
  ),
  'POST /api/translate': taking(translateRequest, (studio, { path, language }) =>
    report(studio, 'moved', createTranslation(studio.workspace, path, language), (created) => ({
      ...{ files: [created], notice: sentence('created', { path: created }) },
    })),
  ),
  'POST /api/rename': taking(renameRequest, (studio, { path, slug }) =>
    report(studio, 'moved', renameEntry(studio.workspace, path, slug), ({ files }) => ({
      ...{ files, notice: sentence('renamed', { path, to: files[0] ?? path }) },
    })),
  ),
  'POST /api/duplicate': taking(duplicateRequest, (studio, { path, title }) =>
    report(studio, 'moved', duplicateEntry(studio.workspace, path, title), (copy) => ({
      ...{ files: [copy], notice: sentence('duplicated', { title }) },
    })),
  ),
  'POST /api/delete': taking(deleteRequest, (studio, { path }) =>
    report(studio, 'moved', deleteEntry(studio.workspace, path), (files) => ({
      ...{ files, notice: sentence('deleted', { path }) },
    })),
  ),
  'POST /api/undo': travelling('undo'),
  'POST /api/redo': travelling('redo'),
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
  'POST /api/publish/back': taking(backRequest, async (studio, { path }) => {
    const { workspace } = studio;
    const target = readTarget(workspace);
    if (!target) return refuse(409, sentence('no-place', {}));
    const text = await readPublished(workspace, target, path);
    return report(studio, 'moved', restoreFile(workspace, path, text), (files) => ({
      ...{ files, notice: sentence('taken-back', { path }) },
    }));
  }),
  'POST /api/publish/target': taking(targetRequest, (studio, { target }) =>
    report(studio, 'edited', setTarget(studio.workspace, target), ({ path }) => ({
      ...{ files: [path], notice: sentence('saved', { path }) },
    })),
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

function travelling(way: Direction): Handle<Studio> {
  return taking(emptyRequest, (studio) =>
    report(studio, 'moved', travel(studio.workspace, way), ({ files, label }) => ({
      ...{ files, notice: sentence(way === 'undo' ? 'undone' : 'redone', { step: label }) },
    })),
  );
}

/** Shows the draft of a file, and answers with it. */
async function change(studio: Studio, path: string, outcome: Outcome<Current>): Promise<Outcome<FileAnswer>> {
  if ('refused' in outcome) return outcome;
  await show(studio, [path], 'edited');
  return studio.news.describeFile(path);
}

/** Shows what a request has changed, and answers with it. */
async function report<Value>(
  studio: Studio,
  how: Change,
  outcome: Outcome<Value>,
  describe: (value: Value) => ChangedAnswer,
): Promise<Outcome<ChangedAnswer & { news: number }>> {
  if ('refused' in outcome) return outcome;
  const answer = describe(outcome.value);
  return { value: { ...answer, news: await show(studio, answer.files, how) } };
}

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
