/** Moves the focus: to a problem's field, and to what was added. */
import { useEffect } from 'react';
import type { FieldPath } from '../../protocol/index.ts';
import { update, useStudio } from '../state/store.ts';
import { isSamePath } from '../state/values.ts';

/** Inputs that change values. Folded parts above a field are opened; those within it stay folded. */
const INPUTS =
  'input, textarea, select, .add-field > summary, button:not(.field-remove, .item-remove, .word, [role="toolbar"] *)';

/** Brings a field into sight, with the focus in it. False if the form does not have it, or nothing in it to change yet. */
export function reveal(path: FieldPath): boolean {
  const place = document.querySelector(`[data-field="${CSS.escape(path.join('/'))}"]`);
  if (!place) return false;
  for (let above: Element | null = place; above; above = above.parentElement)
    if (above instanceof HTMLDetailsElement) above.open = true;
  const inputs = [...place.querySelectorAll<HTMLElement>(INPUTS)];
  const input = inputs.find((each) => each.checkVisibility());
  input?.focus({ preventScroll: true });
  // Of what is longer than the screen, the part with the focus.
  const part = place.clientHeight > innerHeight ? input?.closest('[data-field]') : place;
  part?.scrollIntoView({ block: 'nearest' });
  return input !== undefined;
}

/** Reveals a field when it is the one that was asked for: it may be there only after an answer of the server. @param isReady whether its inputs are there */
export function useReveal(path: FieldPath, isReady = true): void {
  const isWanted = useStudio(({ wanted }) => wanted !== undefined && isSamePath(wanted, path));
  useEffect(() => {
    if (isWanted && isReady && reveal(path)) update({ wanted: undefined });
  }, [isWanted, isReady, path]);
}

/**
 * Moves the focus before a button's row goes away: to the same button of the next row, or the one before; at last to the list's heading.
 */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const place = row ? [...row.querySelectorAll('button')].findIndex((each) => each === button) : -1;
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = row?.closest('dialog, section')?.querySelector<HTMLElement>('h2');
  (beside?.querySelectorAll('button')[place] ?? heading)?.focus();
}
