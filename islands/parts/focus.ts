/** Keyboard focus within a part of the page. */

const FOCUSABLE = 'a[href], button:not([tabindex="-1"]):not([disabled]), input, select, textarea';

/** The elements that Tab reaches inside `root`, in order. */
export function listFocusable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

/** Keeps Tab inside `root`: past the last element comes the first, and the other way round. */
export function wrapTab(event: KeyboardEvent, root: HTMLElement): void {
  const elements = listFocusable(root);
  const edge = event.shiftKey ? elements[0] : elements.at(-1);
  const next = event.shiftKey ? elements.at(-1) : elements[0];
  if (document.activeElement !== edge && root.contains(document.activeElement)) return;
  event.preventDefault();
  next?.focus();
}

/** Where an arrow, Home or End leads in a list of `length`, round its ends; undefined for other keys. */
export function indexAfterKey(
  key: string,
  index: number,
  length: number,
  axis: 'x' | 'y',
): number | undefined {
  const [back, forth] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === forth) return (index + 1) % length;
  if (key === back) return index < 1 ? length - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
