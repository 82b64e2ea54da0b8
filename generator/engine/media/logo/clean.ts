/** The drawing in an SVG file, without scripts and data of editors. */
import { DomUtils, parseDocument } from 'htmlparser2';
import type { FoundFault } from '../../problems/catalogue/index.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that run code or let others do so; an animation can turn a link into a script. */
const ACTIVE = /^(?:script|foreignObject|set|animate\w*|handler|listener|iframe|object|embed)$/i;

/** External resources in CSS and attributes. Escapes could hide an address, and no drawing needs them. */
const LOADS = /@import|\b(?:image|image-set|src)\(|\burl\((?!\s*["']?(?:#|data:))[^)]*\)?|\\/i;

/** Attributes with a prefix that browsers know. */
const PREFIXED = /^(?:xlink:href|xml:space|xmlns:xlink)$/;

/** The drawing, or the first of its faults. @param text a well-formed file, decoded */
export function cleanSvg(text: string): { svg: string } | FoundFault {
  const document = parseDocument(text, { xmlMode: true, withStartIndices: true });
  const root = document.children.find((node) => 'attribs' in node);
  if (root?.name !== 'svg') return { fault: 'no-svg' };
  if (root.attribs['xmlns'] !== SVG) return { fault: 'no-namespace' };
  const declaresEntities = document.children.some(
    (node) => node.type === 'directive' && node.data.includes('['),
  );
  if (declaresEntities) return { fault: 'entities' };
  const found = cleanElement(root);
  if (found) return { ...found.fault, ...locate(text, found.at.startIndex ?? 0) };
  const end = text.endsWith('\n') ? '\n' : '';
  return { svg: DomUtils.getOuterHTML(root, { xmlMode: true }) + end };
}

/** Drops data of editors from an element and its children. Returns the first fault. */
function cleanElement(element: Element): { fault: FoundFault; at: Element } | undefined {
  const fault = cleanAttributes(element) ?? findFault(element);
  if (fault) return { fault, at: element };
  // All at once: taking them out one by one would take time by the square of their number.
  element.children = element.children.filter((child) =>
    'attribs' in child
      ? !child.name.includes(':') && child.name !== 'metadata'
      : child.type === 'text' || child.type === 'cdata',
  );
  for (const child of element.children) {
    const found = 'attribs' in child ? cleanElement(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

function findFault(element: Element): FoundFault | undefined {
  const { name, attribs } = element;
  // Without prefixes, another namespace is the only way to elements that are not SVG.
  const isForeign = attribs['xmlns'] !== undefined && attribs['xmlns'] !== SVG;
  if (ACTIVE.test(name) || isForeign) return { fault: 'element', found: name };
  const [loaded] = (name === 'style' && LOADS.exec(DomUtils.textContent(element))) || [];
  return loaded === undefined ? undefined : { fault: 'reference', found: loaded };
}

function cleanAttributes({ name, attribs }: Element): FoundFault | undefined {
  for (const [key, value] of Object.entries(attribs)) {
    if ((key.includes(':') && !PREFIXED.test(key)) || key.startsWith('data-')) delete attribs[key];
    else {
      const fault = findAttributeFault(name, key, value.trim());
      if (fault) return fault;
    }
  }
  return undefined;
}

function findAttributeFault(element: string, name: string, value: string): FoundFault | undefined {
  if (/^on/i.test(name)) return { fault: 'handler', found: name };
  if (/^(?:src|(?:xlink:)?href|ping)$/.test(name)) {
    const isInside =
      value.startsWith('#') || (/^(?:fe)?image$/i.test(element) && /^data:image\//i.test(value));
    return isInside ? undefined : { fault: 'reference', found: value };
  }
  const [loaded] = LOADS.exec(value) ?? [];
  return loaded === undefined ? undefined : { fault: 'reference', found: loaded };
}

function locate(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
