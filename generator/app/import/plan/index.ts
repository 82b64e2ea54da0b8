/** Makes the plan of an import: what sources say, held against the site. Nothing is written. */

import type { Answer } from '../answer.ts';
import type { LeftOver, Reading } from '../catalogue.ts';
import { openComparison } from '../match/index.ts';
import { prepareItem } from '../prepare/index.ts';
import { problem } from '../problems.ts';
import type { SiteContent } from '../site/types.ts';
import { findIdle } from './answers.ts';
import { openPlanner } from './entry.ts';
import { type Group, groupItems } from './groups.ts';
import { nameEntries } from './naming.ts';
import type { Plan } from './plan.ts';

export interface PlanOptions {
  /** Folders, which new names are chosen in. */
  readonly content: string;
  readonly assets: string;
  /** What unclear entries are. */
  readonly answers: readonly Answer[];
}

/** @param readings what each source says; the first that knows a fact has the word. The schemas have to be loaded. */
export function planReadings(readings: readonly Reading[], site: SiteContent, options: PlanOptions): Plan {
  const items = readings.flatMap((reading) => reading.items).map((item) => prepareItem(item, site.ownNames));
  const { answers } = options;
  const { entries } = site;
  const groups = groupItems(items, { entries, compare: openComparison(site.ownNames), answers });
  const plan = openPlanner(site, options);
  const isMade = ({ items: own, entry, candidates }: Group) =>
    entry !== undefined || candidates.length > 0 || own.some(({ fillsOnly }) => !fillsOnly);
  const idle = findIdle(answers, items, entries).map(({ answer: { title, target }, isTitle }) =>
    problem('import/match', undefined, { title, target, isTitle }),
  );
  return {
    entries: nameEntries(groups.filter(isMade).map(plan)),
    absent: groups.filter((group) => !isMade(group)).flatMap((group) => group.items),
    left: gatherLeft(readings),
    problems: [...readings.flatMap(({ problems }) => problems), ...idle],
  };
}

/** Each kind of value once for each source. */
function gatherLeft(readings: readonly Reading[]): LeftOver[] {
  const all = new Map<string, LeftOver>();
  for (const left of readings.flatMap((reading) => reading.left)) {
    const key = `${left.origin.source}/${left.what}`;
    if (!all.has(key)) all.set(key, left);
  }
  return [...all.values()];
}
