/** Old addresses of imported pages: each leads to one page, and none is an address of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRAMMAR, kindOf, routeOf } from '../../app/list/grammar.ts';
import { problem } from '../../app/messages.ts';
import { readFileText } from '../../app/site-files/written.ts';
import type { Path, Value } from '../../engine/edit/types.ts';
import { ifThere, listFiles } from '../../engine/lib/files.ts';
import { valueAt } from '../../engine/lib/record.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { oldPath } from '../../engine/values/index.ts';
import { closeAddress, placeOf } from '../../site/redirects/old-address.ts';
import { ROUTES } from '../../site/routes.ts';

export interface Addresses {
  /** Drops old addresses that the page of a file has, or that cannot lead to it. @param problems receives the latter */
  keep<Fact extends Addressed>(file: string, facts: readonly Fact[], problems: Problem[]): Fact[];
}

interface Addressed {
  readonly path: Path;
  readonly value: Value;
}

/** @param content the content folder @param added files that are about to be written */
export function openAddresses(content: string, added: readonly string[]): Addresses {
  let known: Places | undefined;
  const refuse = (address: string, file: string): string | undefined => {
    if (!oldPath.safeParse(address).success) return 'it is no address on this site, such as /old-name/';
    const place = placeOf(closeAddress(address));
    // Few sources have addresses.
    known ??= listPlaces(content, added);
    const { routes, taken } = known;
    if (routes.has(place)) return 'a page of the site is there';
    if ((taken.get(place) ?? file) !== file) return 'it leads to another page already';
    taken.set(place, file);
    return undefined;
  };
  const claim = (file: string, addresses: readonly string[], problems: Problem[]) => {
    const own = placeOf(GRAMMAR.pageAt(file) ?? '');
    return [...new Set(addresses)].filter((address) => {
      if (placeOf(closeAddress(address)) === own) return false;
      const reason = refuse(address, file);
      if (reason === undefined) return true;
      const what = 'The old address';
      problems.push(problem('import/value', undefined, { what, value: address, reason: `${reason}.` }));
      return false;
    });
  };
  return {
    keep: (file, facts, problems) =>
      facts.flatMap((fact) => {
        const { path, value } = fact;
        if (path.join() !== 'redirect_from' || !Array.isArray(value)) return [fact];
        const kept = claim(file, value.map(String), problems);
        return kept.length > 0 ? [{ ...fact, value: kept }] : [];
      }),
  };
}

interface Places {
  /** Addresses of pages. */
  routes: ReadonlySet<string>;
  taken: Map<string, string>;
}

function listPlaces(content: string, added: readonly string[]): Places {
  const files = listFiles(content).filter((file) => /\.(?:md|yaml)$/.test(file));
  const pages = [...files, ...added].flatMap((file) => GRAMMAR.pageAt(file) ?? []);
  return {
    routes: new Set([...Object.values(ROUTES), ...pages].map(placeOf)),
    taken: new Map(files.flatMap((file) => listOld(content, file).map((place) => [place, file] as const))),
  };
}

function listOld(content: string, file: string): string[] {
  const text = ifThere(() => readFileSync(join(content, file), 'utf8')) ?? '';
  if (!text.includes('redirect_from')) return [];
  const { kind } = kindOf(file) ?? {};
  const listed = valueAt(readFileText(file, text).data, ['redirect_from']);
  const old = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  return old.map((each) => placeOf(closeAddress(each.startsWith('/') || !kind ? each : routeOf(kind, each))));
}
