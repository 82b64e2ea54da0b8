/** What sources say, and the site has no key for. */
import { count, shorten } from '../../engine/lib/text.ts';
import { titleOf } from '../plan/answers.ts';
import type { Plan } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';

const LIMIT = 50;
/** Kinds of values that are listed for each source. */
const SHOWN = 12;

/** Titles of a sales report, for example. */
export function describeAbsent({ absent }: Plan): string {
  return listSources(
    absent,
    (source) => `Not matched with an entry of the site, and not added, as ${source} knows too little:`,
    (item) => shorten(titleOf(item), LIMIT),
    SHOWN,
    '',
  );
}

/** @param all lists each kind of value */
export function describeLeft({ left }: Plan, all: boolean): string {
  return listSources(
    left,
    (source) => `Left out of ${source}, as the site has no key for it:`,
    ({ what, example }) => `${what}${example.trim() && `, such as ${shorten(example, LIMIT)}`}`,
    all ? left.length : SHOWN,
    '; to see each, add  --all',
  );
}

/** The first of what each source says. @param behind the number of the others */
function listSources<Each extends { readonly origin: { readonly source: string } }>(
  all: readonly Each[],
  headingOf: (source: string) => string,
  write: (each: Each) => string,
  shown: number,
  behind: string,
): string {
  const sources = [...groupBy(all, ({ origin }) => origin.source)].map(([source, own]) => {
    const lines = own.slice(0, shown).map((each) => `  ${write(each)}`);
    const more = own.length > shown ? [`  and ${count(own.length - shown, 'other')}${behind}`] : [];
    return [headingOf(source), ...lines, ...more].join('\n');
  });
  return sources.join('\n\n');
}
