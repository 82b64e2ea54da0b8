/** Reads the addresses and the anchors off a finished page. */
import { Parser } from 'htmlparser2';
import { scanAttributes } from './scan.ts';

export interface Inspection {
  /** Original links, each once, in order; an empty address too. */
  links: string[];
  /** Targets of fragments: ids, and names of old-style anchors. */
  ids: string[];
  /** Ids that more than one element has. */
  duplicateIds: string[];
}

const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'xlink:href']);
const CANDIDATES = new Set(['srcset', 'imagesrcset']);
const WANTED = new Set([...ADDRESSES, ...CANDIDATES, 'id', 'name', 'data', 'content']);
/** A candidate of a srcset: its address, and its descriptor. */
const CANDIDATE = /[\s,]*(\S*[^\s,])(?:\s[^,]*)?(?:,|$)/g;
/** Absolute addresses in meta elements, such as the picture of a social card. */
const WHOLE_ADDRESS = /^https?:\/\//;

/** Shares equal links of a site's pages, copied out of the page: a part of a string keeps the whole of it in memory. */
export function createInterner(): (found: Inspection) => Inspection {
  const known = new Map<string, string>();
  const detach = (text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const own = Buffer.from(text).toString();
    known.set(own, own);
    return own;
  };
  return ({ links, ids, duplicateIds }) => ({
    links: links.map(detach),
    ids: ids.map(detach),
    duplicateIds: duplicateIds.map(detach),
  });
}

export function inspectHtml(html: string): Inspection {
  const scanned = collect();
  if (scanAttributes(html, WANTED, scanned.add)) return scanned.end();
  const parsed = collect();
  let element = '';
  // Attribute by attribute: objects of all attributes of each element would take twice the time.
  const parser = new Parser({
    onopentagname(name) {
      element = name;
    },
    onattribute: (name, value) => parsed.add(name, value, element),
  });
  parser.end(html);
  return parsed.end();
}

function collect() {
  const links = new Set<string>();
  const ids = new Set<string>();
  const duplicateIds = new Set<string>();
  return {
    add(name: string, value: string, element: string) {
      if (ADDRESSES.has(name)) links.add(value.trim());
      else if (CANDIDATES.has(name)) addCandidates(value, links);
      else if (name === 'id') (ids.has(value) ? duplicateIds : ids).add(value);
      else if (name === 'name' && element === 'a') ids.add(value);
      else if (name === 'data' && element === 'object') links.add(value.trim());
      else if (name === 'content' && element === 'meta' && WHOLE_ADDRESS.test(value)) links.add(value);
    },
    end: (): Inspection => ({ links: [...links], ids: [...ids], duplicateIds: [...duplicateIds] }),
  };
}

function addCandidates(value: string, links: Set<string>): void {
  for (const [, address] of value.matchAll(CANDIDATE)) {
    if (address) links.add(address);
  }
}
