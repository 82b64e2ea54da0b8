/** The site as it is, for comparison with what sources say: its entries in the keys and paths of their files. */
import { GRAMMAR } from '../../app/list/grammar.ts';
import { findSamples, isStartText } from '../../app/scaffold/samples.ts';
import type { Cache } from '../../engine/cache/index.ts';
import type { Data, Grammar, Kind } from '../../engine/content/grammar.ts';
import { parseContent } from '../../engine/content/parse/index.ts';
import { readSources } from '../../engine/content/read/index.ts';
import { divide } from '../../engine/content/source/divide.ts';
import { divideFrontMatter, stripMark } from '../../engine/content/source/front-matter.ts';
import { joinTranslations, type ParseUnit } from '../../engine/content/source/units.ts';
import { takeBlocks } from '../../engine/content/translate/blocks.ts';
import { languagesOf } from '../../engine/content/translate/list.ts';
import { mergeTranslation } from '../../engine/content/translate/merge.ts';
import type { SourceFile } from '../../engine/content/types.ts';
import { readWritten } from '../../engine/content/yaml/written.ts';
import { fold } from '../../engine/lib/fold.ts';
import { fieldOf, isRecord, mapValues } from '../../engine/lib/record.ts';
import type { DayIn } from '../../engine/lib/time-zone.ts';
import { addFrames, isError, type Problem } from '../../engine/problems/index.ts';
import { ownNames } from '../../site/artists.ts';
import { composerOf } from '../../site/works.ts';
import { type ItemKind, LISTS, type ListKind } from '../catalogue.ts';
import { listGuessed } from '../guesses.ts';
import { listIn, nameOf, textIn } from '../match/facts.ts';
import type { SiteRecord } from '../readers/reader.ts';
import type { SiteContent, SiteEntry } from './types.ts';

/** The content, or the problems that keep it from being compared. */
export type ReadSite =
  | {
      readonly site: SiteContent;
      /** Remaining samples of a new site. */
      readonly samples: readonly Problem[];
    }
  | { readonly problems: readonly Problem[] };

/** @param content the content folder */
export async function readSite(content: string, today: DayIn, cache: Cache): Promise<ReadSite> {
  const read = await readSources(content, process.cwd(), GRAMMAR);
  const parsed = await parseContent(read.sources, { drafts: true, grammar: GRAMMAR, cache });
  const wrong = [...read.problems, ...parsed.problems].filter(isError);
  if (!parsed.content || wrong.length > 0) return { problems: addFrames(wrong, read.sources) };
  const { site, artists, works } = parsed.content;
  const { artist, timezone = 'UTC', language, base_url: address } = site.data;
  const translated = Object.entries(site.translations ?? {});
  const otherNames = translated.map(([, { data }]) => data.artist.name);
  const names = new Map(translated.map(([code, { data }]) => [code, data.artist.name]));
  const [standard, ...codes] = languagesOf(read.sources);
  const composed = new Map(
    works.map((work) => [work.slug, { ...work.data, composer: composerOf({ settings: site.data }, work) }]),
  );
  const context = { artist: artist.name, codes, names, works: composed };
  const units = joinTranslations(read.sources).map((unit) => listEntries(unit, context));
  const entries = (await Promise.all(units)).flat();
  return {
    site: {
      entries,
      facts: {
        artist: artist.name,
        otherNames,
        roster: artists.map(({ data }) => data.name),
        records: entries.flatMap(listRecord),
        isLabel: artist.kind === 'label' || artists.length > 0,
        ownsAll: artist.kind === 'label',
        address,
        language: codeOf(standard ?? language),
        timezone,
        today: today(timezone),
      },
      ownNames: new Set([...ownNames(artist), ...otherNames.map(fold)]),
      language: codeOf(standard ?? language) ?? 'en',
    },
    samples: findSamples(read.sources),
  };
}

