/** *Fix it*: the correction of a problem that has one; and a way to leave things as they are. */
import type { StudioProblem } from '../../protocol/index.ts';
import { fixProblem, ignoreWarnings } from '../state/fixes.ts';
import { say } from '../state/words.ts';

export function FixButton({ problem }: { problem: StudioProblem }) {
  const { fix } = problem;
  if (!fix) return null;
  return (
    <button
      type="button"
      className="fix"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest<HTMLElement>('[data-field]');
        fixProblem(problem).then(() => focusInput(field));
      }}
    >
      {fix.shown === undefined ? say('fixIt') : say('fixItTo', { value: fix.shown })}
    </button>
  );
}

/** Warnings can be switched off; errors cannot. */
export function KeepButton({ problem: { level, code } }: { problem: StudioProblem }) {
  if (level === 'error') return null;
  return (
    <button
      type="button"
      className="word quiet"
      title={say('warnNoMoreHint')}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest<HTMLElement>('[data-field], .section');
        ignoreWarnings(code).then(() => focusInput(field));
      }}
    >
      {say('warnNoMore')}
    </button>
  );
}

/** The button is gone with the problem. */
function focusInput(field: HTMLElement | null): void {
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
