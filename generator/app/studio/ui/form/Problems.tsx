/** What is wrong with a value, as the build says it. */
import type { StudioProblem } from '../../protocol.ts';

export function Problems({ problems, id }: { problems: readonly StudioProblem[]; id: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id} dir="auto">
      {problems.map(({ code, message, hint, level }) => (
        <li key={`${code} ${message}`} data-level={level}>
          {message} {hint && <span>{hint}</span>}
        </li>
      ))}
    </ul>
  );
}
