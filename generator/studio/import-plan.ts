/** The plan of an import for the pages of the studio, and what of it somebody has chosen. */
import { CATALOGUE } from '../app/list/extensions.ts';
import { hideLogins } from '../engine/lib/hide.ts';
import { formatPosition, type Problem } from '../engine/problems/index.ts';
import { englishWords, render } from '../engine/problems/render.ts';
import type { Origin } from '../import/catalogue.ts';
import { showValue } from '../import/describe/facts.ts';
import { dateOf, titleOf } from '../import/plan/answers.ts';
import type { Plan, PlannedEntry, PlannedFact } from '../import/plan/plan.ts';
import { keysOf, NAMED_SHAPES } from '../import/readers/table/fields.ts';
import type { Take } from '../import/take.ts';
import type {
  ImportEntry,
  ImportFact,
  ImportPlan,
  ImportProblem,
  ImportWriteRequest,
} from './protocol/index.ts';

/** @param folders of the sources, which places leave out @param isDrafted whether a content file has changes that are not saved */
export function describePlan(
  { entries, absent, left, problems, tables = [] }: Plan,
  folders: readonly string[],
  isDrafted: (file: string) => boolean,
): Omit<ImportPlan, 'questions'> {
  const tidy = openTidy(folders);
  const describeFact = (fact: PlannedFact, number: number): ImportFact[] => {
    const { path, value, before, verdict, origin, doubt } = fact;
    if (verdict === 'same') return [];
    return [
      {
        ...{ number, field: [...path], value: tidy(showValue(value)), ...placeOf(origin, folders), doubt },
        ...(before !== undefined && { before: tidy(showValue(before)) }),
        isDifferent: verdict === 'differs',
      },
    ];
  };
  const describeEntry = (entry: PlannedEntry, number: number): ImportEntry[] => {
    const { name, item, verdict, file, at, missing } = entry;
    if (verdict === 'unclear') return [];
    const facts = entry.facts.flatMap(describeFact);
    const files = entry.files.map(({ at: field, name: own, target }, index) => ({
      ...{ number: index, field: [...field], name: tidy(own), target },
    }));
    return [
      {
        ...{ number, verdict, kind: item.kind, title: name, file, at: [...at] },
        ...{ date: dateOf(item), ...placeOf(item.origin, folders), missing: [...missing] },
        ...{ isDrafted: isDrafted(file), facts, files },
      },
    ];
  };
  return {
    tables: tables.map((table) => ({
      ...{ place: table.place, name: tidy(table.place), rows: table.rows, shape: table.shape },
      ...{ shapes: [...NAMED_SHAPES], columns: table.columns.map((each) => ({ ...each })) },
      keys: [...keysOf(table.shape)],
    })),
    entries: entries.flatMap(describeEntry),
    absent: absent.map((item) => ({ title: titleOf(item), source: item.origin.source })),
    left: left.map(({ what, example, origin }) => ({ what, example: tidy(example), source: origin.source })),
    problems: describeProblems(problems, folders),
  };
}

const WORDS = englishWords(CATALOGUE);

/** Describes problems without advice about options of the command line. @param folders of the sources, which places leave out */
export function describeProblems(problems: readonly Problem[], folders: readonly string[]): ImportProblem[] {
  const tidy = openTidy(folders);
  return problems.map((problem) => {
    const { level, message, at } = problem;
    const { hint } = render(problem, 'form', WORDS);
    return {
      ...{ level, message: tidy(message), place: at && tidy(formatPosition(at)) },
      ...(hint && { hint: tidy(hint) }),
    };
  });
}

/** The source of something, and where it is there. @param folders of the sources */
export function placeOf({ source, place, line }: Origin, folders: readonly string[]) {
  return { source, place: `${openTidy(folders)(place)}${line === undefined ? '' : `:${line}`}` };
}

function openTidy(folders: readonly string[]): (text: string) => string {
  const names = folders.flatMap((folder) => [`${folder}/`, `${folder}\\`]);
  return (text) => hideLogins(names.reduce((rest, name) => rest.replaceAll(name, ''), text));
}

/** A plan of what is chosen alone: all of its facts are to be written, also those that differ from the site. */
export function choosePlan(plan: Plan, chosen: ImportWriteRequest['entries']): { plan: Plan; take: Take[] } {
  const choices = new Map(chosen.map((each) => [each.number, each]));
  const entries = plan.entries.flatMap((entry, number): PlannedEntry[] => {
    const choice = choices.get(number);
    if (!choice || entry.verdict === 'unclear') return [];
    const isNew = entry.verdict === 'new';
    const facts = entry.facts.filter(
      ({ verdict }, index) => verdict !== 'same' && (verdict === 'new' || choice.facts.includes(index)),
    );
    const files = entry.files.filter((_, index) => isNew || choice.files.includes(index));
    return isNew || facts.length + files.length > 0 ? [{ ...entry, facts, files }] : [];
  });
  const sources = new Set(entries.flatMap(({ facts }) => facts.map(({ origin }) => origin.source)));
  return { plan: { ...plan, entries }, take: [...sources].map((source) => ({ source })) };
}
