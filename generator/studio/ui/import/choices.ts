/** The selection from a plan, by keys that stay the same when the plan is made again. */
import type {
  FieldPath,
  ImportEntry,
  ImportFact,
  ImportFile,
  ImportPlan,
  ImportWriteRequest,
} from '../../protocol/index.ts';

/** Keys whose box is not as it is at first: new entries and facts are ticked, differences are not. */
export type Flipped = ReadonlySet<string>;

export function keyOfEntry({ file, at, title }: ImportEntry): string {
  return JSON.stringify([file, at, title]);
}

export function keyOfRow(entry: ImportEntry, row: ImportFact | ImportFile): string {
  const value = 'value' in row ? [row.source, row.value] : [row.name];
  return JSON.stringify([keyOfEntry(entry), row.field, value]);
}

export function isEntryTicked(entry: ImportEntry, flipped: Flipped): boolean {
  return !entry.isDrafted && !flipped.has(keyOfEntry(entry));
}

export function isRowTicked(entry: ImportEntry, row: ImportFact | ImportFile, flipped: Flipped): boolean {
  const isTickedAtFirst = !('value' in row) || !row.isDifferent;
  return !entry.isDrafted && flipped.has(keyOfRow(entry, row)) !== isTickedAtFirst;
}

export function flip(flipped: Flipped, keys: readonly string[]): Flipped {
  const next = new Set(flipped);
  for (const key of keys) if (!next.delete(key)) next.add(key);
  return next;
}

/** Takes one source's value for a field in which sources differ from the site. */
export function tickDifference(entry: ImportEntry, fact: ImportFact, flipped: Flipped): Flipped {
  const isSameField = ({ field }: { field: FieldPath }) =>
    JSON.stringify(field) === JSON.stringify(fact.field);
  const others = entry.facts.filter(
    (each) => each !== fact && each.isDifferent && isSameField(each) && isRowTicked(entry, each, flipped),
  );
  return flip(
    flipped,
    [fact, ...(isRowTicked(entry, fact, flipped) ? [] : others)].map((each) => keyOfRow(entry, each)),
  );
}

/** Lists the selected entries to write. */
export function listChosen({ entries }: ImportPlan, flipped: Flipped): ImportWriteRequest['entries'] {
  return entries.flatMap((entry) => {
    const isNew = entry.verdict === 'new';
    if (entry.isDrafted || (isNew && !isEntryTicked(entry, flipped))) return [];
    const numbersOf = (rows: readonly (ImportFact | ImportFile)[]) =>
      rows.filter((row) => isRowTicked(entry, row, flipped)).map(({ number }) => number);
    const [facts, files] = [numbersOf(entry.facts), numbersOf(entry.files)];
    return isNew || facts.length + files.length > 0 ? [{ number: entry.number, facts, files }] : [];
  });
}
