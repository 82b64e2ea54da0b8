/** Parts of dialogs. */
import type { StudioProblem } from '../../protocol/index.ts';
import { openField } from '../state/actions.ts';
import { wordInList } from '../state/advice.ts';
import { update } from '../state/store.ts';
import { say } from '../state/words.ts';

/** An error, if there is one. */
export function Wrong({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="wrong" role="alert">
      {text}
    </p>
  );
}

export function CloseButton({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => update({ dialog: undefined })}>
      {say('close')}
    </button>
  );
}

/** Problems of files of the site, each with a way to its field. */
export function Findings({ problems }: { problems: readonly StudioProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="findings">
      {problems.map((problem) => {
        const { message, hint } = wordInList(problem);
        return (
          <li key={JSON.stringify(problem)} data-level={problem.level} {...message.language}>
            {problem.file === undefined ? (
              <span>{message.text}</span>
            ) : (
              <button type="button" className="link" onClick={() => goTo(problem)}>
                {message.text}
              </button>
            )}{' '}
            {hint && <bdi {...hint.language}>{hint.text} </bdi>}
            <code className="path">{problem.file ?? problem.place}</code>
          </li>
        );
      })}
    </ul>
  );
}

function goTo({ file, field = [], line }: StudioProblem): void {
  if (file === undefined) return;
  update({ dialog: undefined });
  openField(file, field, line);
}
