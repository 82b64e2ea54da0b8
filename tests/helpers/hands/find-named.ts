/** Where to look, and for which name. */
export interface Sought {
  selector: string;
  /** All of its name; with `…` at its end, how it begins. */
  name: string;
}

/**
 * Runs in the page: it may use nothing from outside. The engine's own names would be better, but WebKitWebDriver has none
 * for some elements that have moved.
 * @param path from the outermost part to the one that is wanted
 */
export function findNamed(path: Sought[]): Element[] {
  const textOf = (node: Node | null | undefined) => node?.textContent?.replace(/\s+/g, ' ').trim();
  const labelOf = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined;
    const copy = label?.cloneNode(true);
    // A label may be around its field.
    if (copy instanceof Element)
      for (const field of copy.querySelectorAll('input, select, textarea, [aria-hidden]')) field.remove();
    return textOf(copy);
  };
  const nameOf = (element: Element) =>
    // What it says is all that three dots are known by.
    (element.matches('summary') ? undefined : element.getAttribute('aria-label')) ??
    textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) ??
    labelOf(element) ??
    textOf(element.querySelector(':scope > legend') ?? element);
  const isCalled = (element: Element, name: string) => {
    const own = nameOf(element) ?? '';
    return name.endsWith('…') ? own.startsWith(name.slice(0, -1)) : own === name;
  };
  // What is in a list of choices, the engine draws elsewhere.
  const isShown = (element: Element) => (element.closest('select') ?? element).checkVisibility();
  let found: Element[] = [document.documentElement];
  for (const { selector, name } of path)
    found = found
      .flatMap((scope) => [...scope.querySelectorAll(selector)])
      .filter((element) => isShown(element) && isCalled(element, name));
  return found;
}
