/** The site as it is, for comparison with what sources say: its entries in the keys and paths of their files. */
import type { Cache } from '../../../engine/cache/index.ts';
import { parseContent } from '../../../engine/content/parse/index.ts';
import { readSources } from '../../../engine/content/read/index.ts';
import { divideFrontMatter, stripMark } from '../../../engine/content/source/front-matter.ts';
import type { SourceFile } from '../../../engine/content/types.ts';
import { readWritten } from '../../../engine/content/yaml/written.ts';
import { fold } from '../../../engine/lib/fold.ts';
import { fieldOf, isRecord, mapValues } from '../../../engine/lib/record.ts';
import type { DayIn } from '../../../engine/lib/time-zone.ts';
import { addFrames, isError, type Problem } from '../../../engine/problems/index.ts';
import { ownNames } from '../../../site/artists.ts';
import { GRAMMAR } from '../../grammar.ts';
import { findSamples } from '../../scaffold/samples.ts';
import type { ItemKind } from '../catalogue.ts';
import type { SiteContent, SiteEntry } from './types.ts';

/** The content, or the problems that keep it from being compared. */
export type ReadSite =
  | {
      readonly site: SiteContent;
      /** What is left of the samples of a new site. */
      readonly samples: readonly Problem[];
    }
  | { readonly problems: readonly Problem[] };

/** @param content the content folder */
export async function readSite(content: string, today: DayIn, cache: Cache): Promise<ReadSite> {
  const read = await readSources(content, process.cwd(), GRAMMAR);
  const parsed = await parseContent(read.sources, { drafts: true, grammar: GRAMMAR, cache });
  const wrong = [...read.problems, ...parsed.problems].filter(isError);
  if (!parsed.content || wrong.length > 0) return { problems: addFrames(wrong, read.sources) };
  const { site, artists } = parsed.content;
  const { artist, timezone = 'UTC', language, base_url: address } = site.data;
  const otherNames = Object.values(site.translations ?? {}).map(({ data }) => data.artist.name);
  return {
    site: {
      entries: read.sources.flatMap((source) => listEntries(source, artist.name)),
      facts: {
        artist: artist.name,
        otherNames,
        isLabel: artist.kind === 'label' || artists.length > 0,
        address,
        timezone,
        today: today(timezone),
      },
      ownNames: new Set([...ownNames(artist), ...otherNames.map(fold)]),
      language: /^[a-z]+/.exec(language)?.[0] ?? 'en',
    },
    samples: findSamples(read.sources),
  };
}

const KINDS: readonly string[] = ['releases', 'mixes', 'news', 'ownPages', 'artists'] satisfies ItemKind[];

function isKind(kind: string): kind is ItemKind {
  return KINDS.includes(kind);
}

function listEntries(source: SourceFile, artist: string): SiteEntry[] {
  const { kind, path: file, slug, language } = source;
  if (language !== undefined) return [];
  const isEvents = kind === 'pages/events';
  if (!isEvents && !isKind(kind) && kind !== 'remixes') return [];
  const { data, body } = readKeys(source);
  const keys = fillName(data, artist);
  if (!isRecord(keys)) return [];
  if (kind === 'remixes') return [{ kind: 'releases', file, at: [], slug, data: asRelease(keys), body }];
  if (!isEvents) return [{ kind, file, at: [], slug, data: keys, body }];
  const events = fieldOf(keys, 'events');
  if (!Array.isArray(events)) return [];
  const venues = fieldOf(keys, 'venues');
  return events.flatMap((event: unknown, index): SiteEntry[] =>
    isRecord(event)
      ? [
          {
            kind: 'events',
            file,
            at: ['events', index],
            slug,
            data: fillVenue(event, venues),
            body: '',
          },
        ]
      : [],
  );
}

/** The place of a show may be written once for several: then it is named by its key or by its name. */
function fillVenue(event: Record<string, unknown>, venues: unknown): Record<string, unknown> {
  const { venue } = event;
  const known = isRecord(venues) && typeof venue === 'string' ? Object.entries(venues) : [];
  const place = known.find(([key, each]) => key === venue || fieldOf(each, 'name') === venue)?.[1];
  if (!isRecord(place)) return event;
  const { name = venue, ...keys } = place;
  return { ...keys, ...event, venue: name };
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
