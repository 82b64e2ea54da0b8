/** Updates an island. If that hides the focused control, the first visible one gets the focus, so that the keyboard stays there. */
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
