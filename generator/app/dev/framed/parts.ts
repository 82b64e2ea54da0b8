/** The parts of the page that is open, found again whenever the page has changed. */
import { findParts } from './find.ts';
import type { Part, ValuesOfFile } from './messages.ts';

/** The attribute of an element that shows a part. */
const MARK = 'data-at';

let files: readonly ValuesOfFile[] = [];
let parts = new Map<Element, Part>();
let isStale = false;

/** Begins to follow changes of the page. */
export function followPage(): void {
  const observer = new MutationObserver(() => {
    isStale = true;
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Marks the parts of the page. @param next those of its own entry first */
export function markParts(next = files): void {
  files = next;
  isStale = false;
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  parts = findParts(document.body, files);
  for (const [element, { file, path }] of parts) element.setAttribute(MARK, `${file}#${path.join('/')}`);
}

/** Returns the part of the nearest marked element around an element; undefined outside of all parts. */
export function partOf(element: Element): Part | undefined {
  if (isStale) markParts();
  const marked = element.closest(`[${MARK}]`);
  return marked ? parts.get(marked) : undefined;
}

/** The element of a value, or of what is in it. */
export function locatePart(part: Part): Element | undefined {
  if (isStale) markParts();
  const here = part.path.join('/');
  const inFile = [...parts].filter(([, { file }]) => file === part.file);
  const exact = inFile.filter(([, { path }]) => path.join('/') === here);
  const below = inFile.filter(([, { path }]) => here !== '' && path.join('/').startsWith(`${here}/`));
  const shown = (exact.length > 0 ? exact : below).map(([element]) => element);
  return shown.reduce<Element | undefined>(
    (best, each) => (rankOf(each) > (best ? rankOf(best) : 0) ? each : best),
    undefined,
  );
}

/** The higher, the more an element stands for its value: a heading before a link in a menu. */
function rankOf(element: Element): number {
  if (!element.checkVisibility()) return 0;
  const isHead = element.closest('h1, h2') !== null || element.matches('img');
  return 1 + (element.closest('main') ? 2 : 0) + (isHead ? 1 : 0);
}
