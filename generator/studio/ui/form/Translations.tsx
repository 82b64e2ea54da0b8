/** A text in the languages of the site, side by side. */
import type { ReactNode } from 'react';
import { directionOf } from '../../../engine/lib/direction.ts';
import { hasError, LanguageProvider, useFieldIds, useParts, useProblems } from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import type { Translation } from '../state/languages.ts';
import { fieldOf } from '../state/schema.ts';
import { useStudio } from '../state/store.ts';
import { nameOfLanguage } from '../state/words.ts';
import { Problems } from './Problems.tsx';

interface TranslationsProps {
  name: string;
  isTitle?: boolean;
  translations: readonly Translation[];
  /** Input in the default language. */
  children: ReactNode;
}

export function Translations({ name, isTitle, translations, children }: TranslationsProps) {
  const standard = useStudio(({ site }) => site?.languages[0]) ?? '';
  if (translations.length === 0) return children;
  return (
    <div className="languages">
      <InLanguage code={standard}>{children}</InLanguage>
      {translations.map((each) => (
        <InLanguage key={each.code} code={each.code}>
          <TranslatedField name={name} translation={each} {...(isTitle && { isTitle })} />
        </InLanguage>
      ))}
    </div>
  );
}

/** A part of the form in a language, below its name. */
export function InLanguage({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className="language">
      <small aria-hidden>{nameOfLanguage(code)}</small>
      <LanguageProvider value={{ lang: code, dir: directionOf(code) }}>{children}</LanguageProvider>
    </div>
  );
}

interface TranslatedFieldProps {
  name: string;
  isTitle?: boolean;
  translation: Translation;
}

function TranslatedField({ name, isTitle, translation }: TranslatedFieldProps) {
  const { code, path, schema } = translation;
  const ids = useFieldIds();
  const { Widget } = useParts();
  useReveal(path);
  const problems = useProblems(path);
  const props = {
    path,
    schema,
    name: `${name} (${nameOfLanguage(code)})`,
    isRequired: false,
    ...(isTitle && { isTitle }),
  };
  return (
    <div data-field={path.join('/')}>
      <Widget field={fieldOf(schema)} props={props} ids={ids} isWrong={hasError(problems)} />
      <Problems problems={problems} id={ids.problems} />
    </div>
  );
}
