/** The form of a file, or of one entry in it, made from the schema of its kind. */

import { FormPartsProvider } from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import { schemaAt } from '../state/place.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { Body } from './Body.tsx';
import { Field } from './Field.tsx';
import { Group } from './Group.tsx';
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
      {file.body !== undefined && at.length === 0 && <Body key={file.file} />}
    </form>
  );
}

const PARTS = { Field, Widget };
