/** {artist} and {links.name} in any text of the content. Works on parsed data, so no name can break a file. */
import { fold } from '../../lib/fold.ts';
import { fieldOf, isRecord } from '../../lib/record.ts';
import { findNearest } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { DataPath } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';

export interface Variables {
  /** Value of `{artist}`. */
  name: string;
  /** Names in each language, by code; undefined if it is the same in all. */
  names?: Readonly<Record<string, string>>;
  links: Record<string, string>;
  /** site.yaml could not be read: unknown links are not to blame. */
  lenient?: boolean;
}

/** Later use of a text, which decides how a name is put into it. */
export type Purpose = 'text' | 'url';

/** Takes a problem that has no place yet, and the placeholder as written. */
export type ReportPlaceholder = (found: Problem, part: string) => void;

/** Stand-in when site.yaml cannot be read. */
export const NO_VARIABLES: Variables = { name: 'the artist', links: {}, lenient: true };

const PLACEHOLDER = /\{\s*([a-z][\w.-]*)\s*\}/gi;
const STARTS_URL = /^(https?:|mailto:|\{links\.)/;
/** Replaces an unknown link, so that the value around it causes no second error. Never published. */
const STAND_IN = 'https://unknown.invalid/';

/** Fills a text; each placeholder that means nothing is reported. */
export function fillText(
  text: string,
  variables: Variables,
  purpose: Purpose,
  report: ReportPlaceholder,
): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (part: string, name: string) => {
    if (name === 'artist') return purpose === 'url' ? encodeName(variables.name) : variables.name;
    const link = name.startsWith('links.') ? name.slice('links.'.length) : undefined;
    if (link === undefined) {
      if (isSlip(name)) report(describeSlip(part), part);
      return part;
    }
    if (Object.hasOwn(variables.links, link)) return variables.links[link] ?? part;
    if (!variables.lenient) report(describeUnknownLink(part, link, variables), part);
    return STAND_IN;
  });
}

/** Returns true for a text with the artist's name and no words, which is in no language: `{artist}`, `2026 {artist}`. */
export function isNameAlone(text: string): boolean {
  return /\{\s*artist\s*\}/.test(text) && !/\p{L}/u.test(text.replace(PLACEHOLDER, ''));
}

/** Returns true if a name equals one of the artist's names in other languages. */
export function isOwnName(name: string, { names }: Variables): boolean {
  if (!names) return false;
  const folded = fold(name.trim());
  return Object.values(names).some((each) => fold(each) === folded);
}

/** The value with each of its texts replaced by what `fill` makes of it. */
export function fillData(
  value: unknown,
  fill: (text: string, path: DataPath) => string,
  path: DataPath = [],
): unknown {
  if (typeof value === 'string') return fill(value, path);
  if (Array.isArray(value)) return value.map((item, index) => fillData(item, fill, [...path, index]));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, fillData(item, fill, [...path, key])]);
  return Object.fromEntries(entries);
}

/** Addresses are recognised by how they begin. */
export function purposeOf(value: string): Purpose {
  return STARTS_URL.test(value) ? 'url' : 'text';
}

/** Values of the placeholders, read from site.yaml even if other parts of it are wrong. */
export function readVariables(yaml: YamlFile | undefined): { variables: Variables; problems: Problem[] } {
  if (!yaml || !isRecord(yaml.data)) return { variables: NO_VARIABLES, problems: [] };
  const given = fieldOf(fieldOf(yaml.data, 'artist'), 'name');
  const name = (typeof given === 'string' && given.trim()) || NO_VARIABLES.name;
  const [standard = '', ...codes] = readLanguages(yaml);
  const names = codes.flatMap((code) => {
    const own = fieldOf(fieldOf(fieldOf(yaml.data, 'artist'), code), 'name');
    return typeof own === 'string' && own.trim() ? [[code, own.trim()] as const] : [];
  });
  const written = fieldOf(yaml.data, 'links');
  const links = Object.entries(isRecord(written) ? written : {});
  return {
    variables: {
      name,
      ...(names.length > 0 && { names: { [standard]: name, ...Object.fromEntries(names) } }),
      links: Object.fromEntries(
        links.map(([key, value]) => [
          key,
          fillText(String(value), { ...NO_VARIABLES, name }, 'url', () => {}),
        ]),
      ),
    },
    problems: links
      .filter(([, value]) => String(value).includes('{links.'))
      .map(([key]) => problem('placeholder/chain', yaml.at(['links', key]), { link: key })),
  };
}

/** The codes under `languages` of site.yaml, read even if other parts of it are wrong. */
export function readLanguages(yaml: YamlFile | undefined): string[] {
  const written = yaml && fieldOf(yaml.data, 'languages');
  const codes = (Array.isArray(written) ? written : []).map((each: unknown) => fieldOf(each, 'code'));
  return [...new Set(codes.filter((code) => typeof code === 'string'))];
}

/** Half of a surrogate pair, which YAML can spell, has no place in an address. */
function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd'));
}

/** `{Artist}`, `{artits}` or `{link.shop}`: too near to be a text of its own. */
function isSlip(name: string): boolean {
  return name.startsWith('link.') || (name.length > 4 && findNearest(name, ['artist']) !== undefined);
}

function describeSlip(part: string): Problem {
  const meant = /^\{\s*link\./.test(part) ? part.replace('link.', 'links.') : '{artist}';
  return problem('placeholder/unknown', undefined, { part, meant });
}

function describeUnknownLink(part: string, link: string, { links }: Variables): Problem {
  const nearest = findNearest(link, Object.keys(links));
  return problem('placeholder/unknown-link', undefined, { part, link, nearest });
}
