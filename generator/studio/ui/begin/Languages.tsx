/** The languages of a new site, the default first. */
import type { NewSite as Answers } from '../../protocol/index.ts';
import { listLanguages, say } from '../state/words.ts';
import type { Change } from './new-site.ts';

export function Languages({ languages, change }: { languages: Answers['languages']; change: Change }) {
  const [first, ...others] = languages;
  return (
    <div className="begin-languages">
      <select
        aria-label={say('firstLanguage')}
        value={first}
        onChange={({ target: { value } }) =>
          change({ languages: [value, ...others.filter((code) => code !== value)] })
        }
      >
        {listLanguages().map(({ code, name: own }) => (
          <option key={code} value={code} lang={code}>
            {own}
          </option>
        ))}
      </select>
      <span>{say('alsoIn')}</span>
      {listLanguages()
        .filter(({ code }) => code !== first)
        .map(({ code, name: own }) => (
          <label key={code} className="choice" lang={code}>
            <input
              type="checkbox"
              checked={others.includes(code)}
              onChange={({ target: { checked } }) => {
                const rest = languages.filter((each) => each !== code);
                change({ languages: checked ? [...rest, code] : rest });
              }}
            />
            {own}
          </label>
        ))}
    </div>
  );
}
