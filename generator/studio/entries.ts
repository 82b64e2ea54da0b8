/** The list of everything that can be edited. */
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS, GRAMMAR, kindOf, routeOf, rowOf } from '../app/list/grammar.ts';
import { findSamples, isSampleOf } from '../app/scaffold/samples.ts';
import { readFileText, readSource } from '../app/site-files/written.ts';
import type { Kind } from '../engine/content/grammar.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { fieldOf, isRecord } from '../engine/lib/record.ts';
import { firstDayOf } from '../engine/lib/text.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Room } from '../features/rooms/rooms.ts';
import { eventRoute } from '../site/routes.ts';
import { partialDate } from '../site/schema/dates.ts';
import type { Site } from '../site/site.ts';
import { listSitePages, type SitePage, titleOf } from '../site/site-pages.ts';
import type { Draft } from './drafts.ts';
import { placeProblem } from './problems.ts';
import { isFault, isUntranslated } from './protocol/faults.ts';
import type { EntryState, StudioEntry } from './protocol/index.ts';

/** Keys of the picture that people know an entry by, the best first. */
const PICTURES = ['artwork_url', 'image', 'photo', 'logo', 'still', 'picture'];

interface Listed {
  sources: readonly SourceFile[];
  /** Undefined while site.yaml cannot be read. */
  site: Site | undefined;
  problems: readonly Problem[];
  /** The beginning of the names of content files in problems: `content/`. */
  prefix: string;
  /** The build's day, `2026-11-21`. */
  today: string;
  /** The addresses of all pages that the preview shows, below the host. */
  pages: ReadonlySet<string>;
  rooms: readonly Room[];
  drafts: readonly Draft[];
}

/** All files, those that cannot be read as well, and the shows of their file. */
export function listEntries(listed: Listed): StudioEntry[] {
  const { sources, problems, drafts } = listed;
  const counts = new Map<string, number>();
  for (const { at } of problems.filter(isFault)) if (at) counts.set(at.file, (counts.get(at.file) ?? 0) + 1);
  const waiting = new Set(problems.filter(isUntranslated).map(({ at }) => at?.file));
  const unsaved = new Set(drafts.map(({ path }) => path));
  // The form of a text has the problems of its translations as well.
  const sums = new Map<string, number>();
  const keyOf = ({ kind, slug }: SourceFile) => `${kind} ${slug}`;
  for (const source of sources)
    sums.set(keyOf(source), (sums.get(keyOf(source)) ?? 0) + (counts.get(source.file) ?? 0));
  const entries = sources.map((source) => ({
    ...describeEntry(source, listed),
    problems: (source.language === undefined ? sums.get(keyOf(source)) : counts.get(source.file)) ?? 0,
    isUnsaved: unsaved.has(source.path),
    ...(waiting.has(source.file) && { isUntranslated: true }),
  }));
  return [...entries, ...listUnread(listed, counts), ...listShows(listed)];
}

/** Files of which the bytes are no text: all that is known of them is their problems. */
function listUnread({ sources, prefix }: Listed, counts: ReadonlyMap<string, number>): StudioEntry[] {
  const read = new Set(sources.map(({ file }) => file));
  return [...counts].flatMap(([file, count]) => {
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : undefined;
    const found = path === undefined || read.has(file) ? undefined : kindOf(path);
    if (path === undefined || !found) return [];
    const { kind, slug, language } = found;
    const entry = {
      file: path,
      kind,
      title: slug,
      state: 'none' as const,
      problems: count,
      isUnsaved: false,
    };
    return { ...entry, ...(language !== undefined && { language }) };
  });
}

function describeEntry(source: SourceFile, listed: Listed): Omit<StudioEntry, 'problems' | 'isUnsaved'> {
  const { site, today } = listed;
  const { path, kind, slug, language } = source;
  const data = keysOf(source, listed);
  const collection = COLLECTIONS.find((each) => each === kind);
  const date = collection && readDay(GRAMMAR.dateOf(collection, data));
  const route = routeFor(source, data, listed);
  const page = site && listSitePages(site).find(({ name }) => name === slug);
  const picture = collection && pictureOf(data);
  const artist = site?.settings.artist.name ?? '{artist}';
  return {
    file: path,
    kind,
    title: (titleFor(source, data, page) ?? slug).replaceAll('{artist}', () => artist),
    state: collection ? stateOf(source, data, date, today) : stateOfPage(page),
    ...(date !== undefined && { date }),
    ...(picture !== undefined && { picture }),
    ...(route !== undefined && { route }),
    ...(language !== undefined && { language }),
  };
}

function pictureOf(data: unknown): string | undefined {
  const files = PICTURES.map((key) => fieldOf(data, key));
  return files.find((file) => typeof file === 'string' && file !== '')?.toString();
}

/** The keys of a file as they are written; of a translation with those of the default, which it shares. */
function keysOf(source: SourceFile, { sources }: Listed): Record<string, unknown> {
  const own = recordOf(readSource(source).data);
  const { kind, slug, language } = source;
  if (language === undefined) return own;
  const original = sources.find(
    (each) => each.kind === kind && each.slug === slug && each.language === undefined,
  );
  const shared = recordOf(original && readSource(original).data);
  return { ...shared, ...recordOf(shared[language]), ...own };
}

