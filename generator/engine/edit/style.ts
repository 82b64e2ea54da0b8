/** Reads how a file is written. */

import { columnOf } from './lines.ts';
import type { CollectionSpot, Spot, Tree } from './spots.ts';
import type { Style } from './types.ts';

const STEP = 2;

export function readStyle({ source, root }: Tree, newline: string): Style {
  const found: { step?: number; listStep?: number; padding?: string } = {};
  const quotes = { single: 0, double: 0 };
  const visit = (spot: Spot) => {
    if (spot.kind === 'scalar') {
      if (spot.style === 'single' || spot.style === 'double') quotes[spot.style] += 1;
      return;
    }
    if (spot.flow && spot.kind === 'map' && spot.entries.length > 0)
      found.padding ??= source[spot.start + 1] === ' ' ? ' ' : '';
    for (const { key, start, value } of spot.entries) {
      const step = key !== undefined && stepOf(source, start, value);
      if (step && value.kind === 'map') found.step ??= step.spaces;
      if (step && value.kind === 'list') found.listStep ??= step.spaces;
      visit(value);
    }
  };
  if (root) visit(root);
  return {
    newline,
    isCautious: false,
    step: found.step ?? STEP,
    listStep: found.listStep ?? STEP,
    quote: quotes.double > quotes.single ? 'double' : 'single',
    padding: found.padding ?? '',
  };
}

/** The indentation of a collection relative to its key, if it is on lines of its own. */
function stepOf(source: string, key: number, value: Spot): { spaces: number } | undefined {
  if (!isBlock(value)) return undefined;
  const [first] = value.entries;
  return first && { spaces: columnOf(source, first.start) - columnOf(source, key) };
}

/** Returns true for a collection on lines of its own. */
export function isBlock(spot: Spot): spot is CollectionSpot & { readonly flow: false } {
  return spot.kind !== 'scalar' && !spot.flow;
}
