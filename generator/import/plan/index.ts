/** Makes the plan of an import: what sources say, held against the site. Nothing is written. */

import { problem } from '../../app/messages.ts';
import type { ImportedFile, KeptAnswer } from '../../app/site-files/record.ts';
import { fold } from '../../engine/lib/fold.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Answer } from '../answer.ts';
import type { Item, LeftOver, Reading } from '../catalogue.ts';
import { openComparison } from '../match/index.ts';
import { foldName } from '../match/names.ts';
import { artistName, keepNames, splitKnown } from '../prepare/artists.ts';
import { prepareItem } from '../prepare/index.ts';
import type { SiteContent, SiteEntry } from '../site/types.ts';
import { isAbout, nameEntries, titleOf } from './answers.ts';
import { openPlanner } from './entry.ts';
import { openFiles } from './files.ts';
import { type Group, groupItems, isSure } from './groups.ts';
import { followLinks } from './links.ts';
import { notePages, noteUnfetched } from './notes.ts';
import { openAddresses } from './old-addresses.ts';
import type { Plan } from './plan.ts';
import { leaveUnwanted } from './unwanted.ts';

export interface PlanOptions {
  readonly content: string;
  readonly assets: string;
  readonly online: boolean;
  readonly answers: readonly Answer[];
  /** Answers of imports before. */
  readonly kept?: readonly KeptAnswer[] | undefined;
  /** Files that imports before have written. */
  readonly imported?: readonly ImportedFile[] | undefined;
}

/** @param readings of all sources; for each fact, the first source that has it wins. The schemas must be loaded. */
export function planReadings(readings: readonly Reading[], site: SiteContent, options: PlanOptions): Plan {
  const { answers, kept = [] } = options;
  const known = new Set(kept.map((each) => JSON.stringify(each)));
  const { entries, ownNames } = site;
  const read = readings.flatMap(({ items }) => items);
  // Those who are about to have a file, too: the next import knows them.
  const roster = [
    ...entries.filter(({ kind }) => kind === 'artists').flatMap(titlesOf),
    ...read.filter(({ kind }) => kind === 'artists').map(titleOf),
  ];
  // Facts about the artist of the site are those of site.yaml.
  const items = read
    .filter((item) => !isOwnArtist(item, ownNames))
    .map((item) => prepareItem(item, { ...site.facts, own: ownNames, roster }));
  const { groups, used, decided } = groupItems(items, {
    entries,
    comparison: openComparison(ownNames),
    answers,
    kept,
    chooseFile: openFiles(site.language, options.content, entries),
  });
  const unfetched = new Set<string>();
  const refused: Problem[] = [];
  const addresses = openAddresses(options.content, groups.flatMap(listAdded));
  const plan = openPlanner(site, {
    ...options,
    onUnfetched: (url) => unfetched.add(url),
    keepAddresses: (file, facts) => addresses.keep(file, facts, refused),
  });
  const isMade = (group: Group) =>
    'entry' in group || group.candidates.length > 0 || group.items.some(({ fillsOnly }) => !fillsOnly);
  const idle = answers
    .filter((answer) => !used.has(answer))
    .map((answer) => {
      const isTitle = items.some((item) => isAbout(answer, item));
      return problem('import/match', undefined, { ...answer, isTitle });
    });
  const links = followLinks(groups.filter(isMade), { site, assets: options.assets });
  const named = nameEntries(links.groups.map(plan));
  const { entries: planned, problems: unwanted } = leaveUnwanted(
    named,
    options.imported ?? [],
    answers,
    new Set(entries.map(({ file }) => file)),
  );
  return {
    entries: planned,
    absent: groups.filter((group) => !isMade(group)).flatMap((group) => group.items),
    tables: readings.flatMap(({ tables = [] }) => tables),
    left: gatherLeft([
      ...listOwn(read, ownNames),
      ...listUnfiled(read, [...ownNames, ...roster]),
      ...readings.flatMap(({ left }) => left),
    ]),
    problems: [
      ...readings.flatMap(({ problems }) => problems),
      ...idle,
      ...refused,
      ...unwanted,
      ...links.describe(planned),
      ...notePages(planned),
      ...noteUnfetched(unfetched),
    ],
    decided: decided.filter((each) => !known.has(JSON.stringify(each))),
  };
}

function listAdded(group: Group): string[] {
  return 'place' in group && isSure(group) ? [group.place.file] : [];
}

function titlesOf({ data, versions }: SiteEntry): string[] {
  return [data, ...versions.map((version) => version.data)].map((facts) => titleOf({ facts }));
}

function isOwnArtist(item: Item, ownNames: ReadonlySet<string>): boolean {
  return item.kind === 'artists' && ownNames.has(fold(item.facts.name));
}

function listOwn(items: readonly Item[], ownNames: ReadonlySet<string>): LeftOver[] {
  return items.flatMap((item) => {
    if (item.kind !== 'artists' || !isOwnArtist(item, ownNames)) return [];
    const { facts, origin } = item;
    const profiles = (facts.profiles ?? []).map(({ url }) => url);
    return [{ what: 'The artist of the site', example: [facts.name, ...profiles].join(', '), origin }];
  });
}

const UNFILED = {
  mixes: 'Artist of a mix, without a file in artists',
  events: 'Artist of a show, without a file in artists',
} as const;

/** Lists performers of mixes and shows without a file, all of a source together. */
function listUnfiled(items: readonly Item[], known: readonly string[]): LeftOver[] {
  const names = new Set(known.map(foldName));
  const kept = keepNames(known);
  const found = new Map<string, LeftOver>();
  for (const { kind, facts, origin } of items) {
    if (kind !== 'mixes' && kind !== 'events') continue;
    const artists = splitKnown(facts.artists ?? [], kept).map(artistName);
    // Beside those of the site, they are support.
    if (kind === 'events' && artists.some((name) => names.has(foldName(name)))) continue;
    const key = `${kind}/${origin.place}`;
    const before = found.get(key)?.example.split(', ') ?? [];
    const unfiled = artists.filter((name) => !names.has(foldName(name)));
    const example = [...new Set([...before, ...unfiled])].join(', ');
    if (example !== '') found.set(key, { what: UNFILED[kind], example, origin });
  }
  return [...found.values()];
}

function gatherLeft(lefts: readonly LeftOver[]): LeftOver[] {
  const all = new Map<string, LeftOver>();
  for (const left of lefts) {
    const key = `${left.origin.source}/${left.what}`;
    if (!all.has(key)) all.set(key, left);
  }
  return [...all.values()];
}
