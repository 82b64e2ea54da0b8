/** Reports awards that the page About and their work contradict each other about: won in one of them, nominated in the other. */
import { positionOf } from '../../engine/content/entry.ts';
import { fold } from '../../engine/lib/fold.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';
import type { Award } from '../schema/awards.ts';

/** A prize is given once a year; without its year it may be another one. */
const keyOf = ({ prize, category = '', year }: Award) =>
  year === undefined ? undefined : [fold(prize), fold(category), year].join('\n');

/** Two works can be up for one award: only what no other file states in the same way is reported. */
export const checkAwards: Check = ({ content: { scores, works, releases, artists, pages } }) => {
  const { about } = pages;
  if (!about) return [];
  const others = [...scores, ...works, ...releases, ...artists].flatMap((entry) =>
    (entry.data.awards ?? []).map((award) => ({ award, file: entry.file })),
  );
  return (about.data.awards ?? []).flatMap((award, index) => {
    const { prize, result = 'won' } = award;
    const same = others.filter((other) => keyOf(award) !== undefined && keyOf(other.award) === keyOf(award));
    const [first] = same;
    if (!first || same.some((other) => (other.award.result ?? 'won') === result)) return [];
    const at = positionOf(about, ['awards', index, award.result === undefined ? 'prize' : 'result']);
    return [problem('award/result', at, { prize, result, file: first.file })];
  });
};