function listRecord({ kind, slug, data, ids: [page] = [] }: SiteEntry): SiteRecord[] {
  const title = textIn(data, 'title');
  if (kind !== 'releases' || title === undefined || page === undefined) return [];
  const artists = listIn(data, 'artists').flatMap((artist) => nameOf(artist) ?? []);
  return [{ slug, title, artists, number: textIn(data, 'catalogue_number'), page }];
}

function codeOf(language: string): string | undefined {
  return /^[a-z]+/.exec(language)?.[0];
}

const KINDS: readonly string[] = [
  'releases',
  'mixes',
  'news',
  'ownPages',
  'artists',
  'scores',
  'works',
] satisfies ItemKind[];

const LIST_PAGES = {
  events: 'pages/events',
  merch: 'pages/merch',
  quotes: 'pages/press',
} as const satisfies Record<ListKind, Kind>;

const LIST_KINDS = ['events', 'merch', 'quotes'] as const satisfies readonly ListKind[];

function isKind(kind: string): kind is ItemKind {
  return KINDS.includes(kind);
}

interface ReadContext {
  artist: string;
  codes: readonly string[];
  /** Names of the artist in the other languages, by their codes. */
  names: ReadonlyMap<string, string>;
  /** Keyed by slug. */
  works: ReadonlyMap<unknown, Named>;
}

/** The facts of a work that are those of a track or piece which names it. */
type Named = Pick<Data<'works'>, 'title' | 'opus' | 'composer'>;

async function listEntries(
  unit: ParseUnit,
  { artist, codes, names, works }: ReadContext,
): Promise<SiteEntry[]> {
  const { source } = unit;
  const { kind, path: file, slug } = source;
  const list = LIST_KINDS.find((each) => kind === LIST_PAGES[each]);
  const isLegal = kind === 'legal';
  if (!list && !isLegal && !isKind(kind) && kind !== 'remixes') return [];
  const { data: written, body } = readKeys(source);
  const data = fillWorks(fillName(written, artist), works);
  if (!isRecord(data)) return [];
  const read = await readVersions(unit, written, codes, GRAMMAR);
  const versions = read.flatMap(({ code, data: texts, body }) => {
    const data = fillName(texts, names.get(code) ?? artist);
    return isRecord(data) ? [{ code, data, body }] : [];
  });
  const entry = { file, slug, body, guessed: listGuessed(source.text) };
  if (list)
    return listItems(list, data, versions).map((item) => ({ ...entry, ...item, body: '', guessed: [] }));
  const page = GRAMMAR.pageAt(file);
  const whole = { ...entry, at: [], ...(page !== undefined && { ids: [page] }) };
  if (isLegal) return [{ ...whole, kind: 'ownPages', data, versions, isStart: isStartText(body) }];
  if (isKind(kind)) return [{ ...whole, kind, data, versions }];
  const remixes = versions.map((version) => ({ ...version, data: asRelease(version.data) }));
  return [{ ...whole, kind: 'releases', data: asRelease(data), versions: remixes }];
}

type Keys = Readonly<Record<string, unknown>>;

function listItems(
  kind: ListKind,
  page: Keys,
  versions: SiteEntry['versions'],
): Pick<SiteEntry, 'kind' | 'at' | 'data' | 'versions'>[] {
  const { key } = LISTS[kind];
  return listIn(page, key).flatMap((event, index) => {
    if (!isRecord(event)) return [];
    const place = findVenue(event, page['venues']);
    const others = versions.flatMap((version) => {
      const other = listIn(version.data, key)[index];
      const there = place && fieldOf(version.data['venues'], place.key);
      return isRecord(other) ? [{ ...version, data: fillVenue(other, there) }] : [];
    });
    return [{ kind, at: [key, index], data: fillSpan(fillVenue(event, place?.venue)), versions: others }];
  });
}

/** The place of a show may be written once for several: then it is named by its key or by its name. */
function findVenue({ venue }: Keys, venues: unknown): { key: string; venue: unknown } | undefined {
  const known = isRecord(venues) && typeof venue === 'string' ? Object.entries(venues) : [];
  const [key, place] = known.find(([key, each]) => key === venue || fieldOf(each, 'name') === venue) ?? [];
  return key === undefined ? undefined : { key, venue: place };
}

