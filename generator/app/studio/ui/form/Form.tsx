/** The form of a file, or of one entry in it, made from the schema of its kind. */
import { editBody } from '../state/actions.ts';
import { schemaAt } from '../state/place.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { FormPartsProvider } from './context.ts';
import { Field } from './Field.tsx';
import { Group } from './Group.tsx';
import { GrowingText } from './GrowingText.tsx';
import { useReveal } from './reveal.ts';
import { Widget } from './Widget.tsx';

export function Form({ title }: { title: string }) {
  const file = useStudio((state) => state.file);
  const schema = useStudio((state) => state.schema);
  const at = useStudio((state) => state.at);
  useReveal(at);
  if (!file || !schema) return null;
  const here = schemaAt(schema, at, file.data);
  return (
    <form
      className="form"
      data-field={at.join('/')}
      aria-label={say('edit', { title })}
      onSubmit={(event) => event.preventDefault()}
    >
      {here ? (
        <FormPartsProvider value={PARTS}>
          <Group path={at} schema={here} key={`${file.file} ${at.join('.')}`} />
        </FormPartsProvider>
      ) : (
        <p>{say('onlyInText')}</p>
      )}
      {file.body !== undefined && at.length === 0 && <Body body={file.body} />}
    </form>
  );
}

const PARTS = { Field, Widget };

/** The Markdown below the keys: a text, which stays as it is typed. */
function Body({ body }: { body: string }) {
  const typed = useStudio(({ waiting }) => waiting.findLast((each) => 'body' in each));
  const text = typed && 'body' in typed ? typed.body : body;
  return (
    <div className="field">
      <label htmlFor="body">{say('body')}</label>
      <GrowingText
        id="body"
        rows={8}
        value={text}
        aria-describedby="body-hint"
        onChange={({ target }) => editBody(target.value)}
      />
      <p className="hint" id="body-hint">
        {say('bodyHint')}
      </p>
    </div>
  );
}
