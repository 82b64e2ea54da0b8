/** What sources say, and the site has no key for. */
import { count, shorten } from '../../engine/lib/text.ts';
import { titleOf } from '../plan/answers.ts';
import type { Plan } from '../plan/plan.ts';

const LIMIT = 50;
/** Kinds of values that are listed for each source. */
const SHOWN = 12;

/** Titles of a sales report, for example. */
export function describeAbsent({ absent }: Plan): string {
  const sources = [...new Set(absent.map(({ origin }) => origin.source))];
  return sources
    .map((source) => {
      const names = absent.filter(({ origin }) => origin.source === source).map(titleOf);
      const shown = names.slice(0, SHOWN).map((name) => `  ${shorten(name, LIMIT)}`);
      const more = names.length > SHOWN ? [`  and ${count(names.length - SHOWN, 'other')}`] : [];
      const heading = `Not matched with an entry of the site, and not added, as ${source} knows too little:`;
      return [heading, ...shown, ...more].join('\n');
    })
    .join('\n\n');
}

/** @param all lists each kind of value */
export function describeLeft({ left }: Plan, all: boolean): string {
  const sources = [...new Set(left.map(({ origin }) => origin.source))];
  return sources
    .map((source) => {
      const own = left.filter(({ origin }) => origin.source === source);
      const shown = all ? own.length : SHOWN;
      const lines = own
        .slice(0, shown)
        .map(({ what, example }) => `  ${what}${example.trim() && `, such as ${shorten(example, LIMIT)}`}`);
      const more =
        own.length > shown ? [`  and ${count(own.length - shown, 'other')}; to see each, add  --all`] : [];
      return [`Left out of ${source}, as the site has no key for it:`, ...lines, ...more].join('\n');
    })
    .join('\n\n');
}
