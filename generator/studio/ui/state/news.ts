/** Shows what the server answers and sends. News contain all that is shown; a page that has missed some asks for the whole. */
import type { FileAnswer, SiteAnswer, SiteNews } from '../../protocol/index.ts';
import { mergeRows } from '../../protocol/rows.ts';
import { ask, Refused } from './client.ts';
import { composeFile } from './languages.ts';
import { schemaOf } from './schemas.ts';
import { type Clash, getState, isIdle, update } from './store.ts';

/** The newest version of the open file that came while something typed was on its way. */
let later: FileAnswer | undefined;

/** Reloads the whole site. @returns false if it is another site than before */
export async function refreshSite(): Promise<boolean> {
  const { site: known } = getState();
  const answer = await ask<SiteAnswer>('/api/site');
  if (known && known.id !== answer.id) {
    update({ lost: 'another' });
    return false;
  }
  // News that came meanwhile are newer.
  if (!known || answer.news >= (getState().site?.news ?? 0)) await showSite(answer);
  return true;
}

/** Reloads the open file. One that is gone is closed. */
export async function refreshFile(): Promise<void> {
  const { file } = getState();
  if (!file) return;
  try {
    receive(await ask<FileAnswer>('/api/file', { path: file.file }));
  } catch (error) {
    if (error instanceof Refused && error.status === 404) update({ file: undefined, schema: undefined });
    throw error;
  }
}

export async function takeNews(news: SiteNews): Promise<void> {
  const { rows, gone, files, contents, isShown, kinds, ...head } = news;
  const { site, builds } = getState();
  // A studio of another site may have the address now: the page finds out when it asks for the whole.
  if (!site || head.id !== site.id || head.news <= site.news) return;
  if (isShown) update({ builds: builds + 1 });
  if (head.news > site.news + 1) {
    await refreshSite();
    return refreshFile();
  }
  const shown = showSite({
    ...{ ...site, ...head, firstError: head.firstError, firstSteps: head.firstSteps },
    ...{ kinds: kinds ?? site.kinds, entries: mergeRows(site.entries, rows, gone) },
  });
  for (const content of contents) receive(content);
  await shown;
  const { file } = getState();
  const isGone = file && files.includes(file.file) && !contents.some((each) => each.file === file.file);
  if (isGone && isIdle() && getState().moving === 0) await refreshFile();
}

/**
 * Shows a version of the open file, unless a newer one is shown.
 * @param isAnswer whether it has what was typed: any other one waits until nothing typed is on its way, whose changes are made to what
 * was shown
 */
export function receive(answer: FileAnswer, isAnswer = false): void {
  const { file, view } = getState();
  if (!file || file.file !== answer.file || answer.news < file.news) return;
  if (!isAnswer && !isIdle()) {
    later = answer;
    return;
  }
  update({
    file: composeFile(answer),
    clash: clashOf(answer),
    view: answer.data === undefined ? 'text' : view,
  });
}

/** Shows what came while something typed was on its way. */
export function receiveLater(): void {
  if (!later || !isIdle()) return;
  receive(later);
  later = undefined;
}

/** The conflict of one file, as one at a time can be asked about. */
export function clashOf(answer: FileAnswer): Clash | undefined {
  const [conflicts] = [answer, ...(answer.translations ?? [])].flatMap((each) =>
    each.conflicts ? [each.conflicts] : [],
  );
  return conflicts && { of: 'file', conflicts };
}

async function showSite(next: SiteAnswer): Promise<void> {
  const { site, file } = getState();
  update({ site: next });
  // The fields of its languages are in each of the forms.
  if (!file || site?.languages.join() === next.languages.join()) return;
  const schema = await schemaOf(file.kind);
  if (getState().file?.kind === file.kind) update({ schema });
}
