/** Makes the plan of an import: what sources say, held against the site. Nothing is written. */

import type { Answer } from '../answer.ts';
import type { LeftOver, Reading } from '../catalogue.ts';
import { openComparison } from '../match/index.ts';
import { prepareItem } from '../prepare/index.ts';
import { problem } from '../problems.ts';
import type { SiteContent } from '../site/types.ts';
import { isAbout } from './answers.ts';
import { openPlanner } from './entry.ts';
import { openFiles } from './files.ts';
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
  const { groups, used } = groupItems(items, {
    entries,
    compare: openComparison(site.ownNames),
    answers,
    chooseFile: openFiles(site.language, options.content, entries),
  });
  const plan = openPlanner(site, options.assets);
  const isMade = (group: Group) =>
    'entry' in group || group.candidates.length > 0 || group.items.some(({ fillsOnly }) => !fillsOnly);
  const idle = answers
    .filter((answer) => !used.has(answer))
    .map((answer) => {
      const isTitle = items.some((item) => isAbout(answer, item));
      return problem('import/match', undefined, { ...answer, isTitle });
    });
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
