/** Reports that the site has errors, with the first one and a link to it. */
import type { StudioProblem } from '../../protocol/index.ts';
import { openField } from '../state/actions.ts';
import { wordInList } from '../state/advice.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function Unsound() {
  const site = useStudio((state) => state.site);
  if (!site || site.isSound) return null;
  return (
    <p className="stale" role="status">
      {say('notSound')} {site.firstError && <FirstError {...site.firstError} />}
    </p>
  );
}

function FirstError(problem: StudioProblem) {
  const { file, field, line, place } = problem;
  const { message } = wordInList(problem);
  if (file === undefined) return <bdi>{[place, message.text].filter(Boolean).join(' ')}</bdi>;
  return (
    <button type="button" className="word" onClick={() => openField(file, field ?? [], line)}>
      <bdi>{file}</bdi>: <bdi {...message.language}>{message.text}</bdi>
    </button>
  );
}
