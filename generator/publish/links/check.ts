/** Every link inside the site leads to a published file, every fragment to its anchor. */
import type { Problem } from '../../problems/index.ts';
import { describeFault, type Fault, type FaultKind } from './faults.ts';
import type { Inspection } from './inspect.ts';
import {
  type Destination,
  type FileNames,
  readFragment,
  resolveLink,
  type SitePlace,
  urlOf,
} from './resolve.ts';

export interface OutputPage {
  /** Below the output folder: `music/index.html`. */
  path: string;
  inspection: Inspection;
}

/** The same fault on many pages is one problem that says on how many. */
export function checkOutputLinks(pages: readonly OutputPage[], files: FileNames, site: SitePlace): Problem[] {
  const anchors = indexAnchors(pages);
  const resolve = rememberAddresses(files, site);
  const faults = new Map<string, Fault>();

  function addFault(kind: FaultKind, subject: string, page: string): void {
    const key = `${kind} ${subject}`;
    const fault = faults.get(key) ?? { kind, subject, pages: [] };
    fault.pages.push(urlOf(page, site));
    faults.set(key, fault);
  }

  for (const { path, inspection } of pages) {
    for (const link of inspection.links) {
      const kind = judgeLink(link, () => resolve(link, path), anchors);
      if (kind) addFault(kind, link, path);
    }
    for (const id of inspection.duplicateIds) addFault('duplicate-id', id, path);
  }
  const known = pages.map(({ path }) => urlOf(path, site));
  return [...faults.values()].map((fault) => describeFault(fault, known));
}

function judgeLink(
  link: string,
  resolve: () => Destination,
  anchors: (path: string) => ReadonlySet<string> | undefined,
): FaultKind | undefined {
  if (link === '' || link === '#') return 'empty';
  const destination = resolve();
  if (destination.kind === 'elsewhere') return undefined;
  if (destination.kind === 'nowhere' || destination.kind === 'outside') return destination.kind;
  const { path, fragment } = destination;
  // Every document has a top, whatever its ids.
  const found = fragment === '' || fragment === 'top' || (anchors(path)?.has(fragment) ?? true);
  if (!found) return 'anchor';
  return destination.kind === 'slashless' ? 'slashless' : undefined;
}

/** The anchors of a page, made into a set when first asked for; undefined for files that are no pages. */
function indexAnchors(pages: readonly OutputPage[]): (path: string) => ReadonlySet<string> | undefined {
  const lists = new Map(pages.map(({ path, inspection }) => [path, inspection.ids]));
  const sets = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const ids = lists.get(path);
    const set = sets.get(path) ?? (ids && new Set(ids));
    if (set) sets.set(path, set);
    return set;
  };
}

// Addresses that start at the root lead to the same place from every page, and most do.
function rememberAddresses(files: FileNames, site: SitePlace): (link: string, from: string) => Destination {
  const known = new Map<string, Destination>();
  return (link, from) => {
    if (link.startsWith('#')) return { kind: 'file', path: from, fragment: readFragment(link) };
    const rooted = link.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(link);
    const before = rooted ? known.get(link) : undefined;
    if (before) return before;
    const destination = resolveLink(link, from, site, files);
    if (rooted) known.set(link, destination);
    return destination;
  };
}
