/** What can be wrong with a link, in words. */
import { closest, distance } from 'fastest-levenshtein';
import type { Problem } from '../../problems/index.ts';

export type FaultKind = 'nowhere' | 'outside' | 'anchor' | 'empty' | 'slashless' | 'duplicate-id';

export interface Fault {
  kind: FaultKind;
  /** The link as written, or the id. */
  subject: string;
  /** The addresses of the pages that have it. */
  pages: string[];
}

interface Wording {
  code: Problem['code'];
  level: Problem['level'];
  message: (subject: string) => string;
  hint: string;
}

const WORDINGS: Record<FaultKind, Wording> = {
  nowhere: {
    code: 'link/broken',
    level: 'error',
    message: (link) => `The link “${link}” leads nowhere: the site has no such page or file.`,
    hint: 'Correct the address, or remove the link.',
  },
  outside: {
    code: 'link/outside-base',
    level: 'error',
    message: (link) => `The link “${link}” leads out of the site, which lives below the path in base_url.`,
    hint: 'Write the whole address, with https://, if another site is meant.',
  },
  anchor: {
    code: 'link/missing-anchor',
    level: 'error',
    message: (link) => `The link “${link}” leads to a place on a page that is not there.`,
    hint: 'Look at the headings of that page: their addresses are made from their words.',
  },
  empty: {
    code: 'link/empty',
    level: 'error',
    message: (link) =>
      link === '' ? 'A link has an empty address.' : `A link is only “${link}”: it leads nowhere.`,
    hint: 'Give it an address, or remove it.',
  },
  slashless: {
    code: 'link/no-slash',
    level: 'warning',
    message: (link) => `The link “${link}” reaches its page only by a detour: the closing slash is missing.`,
    hint: 'Add a slash to the end of the address.',
  },
  'duplicate-id': {
    code: 'link/duplicate-id',
    level: 'warning',
    message: (id) => `Two places of a page have the same name, “${id}”: links reach only the first.`,
    hint: 'Give the two headings different words.',
  },
};

/** Pages named before the rest is only counted. */
const NAMED = 3;
/** Letters that differ in an address that was mistyped rather than made up; and their share of it. */
const CLOSE = 3;
const SHARE = 1 / 4;

/** @param known the addresses of all pages, to suggest one */
export function describeFault({ kind, subject, pages }: Fault, known: readonly string[]): Problem {
  const { code, level, message, hint } = WORDINGS[kind];
  const suggestion = kind === 'nowhere' ? suggest(subject, known) : undefined;
  return {
    code,
    level,
    message: `${message(subject)} ${describePages(pages)}`,
    hint: suggestion ? `Did you mean “${suggestion}”?` : hint,
  };
}

function describePages(pages: readonly string[]): string {
  const [first = '', ...others] = pages;
  if (others.length === 0) return `It is on the page ${first}.`;
  const named = pages.slice(0, NAMED).join(', ');
  const rest = pages.length - NAMED;
  return `It is on ${pages.length} pages: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

function suggest(link: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(link, known);
  return distance(link, nearest) <= Math.min(CLOSE, link.length * SHARE) ? nearest : undefined;
}
