/** Entries and keys of an import before that somebody has deleted are not taken again. */
import { dirname } from 'node:path/posix';
import { problem } from '../../app/messages.ts';
import type { ImportedFile } from '../../app/site-files/record.ts';
import { readFileText } from '../../app/site-files/written.ts';
import { fieldOf, valueAt } from '../../engine/lib/record.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Answer } from '../answer.ts';
import { BODY, type ItemKind, isListKind, LISTS, type ListKind } from '../catalogue.ts';
import { isAbout } from './answers.ts';
import type { PlannedEntry } from './plan.ts';

const MOST = 12;

interface Wanted {
  readonly entries: readonly PlannedEntry[];
  readonly problems: readonly Problem[];
}

/**
 * A plan without deleted entries, but for those that an answer calls new, without deleted keys, and without what has a file whose
 * title or day somebody has corrected since.
 * @param files those of the site
 */
export function leaveUnwanted(
  planned: readonly PlannedEntry[],
  imported: readonly ImportedFile[],
  answers: readonly Answer[],
  files: ReadonlySet<string>,
): Wanted {
  const written = new Map<string, unknown[]>();
  for (const { path, text } of imported)
    written.set(path, [...(written.get(path) ?? []), readFileText(path, text).data]);
  const deleted: string[] = [];
  const keys: string[] = [];
  const isThere = ({ item: { kind, facts }, file, verdict }: PlannedEntry) => {
    const keys = isListKind(kind) ? undefined : OWN[kind];
    if (verdict !== 'new' || !keys) return false;
    const isIt = (data: unknown) =>
      keys.every((key) => String(fieldOf(data, key)) === String(fieldOf(facts, key)));
    return [...written].some(
      ([path, all]) => path !== file && dirname(path) === dirname(file) && files.has(path) && all.some(isIt),
    );
  };
  const entries = planned.flatMap((entry) => {
    const isNew = answers.some((answer) => answer.target === 'new' && isAbout(answer, entry.item));
    if (!isNew && isThere(entry)) return [];
    const before = (written.get(entry.file) ?? []).flatMap((data) => findWritten(entry, data));
    if (before.length === 0) return [entry];
    if (entry.verdict !== 'new') return [withoutKeys(entry, before, keys)];
    if (!isNew) deleted.push(entry.name);
    return isNew ? [entry] : [];
  });
  return {
    entries,
    problems: [
      ...note(
        'entries',
        deleted,
        'To take one again, add  --match  with its title, as in  --match "Title=new"',
      ),
      ...note('keys', keys, 'What you want after all, write by hand.'),
    ],
  };
}

/** The keys that tell the entries of a list apart. */
const TELLING: Readonly<Record<ListKind, readonly string[]>> = {
  events: ['title', 'date'],
  merch: ['title'],
  quotes: ['text'],
};

/** Identifying keys for kinds with a file for each entry. */
const OWN: Partial<Record<ItemKind, readonly string[]>> = {
  releases: ['title', 'release_date'],
  mixes: ['episode_title', 'release_date'],
  news: ['title', 'date'],
};

/** Finds what an import has written of an entry: nothing, or its data. @param data of the whole file */
function findWritten({ item: { kind, facts } }: PlannedEntry, data: unknown): unknown[] {
  if (!isListKind(kind)) return [data];
  const entries = fieldOf(data, LISTS[kind].key);
  const isSame = (entry: unknown) =>
    TELLING[kind].every((key) => String(fieldOf(entry, key)) === String(fieldOf(facts, key)));
  return Array.isArray(entries) ? entries.filter(isSame) : [];
}

function withoutKeys(entry: PlannedEntry, before: readonly unknown[], keys: string[]): PlannedEntry {
  const isDeleted = (path: PlannedEntry['at']) =>
    path[0] !== BODY &&
    typeof path.at(-1) === 'string' &&
    before.some((data) => valueAt(data, path) !== undefined);
  const gone = entry.facts.filter(
    ({ verdict, path, before: value }) => verdict === 'fills' && value === undefined && isDeleted(path),
  );
  const files = entry.files.filter(({ at }) => !isDeleted(at));
  if (gone.length === 0 && files.length === entry.files.length) return entry;
  keys.push(...gone.map(({ path }) => `${path.join(' ')} of ${entry.name}`));
  const facts = entry.facts.filter((fact) => !gone.includes(fact));
  const isOpen = files.length > 0 || facts.some(({ verdict }) => verdict === 'fills' || verdict === 'new');
  const differs = facts.some(({ verdict }) => verdict === 'differs') ? 'differs' : 'same';
  return { ...entry, facts, files, verdict: isOpen || entry.verdict === 'unclear' ? entry.verdict : differs };
}

function note(what: string, names: readonly string[], advice: string): Problem[] {
  if (names.length === 0) return [];
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : '';
  const listed = names.slice(0, MOST).map((name) => `"${name}"`);
  const text = `Left out are ${what} that an import before has written and you have deleted: ${listed.join(', ')}${more}.`;
  return [problem('import/note', undefined, { note: text, advice })];
}
