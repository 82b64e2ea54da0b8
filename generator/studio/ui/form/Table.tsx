/** Values with names of your own: roles and who had them, venues and where they are. */
import { useState } from 'react';
import { type FieldProps, setValue, useParts, useValue } from '../field/context.ts';
import { emptyOf, type Schema } from '../state/schema.ts';
import { update } from '../state/store.ts';
import { say } from '../state/words.ts';

export function Table({ path, value: schema }: Omit<FieldProps, 'schema'> & { value: Schema }) {
  const value = useValue(path);
  const { Field } = useParts();
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [name, setName] = useState('');
  const key = name.trim();
  const add = () => {
    if (key === '' || keys.includes(key)) return;
    setValue([...path, key], emptyOf(schema));
    setName('');
    update({ wanted: [...path, key] });
  };
  return (
    <div className="group">
      {keys.map((each) => (
        <Field key={each} path={[...path, each]} schema={schema} name={each} isRequired={false} />
      ))}
      <span className="line">
        <input
          type="text"
          aria-label={say('name')}
          placeholder={say('name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" disabled={key === '' || keys.includes(key)} onClick={add}>
          + {say('add')}
        </button>
      </span>
    </div>
  );
}