function recordOf(data: unknown): Record<string, unknown> {
  return isRecord(data) ? data : {};
}

function titleFor({ kind }: SourceFile, data: unknown, page: SitePage | undefined): string | undefined {
  const written = fieldOf(data, rowOf(kind).title ?? 'title');
  // A title that somebody is about to write is no name yet.
  if ((typeof written === 'string' && written !== '') || typeof written === 'number') return String(written);
  if (kind === 'site') return rowOf(kind).noun;
  const fixed = GRAMMAR.pages.find((name) => kind === `pages/${name}`);
  return page?.title ?? (fixed && titleOf(fixed));
}

function stateOf(source: SourceFile, data: unknown, date: string | undefined, today: string): EntryState {
  if (findSamples([source]).length > 0) return 'sample';
  if (fieldOf(data, 'draft') === true) return 'draft';
  if (fieldOf(data, 'private') !== undefined) return 'private';
  const isDated = date !== undefined && /^\d{4}(?:-\d{2}){0,2}$/.test(date);
  return isDated && firstDayOf(date) > today ? 'announced' : 'out';
}

function stateOfPage(page: SitePage | undefined): EntryState {
  return page && !page.isFilled ? 'empty' : 'none';
}

/** The address of its page, or of the page that lists it; undefined if neither is shown. */
function routeFor(
  { kind, slug, language, file }: SourceFile,
  data: object,
  { site, pages, rooms }: Listed,
): string | undefined {
  if (!site || kind === 'site') return undefined;
  const own = fieldOf(data, 'slug');
  const name = language !== undefined && typeof own === 'string' ? own : slug;
  const { listedOn } = rowOf(kind);
  const [reader] = rooms.find(({ entry }) => entry.file === file)?.readers ?? [];
  if (reader) return site.urls.href(reader.route);
  const routes = [routeOf(kind, name), ...(listedOn ? [listedOn] : [])].map((route) =>
    site.urls.href(language === undefined ? route : `/${language}${route}`),
  );
  return routes.find((route) => pages.has(route));
}

/** Each show by itself. They come from the file, as the site has none of them while one has an error. */
function listShows({ sources, site, problems, pages, today, drafts }: Listed): StudioEntry[] {
  const kind: Kind = 'pages/events';
  const source = sources.find((each) => each.kind === kind && each.language === undefined);
  if (!source) return [];
  const file = readSource(source);
  const written = fieldOf(file.data, 'events');
  if (!Array.isArray(written)) return [];
  const fields = problems
    .filter(({ at }) => at?.file === source.file)
    .map(({ at }) => at && placeProblem(at, file).field);
  const isUnsaved = findUnsaved(drafts.find(({ path }) => path === source.path));
  const known = new Map(site?.events.map((event) => [event.index, event]));
  return written.map((show: unknown, index) => {
    const event = known.get(index);
    const route = site && event && site.urls.href(eventRoute(event.slug));
    const date = event?.date ?? readDay(fieldOf(show, 'date'));
    const status = event?.status ?? fieldOf(show, 'status');
    const city = fieldOf(show, 'city');
    return {
      file: source.path,
      at: ['events', index],
      kind,
      title: event?.title ?? nameOfShow(show, index),
      ...(date !== undefined && { date }),
      state: isSampleOf(source.path, show) ? 'sample' : stateOfShow(event?.lastDay ?? date, today),
      ...(typeof status === 'string' && status !== 'scheduled' && { status }),
      ...(typeof city === 'string' && { city }),
      problems: fields.filter((field) => field?.[0] === 'events' && field[1] === index).length,
      isUnsaved: isUnsaved(show),
      ...(route !== undefined && pages.has(route) && { route }),
    };
  });
}

/** Asked for each show of a draft in its order: whether the file has none like it, or fewer. */
function findUnsaved(draft: Draft | undefined): (show: unknown) => boolean {
  if (!draft) return () => false;
  const written = fieldOf(readFileText(draft.path, draft.before).data, 'events');
  const left: unknown[] = Array.isArray(written) ? [...written] : [];
  return (show) => {
    const same = left.findIndex((each) => isDeepStrictEqual(each, show));
    return same === -1 || left.splice(same, 1).length === 0;
  };
}

/** The name of a show in the list, which may lack its title. */
function nameOfShow(show: unknown, index: number): string {
  const names = [show, ...['title', 'festival', 'venue', 'city'].map((key) => fieldOf(show, key))];
  const name = names.find((each) => typeof each === 'number' || (typeof each === 'string' && each !== ''));
  return String(name ?? `#${index + 1}`);
}

/** A day as the site reads it: the file has `20. Dezember 2026` as well. Undefined for one that is left open. */
function readDay(written: unknown): string | undefined {
  if (typeof written !== 'string' && typeof written !== 'number') return undefined;
  return partialDate.safeParse(written).data ?? String(written);
}

function stateOfShow(day: string | undefined, today: string): EntryState {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'none';
  return day >= today ? 'upcoming' : 'past';
}
