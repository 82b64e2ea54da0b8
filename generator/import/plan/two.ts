/** Whether two entries of a source are two, for certain. */
import type { Item, ItemKind } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';

/** Whether a file distinguishes two of its entries: by something that both have. */
export function areTwo(one: Item, other: Item): boolean {
  if (!areOfOneFile(one, other)) return false;
  return (
    areTwins(one, other) ||
    DISTINCT.some((key) => isOtherText(textIn(one.facts, key), textIn(other.facts, key)))
  );
}

function areOfOneFile({ origin: one }: Item, { origin: other }: Item): boolean {
  return one.source === other.source && one.place === other.place;
}

/** Kinds whose entries sources number: posts are often called like others, and so are episodes. */
const NUMBERED: readonly string[] = ['mixes', 'news', 'ownPages'] satisfies ItemKind[];

/** Whether a file has other addresses and numbers for two of its entries: then they are two, however alike they are. */
export function areTwins(one: Item, other: Item): boolean {
  if (!areOfOneFile(one, other)) return false;
  if (one.kind === 'releases' && other.kind === 'releases')
    return ['upc', 'catalogue_number'].some((key) =>
      isOtherText(textIn(one.facts, key), textIn(other.facts, key)),
    );
  if (!NUMBERED.includes(one.kind)) return false;
  const [id, otherId] = [textIn(one.facts, 'id'), textIn(other.facts, 'id')];
  if (id !== undefined && otherId !== undefined) return id !== otherId;
  const [addresses, others] = [addressesOf(one), addressesOf(other)];
  return addresses.length > 0 && others.length > 0 && !addresses.some((each) => others.includes(each));
}

function addressesOf({ facts, ids = [] }: Item): string[] {
  return [...ids, ...listIn(facts, 'redirect_from').map(String)];
}

const DISTINCT = [
  'release_date',
  'date',
  'time',
  'venue',
  'city',
  'type',
  'upc',
  'isrc',
  'catalogue_number',
  'label',
  'duration',
  'episode',
];

function isOtherText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
