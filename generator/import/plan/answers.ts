/** Which item an answer is about, and how entries are named in it. */

import type { KeptAnswer } from '../../app/site-files/record.ts';
import type { Answer } from '../answer.ts';
import type { Item } from '../catalogue.ts';
import { dateIn } from '../match/dates.ts';
import { textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import type { SiteEntry } from '../site/types.ts';

/** What an item is called. */
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
  return dateIn(facts, 'release_date') ?? dateIn(facts, 'date');
}

/** How an entry of the site is named. */
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

/** Whether an answer names an entry, with or without the content folder. */
export function isTarget({ target }: Answer, name: string): boolean {
  return target.replace(/^(?:\.\/)?content\//, '') === name;
}

/** What is kept of an answer, for the next import. */
export function keepAnswer(item: Item, target: string): KeptAnswer {
  const date = dateOf(item);
  return { source: item.origin.source, title: titleOf(item), ...(date !== undefined && { date }), target };
}

/** The answer of an import before, to the same question about the same source; the last one. */
export function findKept(kept: readonly KeptAnswer[], item: Item): Answer | undefined {
  const { source, title, date } = keepAnswer(item, '');
  return kept.findLast((each) => each.source === source && each.title === title && each.date === date);
}
