/** The content security policy of each page (w3.org/TR/CSP3): what it needs and nothing else. */
import { policyHash } from '../lib/hash.ts';
import { speculationRules } from './speculation.ts';

/** What a page asks of other hosts, as their origins. */
export interface Needs {
  /** Of the players that it may load. */
  frames: string[];
  /** Where its form is sent. */
  receivers: string[];
}

/** The props that lead to other hosts, wherever they stand. */
const FRAME = 'embedUrl';
const RECEIVER = 'endpoint';

/** Reads off the props of a page what it needs. */
export function findNeeds(props: object): Needs {
  const frames = new Set<string>();
  const receivers = new Set<string>();
  // Large catalogues have millions of props: keys are walked without making a list of them.
  const visit = (value: Record<string, unknown>): void => {
    for (const key in value) {
      const item = value[key];
      if (isObject(item)) visit(item);
      else if (key === FRAME) addOrigin(item, frames);
      else if (key === RECEIVER) addOrigin(item, receivers);
    }
  };
  visit({ props });
  return { frames: [...frames].sort(), receivers: [...receivers].sort() };
}

/**
 * The policy as a meta element may hold it: `frame-ancestors` is for headers alone.
 *
 * Scripts come from files, but for the speculation rules, which are known by their hash. Style attributes carry the
 * colours of a page and the previews of its pictures; stylesheets and style elements do not get in that way.
 *
 * @param base the path that the site lives under
 */
export function contentPolicy({ frames, receivers }: Needs, base: string): string {
  const directives: [string, string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", hashRules(base)]],
    ['style-src', ["'self'"]],
    ['style-src-attr', ["'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...receivers]],
    ['manifest-src', ["'self'"]],
    ['frame-src', frames],
    ['form-action', ["'self'", ...receivers]],
    ['base-uri', ["'none'"]],
  ];
  return writeDirectives(directives.filter(([, sources]) => sources.length > 0));
}

/** The policy for a whole site: each page's own allows no more than this one. */
export function unitePolicies(policies: Iterable<string>): string {
  const united = new Map<string, Set<string>>();
  for (const policy of new Set(policies)) {
    for (const directive of policy.split('; ')) {
      const [name = '', ...sources] = directive.split(' ');
      united.set(name, new Set([...(united.get(name) ?? []), ...sources]));
    }
  }
  return writeDirectives([...united].map(([name, sources]) => [name, [...sources]]));
}

const rulesHashes = new Map<string, string>();

/** Made once, not for each of ten thousand pages. */
function hashRules(base: string): string {
  const hash = rulesHashes.get(base) ?? policyHash(speculationRules(base));
  rulesHashes.set(base, hash);
  return hash;
}

function writeDirectives(directives: readonly [string, string[]][]): string {
  return directives.map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function addOrigin(address: unknown, origins: Set<string>): void {
  if (typeof address === 'string' && URL.canParse(address)) origins.add(new URL(address).origin);
}
