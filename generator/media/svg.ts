/** Whether an SVG is a drawing and nothing more: browsers run whatever else it holds. */
import { Parser } from 'htmlparser2';
import type { Position, Problem } from '../problems/index.ts';

const ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener']);

/** A logo that must not be published as it is. */
export function refuseLogo({ file, at }: { file: string; at: Position }, fault: string): Problem {
  return {
    code: 'logo/unusable',
    level: 'error',
    message: `The logo ${file} ${fault}.`,
    hint: 'Export it as a plain SVG: shapes only, without scripts, links and linked pictures.',
    at,
  };
}

/** What is wrong with an SVG, as the end of a sentence that begins with its name; undefined for a harmless one. */
export function findSvgFault(text: string): string | undefined {
  const faults: string[] = [];
  let root: string | undefined;
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = localName(name);
        root ??= element;
        isStyle = element === 'style';
        if (ELEMENTS.has(element)) faults.push(`holds a <${name}> element`);
        for (const [key, value] of Object.entries(attributes)) {
          const fault = findAttributeFault(localName(key), value);
          if (fault) faults.push(fault);
        }
      },
      onclosetag() {
        isStyle = false;
      },
      ontext(data) {
        if (isStyle && leadsOut(data)) faults.push('loads something through its styles');
      },
      onprocessinginstruction(name, data) {
        if (/^\?xml-stylesheet/i.test(name)) faults.push('loads a stylesheet');
        if (/<!entity/i.test(data) || /\[/.test(data)) faults.push('declares entities');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return root === 'svg' ? faults[0] : 'is no SVG drawing';
}

function findAttributeFault(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return `holds an event handler (${name})`;
  if (name === 'base') return 'changes where its addresses lead';
  if ((name === 'href' || name === 'src') && !isInside(value))
    return `refers to something outside (${value.trim()})`;
  return leadsOut(value) ? `refers to something outside (${name})` : undefined;
}

/** A part of the drawing, or a bitmap within it. */
function isInside(address: string): boolean {
  return /^\s*(#|data:image\/(png|jpeg|webp);base64,)/i.test(address);
}

/** In CSS: an address other than a part of the drawing, or a backslash that could hide one. */
function leadsOut(css: string): boolean {
  return /@import|\\|javascript:|url\(\s*['"]?\s*(?!['"]?#|\s)/i.test(css);
}

/** `xlink:href` is `href`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
