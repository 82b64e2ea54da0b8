/** Lines in place of others; one of the two may be empty. */
interface Hunk {
  /** Number of the first line in the first text, from 1. */
  line: number;
  removed: readonly string[];
  added: readonly string[];
}

/** Lines: longer parts that differ are shown as a whole. */
const LONGEST = 2000;

export function diffLines(before: string, after: string): Hunk[] {
  const [old, now] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  if (removed.length + added.length === 0) return [];
  if (removed.length * added.length > LONGEST * LONGEST) return [{ line: start + 1, removed, added }];
  return joinSteps(removed, added, start + 1);
}

/** The length of the longest common sequence of lines from each pair of places on. */
function measure(one: readonly string[], other: readonly string[]): Uint32Array[] {
  const table = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = table[i];
      const below = table[i + 1];
      if (row && below)
        row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

function joinSteps(old: readonly string[], now: readonly string[], first: number): Hunk[] {
  const table = measure(old, now);
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [from, to] = [i, j];
    while ((i < old.length || j < now.length) && (i >= old.length || j >= now.length || old[i] !== now[j])) {
      const isAdded =
        i >= old.length || (j < now.length && (table[i]?.[j + 1] ?? 0) >= (table[i + 1]?.[j] ?? 0));
      if (isAdded) j++;
      else i++;
    }
    if (i > from || j > to)
      hunks.push({ line: first + from, removed: old.slice(from, i), added: now.slice(to, j) });
    i++;
    j++;
  }
  return hunks;
}
