import type { LockedProps } from '../../generator/features/rooms/page.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useWords } from '../words.ts';

/** Here, as a rule for one rare page would be in the sheet of all. */
const FORM = { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '26rem', marginBlockEnd: '6rem' };

/** A private page before it is opened: it shows nothing of what it is. */
export function Locked({ lock, source }: LockedProps) {
  const { texts, private: words } = useWords();
  const { opening, wrong, failed, unlock, unlocking } = texts.private;
  const said = JSON.stringify({ opening, wrong, failed, unlock, unlocking });
  return (
    <article>
      <PageTitle title={words.title} />
      <div className="shell">
        <form
          className="fields scripted-grid"
          style={FORM}
          data-lock={JSON.stringify(lock)}
          data-source={source}
          data-words={said}
        >
          <div>
            <label className="field-label" htmlFor="passphrase">
              {words.passphrase}
            </label>
            <input
              id="passphrase"
              className="field"
              type="text"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              aria-describedby="passphrase-hint"
            />
            <p id="passphrase-hint" className="data quiet">
              {words.hint}
            </p>
          </div>
          <button type="submit" className="button">
            {words.open}
          </button>
          <p role="status" className="form-notice" hidden />
        </form>
        <p className="plain-block">{words.scripts}</p>
      </div>
    </article>
  );
}
