/** The form of a file, or of one entry in it, made from the schema of its kind. */

import type { ReactNode } from 'react';
import { FormPartsProvider } from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import { schemaAt } from '../state/place.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { Field } from './Field.tsx';
import { Sections } from './Sections.tsx';
import { Widget } from './Widget.tsx';

interface FormProps {
  title: string;
  /** Sentences about all of it. */
  children: ReactNode;
}

export function Form({ title, children }: FormProps) {
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
          <Sections path={at} schema={here} file={file} title={title} key={`${file.file} ${at.join('.')}`}>
            {children}
          </Sections>
        </FormPartsProvider>
      ) : (
        <>
          {children}
          <p>{say('onlyInText')}</p>
        </>
      )}
    </form>
  );
}

const PARTS = { Field, Widget };
