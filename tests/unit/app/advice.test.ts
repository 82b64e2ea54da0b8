/** Advice taken literally: the line that a problem shows, typed in its place, leaves no error and the value that was meant. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import type { Problem } from '../../../generator/engine/problems/index.ts';

import { applyLines, linesOf } from '../../helpers/advice/apply.ts';
import { type Advice, listAdvice, OTHERS } from '../../helpers/advice/list.ts';
import { ROWS, type Row } from '../../helpers/advice/rows.ts';
import { loadFiles, SITE } from '../../helpers/content.ts';

/** Problems of the content and what `check` advises, as neither needs the finished site. */
async function check(files: Record<string, string>) {
  const { content, problems } = await loadFiles(files);
  const context = content && { content, today: '2026-11-21', latest: undefined, sizes: new Map() };
  const advice = context
    ? FEATURES.list.flatMap(({ lints = [] }) => lints.flatMap((lint) => lint(context)))
    : [];
  return { content, problems: [...problems, ...advice] };
}

/** What a person would do at most before asking somebody. */
const ROUNDS = 3;

interface Followed {
  content: object | undefined;
  problems: Problem[];
  /** The problems whose advice was followed. */
  followed: Problem[];
}

const outcomes = new Map<Row, Promise<Followed>>();

function follow(row: Row): Promise<Followed> {
  const outcome = outcomes.get(row) ?? followAdvice(row);
  outcomes.set(row, outcome);
  return outcome;
}

/** Follows the advice of all problems of the code, one after the other. */
async function followAdvice({ files, code, lines = [0] }: Row): Promise<Followed> {
  let now: Record<string, string> = { 'site.yaml': SITE, ...files };
  const followed: Problem[] = [];
  for (let round = 0; ; round++) {
    const { content, problems } = await check(now);
    const found = problems.find((problem) => problem.code === code);
    if (!found?.hint || round === ROUNDS) return { content, problems, followed };
    followed.push(found);
    const path = found.at?.file.replace('content/', '') ?? '';
    const shown = linesOf(found.hint);
    const typed = lines.map((index) => shown[index] ?? '');
    now = { ...now, [path]: applyLines(now[path] ?? '', found, typed) };
  }
}

test.each(ROWS)('$code: $name', async (row) => {
  const { content, problems, followed } = await follow(row);
  expect(followed.map(({ code }) => code)).toContain(row.code);
  expect(problems.filter(({ level, code }) => level === 'error' || code === row.code)).toEqual([]);
  expect(readPath(content, row.path)).toEqual(row.means);
});

test('every advice with a line to type is followed in a row, or is known to be another kind of advice', async () => {
  const hints = await Promise.all(ROWS.map(async (row) => (await follow(row)).followed));
  const seen = hints.flat();
  const isFollowed = ({ codes, form }: Advice) =>
    seen.some(({ code, hint = '' }) => codes.includes(code) && form.test(hint));
  expect(
    listAdvice()
      .filter((advice) => !isFollowed(advice))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(OTHERS).sort());
});

function readPath(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      content,
    );
}
