/** Finds the changes between two versions of the site that visitors can see. */

import type { Snapshot } from '../app/deploy/record/snapshot.ts';
import { COLLECTIONS, GRAMMAR, kindOf, rowOf } from '../app/list/grammar.ts';
import { readFileText } from '../app/site-files/written.ts';
import { fieldOf, isRecord } from '../engine/lib/record.ts';
import { firstDayOf } from '../engine/lib/text.ts';
import { isSame, listDifferences, pairItems } from './compare-data.ts';
import type { Differences, FieldPath, FileChanges, LaterEntry, SiteChange } from './protocol/index.ts';

/** An entry as visitors see it on a day, or a whole file. */
interface Version {
  data: unknown;
  body: string | undefined;
  /** `2026-11-06`, if it has a date. */
  day: string | undefined;
  isAnnounced: boolean;
  isVisible: boolean;
}

/** The keys of site.yaml that change nothing for visitors. */
const UNSEEN = new Set(['publish', 'check']);
const SHOWS = 'pages/events';
/** Files of a site's own design. */
const DESIGN = /^(?:templates|islands|looks)\/|^assets\/(?:fonts\/|[^/]*\.css$)/;

export function compareSites(before: Snapshot, after: Snapshot): Differences {
  const paths = [...new Set([...Object.keys(after.texts), ...Object.keys(before.texts)])].sort();
  const changed = paths.filter((path) => isChanged(path, before, after));
  const entries = changed.flatMap((path) => compareFiles(path, before, after));
  const files = compareAssets(before.files, after.files);
  const isDesign = (path: string) => DESIGN.test(path);
  const shown = ({ added, changed: other, gone }: FileChanges) => [...added, ...other, ...gone];
  return {
    entries: entries.map(withoutLook).filter(({ how, fields }) => how !== 'changed' || fields.length > 0),
    files: {
      added: listAssets(files.added),
      changed: listAssets(files.changed),
      gone: listAssets(files.gone),
    },
    isLookChanged: entries.some(hasLook) || shown(files).some(isDesign),
  };
}

