/** `liner check --fix`: applies fixes to texts in memory, until no problem has one. */
import { applyEdits } from '../../engine/fix/index.ts';
import { isError, type Problem } from '../../engine/problems/index.ts';

/** The texts of content files, by their names in problems. */
export type Texts = ReadonlyMap<string, string>;

interface Repaired {
  /** All texts, with those that were fixed. */
  texts: Texts;
  /** The problems that are fixed, in the order in which they were. */
  fixed: readonly Problem[];
  problems: readonly Problem[];
}

/** Limit of rounds: each fixes problems that show only once others are fixed. */
const ROUNDS = 12;

/** Applies fixes in rounds; one that leads to another error is not made. @param check returns all problems, with their fixes */
export async function repair(given: Texts, check: (texts: Texts) => Promise<Problem[]>): Promise<Repaired> {
  const found = await check(given);
  const refused = new Set<string>();
  const slow = new Set<string>();
  const fixed: Problem[] = [];
  let now = { texts: given, problems: found };
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = choose(now.problems, refused, slow);
    if (chosen.length === 0) break;
    let kept = chosen;
    let next = await apply(now.texts, kept, check);
    const failed = new Set(
      kept.filter((problem) => isWorse(problem, kept, now.problems, next.problems)).map(fileOf),
    );
    if (failed.size > 0) {
      const inFailed = chosen.filter((problem) => failed.has(fileOf(problem)));
      kept = chosen.filter((problem) => !failed.has(fileOf(problem)));
      for (const file of failed) {
        // From now on one by one, to find the one that is to blame.
        const [only, other] = inFailed.filter((problem) => fileOf(problem) === file);
        if (only && !other) refused.add(keyOf(only));
        slow.add(file);
      }
      if (kept.length === 0) continue;
      next = await apply(now.texts, kept, check);
    }
    fixed.push(...kept);
    now = next;
  }
  return { ...now, fixed };
}

async function apply(texts: Texts, chosen: readonly Problem[], check: (texts: Texts) => Promise<Problem[]>) {
  const next = new Map(texts);
  for (const file of new Set(chosen.map(fileOf))) {
    const edits = chosen.flatMap((problem) => (fileOf(problem) === file ? (problem.fix?.edits ?? []) : []));
    next.set(file, applyEdits(texts.get(file) ?? '', edits));
  }
  return { texts: next, problems: await check(next) };
}

/** Fixes that do not touch each other; the others wait for the next round. */
function choose(
  problems: readonly Problem[],
  refused: ReadonlySet<string>,
  slow: ReadonlySet<string>,
): Problem[] {
  const chosen: Problem[] = [];
  for (const problem of problems) {
    if (!problem.fix || refused.has(keyOf(problem))) continue;
    const others = chosen.filter((each) => fileOf(each) === fileOf(problem));
    const isAlone = slow.has(fileOf(problem)) || touches(others, problem) || isForYaml(problem);
    if (others.length > 0 && (isAlone || others.some(isForYaml))) continue;
    chosen.push(problem);
  }
  return chosen;
}

/** Returns true for problems of a file that cannot be parsed, where one fix makes others look different. */
function isForYaml({ code }: Problem): boolean {
  return /^(?:yaml|front-matter)\//.test(code);
}

function touches(others: readonly Problem[], { fix }: Problem): boolean {
  const edits = others.flatMap((each) => each.fix?.edits ?? []);
  return (fix?.edits ?? []).some(({ from, to }) => edits.some((each) => from <= each.to && each.from <= to));
}

function fileOf({ at }: Problem): string {
  return at?.file ?? '';
}

function keyOf(problem: Problem): string {
  return [fileOf(problem), problem.code, problem.message].join('\n');
}

/** Returns true if a problem occurs as often as before, or its file has new errors where it was changed. */
function isWorse(
  problem: Problem,
  fixed: readonly Problem[],
  before: readonly Problem[],
  after: readonly Problem[],
): boolean {
  const listSame = (all: readonly Problem[]) => all.filter((each) => keyOf(each) === keyOf(problem));
  const line = problem.at?.line ?? 0;
  // Until a file can be read, nobody knows what else is wrong with it: the next fault may be of the same kind.
  if (isForYaml(problem)) {
    const faults = after.filter((each) => isForYaml(each) && fileOf(each) === fileOf(problem));
    const isSame = (each: Problem) => keyOf(each) === keyOf(problem) && (each.at?.line ?? 0) <= line;
    // A fault in the next line follows from what was written in this one.
    return faults.some((each) => isSame(each) || (!each.fix && each.at?.line === line + 1));
  }
  if (listSame(after).length >= listSame(before).length) return true;
  const known = new Set(before.map(keyOf));
  const lines = new Set(fixed.filter((each) => fileOf(each) === fileOf(problem)).map(({ at }) => at?.line));
  const isBlamed = (each: Problem) =>
    isForYaml(each) ||
    (lines.has(each.at?.line) &&
      each.fix === undefined &&
      (each.code !== 'schema/missing' || problem.fix?.how === 'removal'));
  return after.some(
    (each) => isError(each) && fileOf(each) === fileOf(problem) && !known.has(keyOf(each)) && isBlamed(each),
  );
}
