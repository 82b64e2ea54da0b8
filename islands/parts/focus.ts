/** Keyboard focus within a part of the page. */

/** Back and forth. */
const ARROWS = {
  x: ['ArrowLeft', 'ArrowRight'],
  xRtl: ['ArrowRight', 'ArrowLeft'],
  y: ['ArrowUp', 'ArrowDown'],
} as const;

const FOCUSABLE = 'a[href], button:not([tabindex="-1"]):not([disabled]), input, select, textarea';

/** The elements that Tab reaches inside `root`, in order. */
export function listFocusable(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

/** Moves the focus as Tab does, round the ends of `root`. In some browsers Tab itself skips links, and would leave `root`. */
export function moveTab(event: KeyboardEvent, root: HTMLElement): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const elements = listFocusable(root);
  const index = elements.findIndex((element) => element === document.activeElement);
  const next = event.shiftKey ? Math.max(index, 0) - 1 : (index + 1) % elements.length;
  event.preventDefault();
  elements.at(next)?.focus();
}

/** The index that an arrow, Home or End leads to, round the ends; undefined for other keys. `xRtl`: side by side, from right to left. */
export function indexAfterKey(
  key: string,
  index: number,
  length: number,
  axis: keyof typeof ARROWS,
): number | undefined {
  const [back, forth] = ARROWS[axis];
  if (key === forth) return (index + 1) % length;
  if (key === back) return index < 1 ? length - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
