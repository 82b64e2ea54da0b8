/** Fix it: the correction that a problem has, made in the draft like any other change. */
import { applyEdits } from '../../../engine/lib/text-edits.ts';
import type { ChangedAnswer, FileAnswer, StudioProblem } from '../../protocol/index.ts';
import { attempt, notify } from './attempt.ts';
import { tell } from './client.ts';
import { flush } from './sending.ts';
import { getState } from './store.ts';
import { say } from './words.ts';

function nameOf({ file, code, message, field = [] }: StudioProblem): string {
  return [file, code, message, ...field].join('\n');
}

/** Corrects what a problem is about, once what has been typed is there. */
export async function fixProblem(problem: StudioProblem): Promise<void> {
  if (!(await flush())) return;
  const { file } = getState();
  const files = file ? [file, ...(file.translations ?? [])] : [];
  const target = files.find((each) => each.file === problem.file);
  // What was typed meanwhile may have moved it.
  const now = files.flatMap(({ problems }) => problems).find((each) => nameOf(each) === nameOf(problem));
  if (!target || !now?.fix) return;
  const { file: path, base, text: before } = target;
  const text = applyEdits(before, now.fix.edits);
  await attempt(async () => {
    await tell<FileAnswer>('/api/draft', { path, base, before, text });
  });
}

/** Switches warnings of a kind off, for the whole site. @param code of the warnings */
export async function ignoreWarnings(code: string): Promise<void> {
  if (!(await flush())) return;
  await attempt(async () => {
    await tell<ChangedAnswer>('/api/ignore', { code });
    notify(say('warningOff'), false, true);
  });
}
