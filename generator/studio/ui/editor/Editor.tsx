/** One file: as a form, or as its text. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { valueAt } from '../../../engine/lib/record.ts';
import type { FieldPath, StudioProblem } from '../../protocol/index.ts';
import { reveal } from '../field/reveal.ts';
import { Files } from '../files/Files.tsx';
import { FixButton } from '../form/FixButton.tsx';
import { Form } from '../form/Form.tsx';
import { Headline } from '../form/Headline.tsx';
import { Home } from '../home/Home.tsx';
import { open } from '../state/actions.ts';
import { wordInList, wordInText } from '../state/advice.ts';
import { schemaAt } from '../state/place.ts';
import { labelOf } from '../state/schema.ts';
import { entryOf, getState, update, useStudio } from '../state/store.ts';
import { problemsAt } from '../state/values.ts';
import { say } from '../state/words.ts';
import { FileMenu } from './FileMenu.tsx';
import { TextView } from './TextView.tsx';

export function Editor() {
  const file = useStudio((state) => state.file);
  const view = useStudio((state) => state.view);
  const at = useStudio((state) => state.at);
  const isUnseen = useStudio((state) => entryOf(state)?.state === 'empty');
  const title = useTitle();
  const box = useRef<HTMLElement>(null);
  // Another file begins at its top; a field that was asked for comes into sight after that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say which file it is
  useLayoutEffect(() => {
    box.current?.scrollTo(0, 0);
  }, [file?.file, at.join('.')]);
  useEffect(() => {
    document.title = [title, say('studio')].filter(Boolean).join(' – ');
  }, [title]);
  const screen = useStudio((state) => state.screen);
  const isEmpty = file === undefined;
  const wasOpen = useRef(false);
  // The focus was in what is gone.
  useEffect(() => {
    if (isEmpty && wasOpen.current && document.activeElement === document.body) box.current?.focus();
    wasOpen.current = !isEmpty;
  }, [isEmpty]);
  if (!file)
    return (
      <section className="editor empty" ref={box} tabIndex={-1} aria-label={say(screen)}>
        {screen === 'files' ? (
          <Files />
        ) : (
          <>
            <h2 className="unseen">{say('choose')}</h2>
            <Home />
          </>
        )}
      </section>
    );
  return (
    <section className="editor" ref={box} tabIndex={-1} aria-label={say('edit', { title })}>
      <div className="editor-head" data-view={view}>
        <h2 className={view === 'form' ? 'unseen' : undefined}>
          <bdi>{title}</bdi>
        </h2>
        {view === 'text' && (
          <button
            type="button"
            disabled={file.data === undefined}
            onClick={() => update({ view: 'form', line: undefined })}
          >
            {say('form')}
          </button>
        )}
        {view === 'text' && <Headline />}
        <FileMenu file={file} title={title} />
      </div>
      {view === 'form' ? (
        <Form title={title}>
          <ProblemList problems={problemsAt(file, at)} />
          {isUnseen && <p className="hint">{say('emptyPage')}</p>}
        </Form>
      ) : (
        <>
          <ProblemList problems={file.problems} />
          <TextView key={file.file} />
        </>
      )}
    </section>
  );
}

/** The title as it is typed. */
function useTitle(): string {
  return useStudio((state) => {
    const { file, at } = state;
    if (!file) return '';
    if (file.kind === 'site') return say('settings');
    const typed = valueAt(file.data, [...at, 'title']);
    return labelOf(typed) || entryOf(state)?.title || file.file;
  });
}

/** Each leads to its field, or to its line. */
function ProblemList({ problems }: { problems: readonly StudioProblem[] }) {
  const list = useRef<HTMLDetailsElement>(null);
  const view = useStudio((state) => state.view);
  if (problems.length === 0) return null;
  const hasErrors = problems.some(({ level }) => level === 'error');
  return (
    <details
      ref={list}
      className="file-problems"
      data-level={hasErrors ? 'error' : 'warning'}
      // In the form, each is beside its field as well.
      open={problems.some(({ level, field }) => level === 'error' && (view === 'text' || !field))}
    >
      <summary>{say('problems', { count: problems.length })}</summary>
      <ul>
        {problems.map((problem) => {
          const { message, hint } = view === 'form' ? wordInList(problem) : wordInText(problem);
          return (
            <li
              key={`${problem.code} ${problem.line} ${problem.message}`}
              data-level={problem.level}
              {...message.language}
            >
              <button type="button" onClick={() => goTo(problem)}>
                {message.text}
              </button>{' '}
              {hint && <bdi {...hint.language}>{hint.text}</bdi>}{' '}
              {/* In the form, it is beside the field, if there is one. */}
              {(view === 'text' || !problem.field || problem.code === 'schema/unknown-key') && (
                <FixButton problem={problem} />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function goTo({ field = [], isMissing, line, file }: StudioProblem): void {
  if (field.length > 0 && reveal(field)) return;
  if (isMissing && canHave(field)) update({ wanted: field });
  else if (file !== undefined && file !== getState().file?.file) open(file);
  else update({ view: 'text', line });
}

/** Returns true if the open form has a place for a field. */
function canHave(field: FieldPath): boolean {
  const { view, schema, file } = getState();
  return view === 'form' && schema !== undefined && schemaAt(schema, field, file?.data) !== undefined;
}
