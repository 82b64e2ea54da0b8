/** The outline of the part that is edited, and of what a click would choose. */
import type { Part } from './messages.ts';
import { locatePart } from './parts.ts';

const OUTLINE = 'data-outlined';
/** Pixels, as something may be fixed there. */
const MARGIN = 80;
/** Styles of the outline: on every ground, one of the two colours can be seen. */
const STYLES = `
  html[data-selecting] [data-at] { cursor: pointer; }
  html[data-selecting] [data-at]:hover:not(:has([data-at]:hover)), [${OUTLINE}] {
    outline: 2px solid #1c4fd8 !important; outline-offset: 2px !important; box-shadow: 0 0 0 2px #fff, 0 0 0 6px #fff !important; }
  html[data-selecting] [data-at]:hover:not(:has([data-at]:hover)) { outline-style: dashed !important; }
  img:is([${OUTLINE}], [data-at]:hover) { outline-offset: -4px !important; box-shadow: none !important; }`;

let shown: Part | undefined;

export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Outlines a part, and brings it into sight unless it was outlined before. */
export function showPart(part: Part | undefined): void {
  for (const element of document.querySelectorAll(`[${OUTLINE}]`)) element.removeAttribute(OUTLINE);
  if (!part) shown = undefined;
  const element = part && locatePart(part);
  if (!element) return;
  element.setAttribute(OUTLINE, '');
  const isSame = shown?.file === part.file && shown.path.join('/') === part.path.join('/');
  shown = part;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = top >= MARGIN && bottom <= innerHeight - MARGIN;
  // Not again with each letter that is typed.
  if (isSame || isInSight) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
}