function fillVenue(event: Keys, place: unknown): Keys {
  if (!isRecord(place)) return event;
  const { name = event['venue'], ...keys } = place;
  return { ...keys, ...event, venue: name };
}

/** A show of several evenings lasts from the first to the last of them. */
function fillSpan(event: Keys): Keys {
  const days = listIn(event, 'days');
  const last = days
    .flatMap((day) => textIn(day, 'date') ?? [])
    .toSorted()
    .at(-1);
  const first = days.find((day) => textIn(day, 'date') === event['date']);
  const time = textIn(first, 'time');
  return { ...(last !== undefined && { end_date: last }), ...(time !== undefined && { time }), ...event };
}

/** Tracks and pieces of programmes may name a work by its file. */
function fillWorks(data: unknown, works: ReadContext['works']): unknown {
  if (!isRecord(data) || works.size === 0) return data;
  const fill = (part: unknown) => {
    const named = isRecord(part) ? works.get(part['work']) : undefined;
    if (!isRecord(part) || !named) return part;
    const { title: work, opus, composer } = named;
    return { composer, ...(opus !== undefined && { opus }), ...part, work };
  };
  const fillIn = (group: unknown, key: string) =>
    isRecord(group) && Array.isArray(group[key]) ? { ...group, [key]: group[key].map(fill) } : group;
  const tracks = fillIn(data, 'tracks');
  const events = listIn(data, 'events').map((event) => fillIn(event, 'programme'));
  return isRecord(tracks) && events.length > 0 ? { ...tracks, events } : tracks;
}

/** Sources know a remix as a release of the artist who made the song. */
function asRelease({
  original_artist: artist,
  year,
  ...keys
}: Record<string, unknown>): Record<string, unknown> {
  return {
    ...keys,
    type: 'single',
    ...(artist !== undefined && { artists: [artist] }),
    ...(year !== undefined && { release_date: year }),
  };
}

function readKeys({ path, text: marked }: SourceFile): { data: unknown; body: string } {
  const text = stripMark(marked);
  if (!path.endsWith('.md')) return { data: readWritten(text)?.data, body: '' };
  const { block, body } = divideFrontMatter(path, text);
  return { data: (block && readWritten(text, block)?.data) ?? {}, body: body.trim() };
}

function fillName(value: unknown, artist: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{artist}', artist);
  if (Array.isArray(value)) return value.map((each) => fillName(each, artist));
  return isRecord(value) ? mapValues(value, (each) => fillName(each, artist)) : value;
}

/** A file in one language: its keys, with those of the default where it has no others, and the text below them. */
interface Version {
  readonly code: string;
  readonly data: unknown;
  readonly body: string;
}

/** Reads a file in its other languages. @param data its keys in the default language @param codes of the other languages */
async function readVersions(
  { source, translations }: ParseUnit,
  data: unknown,
  codes: readonly string[],
  { rowOf }: Pick<Grammar, 'rowOf'>,
): Promise<Version[]> {
  const { yaml } = codes.length > 0 ? divide(source) : {};
  if (!yaml) return [];
  const base = { ...yaml, data };
  const { blocks } = takeBlocks(base, await rowOf(source.kind).schema(), codes);
  return codes.flatMap((code): Version[] => {
    const own = blocks.filter((block) => block.code === code);
    const translation = translations.find(({ language }) => language === code);
    const file = translation && divide(translation);
    const texts = file?.yaml?.data;
    const laid =
      file?.yaml && isRecord(texts) ? [...own, { code, group: [], texts, yaml: file.yaml, below: [] }] : own;
    if (laid.length === 0 && !file) return [];
    return [{ code, data: mergeTranslation(base, laid).yaml.data, body: file?.body.trim() ?? '' }];
  });
}
