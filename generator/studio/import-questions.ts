/** Gathers the unclear parts of an import. */
import type { Answer } from '../import/answer.ts';
import type { Plan } from '../import/plan/plan.ts';
import { placeOf } from './import-plan.ts';
import type { ImportQuestion } from './protocol/index.ts';

/** Entries that are or were unclear, to change answers. @param folders left out of places @param known questions of the previous plan */
export function gatherQuestions(
  { entries }: Plan,
  answers: readonly Answer[],
  folders: readonly string[],
  known: readonly ImportQuestion[] = [],
): ImportQuestion[] {
  const open = entries.flatMap(({ verdict, name, item, candidates, alike }): ImportQuestion[] =>
    verdict === 'unclear'
      ? [
          {
            ...{ name, kind: item.kind, ...placeOf(item.origin, folders) },
            isFillsOnly: item.fillsOnly === true,
            candidates: candidates.map((each) => ({ ...each })),
            ...(alike && { alike: { ...alike } }),
          },
        ]
      : [],
  );
  const all = new Map([...known, ...open].map((each) => [each.name, each]));
  return [...all.values()].map((each) => ({
    ...each,
    answer: answers.find(({ title }) => title === each.name)?.target,
  }));
}
