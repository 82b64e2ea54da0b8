/** Problems in sources, and entries that could not be written. */
import type { ImportProblem } from '../../protocol/index.ts';
import { translateImportProblem } from '../state/reasons.ts';
import { say } from '../state/words.ts';

export function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="import-problems">
      <h3 id="import-problems">
        {say('importProblems')} <span className="count warn">{problems.length}</span>
      </h3>
      <ul className="findings changes">
        {problems.map(({ level, message, hint, place }) => {
          const said = translateImportProblem(message);
          const advice = hint === undefined ? undefined : translateImportProblem(hint);
          return (
            <li key={`${place} ${message}`} data-level={level} {...said.language}>
              {said.text} {advice && <bdi {...advice.language}>{advice.text} </bdi>}
              <code className="path">{place}</code>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
