/** The part of a page that is edited, by the field that has the focus, and the way back from the page to the field. */
import { useEffect, useState } from 'react';
import type { Part } from '../../../app/dev/framed/messages.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { reveal } from '../field/reveal.ts';
import { open } from '../state/actions.ts';
import { getState, update, useStudio } from '../state/store.ts';
import { isBelow } from '../state/values.ts';

/** Opens the field of a part; for a text below the keys, the text at its line. */
export async function openPart({ file, path, line }: Part): Promise<void> {
  const { file: opened, at, site } = getState();
  if (opened?.file !== file || !isBelow(path, at)) {
    const entry = site?.entries.find((each) => each.file === file && each.at && isBelow(path, each.at));
    await open(file, entry?.at);
  }
  update({ pane: 'editor', line: undefined, view: line === undefined ? 'form' : 'text' });
  await nextFrame();
  if (line !== undefined) update({ line });
  else revealNearest(path);
}

/** A field, or the nearest around it: a form does not show every value by itself. */
function revealNearest(path: FieldPath): void {
  if (path.length > 0 && !reveal(path)) revealNearest(path.slice(0, -1));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** The part whose field had the focus last, while its file is open. */
export function useEditedPart(): Part | undefined {
  const file = useStudio((state) => state.file?.file);
  const [edited, setEdited] = useState<Part>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const part = target instanceof Element ? partOf(target) : undefined;
      if (part) setEdited(part);
    };
    addEventListener('focusin', follow);
    return () => removeEventListener('focusin', follow);
  }, []);
  return edited?.file === file ? edited : undefined;
}

function partOf(element: Element): Part | undefined {
  const file = getState().file?.file;
  if (file === undefined) return undefined;
  if (element.id === 'body') return { file, path: [] };
  const key = element.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return key ? { file, path: key.split('/') } : undefined;
}
