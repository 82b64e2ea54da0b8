/** Values as people see and type them, and as they are written: a length is 3:00, whatever the file has. */
import { useState } from 'react';
import type { Value } from '../../../engine/edit/types.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { setValue, textOf, useValue } from './context.ts';

export interface Reading {
  show(raw: string): string;
  /** @param raw as it is written until then */
  read(typed: string, raw: string): Value;
}

export function useWritten(path: FieldPath, { show, read }: Reading) {
  const value = useValue(path);
  const raw = textOf(value);
  const [typed, setTyped] = useState<{ text: string; raw: string }>();
  return {
    value,
    // What is being typed stays, unless the value was changed elsewhere.
    text: typed?.raw === raw ? typed.text : show(raw),
    type(text: string) {
      const next = read(text, raw);
      setTyped({ text, raw: textOf(next) });
      setValue(path, next);
    },
    end: () => setTyped(undefined),
  };
}
