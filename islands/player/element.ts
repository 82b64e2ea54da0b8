/** Elements in a line each. Text is never read as HTML. */

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
const SVG = 'http://www.w3.org/2000/svg';

type Child = Node | string;

/** An attribute that is `false` or undefined is left out; `true` is empty. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

export function button(
  name: string,
  look: string,
  press: () => void,
  ...children: Child[]
): HTMLButtonElement {
  const element = make(
    'button',
    { type: 'button', 'aria-label': name, title: name, class: look },
    ...children,
  );
  element.onclick = press;
  return element;
}

/** @param paths of a box of 24 by 24 */
export function icon(paths: string): SVGElement {
  const svg = drawing('0 0 24 24', paths);
  setAll(svg, { class: 'deck-icon' });
  return svg;
}

/** A path for the eye alone. */
export function drawing(viewBox: string, d: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  setAll(svg, { viewBox, 'aria-hidden': 'true' });
  setAll(path, { d });
  svg.append(path);
  return svg;
}

export function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value))
      element.setAttribute(name, value === true ? '' : String(value));
  }
}

export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
