/** What a stylesheet asks of other hosts: no page of a site allows it (see `model/csp`). */
import type { Root } from 'postcss';
import type { Problem } from '../../problems/index.ts';
import type { Stylesheet } from './compile.ts';
import { locateText } from './errors.ts';

const IMPORT = /^(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/i;
const ADDRESS = /url\(\s*["']?((?:https?:)?\/\/[^"')]+?)["']?\s*\)/gi;

/** One problem for each address. */
export function findForeign(root: Root, sheet: Stylesheet): Problem[] {
  const addresses = new Set<string>();
  root.walkAtRules('import', ({ params }) => {
    const address = IMPORT.exec(params)?.[1];
    if (address) addresses.add(address);
  });
  root.walkDecls(({ value }) => {
    for (const [, address] of value.matchAll(ADDRESS)) if (address) addresses.add(address);
  });
  return [...addresses].map((address) => ({
    code: 'styles/foreign',
    level: 'warning',
    message: `The stylesheet asks another host for “${address}”, and browsers will refuse to: pages load their own files only.`,
    hint: 'Put a copy of the file into the assets folder, and name that one.',
    ...locateText(address, sheet),
  }));
}
