/** Entries that may be one of the site, for the user to decide. */
import type { ImportQuestion } from '../../protocol/index.ts';
import { translateReason } from '../state/reasons.ts';
import { say } from '../state/words.ts';

interface QuestionsProps {
  questions: readonly ImportQuestion[];
  isBusy: boolean;
  /** @param target empty to leave it out */
  onAnswer(name: string, target: string): void;
}

export function Questions({ questions, isBusy, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="import-unclear">
      <h3 id="import-unclear">{say('importUnclear')}</h3>
      <p className="hint">{say('importUnclearText')}</p>
      {questions.map(({ name, source, place, isFillsOnly, candidates, alike, answer }) => (
        <label key={name}>
          <span>
            <bdi>{name}</bdi>{' '}
            <small>
              {source} · <bdi>{place}</bdi>
            </small>
          </span>
          {alike && (
            <span className="hint">
              {say('importAlike', { title: alike.title, why: translateReason(alike.why) })}
            </span>
          )}
          <select
            value={answer ?? ''}
            aria-disabled={isBusy}
            onChange={({ target }) => !isBusy && onAnswer(name, target.value)}
          >
            <option value="">{say('leaveOut')}</option>
            {candidates.map(({ file, title, why }) => (
              <option key={file} value={file}>
                {say('importIs', { title, why: translateReason(why) })}
              </option>
            ))}
            {!isFillsOnly && <option value="new">{say('importAnother')}</option>}
          </select>
        </label>
      ))}
    </section>
  );
}
