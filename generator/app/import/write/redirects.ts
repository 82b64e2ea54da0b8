/** Old addresses of imported pages: each leads to one page, and none is an address of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldPath } from '../../../engine/content/schema/values/index.ts';
import { ifThere, listFiles } from '../../../engine/lib/files.ts';
import { valueAt } from '../../../engine/lib/record.ts';
import { closeAddress, placeOf } from '../../../site/redirects/old-address.ts';
import { ROUTES } from '../../../site/routes.ts';
import { GRAMMAR, kindOf, routeOf } from '../../grammar.ts';
import { readFileText } from '../../site-files/written.ts';

interface Claims {
  /** The addresses that may lead to the page. */
  kept: string[];
  /** Those that may not, and why. */
  refused: { address: string; reason: string }[];
}

export interface Addresses {
  /** Keeps old addresses for the page of a file. */
  claim(file: string, addresses: readonly string[]): Claims;
}

/**
 * @param content the content folder
 * @param added files that are about to be written
 */
export function openAddresses(content: string, added: readonly string[]): Addresses {
  const files = listFiles(content).filter((file) => /\.(?:md|yaml)$/.test(file));
  const pages = [...files, ...added].flatMap((file) => GRAMMAR.pageAt(file) ?? []);
  const routes = new Set([...Object.values(ROUTES), ...pages].map(placeOf));
  const taken = new Set(files.flatMap((file) => listOld(content, file)));
  const refuse = (address: string): string | undefined => {
    if (!oldPath.safeParse(address).success) return 'it is no address on this site, such as /old-name/';
    const place = placeOf(closeAddress(address));
    if (routes.has(place)) return 'a page of the site is there';
    if (taken.has(place)) return 'it leads to another page already';
    taken.add(place);
    return undefined;
  };
  return {
    claim(file, addresses) {
      const own = placeOf(GRAMMAR.pageAt(file) ?? '');
      const claims: Claims = { kept: [], refused: [] };
      for (const address of new Set(addresses)) {
        if (placeOf(address) === own) continue;
        const reason = refuse(address);
        if (reason === undefined) claims.kept.push(address);
        else claims.refused.push({ address, reason });
      }
      return claims;
    },
  };
}

/** The places of the old addresses that a file lists. */
function listOld(content: string, file: string): string[] {
  const text = ifThere(() => readFileSync(join(content, file), 'utf8')) ?? '';
  if (!text.includes('redirect_from')) return [];
  const { kind } = kindOf(file) ?? {};
  const listed = valueAt(readFileText(file, text).data, ['redirect_from']);
  const old = Array.isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  return old.map((each) => placeOf(closeAddress(each.startsWith('/') || !kind ? each : routeOf(kind, each))));
}
