/** The line above a title: whether the entry is saved, whether visitors see it, and which languages it is not written in. */
import { useOtherLanguages } from '../field/context.ts';
import { discard } from '../state/actions.ts';
import { writeLongDay } from '../state/days.ts';
import { entryOf, getState, unsavedOf, update, useStudio } from '../state/store.ts';
import { nameOfLanguage, say } from '../state/words.ts';

const WORDS = {
  draft: 'draft',
  private: 'private',
  sample: 'sample',
  announced: 'announced',
  upcoming: 'upcoming',
  past: 'past',
  empty: 'empty',
} as const;

export function Headline() {
  const file = useStudio((state) => state.file);
  const at = useStudio((state) => state.at);
  const entry = useStudio(entryOf);
  const isUnsaved = useStudio((state) => unsavedOf(state).length > 0 || state.clash?.of === 'window');
  const writing = useStudio((now) => now.writing);
  const all = useOtherLanguages();
  const others = all.filter((code) => !writing.includes(code));
  if (!file) return null;
  const { state = 'none', date } = entry ?? {};
  return (
    <p className="head-line">
      {isUnsaved && <span className="state new">{say('unsaved')}</span>}
      {!isUnsaved && state !== 'none' && (
        <span className={`state ${state}`}>
          {state === 'out' ? say('onTheSite') : say(WORDS[state])}
          {state === 'announced' && date && <bdi> {writeLongDay(date)}</bdi>}
        </span>
      )}{' '}
      {/* What was typed a moment ago is not known to be unsaved yet, and is meant as well. */}
      <button
        type="button"
        className="word discard"
        aria-disabled={!isUnsaved}
        onClick={() => discard((now) => (at.length > 0 ? [file.file] : unsavedOf(now)), at)}
      >
        {say('discard')}
      </button>{' '}
      {others.map((code) => (
        <button
          key={code}
          type="button"
          className="word quiet"
          onClick={() => {
            update({ writing: [...getState().writing, code] });
          }}
        >
          {say('translateBody', { language: nameOfLanguage(code) })}
        </button>
      ))}
    </p>
  );
}
