/** Tells what a reader finds beside items: problems with their places, and what the site has no key for. */

import { problem } from '../../../app/messages.ts';
import { listWords } from '../../../engine/lib/suggest.ts';
import { count, shorten } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { LeftOver, Origin } from '../../catalogue.ts';

export interface Findings {
  readonly problems: readonly Problem[];
  readonly left: readonly LeftOver[];
  /** A file that cannot be read, or a part of it. */
  fail(origin: Origin, reason: string, advice?: string, option?: string): void;
  /** A value that cannot be right. Of each kind of value, a few are reported one by one. */
  refuse(origin: Origin, what: string, value: string, reason: string, advice?: string): void;
  /** The same of what must not be missed, such as a whole show: each is reported. */
  refuseEach(origin: Origin, what: string, value: string, reason: string, advice?: string): void;
  /** The same note of a place is made once. @param option what to do in the terminal only, as a sentence or the end of the advice */
  note(origin: Origin, note: string, advice?: string, option?: string): void;
  /** For a table, nothing shows what its rows are. @param shapes what it may list */
  ask(origin: Origin, rows: number, shapes: readonly string[]): void;
  /** Once for each kind of value. */
  leave(what: string, example: string, origin: Origin): void;
}

/** For one kind of value in one file; the others are counted. */
const MOST = 20;

export function openFindings(): Findings {
  const problems: Problem[] = [];
  const refused = new Map<string, { count: number; origin: Origin; what: string }>();
  const left = new Map<string, LeftOver>();
  const noted = new Set<string>();
  const note: Findings['note'] = (origin, text, advice, option) => {
    const key = `${origin.place}\0${origin.line}\0${text}`;
    if (noted.has(key)) return;
    noted.add(key);
    problems.push(problem('import/note', placeOf(origin), { note: text, advice, option }));
  };
  const refuseEach: Findings['refuseEach'] = (origin, what, value, reason, advice) => {
    problems.push(
      problem('import/value', placeOf(origin), { what, value: shorten(value, 60), reason, advice }),
    );
  };
  return {
    get problems() {
      const more = [...refused.values()].filter((each) => each.count > MOST);
      return [
        ...problems,
        ...more.map(({ count: all, origin, what }) =>
          problem('import/note', placeOf({ ...origin, line: undefined }), {
            note: `${origin.place}: ${count(all - MOST, 'more value')} of ${what} cannot be read either.`,
            advice: undefined,
          }),
        ),
      ];
    },
    get left() {
      return [...left.values()];
    },
    fail: (origin, reason, advice, option) => {
      const values = { name: origin.place, reason, advice, option };
      problems.push(problem('import/unreadable', placeOf(origin), values));
    },
    refuse: (origin, what, value, reason, advice) => {
      const key = `${origin.place}\0${what}`;
      const before = refused.get(key)?.count ?? 0;
      refused.set(key, { count: before + 1, origin, what });
      if (before < MOST) refuseEach(origin, what, value, reason, advice);
    },
    refuseEach,
    note,
    ask: ({ place }, rows, shapes) => {
      problems.push(problem('import/what', undefined, { name: place, rows, shapes: listWords(shapes) }));
    },
    leave: (what, example, origin) => {
      const key = `${origin.place}\0${what}`;
      if (!left.has(key)) left.set(key, { what, example: shorten(example, 200), origin });
    },
  };
}

function placeOf({ place, line }: Origin): Problem['at'] {
  return line === undefined ? undefined : { file: place, line, column: 1 };
}
