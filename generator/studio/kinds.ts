/** The kinds of files, as the site calls them. */

import { ALL_KINDS, rowOf } from '../app/list/grammar.ts';
import type { Kind } from '../engine/content/grammar.ts';
import type { Site } from '../site/site.ts';
import { listSitePages } from '../site/site-pages.ts';
import type { StudioKind } from './protocol/index.ts';

export function listKinds(site: Site | undefined): StudioKind[] {
  return ALL_KINDS.map((kind) => {
    const { noun, newName, title, picture } = rowOf(kind);
    const keys = { ...(title && { title }), ...(picture && { picture }) };
    return { kind, label: labelOf(kind, site) ?? noun, ...keys, ...(newName && { newName }) };
  });
}

function labelOf(kind: Kind, site: Site | undefined): string | undefined {
  const { route, listedOn } = rowOf(kind);
  const pages = site ? listSitePages(site) : [];
  return pages.find((page) => page.route === (listedOn ?? route))?.label;
}
