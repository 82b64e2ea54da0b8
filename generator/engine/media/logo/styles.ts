/** The styles of a drawing, rewritten with nothing but the properties that drawings need. */
import { type ChildNode, CssSyntaxError, type Declaration, parse, type Root } from 'postcss';
import { FUNCTIONS, PROPERTIES } from './allowed.ts';
import type { SvgFault } from './fault.ts';

/** Element names, classes, ids and how they are joined. */
const SELECTOR = /^[\p{L}\p{N}\s_.#*,>+~:()[\]="'-]+$/u;

/** `(prefers-color-scheme: dark)`, by which icons follow the browser's colours. */
const MEDIA = /^[\w\s:.,()-]+$/;

const PART = /url\(\s*(["']?)#[^\s"'()\\]+\1\s*\)/giy;
const STRING = /"[^"\\\n]*"|'[^'\\\n]*'/y;
const FUNCTION = /(-?[a-z][\w-]*)\(/iy;
const PLAIN = /[\p{L}\p{N}\s#%.,+*)_-]|\/(?!\*)|!\s*important$/uy;

/** The text of a `<style>` element, or why it cannot be used. */
export function cleanStyleSheet(css: string): string | SvgFault {
  return clean(css, (root) => root.nodes.map(cleanRule).join(''));
}

/** A `style` attribute, or why it cannot be used. */
export function cleanStyle(css: string): string | SvgFault {
  return clean(`a{${css}}`, ({ nodes: [rule, ...others] }) => {
    // A brace would end the rule that the attribute is.
    if (rule?.type !== 'rule' || others.length > 0) throw new Refusal({ fault: 'styles', found: css });
    return rule.nodes.map(cleanDeclaration).join('');
  });
}

/** The fault of a property's value; undefined for a harmless one. */
export function findValueFault(property: string, value: string): SvgFault | undefined {
  let at = 0;
  while (at < value.length) {
    const length = measureToken(value, at);
    if (length === 0) return { fault: isAddress(value) ? 'reference' : 'styles', found: property };
    at += length;
  }
  return undefined;
}

/** How many characters belong to what begins here; 0 for what drawings do not need. */
function measureToken(value: string, at: number): number {
  for (const pattern of [PART, STRING, FUNCTION, PLAIN]) {
    pattern.lastIndex = at;
    const [token, name] = pattern.exec(value) ?? [];
    if (token === undefined) continue;
    return pattern !== FUNCTION || FUNCTIONS.has(name?.toLowerCase() ?? '') ? token.length : 0;
  }
  return 0;
}

function isAddress(value: string): boolean {
  return /url|image|src|:/i.test(value);
}

/** Leaves the loops of `clean` with what was found. */
class Refusal extends Error {
  readonly fault: SvgFault;

  constructor(fault: SvgFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

function clean(css: string, write: (root: Root) => string): string | SvgFault {
  try {
    return write(parse(css));
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    if (error instanceof CssSyntaxError) return { fault: 'styles', found: error.reason };
    throw error;
  }
}

function cleanRule(node: ChildNode): string {
  if (node.type === 'comment') return '';
  if (node.type === 'rule' && SELECTOR.test(node.selector))
    return `${node.selector}{${node.nodes.map(cleanDeclaration).join('')}}`;
  if (node.type === 'atrule' && node.name === 'media' && node.nodes && MEDIA.test(node.params))
    return `@media ${node.params}{${node.nodes.map(cleanRule).join('')}}`;
  throw new Refusal({ fault: 'styles', found: node.type === 'atrule' ? `@${node.name}` : String(node) });
}

/** `fill:red;`; nothing for a property that has no effect on drawings. */
function cleanDeclaration(node: ChildNode): string {
  if (node.type === 'comment') return '';
  if (node.type !== 'decl') throw new Refusal({ fault: 'styles', found: String(node) });
  const { prop, value, important }: Declaration = node;
  const fault = findValueFault(prop, value);
  if (fault) throw new Refusal(fault);
  const name = prop.toLowerCase();
  return PROPERTIES.has(name) ? `${name}:${value}${important ? '!important' : ''};` : '';
}
