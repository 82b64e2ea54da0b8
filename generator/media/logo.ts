/** Logos: drawings and nothing more, since browsers run whatever else an SVG file holds. */

import { VERSION } from 'liner:version';
import { readFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import type { Cache } from '../lib/cache/index.ts';
import { type Folder, forgiveMissing } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import type { LogoFault } from '../problems/catalogue/pictures.ts';
import { type Position, type Problem, problem } from '../problems/index.ts';
import { faultOf, openImage } from './sharp.ts';

export interface NamedLogo {
  /** Below the assets folder. */
  file: string;
  at: Position;
}

/** Why a drawing cannot be used, and the part of it that is at fault. */
export interface SvgFault {
  fault: LogoFault;
  found?: string;
}

/** In bytes. Larger drawings hold bitmaps, and every visitor fetches them for a tab's icon. */
const MAX_BYTES = 500_000;

/** How many elements `<use>` may make a drawing repeat: some hundred are drawn at once, a hundred million never. */
const MAX_REPEATED = 1_000_000;

const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener']);

/** The drawing if it is sound; else what is wrong with it, by the code that a missing one has. */
export async function readLogo(
  { file, at }: NamedLogo,
  assets: Folder,
  cache: Cache,
  missing: 'logo/missing' | 'press/no-logo',
): Promise<Buffer | Problem> {
  const refuse = (fault: SvgFault) => problem('logo/unusable', at, { file, ...fault });
  const found = assets.locate(file);
  if (found === 'missing') return problem(missing, at, { file });
  if (found === 'outside') return refuse({ fault: 'outside' });
  if (found.bytes > MAX_BYTES) return refuse({ fault: 'large' });
  const svg = await readFile(found.path).catch(forgiveMissing);
  if (!svg) return problem(missing, at, { file });
  const fault = findSvgFault(svg.toString('utf8')) ?? (await findDrawingFault(svg, cache));
  return fault ? refuse(fault) : svg;
}

async function findDrawingFault(svg: Buffer, cache: Cache): Promise<SvgFault | undefined> {
  const sound = cache.pack<boolean>('logos');
  const key = `${VERSION} ${hash(svg)}`;
  if (sound.get(key)) return undefined;
  const image = await openImage(svg);
  try {
    await image.metadata();
  } catch (error) {
    faultOf(error);
    return { fault: 'undrawable' };
  }
  sound.set(key, true);
  return undefined;
}

/** The first fault of an SVG text; undefined for a harmless one. */
export function findSvgFault(text: string): SvgFault | undefined {
  const faults: SvgFault[] = [];
  let root: string | undefined;
  let styles: string | undefined;
  let elements = 0;
  let uses = 0;
  // The ids of the elements that are open; of those that hold a <use>; and of those that one repeats.
  const open: (string | undefined)[] = [];
  const repeating = new Set<string | undefined>();
  const repeated = new Set<string>();
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = localName(name);
        root ??= element;
        elements += 1;
        if (element === 'style') styles = '';
        if (ACTIVE.has(element)) faults.push({ fault: 'element', found: name });
        for (const [key, value] of Object.entries(attributes)) {
          const fault = findAttributeFault(localName(key), value);
          if (fault) faults.push(fault);
        }
        open.push(attributes['id']);
        if (element !== 'use') return;
        uses += 1;
        const target = (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
        repeated.add(target.slice(1));
        for (const id of open) repeating.add(id);
      },
      onclosetag() {
        open.pop();
        // Comments and CDATA part a text that browsers read as one.
        if (styles !== undefined && leadsOut(styles)) faults.push({ fault: 'styles' });
        styles = undefined;
      },
      ontext(data) {
        if (styles !== undefined) styles += data;
      },
      onprocessinginstruction(name, data) {
        if (/^\?xml-stylesheet/i.test(name)) faults.push({ fault: 'stylesheet' });
        if (/<!entity/i.test(data) || /\[/.test(data)) faults.push({ fault: 'entities' });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (root !== 'svg') return { fault: 'no-svg' };
  const isNested = [...repeated].some((id) => repeating.has(id));
  if (isNested || uses * elements > MAX_REPEATED) faults.push({ fault: 'repeats' });
  return faults[0];
}

function findAttributeFault(name: string, value: string): SvgFault | undefined {
  if (name.startsWith('on')) return { fault: 'handler', found: name };
  if (name === 'base') return { fault: 'base' };
  if ((name === 'href' || name === 'src') && !isInside(value))
    return { fault: 'reference', found: value.trim() };
  return leadsOut(value) ? { fault: 'reference', found: name } : undefined;
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
