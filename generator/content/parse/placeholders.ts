/** {artist} and {links.name} in any text of the content. Works on parsed data, so no name can break a file. */

import { findNearest } from '../../lib/suggest.ts';
import type { ProblemCode } from '../../problems/index.ts';

/** What the placeholders stand for. */
export interface Variables {
  artist: string;
  links: Record<string, string>;
  /** site.yaml could not be read: unknown links are not to blame. */
  lenient?: boolean;
}

/** How a text is read later on, which decides how a name is put into it. */
export type Purpose = 'text' | 'url' | 'markdown';

export interface Fault {
  code: ProblemCode;
  level: 'error' | 'warning';
  message: string;
  hint?: string | undefined;
  /** The placeholder as written. */
  part: string;
}

const PLACEHOLDER = /\{\s*([a-z][\w.-]*)\s*\}/gi;
const STARTS_URL = /^(https?:|mailto:|\{links\.)/;
/** For a link that is not known, so that what it stands in is not faulted as well. Never published: it is an error. */
const STAND_IN = 'https://unknown.invalid/';
/** Characters that mean something in Markdown. */
const MARKUP = /[\\`*_[\]<>~&]/g;

/** Fills a text; `report` hears of each placeholder that means nothing. */
export function fillText(
  text: string,
  variables: Variables,
  purpose: Purpose,
  report: (fault: Fault) => void,
): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (part: string, name: string, offset: number) => {
    if (name === 'artist') return insertName(variables.artist, purpose, text.slice(0, offset));
    const link = name.startsWith('links.') ? name.slice('links.'.length) : undefined;
    if (link === undefined) {
      if (isSlip(name)) report(describeSlip(part));
      return part;
    }
    if (Object.hasOwn(variables.links, link)) return variables.links[link] ?? part;
    if (!variables.lenient) report(describeUnknownLink(part, link, Object.keys(variables.links)));
    return STAND_IN;
  });
}

/** The artist's name as it is, percent-encoded in an address, or with its Markdown characters made harmless. */
function insertName(name: string, purpose: Purpose, before: string): string {
  if (purpose === 'url') return encodeURIComponent(name);
  if (purpose === 'text') return name;
  return /(\]\(|https?:)\S*$/.test(before) ? encodeURIComponent(name) : name.replace(MARKUP, '\\$&');
}

/** Addresses are told by how they begin. */
export function purposeOf(value: string): Purpose {
  return STARTS_URL.test(value) ? 'url' : 'text';
}

/** `{Artist}`, `{artits}` or `{link.shop}`: too near to be a text of its own. */
function isSlip(name: string): boolean {
  return name.startsWith('link.') || (name.length > 4 && findNearest(name, ['artist']) !== undefined);
}

function describeSlip(part: string): Fault {
  const meant = /^\{\s*link\./.test(part) ? part.replace('link.', 'links.') : '{artist}';
  return {
    code: 'placeholder/unknown',
    level: 'warning',
    message: `${part} stands for nothing and would be shown as it is.`,
    hint: `Did you mean ${meant}?`,
    part,
  };
}

function describeUnknownLink(part: string, link: string, known: string[]): Fault {
  const nearest = findNearest(link, known);
  return {
    code: 'placeholder/unknown-link',
    level: 'error',
    message: `${part} is not among the links of site.yaml.`,
    hint: nearest
      ? `Did you mean {links.${nearest}}?`
      : `Add it to site.yaml, under links: ${link}: https://…`,
    part,
  };
}
