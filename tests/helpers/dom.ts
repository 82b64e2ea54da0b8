/** Questions to a finished page, asked as those who read or hear it would. */
import { DomUtils, parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;
export type Scope = Document | Element;

/** Attributes an element must have: `true` where any value will do. */
type Wanted = Record<string, string | true>;

export function parse(html: string): Document {
  return parseDocument(html);
}

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

/** Every element of a name below `scope`, in the order of the page; `*` stands for any name. */
export function all(scope: Scope, name: string, wanted: Wanted = {}): Element[] {
  const matches = (element: Element) =>
    (name === '*' || element.name === name) &&
    Object.entries(wanted).every(([key, value]) =>
      value === true ? key in element.attribs : element.attribs[key] === value,
    );
  return DomUtils.findAll(matches, scope.children);
}

/** @throws unless there is exactly one */
export function one(scope: Scope, name: string, wanted: Wanted = {}): Element {
  const [element, ...others] = all(scope, name, wanted);
  const described = `<${name}> with ${JSON.stringify(wanted)}`;
  if (!element) throw new Error(`There is no ${described}`);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} times ${described}`);
  return element;
}

/** The text that assistive technology reads: labels in place of content, nothing that is hidden from it. */
export function text(node: Node): string {
  return readText(node).replace(/\s+/g, ' ').trim();
}

function readText(node: Node): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node)) return '';
  const { name, attribs, children } = node;
  if (attribs['aria-hidden'] === 'true' || name === 'script' || name === 'style') return '';
  return attribs['aria-label'] ?? children.map(readText).join('');
}

/** Text between each two tags, as it is read aloud. */
export function textNodes(scope: Scope): string[] {
  return scope.children.flatMap((node) => {
    if (!isElement(node)) return readText(node);
    return node.attribs['aria-hidden'] === 'true' || node.name === 'script' ? [] : textNodes(node);
  });
}

export function texts(scope: Scope, name: string, wanted: Wanted = {}): string[] {
  return all(scope, name, wanted).map(text);
}

/** Sections with neither a heading of their own nor a name. One in an article within them is the heading of that. */
export function listNameless(document: Document): Element[] {
  const headings = ['h1', 'h2', 'h3', 'h4'].flatMap((name) => all(document, name));
  const headed = new Set(headings.map(partAround));
  return all(document, 'section').filter((section) => !section.attribs['aria-label'] && !headed.has(section));
}

/** The section or article that an element belongs to. */
function partAround({ parent }: Element): Element | undefined {
  if (!parent || !isElement(parent)) return undefined;
  return ['section', 'article'].includes(parent.name) ? parent : partAround(parent);
}

/** An attribute that must be there. */
export function attribute(element: Element, name: string): string {
  const value = element.attribs[name];
  if (value === undefined) throw new Error(`<${element.name}> has no ${name}`);
  return value;
}

/** The content of a meta element, by name or property; undefined if there is none. */
export function meta(scope: Scope, key: string): string | undefined {
  const named = [...all(scope, 'meta', { name: key }), ...all(scope, 'meta', { property: key })];
  return named[0]?.attribs['content'];
}

export function headings(scope: Scope): string[] {
  const names = new Set(['h1', 'h2', 'h3', 'h4']);
  return DomUtils.findAll((element) => names.has(element.name), scope.children).map(text);
}

/** The part of a page that a heading opens: the nearest section, article or list item around it. */
export function sectionOf(scope: Scope, heading: string): Element {
  const around = new Set(['section', 'article', 'li', 'main']);
  const titles = ['h2', 'h3'].flatMap((name) => all(scope, name));
  const title = titles.find((each) => text(each) === heading);
  for (let node = title?.parent; node; node = node.parent) {
    if (isElement(node) && around.has(node.name)) return node;
  }
  throw new Error(`There is no section "${heading}"`);
}

/** The link whose name is `label`, or begins with it. */
export function link(scope: Scope, label: string): Element {
  const found = all(scope, 'a').find((each) => text(each).startsWith(label));
  if (!found) throw new Error(`There is no link "${label}"`);
  return found;
}

export function destination(scope: Scope, label: string): string {
  return attribute(link(scope, label), 'href');
}

/** `[label, address]` of every link below `scope`, without the remark on new tabs. */
export function links(scope: Scope): [label: string, href: string][] {
  return all(scope, 'a').map((each) => [
    text(each).replace(/ \(opens in a new tab\)$/, ''),
    attribute(each, 'href'),
  ]);
}

export function opensNewTab(element: Element): boolean {
  return element.attribs['target'] === '_blank' && (element.attribs['rel'] ?? '').includes('noopener');
}

/** The props that an island is given, of every island of a name. */
export function islandProps(scope: Scope, name: string): Record<string, unknown>[] {
  return all(scope, 'liner-island', { 'data-name': name }).map((island) =>
    JSON.parse(attribute(island, 'data-props')),
  );
}

/** Every JSON-LD object of a page. */
export function structuredData(scope: Scope): Record<string, unknown>[] {
  return all(scope, 'script', { type: 'application/ld+json' }).map((script) =>
    JSON.parse(DomUtils.textContent(script)),
  );
}
