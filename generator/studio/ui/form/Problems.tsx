/** What is wrong with a value. */
import type { StudioProblem } from '../../protocol/index.ts';
import { wordProblem } from '../state/advice.ts';
import { fixProblem } from '../state/fixes.ts';
import { say } from '../state/words.ts';

/** The button is gone with the problem. */
function focusInput(field: HTMLElement | null): void {
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}

export function Problems({ problems, id }: { problems: readonly StudioProblem[]; id: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id}>
      {problems.map((problem) => {
        const { message, hint } = wordProblem(problem);
        return (
          <li key={`${problem.code} ${problem.message}`} data-level={problem.level} {...message.language}>
            {message.text} {hint && <bdi {...hint.language}>{hint.text}</bdi>}
            {problem.fix && (
              <button
                type="button"
                className="fix"
                onClick={({ currentTarget }) => {
                  const field = currentTarget.closest<HTMLElement>('[data-field]');
                  fixProblem(problem).then(() => focusInput(field));
                }}
              >
                {problem.fix.shown === undefined
                  ? say('fixIt')
                  : say('fixItTo', { value: problem.fix.shown })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
