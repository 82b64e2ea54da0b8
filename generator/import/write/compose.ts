/** The new texts of content files: nothing is written here. */

import { stringify } from 'yaml';
import { kindOf } from '../../app/list/grammar.ts';
import { problem } from '../../app/messages.ts';
import { schemaLine } from '../../app/reference/json-schema.ts';
import { startEvents } from '../../app/scaffold/event.ts';
import type { Notes } from '../../app/scaffold/notes/index.ts';
import { orderOf } from '../../app/site-files/order.ts';
import { readFileText } from '../../app/site-files/written.ts';
import type { Kind } from '../../engine/content/grammar.ts';
import { divideFrontMatter, stripMark } from '../../engine/content/source/front-matter.ts';
import { type Edit, editAll, editBody, type Note, noteBeside } from '../../engine/edit/index.ts';
import type { Edited, Order, Value } from '../../engine/edit/types.ts';
import { valueAt } from '../../engine/lib/record.ts';
import { shorten } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { BODY, isListKind, LISTS } from '../catalogue.ts';
import { dropGuesses } from '../guesses.ts';
import { isMissing, withoutNotes } from '../plan/merge.ts';
import type { Addresses } from '../plan/old-addresses.ts';
import type { PlannedEntry, PlannedFact } from '../plan/plan.ts';
import { asWritten, complete, inOrder, isGroup, withValue, writeNewFile } from './new-entry.ts';
import { listRemarks } from './remarks.ts';

/** An entry, and what of it is to be written; the paths of its pictures and recordings are facts, too. */
export interface ChosenEntry {
  readonly entry: PlannedEntry;
  readonly facts: readonly PlannedFact[];
}

export interface ComposedFile {
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly text: string;
  /** The number of facts in it that are new. */
  readonly facts: number;
}

interface ComposeTools {
  /** The text of a content file; undefined if it is missing. */
  read(path: string): string | undefined;
  /** The file as people name it: `content/releases/new-song.md`. */
  nameOf(path: string): string;
  addresses: Addresses;
  languages: readonly string[];
  notes: Notes;
  today: string;
}

interface Draft {
  before: string | undefined;
  text: string;
  facts: number;
  remarks: Note[];
}

interface Composed {
  files: ComposedFile[];
  /** Entries whose facts are in the files. */
  entries: Set<PlannedEntry>;
  problems: Problem[];
}

/** Composes the files of all entries. One that cannot be written is a problem, and the others are. */
export function composeFiles(chosen: readonly ChosenEntry[], tools: ComposeTools): Composed {
  const drafts = new Map<string, Draft>();
  const entries = new Set<PlannedEntry>();
  const problems: Problem[] = [];
  // Items of lists are added behind those that the paths of others count.
  const isAdded = ({ entry }: ChosenEntry) => Number(entry.verdict === 'new');
  for (const each of chosen.toSorted((one, other) => isAdded(one) - isAdded(other))) {
    const { file: path } = each.entry;
    const kind = kindOf(path)?.kind;
    const added =
      kind && addEntry(kind, drafts.get(path) ?? openDraft(kind, path, tools), each, tools, problems);
    if (!added) continue;
    drafts.set(path, added);
    entries.add(each.entry);
  }
  const files = [...drafts].flatMap(([path, { before, text, facts, remarks }]): ComposedFile[] => {
    const noted = noteBeside(endingOf(path), text, remarks);
    return noted === before ? [] : [{ path, before, text: noted, facts }];
  });
  return { files, entries, problems };
}

function openDraft(kind: Kind, path: string, { read, notes }: ComposeTools): Draft {
  const before = read(path);
  const list = Object.values(LISTS).find(({ file }) => file === path);
  const start = list && (path === LISTS.events.file ? startEvents(notes) : `${schemaLine(kind, path)}\n`);
  const text = before ?? start ?? '';
  return { before, text, facts: 0, remarks: [] };
}

function endingOf(path: string): 'md' | 'yaml' {
  return path.endsWith('.md') ? 'md' : 'yaml';
}

