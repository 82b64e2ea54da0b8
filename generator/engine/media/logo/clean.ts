/** A drawing rewritten with nothing but what drawings need: what an editor left in it for itself is not published. */
import { Parser } from 'htmlparser2';
import { nameFormat } from '../pictures/header.ts';
import {
  ATTRIBUTES,
  ELEMENTS,
  LEFT_OUT,
  PROPERTIES,
  REFERRING,
  SVG,
  TEXT_ELEMENTS,
  XHTML,
  XLINK,
  XML,
} from './allowed.ts';
import type { SvgFault } from './fault.ts';
import { type DrawingNode, repeatsTooOften } from './repeats.ts';
import { cleanStyle, cleanStyleSheet, findValueFault } from './styles.ts';

/** How deep elements may lie in each other: programs that draw go down as deep. */
const MAX_DEPTH = 100;

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** What may not be in an XML file in any form: all but the Char of XML 1.0, section 2.2. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** The letters and numbers of a path. */
const PATH = /^[\w\s.,+-]*$/;

interface Open {
  name: string;
  namespaces: Map<string, string>;
  /** Whether it is written; what is in an element that is not is left out as well. */
  kept: boolean;
  node: DrawingNode;
  /** Whether its start tag still lacks its end. */
  unclosed: boolean;
}

