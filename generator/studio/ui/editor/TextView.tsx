/** The file as it is written. The form and this are two views of one text. */
import { useEffect, useRef } from 'react';
import { editText } from '../state/sending.ts';
import { getState, useStudio } from '../state/store.ts';
import { type Code, openCode } from './code.ts';

export function TextView() {
  const box = useRef<HTMLDivElement>(null);
  const code = useRef<Code>(undefined);
  const file = useStudio((state) => state.file);
  const typed = useStudio((state) => state.typed);
  const line = useStudio((state) => state.line);
  useEffect(() => {
    const { file: shown, schema } = getState();
    if (!box.current || !shown) return;
    code.current = openCode(box.current, { text: shown.text, path: shown.file, schema, onChange: editText });
    return () => code.current?.close();
  }, []);
  useEffect(() => {
    if (!file) return;
    // What is being typed is newer than the answer.
    if (typed === undefined) code.current?.show(file.text);
    code.current?.mark(file.problems);
  }, [file, typed]);
  useEffect(() => {
    if (line !== undefined) code.current?.goTo(line);
  }, [line]);
  return <div className="code" dir="ltr" ref={box} />;
}
