/** The problems of a value. */
import type { StudioProblem } from '../../protocol/index.ts';
import { wordProblem } from '../state/advice.ts';
import { FixButton, KeepButton } from './FixButton.tsx';

export function Problems({ problems, id }: { problems: readonly StudioProblem[]; id: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id}>
      {problems.map((problem) => {
        const { message, hint } = wordProblem(problem);
        return (
          <li key={`${problem.code} ${problem.message}`} data-level={problem.level} {...message.language}>
            {message.text} {hint && <bdi {...hint.language}>{hint.text}</bdi>}
            {problem.fix && ' '}
            <FixButton problem={problem} />
            {problem.level !== 'error' && ' '}
            <KeepButton problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}
