/** The file of a text in another language: `new-song.ar.md` beside `new-song.md`. */

import { kindOf } from '../app/list/grammar.ts';
import { readBytes } from '../app/site-files/disk.ts';
import { readOtherLanguages } from '../engine/content/read/languages.ts';
import { snapshotOf } from './history.ts';
import { carryOut } from './journal.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** File without keys and without a text: until there is one, that of the default is shown. */
const EMPTY = '---\n---\n';

/** Makes the file, without a text. */
export function createTranslation(
  workspace: Workspace,
  path: string,
  language: string,
): Outcome<ChangedAnswer> {
  const { content, locate, allows } = workspace;
  if (!allows(path) || !readBytes(locate(path))) return refuse(404, sentence('file-missing', { path }));
  const found = kindOf(path);
  if (found?.format !== 'markdown' || found.language !== undefined)
    return refuse(422, sentence('no-text', { path }));
  if (!readOtherLanguages(content).includes(language))
    return refuse(422, sentence('no-language', { language }));
  const to = path.replace(/\.md$/, `.${language}.md`);
  if (!allows(to)) return refuse(422, sentence('file-unwritable', { path: to }));
  const step = { file: locate(to), before: undefined, after: snapshotOf(EMPTY) };
  const label = sentence('step-new', { title: to });
  const taken = carryOut(workspace, { label, files: [step], drafts: [] });
  if (taken !== undefined) return refuse(409, sentence('file-taken', { path: to }));
  return changed([to], sentence('created', { path: to }));
}
