/** Pictures and recordings of the assets folder: where they are used, under other names, in the place of others, and gone. */
import { statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Notice } from '../app/publish-notices.ts';
import { isReservedName } from '../app/scaffold/entry.ts';
import { hashFile, nameIn, readBytes } from '../app/site-files/disk.ts';
import { readFileText } from '../app/site-files/written.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { PICTURE_FILE, SOUND_FILE } from '../engine/lib/file-name.ts';
import { fieldOf } from '../engine/lib/record.ts';
import { nameSlug } from '../engine/lib/slug.ts';
import { readSize } from '../engine/media/pictures/header.ts';
import type { Problem } from '../engine/problems/index.ts';
import { type FileStep, snapshotOf } from './history.ts';
import { carryOut } from './journal.ts';
import { findAsset, listAssets } from './library.ts';
import { listDraftSteps, moveText, stepsOf } from './moving.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import { readWords } from './picture-words.ts';
import { listOnDisk } from './problems.ts';
import type { ChangedAnswer, FileChange, FilesAnswer } from './protocol/index.ts';
import { listReferences } from './references.ts';
import { sentence } from './sentences.ts';
import { findUses, listStrings, patternOf } from './uses.ts';
import type { Workspace } from './workspace.ts';

/** Describes all files, with the results of the latest build about each. */
export async function describeFiles(
  workspace: Workspace,
  { sources, problems }: { sources: readonly SourceFile[]; problems: readonly Problem[] },
): Promise<FilesAnswer> {
  const files = listAssets(workspace).files.filter(
    // Those that stand in for missing covers are named by nothing.
    ({ path }) =>
      (PICTURE_FILE.test(path) || SOUND_FILE.test(path)) && !path.startsWith('artwork/placeholder-'),
  );
  const uses = findUses(
    sources,
    files.map(({ path }) => path),
  );
  return {
    files: await Promise.all(
      files.map(async ({ path, bytes }) => {
        const isPicture = PICTURE_FILE.test(path);
        const size = isPicture ? await readSize(join(workspace.assets, path)) : undefined;
        const found = problems.filter(({ values }) => fieldOf(values, 'file') === path);
        return {
          ...{
            path,
            bytes,
            isPicture,
            uses: uses
              .filter((use) => use.path === path)
              .map((use) => ({ file: use.file, at: use.at, words: readWords(use) })),
          },
          ...(size && 'upright' in size && { width: size.upright.width, height: size.upright.height }),
          problems: listOnDisk(found, workspace),
        };
      }),
    ),
  };
}

/** Another name in the same folder, with the same ending. @param typed becomes the name */
export async function renameFile(
  workspace: Workspace,
  path: string,
  typed: string,
): Promise<Outcome<ChangedAnswer>> {
  const { assets } = workspace;
  if (!(await findAsset(workspace, path))) return refuse(404, sentence('file-missing', { path }));
  const slug = nameSlug(typed, workspace.language()).slice(0, 80);
  if (slug === '') return refuse(422, sentence('name-empty', {}));
  const to = nameIn(assets, join(assets, dirname(path), slug + extname(path).toLowerCase()));
  if (to === path) return refuse(422, sentence('name-same', {}));
  if (isReservedName(slug)) return refuse(422, sentence('name-taken', { name: slug }));
  if (readBytes(join(assets, to))) return refuse(409, sentence('file-taken', { path: to }));
  const bytes = readBytes(join(assets, path)) ?? Buffer.alloc(0);
  const { mode } = statSync(join(assets, path));
  const snapshot = snapshotOf(bytes);
  return pointTo(workspace, path, to, sentence('renamed', { path, to }), {
    created: { file: join(assets, to), before: undefined, after: snapshot, mode },
    removed: { file: join(assets, path), before: snapshot, after: undefined, isMoved: true, mode },
  });
}

/** Leads all that names a file to another one, which is there; the old one stays, unused. */
export async function replaceFile(
  workspace: Workspace,
  path: string,
  to: string,
): Promise<Outcome<ChangedAnswer>> {
  for (const each of [path, to])
    if (!(await findAsset(workspace, each))) return refuse(404, sentence('file-missing', { path: each }));
  return pointTo(workspace, path, to, sentence('replaced', { path, to }));
}

/** Moves a file that nothing names to the bin. */
export async function deleteFile(workspace: Workspace, path: string): Promise<Outcome<ChangedAnswer>> {
  const file = join(workspace.assets, path);
  const hash = (await findAsset(workspace, path)) && hashFile(file);
  if (hash === undefined) return refuse(404, sentence('file-missing', { path }));
  if (listReferences(workspace, redirectOf(path, path), []).length > 0)
    return refuse(409, sentence('file-used', { path }));
  carryOut(workspace, {
    label: sentence('step-delete', { path }),
    files: [{ file, before: { hash }, after: undefined }],
    drafts: [],
  });
  return changed([nameIn(workspace.content, file)], sentence('deleted', { path }));
}

function pointTo(
  workspace: Workspace,
  path: string,
  to: string,
  notice: Notice,
  own?: { created: FileStep; removed: FileStep },
): Outcome<ChangedAnswer> {
  const redirect = redirectOf(path, to);
  const naming = listReferences(workspace, redirect, []).map(({ file }) => file);
  const all = naming.map((each) => moveText(workspace, each, each, (text) => redirect(each, text)));
  const failed = all.find((each) => 'refused' in each);
  if (failed && 'refused' in failed) return failed;
  const pointing = all.flatMap((each) => ('value' in each ? each.value : []));
  const renewed = pointing.map(stepsOf(workspace, 'to'));
  // Until all else is done nothing is lost: both names are there.
  const files = own ? [own.created, ...renewed, own.removed] : renewed;
  const left = carryOut(workspace, {
    label: sentence(own ? 'step-rename-file' : 'step-replace', { path }),
    files,
    drafts: pointing.flatMap(listDraftSteps),
  });
  if (left !== undefined) return refuse(409, sentence('changed-now', { path: left }));
  return changed(
    files.map(({ file }) => nameIn(workspace.content, file)),
    notice,
  );
}

/** Changes of a content file that name one file in the place of another. */
function redirectOf(from: string, to: string) {
  const name = patternOf(from);
  return (path: string, text: string): FileChange[] => {
    if (!text.includes(from)) return [];
    const { data, body } = readFileText(path, text);
    return [
      ...listStrings(data, []).flatMap(({ value, at }): FileChange[] =>
        name.test(value) ? [{ path: at, change: { kind: 'set', value: replaceAll(value, name, to) } }] : [],
      ),
      ...(body !== undefined && name.test(body) ? [{ body: replaceAll(body, name, to) }] : []),
    ];
  };
}

function replaceAll(text: string, name: RegExp, to: string): string {
  return text.replaceAll(new RegExp(name, 'g'), () => to);
}
