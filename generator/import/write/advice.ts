/** Facts in words, for what somebody has to write by hand. */
import { stringify } from 'yaml';
import { shorten } from '../../engine/lib/text.ts';
import type { PlannedFact } from '../plan/plan.ts';

/** More than these are counted. */
const MOST = 4;
const LONGEST = 80;

/** `release_date: 2019-05-05 · in number 3 of tracks: isrc: …` */
export function describeFacts(facts: readonly PlannedFact[]): string {
  const lines = facts.slice(0, MOST).map(describeFact);
  const rest = facts.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join(' · ');
}

function describeFact({ path, value }: PlannedFact): string {
  const last = path.at(-1);
  const place = path.slice(0, -1).map((step) => (typeof step === 'number' ? `number ${step + 1}` : step));
  const written = stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 });
  const line = `${typeof last === 'number' ? '-' : `${last}:`} ${written.trim()}`;
  return shorten(`${place.length > 0 ? `in ${place.toReversed().join(' of ')}: ` : ''}${line}`, LONGEST);
}
