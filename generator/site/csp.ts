/** The content security policy of each page (w3.org/TR/CSP3), as strict as its content allows. */
import { policyHash } from '../engine/lib/hash.ts';
import { scriptJson } from '../engine/lib/markup.ts';

/** The origins of other hosts that a page needs, sorted. */
export interface Needs {
  /** The hosts of its players. */
  frames: string[];
  /** The hosts that its forms are sent to. */
  receivers: string[];
  /** The hosts of its recordings, `'self'` among them; empty if nothing is played. */
  media: string[];
}

export const NO_NEEDS: Needs = { frames: [], receivers: [], media: [] };

/** Absolute addresses in a page's props. */
export interface Embedded {
  players?: readonly ({ embedUrl: string } | undefined)[] | undefined;
  endpoints?: readonly (string | undefined)[];
}

export function findNeeds({ players = [], endpoints = [] }: Embedded): Needs {
  return {
    frames: originsOf(players.flatMap((player) => player?.embedUrl ?? [])),
    receivers: originsOf(endpoints.filter((url) => url !== undefined)),
    media: [],
  };
}

/** The union of all pages' needs. */
export function uniteNeeds(all: readonly Needs[]): Needs {
  return {
    frames: sortUnique(all.flatMap(({ frames }) => frames)),
    receivers: sortUnique(all.flatMap(({ receivers }) => receivers)),
    media: sortUnique(all.flatMap(({ media }) => media)),
  };
}

/**
 * The policy as a meta element may hold it: `frame-ancestors` is for headers only.
 *
 * Scripts come from files, but for the speculation rules, which are allowed by their hash. Style attributes carry the
 * colours of a page and the previews of its pictures; they cannot add stylesheets or style elements.
 * @param base the path of the site
 */
export function contentPolicy(needs: Needs, base: string): string {
  const key = JSON.stringify([base, needs]);
  const policy = policies.get(key) ?? writePolicy(needs, base);
  policies.set(key, policy);
  return policy;
}

/** Policies by needs: most of ten thousand pages have the same. */
const policies = new Map<string, string>();

function writePolicy({ frames, receivers, media }: Needs, base: string): string {
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", policyHash(speculationRules(base))]],
    ['style-src', ["'self'"]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...receivers]],
    ['media-src', media],
    ['manifest-src', ["'self'"]],
    ['frame-src', frames],
    ['form-action', ["'self'", ...receivers]],
    ['base-uri', ["'none'"]],
  ];
  return directives
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Characters that mean something else in a URL pattern. */
const SPECIAL = /[\\+*?:{}()]/g;

/**
 * Writes the speculation rules (Speculation Rules API): browsers may prefetch same-site links when the visitor is about to follow them;
 * files to download are excluded.
 * @param base the path of the site: nothing outside it is fetched
 */
export function speculationRules(base: string): string {
  const inside = { href_matches: `${base.replace(SPECIAL, '\\$&')}*` };
  const plain = { not: { selector_matches: '[download], [target]' } };
  return scriptJson({ prefetch: [{ where: { and: [inside, plain] }, eagerness: 'moderate' }] });
}

export function originsOf(addresses: readonly string[]): string[] {
  return sortUnique(addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin));
}

function sortUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
