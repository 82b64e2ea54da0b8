import { directionOf } from '../../generator/engine/lib/direction.ts';
import type { LanguageChoice } from '../../generator/site/languages.ts';
import { useWords } from '../words.ts';

/** The same page in each language, by their own names. A script offers the language that the visitor has chosen before. */
export function Languages({ choices }: { choices: readonly LanguageChoice[] }) {
  const { languages } = useWords();
  return (
    <nav aria-label={languages.label} className="languages screen-only">
      <ul className="shell data languages-list">
        {choices.map(({ code, name, url, offer, isCurrent }) => (
          <li key={code}>
            <a
              className={isCurrent ? 'languages-link' : 'link languages-link'}
              href={url}
              hrefLang={code}
              lang={code}
              dir={directionOf(code)}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}{' '}
              <span hidden data-offer="" className="sr-only">
                {offer}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