/** The entries that a later day changes. @param read how a text is read: what is known already saves seconds */
export function listLater({ day, texts }: Snapshot, read = readFileText): LaterEntry[] {
  const later = Object.entries(texts).flatMap(([path, text]): LaterEntry[] => {
    const found = kindOf(path);
    if (!found || found.language !== undefined || !namesDay(text, day)) return [];
    const version = readVersion(path, text, day, read);
    const isDraft = fieldOf(version.data, 'draft') === true;
    if (isDraft || version.day === undefined || version.day <= day) return [];
    const how = rowOf(found.kind).waits ? 'shown' : 'out';
    return [{ how, file: path, title: titleOf(path, version.data) ?? found.slug, day: version.day }];
  });
  return later.sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Dates change what is seen of a file that is as it was. */
function isChanged(path: string, before: Snapshot, after: Snapshot): boolean {
  const text = after.texts[path] ?? '';
  return before.texts[path] !== text || (before.day !== after.day && namesDay(text, before.day, after.day));
}

/** Returns true if a text contains a day of a span. Parsing instead would take much longer: three seconds for 1,000 releases. */
function namesDay(text: string, from: string, to = '9999'): boolean {
  const dates = text.match(/\b\d{4}(?:-\d{2}){0,2}\b/g) ?? [];
  return dates.some((date) => firstDayOf(date) >= from && firstDayOf(date) <= to);
}

function compareFiles(path: string, before: Snapshot, after: Snapshot): SiteChange[] {
  const found = kindOf(path);
  if (!found) return [];
  const { kind, language } = found;
  const [old, now] = [before, after].map(({ texts, day }) =>
    texts[path] === undefined ? undefined : readVersion(path, texts[path], day),
  );
  const about = { file: path, kind, title: titleOf(path, now?.data ?? old?.data), language };
  if (!old?.isVisible && !now?.isVisible) return [];
  if (!old?.isVisible) return [{ ...about, how: 'new', fields: [] }];
  if (!now?.isVisible) return [{ ...about, how: 'gone', fields: [] }];
  const isOut = old.isAnnounced && now.day !== undefined && !now.isAnnounced && language === undefined;
  const fields = listFields(kind, old, now);
  const shows =
    kind === SHOWS && language === undefined ? compareShows(about, old, now, { before, after }) : [];
  return [
    ...(isOut ? [{ ...about, how: 'out' as const, fields: [] }] : []),
    ...(fields.length > 0 ? [{ ...about, how: 'changed' as const, fields }] : []),
    ...shows,
  ];
}

function readVersion(path: string, text: string, today: string, read = readFileText): Version {
  const { data, body } = read(path, text.replaceAll('\r\n', '\n'));
  const kind = kindOf(path)?.kind;
  const collection = COLLECTIONS.find((each) => each === kind);
  const date = collection && isRecord(data) ? GRAMMAR.dateOf(collection, data) : undefined;
  const day = date !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(date) ? firstDayOf(date) : undefined;
  const isAnnounced = day !== undefined && day > today;
  const isWaiting = isAnnounced && collection !== undefined && rowOf(collection).waits === true;
  return { data, body, day, isAnnounced, isVisible: fieldOf(data, 'draft') !== true && !isWaiting };
}

function listFields(kind: string, old: Version, now: Version): FieldPath[] {
  // What cannot be read is compared as a whole.
  if (!isRecord(old.data) || !isRecord(now.data)) return isSame(old.data, now.data) ? [] : [[]];
  const isMeant = ([key = '']: FieldPath) =>
    !(kind === 'site' && UNSEEN.has(String(key))) && !(kind === SHOWS && key === 'events');
  const fields = listDifferences(old.data, now.data).filter(isMeant);
  return old.body?.trim() === now.body?.trim() ? fields : [...fields, []];
}

/** Marks that identify a show, the surest first. */
const MARKS = [
  (show: unknown) => JSON.stringify(show),
  (show: unknown) => markOf(show, 'slug') ?? markOf(show, 'id'),
  (show: unknown) => markOf(show, 'title', 'date'),
  (show: unknown) => markOf(show, 'title'),
  (show: unknown) => markOf(show, 'date', 'city'),
];

function markOf(show: unknown, ...keys: string[]): string | undefined {
  const values = keys.map((key) => fieldOf(show, key));
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

function compareShows(
  about: Pick<SiteChange, 'file' | 'kind'>,
  old: Version,
  now: Version,
  { before, after }: { before: Snapshot; after: Snapshot },
): SiteChange[] {
  const [gone, shown] = [old, now].map(({ data }) => listOf(fieldOf(data, 'events')));
  return pairItems(gone ?? [], shown ?? [], MARKS).flatMap((pair): SiteChange[] => {
    const show = pair.after ?? pair.before;
    const [title, city] = [fieldOf(show, 'title'), fieldOf(show, 'city')].map(textOf);
    const base = {
      ...about,
      title: title ?? city,
      at: pair.index < 0 ? undefined : ['events', pair.index],
    };
    if (pair.before === undefined) return [{ ...base, how: 'new', fields: [] }];
    if (pair.after === undefined) return [{ ...base, how: 'gone', fields: [] }];
    const fields = listDifferences(pair.before, pair.after);
    const last = textOf(fieldOf(show, 'end_date') ?? fieldOf(show, 'date')) ?? '';
    const isOver = last >= before.day && last < after.day;
    return [
      ...(fields.length > 0 ? [{ ...base, how: 'changed' as const, fields }] : []),
      ...(isOver ? [{ ...base, how: 'over' as const, fields: [] }] : []),
    ];
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function titleOf(path: string, data: unknown): string | undefined {
  const found = kindOf(path);
  return found && textOf(fieldOf(data, rowOf(found.kind).title ?? 'title'));
}

function hasLook({ kind, fields }: SiteChange): boolean {
  return kind === 'site' && fields.some(([key]) => key === 'look');
}

/** The look is named by itself. */
function withoutLook(change: SiteChange): SiteChange {
  return change.kind === 'site'
    ? { ...change, fields: change.fields.filter(([key]) => key !== 'look') }
    : change;
}

function compareAssets(before: Snapshot['files'], after: Snapshot['files']): FileChanges {
  const isOther = (path: string) => {
    const [old, now] = [before[path], after[path]];
    const isRewritten = old?.time !== undefined && old.time !== now?.time;
    return old !== undefined && (old.bytes !== now?.bytes || isRewritten);
  };
  const paths = Object.keys(after).sort();
  return {
    added: paths.filter((path) => !before[path]),
    changed: paths.filter(isOther),
    gone: Object.keys(before)
      .filter((path) => !after[path])
      .sort(),
  };
}

/** Lists assets without those of the design, and without `assets/`. */
function listAssets(paths: readonly string[]): string[] {
  return paths.filter((path) => !DESIGN.test(path)).map((path) => path.slice('assets/'.length));
}
