/**
 * Changes what an island shows. Where that hides the control that has the focus, the first one that is shown gets it, so
 * that the keyboard goes on from the same place.
 */
export function keepFocus(island: HTMLElement, change: () => void): void {
  const focused = document.activeElement;
  const isInside = island.contains(focused);
  change();
  if (!isInside || !focused || isShown(focused)) return;
  [...island.querySelectorAll<HTMLElement>('a, button')].find(isShown)?.focus();
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
