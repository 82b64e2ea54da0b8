/** Messages about fields that a group does not have, each with a button that adds the field. */
import type { FieldPath } from '../../protocol/index.ts';
import { wordProblem } from '../state/advice.ts';
import { useStudio } from '../state/store.ts';
import { keyBelow } from '../state/values.ts';
import { KeepButton } from './FixButton.tsx';

interface MissingProps {
  path: FieldPath;
  /** Keys that can be added. */
  keys: readonly string[];
  onAdd(key: string): void;
}

export function Missing({ path, keys, onAdd }: MissingProps) {
  const problems = useStudio(({ file }) => file?.problems) ?? [];
  const found = problems.flatMap((problem) => {
    const key = problem.isMissing ? keyBelow(path, problem.field) : undefined;
    return key !== undefined && keys.includes(key) ? [{ key, problem }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className="problems missing">
      {found.map(({ key, problem }) => {
        const { message, hint, add } = wordProblem(problem);
        return (
          <li key={`${problem.code} ${problem.message}`} data-level={problem.level} {...message.language}>
            {message.text} {hint && <bdi {...hint.language}>{hint.text} </bdi>}
            <button type="button" className="link" onClick={() => onAdd(key)}>
              {add}
            </button>{' '}
            <KeepButton problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}
