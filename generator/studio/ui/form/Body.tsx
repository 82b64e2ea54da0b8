/** The Markdown below the keys, in each language of the site: a text, which stays as it is typed. */
import { useState } from 'react';
import { hasError, useFieldIds, useLanguage, useOtherLanguages, useProblems } from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import { translate } from '../state/file-actions.ts';
import { bodyIn, bodyPath } from '../state/languages.ts';
import { nameOf } from '../state/names.ts';
import { editBody } from '../state/sending.ts';
import { useStudio } from '../state/store.ts';
import { nameOfLanguage, say } from '../state/words.ts';
import { divideBody } from './body-text.ts';
import { MarkedText } from './MarkedText.tsx';
import { Problems } from './Problems.tsx';
import { InLanguage } from './Translations.tsx';

export function Body() {
  const standard = useStudio(({ site }) => site?.languages[0]) ?? '';
  const file = useStudio((state) => state.file);
  const writing = useStudio((state) => state.writing);
  const others = useOtherLanguages().filter(
    (code) => writing.includes(code) || (file && bodyIn(file, code)) !== undefined,
  );
  return (
    <div className="field body">
      <label htmlFor="body" className="field-name">
        {nameOf('body')}
      </label>
      {others.length === 0 ? (
        <BodyText />
      ) : (
        <div className="languages">
          <InLanguage code={standard}>
            <BodyText />
          </InLanguage>
          {others.map((code) => (
            <InLanguage key={code} code={code}>
              <TranslatedBody code={code} />
            </InLanguage>
          ))}
        </div>
      )}
      <p className="hint" id="body-hint">
        {say('bodyHint')}
      </p>
    </div>
  );
}

function TranslatedBody({ code }: { code: string }) {
  const isThere = useStudio(({ file }) => file && bodyIn(file, code)) !== undefined;
  if (isThere) return <BodyText language={code} />;
  return (
    <button type="button" className="add-item" onClick={() => translate(code)}>
      {say('translateBody', { language: nameOfLanguage(code) })}
    </button>
  );
}

function BodyText({ language }: { language?: string }) {
  const own = useLanguage();
  const [typed, setTyped] = useState<{ value: string; body: string }>();
  const body = useStudio(({ file, waiting }) => {
    const sent = waiting.findLast((each) => 'body' in each && each.language === language);
    return (sent && 'body' in sent ? sent.body : file && bodyIn(file, language)) ?? '';
  });
  const path = bodyPath(language);
  const problems = useProblems(path);
  const ids = useFieldIds();
  const isWrong = hasError(problems);
  useReveal(path);
  const { note, before, text, after, emptied } = divideBody(body);
  // While somebody writes, their line breaks at the end stay, unless the text has changed elsewhere.
  const isOwn = typed !== undefined && divideBody(typed.body).text === text;
  return (
    <div data-field={path.join('/')} data-wrong={isWrong || undefined}>
      {note && (
        <p className="hint lines" dir="auto">
          {note}
        </p>
      )}
      <MarkedText
        id={language === undefined ? 'body' : undefined}
        {...own}
        isRich
        rows={8}
        value={isOwn ? typed.value : text}
        aria-label={language === undefined ? undefined : `${nameOf('body')} (${nameOfLanguage(language)})`}
        aria-describedby={`${ids.problems} body-hint`}
        aria-invalid={isWrong || undefined}
        onChange={({ target: { value } }) => {
          const made = value.trim() === '' ? emptied : before + value.trimEnd() + after;
          setTyped({ value, body: made });
          editBody(made, language);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Problems problems={problems} id={ids.problems} />
    </div>
  );
}