/** The drawing, or the first of its faults. @param text the file, decoded */
export function cleanSvg(text: string): { svg: string } | SvgFault {
  const parts: string[] = [];
  const open: Open[] = [];
  const known = new Map([['xml', XML]]);
  let root: DrawingNode | undefined;
  let styles = '';
  let first: SvgFault | undefined;

  const refuse = (fault: SvgFault) => {
    first ??= { ...fault, ...placeOf(text, parser.startIndex) };
  };
  const closeStartTag = () => {
    const parent = open.at(-1);
    if (!parent?.unclosed) return;
    parts.push('>');
    parent.unclosed = false;
  };

  const parser = new Parser(
    {
      onopentag(tag, written) {
        if (first) return;
        const parent = open.at(-1);
        if (root && !parent) return refuse({ fault: 'undrawable' });
        const namespaces = declareNamespaces(parent?.namespaces ?? known, written);
        const [namespace, name] = resolveName(tag, namespaces, namespaces.get('') ?? '');
        const fault = findElementFault(namespace, name, parent);
        if (fault || open.length >= MAX_DEPTH) return refuse(fault ?? { fault: 'deep' });
        const kept = (parent?.kept ?? true) && namespace === SVG && !LEFT_OUT.has(name);
        const node: DrawingNode = { id: written['id'], children: [], refs: [] };
        const element = { name, namespaces, kept, node, unclosed: kept };
        if (kept) {
          closeStartTag();
          root ??= node;
          parent?.node.children.push(node);
          parts.push(`<${name}`, parent ? '' : ` xmlns="${SVG}"`);
          if (!parent && text.includes(XLINK)) parts.push(` xmlns:xlink="${XLINK}"`);
          for (const [key, value] of Object.entries(written)) {
            const cleaned = cleanAttribute(resolveName(key, namespaces, ''), value, element);
            if (typeof cleaned !== 'string') refuse(cleaned);
            else if (cleaned) parts.push(' ', cleaned);
          }
        }
        open.push(element);
      },
      onclosetag() {
        const element = open.pop();
        if (first || !element?.kept) return;
        if (element.name === 'style') {
          const css = cleanStyleSheet(styles);
          if (typeof css !== 'string') return refuse(css);
          parts.push('>', escapeText(css), '</style>');
        } else parts.push(element.unclosed ? '/>' : `</${element.name}>`);
        styles = '';
      },
      ontext(data) {
        const parent = open.at(-1);
        if (first || parent?.kept === false) return;
        if (parent?.name === 'style') {
          // Comments and CDATA part a text that browsers read as one.
          styles += data;
        } else if (/^[ \t\r\n]*$/.test(data) || (parent && TEXT_ELEMENTS.has(parent.name))) {
          closeStartTag();
          parts.push(escapeText(data));
        }
      },
      onprocessinginstruction(name, data) {
        if (open.at(-1)?.kept === false || /^\?xml$/i.test(name)) return;
        if (!/^!doctype/i.test(name)) refuse({ fault: 'instruction', found: name.replace(/^[?!]/, '') });
        else if (/\[|<!/.test(data)) refuse({ fault: 'entities' });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  const svg = parts.join('').trimStart();
  if (first) return first;
  if (!root) return { fault: 'no-svg' };
  if (repeatsTooOften(root)) return { fault: 'repeats' };
  return FORBIDDEN.test(svg) ? { fault: 'undrawable' } : { svg };
}

function findElementFault(namespace: string, name: string, parent: Open | undefined): SvgFault | undefined {
  if (!parent && name !== 'svg') return { fault: 'no-svg' };
  if (!parent) return namespace === SVG ? undefined : { fault: 'no-namespace' };
  const isForeign = namespace !== SVG && namespace !== XHTML && namespace !== '';
  if (!parent.kept || isForeign || (namespace === SVG && LEFT_OUT.has(name))) return undefined;
  const isKnown = namespace === SVG && ELEMENTS.has(name) && parent.name !== 'style';
  return isKnown ? undefined : { fault: 'element', found: name };
}

/** An attribute as it is written; empty for one that is left out. */
function cleanAttribute(
  [namespace, name]: [namespace: string, name: string],
  value: string,
  { name: element, node }: Open,
): string | SvgFault {
  const write = (key: string, text = value) => `${key}="${escapeAttribute(text)}"`;
  if (namespace === XML && name === 'base') return { fault: 'base' };
  if (namespace === XML && name === 'space') return value === 'preserve' ? write('xml:space') : '';
  const isLink = name === 'href' && (namespace === '' || namespace === XLINK);
  if (isLink)
    return cleanLink(element, value, node) ?? write(namespace ? 'xlink:href' : 'href', value.trim());
  if (namespace !== '') return '';
  if (/^on/i.test(name)) return { fault: 'handler', found: name };
  if (name === 'src' || name === 'href') return { fault: 'reference', found: value };
  if (name === 'style') {
    node.refs.push(...listRefs(value));
    const css = cleanStyle(value);
    return typeof css === 'string' ? css && write('style', css) : css;
  }
  if (element === 'style') return cleanStyleAttribute(name, value) ?? '';
  if (name === 'd') return PATH.test(value) ? write(name) : { fault: 'styles', found: name };
  if (!PROPERTIES.has(name)) return ATTRIBUTES.has(name) ? write(name) : '';
  node.refs.push(...listRefs(value));
  return findValueFault(name, value) ?? write(name);
}

function cleanStyleAttribute(name: string, value: string): SvgFault | undefined {
  const isUsual = value.trim() === '' || (name === 'type' && value.trim().toLowerCase() === 'text/css');
  return (name === 'type' || name === 'media') && !isUsual
    ? { fault: 'styles', found: `${name}="${value}"` }
    : undefined;
}

/** The fault of a link; undefined where it leads to a part of the drawing, or is a small picture in it. */
function cleanLink(element: string, value: string, node: DrawingNode): SvgFault | undefined {
  const target = value.trim();
  if (REFERRING.has(element) && target.startsWith('#')) {
    node.refs.push(target.slice(1));
    return undefined;
  }
  const [, base64] =
    (element === 'image' && /^data:image\/(?:png|jpe?g);base64,([\w+/=\s]+)$/i.exec(target)) || [];
  const format = base64 && nameFormat(Buffer.from(base64, 'base64'));
  return format === 'PNG' || format === 'JPEG' ? undefined : { fault: 'reference', found: target };
}

function listRefs(value: string): string[] {
  return [...value.matchAll(/url\(\s*["']?#([^\s"')]+)/gi)].map(([, id = '']) => id);
}

function declareNamespaces(outer: Map<string, string>, written: Record<string, string>): Map<string, string> {
  const declared = Object.entries(written).filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([...outer, ...declared.map(([key, value]): [string, string] => [key.slice(6), value])]);
}

/** The namespace and the name within it; a prefix that nobody has declared is a namespace of its own. */
function resolveName(
  written: string,
  namespaces: Map<string, string>,
  unprefixed: string,
): [namespace: string, name: string] {
  const colon = written.indexOf(':');
  if (written === 'xmlns' || written.startsWith('xmlns:')) return [XMLNS, written];
  if (colon < 0) return [unprefixed, written];
  const prefix = written.slice(0, colon);
  return [namespaces.get(prefix) ?? `undeclared:${prefix}`, written.slice(colon + 1)];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split(/\r\n?|\n/).length;
  return { line, column: offset - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) };
}
