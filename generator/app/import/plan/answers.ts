/** Which item and which entry of the site an answer is about. */
import type { Answer } from '../answer.ts';
import type { Item } from '../catalogue.ts';
import { dateIn } from '../match/dates.ts';
import { textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import type { SiteEntry } from '../site/types.ts';

/** What an item is called. */
export function titleOf({ facts }: { readonly facts: object }): string {
  return textIn(facts, 'title') ?? textIn(facts, 'episode_title') ?? textIn(facts, 'name') ?? '';
}

export function dateOf({ facts }: Item): string | undefined {
  return dateIn(facts, 'release_date') ?? dateIn(facts, 'date');
}

/** How an entry of the site is named. */
export function targetOf({ file, at }: SiteEntry): string {
  const index = at.at(-1);
  return typeof index === 'number' ? `${file}#${index + 1}` : file;
}

function isMeant({ title }: Answer, item: Item): boolean {
  const names = [titleOf(item), `${titleOf(item)}, ${dateOf(item)}`];
  return names.some((name) => foldName(name) === foldName(title));
}

/** @returns the entry, `new`, or undefined if nobody has said so */
export function findAnswer(
  answers: readonly Answer[],
  item: Item,
  entries: readonly SiteEntry[],
): SiteEntry | 'new' | undefined {
  const target = answers.find((answer) => isMeant(answer, item))?.target.replace(/^(?:\.\/)?content\//, '');
  if (target === undefined || target === 'new') return target;
  return entries.find((entry) => entry.kind === item.kind && targetOf(entry) === target);
}

/** Answers that name no item, or no entry of its kind. */
export function findIdle(
  answers: readonly Answer[],
  items: readonly Item[],
  entries: readonly SiteEntry[],
): { answer: Answer; isTitle: boolean }[] {
  return answers.flatMap((answer) => {
    const meant = items.filter((item) => isMeant(answer, item));
    const isRight = meant.some((item) => findAnswer([answer], item, entries) !== undefined);
    return isRight ? [] : [{ answer, isTitle: meant.length > 0 }];
  });
}
