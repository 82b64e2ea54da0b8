/** Answers about items, how entries are named in them, and items of one source that are two for certain. */
import type { KeptAnswer } from '../../app/site-files/record.ts';
import type { Answer } from '../answer.ts';
import type { Item, ItemKind } from '../catalogue.ts';
import { dateIn, listIn, textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import type { SiteEntry } from '../site/types.ts';
import type { PlannedEntry } from './plan.ts';

/** Returns the title or name of an item, or its text if it is a quote; empty if it has none of them. */
export function titleOf({ facts }: { readonly facts: object }): string {
  return (
    textIn(facts, 'title') ??
    textIn(facts, 'episode_title') ??
    textIn(facts, 'name') ??
    textIn(facts, 'text') ??
    ''
  );
}

export function dateOf({ facts }: Item): string | undefined {
  return dateIn(facts, 'release_date') ?? dateIn(facts, 'date') ?? dateIn(facts, 'year');
}

/** The name of an entry of the site. */
export function targetOf({ file, at }: SiteEntry): string {
  const index = at.at(-1);
  return typeof index === 'number' ? `${file}#${index + 1}` : file;
}

export function isAbout({ title }: Answer, item: Item): boolean {
  const names = [titleOf(item), `${titleOf(item)}, ${dateOf(item)}`];
  return title !== '' && names.some((name) => foldName(name) === foldName(title));
}

/** The answer that all entries of its file are new which may be none; it is about no others. */
export function findForFile(answers: readonly Answer[], { isUnsure, origin }: Item): Answer | undefined {
  if (isUnsure !== 'file') return undefined;
  return answers.find(({ title, target }) => target === 'new' && title === origin.place);
}

/** Returns true if an answer names an entry, with or without the content folder. */
export function isTarget({ target }: Answer, name: string): boolean {
  return target.replace(/^(?:\.\/)?content\//, '') === name;
}

/** Returns the answer to record for the next import. */
export function keepAnswer(item: Item, target: string): KeptAnswer {
  const date = dateOf(item);
  return { source: item.origin.source, title: titleOf(item), ...(date !== undefined && { date }), target };
}

/** The answer of an import before, to the same question about the same source; the last one. */
export function findKept(kept: readonly KeptAnswer[], item: Item): Answer | undefined {
  const { source, title, date } = keepAnswer(item, '');
  return kept.findLast((each) => each.source === source && each.title === title && each.date === date);
}

/** Returns true if a file gives two entries different values for a key that identifies them. */
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

/** Returns true if a file gives two entries different addresses or numbers: then they are two, however similar. */
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
  'year',
];

function isOtherText(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** Names each entry by its title, and those that are unclear and share it by their date as well. */
export function nameEntries(entries: readonly Omit<PlannedEntry, 'name'>[]): PlannedEntry[] {
  const counts = new Map<string, number>();
  for (const { item } of entries) {
    const key = foldName(titleOf(item));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return entries.map((entry) => {
    const title = titleOf(entry.item);
    const date = dateOf(entry.item);
    const isShared = (counts.get(foldName(title)) ?? 0) > 1 && date !== undefined;
    return { ...entry, name: entry.verdict === 'unclear' && isShared ? `${title}, ${date}` : title };
  });
}