/** @returns undefined if the entry is left out */
function addEntry(
  kind: Kind,
  draft: Draft,
  chosen: ChosenEntry,
  tools: ComposeTools,
  problems: Problem[],
): Draft | undefined {
  const { entry, facts } = chosen;
  const { file, verdict } = entry;
  const name = tools.nameOf(file);
  const list = isListKind(entry.item.kind) ? LISTS[entry.item.kind].key : undefined;
  const isFile = list === undefined;
  const leave = (reason: string, advice?: string) => {
    problems.push(
      problem('import/left-out', undefined, {
        name: isFile ? name : `${entry.name} in ${name}`,
        reason,
        advice,
      }),
    );
    return undefined;
  };
  const order = orderOf(kind, tools.languages);
  const own = facts.map((fact) => ({ ...fact, value: asWritten(kind, fact.path, fact.value) }));
  const kept = tools.addresses.keep(file, own, problems);
  const keys = kept.filter((fact) => !isBody(fact));
  const body = kept.find(isBody)?.value;
  if (verdict !== 'new') {
    if (draft.before === undefined) return leave('its file cannot be read as a text in UTF-8.');
    const isChanged = kept.some((fact) => hasChanged(draft, entry, fact));
    if (isChanged) return leave('it has changed meanwhile.', 'Import it again.');
    const edits = keys.map((fact) => editOf(entry, fact, order));
    const edited = editAll(endingOf(file), draft.text, edits, order);
    return edited.ok
      ? extend(
          draft,
          settle(body === undefined ? edited.text : editBody(edited.text, `\n${body}\n`), keys),
          chosen,
          entry.at,
        )
      : leave(edited.reason.message, `Write by hand into ${name}:  ${describeFacts(kept)}`);
  }
  const value = keys.reduce<Value>((data, fact) => withValue(data, fact.path, fact.value), {});
  const completed = complete(kind, isGroup(value) ? value : {}, entry.missing, tools.today);
  if ('refused' in completed) return leave(`${completed.refused}.`);
  if (isFile && draft.before !== undefined)
    return leave('a file of this name is there already.', 'Import it again.');
  const at = isFile ? [] : [list, countItems(list, file, draft.text)];
  const edited = isFile
    ? writeNewFile(kind, file, completed.value, String(body ?? ''), order)
    : addItem(list, draft.text, file, completed.value, order);
  if (!edited.ok) return leave(edited.reason.message, `Write by hand into ${name}:  ${describeFacts(kept)}`);
  const extended = extend(draft, edited.text, chosen, at);
  const notes = completed.notes.map(({ path, text }) => ({ path: [...at, ...path], text }));
  return { ...extended, remarks: [...extended.remarks, ...notes] };
}

/** A text without the comments beside guesses that a fact has replaced. */
function settle(text: string, facts: readonly PlannedFact[]): string {
  const replaced = facts.filter(
    ({ path, before, doubt }) => path.length === 1 && before !== undefined && doubt === undefined,
  );
  return dropGuesses(
    text,
    replaced.map(({ path: [key] }) => String(key)),
  );
}

function isBody({ path }: PlannedFact): boolean {
  return path.length === 1 && path[0] === BODY;
}

function extend(draft: Draft, text: string, { entry, facts }: ChosenEntry, at: PlannedEntry['at']): Draft {
  return {
    before: draft.before,
    text,
    facts: draft.facts + facts.length,
    remarks: [...draft.remarks, ...listRemarks(entry, facts, at)],
  };
}

/** Returns true if a key has changed since the plan was made. */
function hasChanged({ text }: Draft, { file, at }: PlannedEntry, fact: PlannedFact): boolean {
  const { path, value, before, verdict } = fact;
  if (verdict === 'differs' || typeof path.at(-1) === 'number') return false;
  if (isBody(fact)) return withoutNotes(divideFrontMatter(file, stripMark(text)).body) !== '';
  const now = valueAt(readFileText(file, text).data, [...at, ...path]);
  return !isMissing(now) && ![value, before].some((each) => JSON.stringify(now) === JSON.stringify(each));
}

/** Items that a list lacks are inserted. */
function editOf({ at }: PlannedEntry, { path: below, value, verdict }: PlannedFact, order: Order): Edit {
  const path = [...at, ...below];
  const isItem = typeof path.at(-1) === 'number' && verdict !== 'differs';
  return { path, change: { kind: isItem ? 'insert' : 'set', value: inOrder(value, order, path) } };
}

function addItem(list: string, text: string, file: string, value: Value, order: Order): Edited {
  const change = { kind: 'insert', value: inOrder(value, order, [list, 0]) } as const;
  return editAll(endingOf(file), text, [{ path: [list, Number.POSITIVE_INFINITY], change }], order);
}

function countItems(list: string, file: string, text: string): number {
  const items = valueAt(readFileText(file, text).data, [list]);
  return Array.isArray(items) ? items.length : 0;
}

const MOST = 4;
const LONGEST = 80;

/** `release_date: 2019-05-05 · in number 3 of tracks: isrc: …` */
function describeFacts(facts: readonly PlannedFact[]): string {
  const lines = facts.slice(0, MOST).map(describeFact);
  const rest = facts.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join(' · ');
}

function describeFact({ path, value }: PlannedFact): string {
  const last = path.at(-1);
  const place = path.slice(0, -1).map((step) => (typeof step === 'number' ? `number ${step + 1}` : step));
  const written = stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 });
  const line = `${typeof last === 'number' ? '-' : `${last}:`} ${written.trim()}`;
  return shorten(`${place.length > 0 ? `in ${place.toReversed().join(' of ')}: ` : ''}${line}`, LONGEST);
}
