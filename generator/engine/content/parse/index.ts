/** Source files in, valid entries out, with everything that is wrong with them. */

import { VERSION } from 'liner:version';
import type { Cache } from '../../cache/index.ts';
import { nameDigest } from '../../lib/digest.ts';
import { hash } from '../../lib/hash.ts';
import { isLanguageCode } from '../../lib/language.ts';
import type { DayIn } from '../../lib/time-zone.ts';
import { siteUrls } from '../../lib/url.ts';
import { isError, type Problem } from '../../problems/index.ts';
import { digestSource } from '../digest.ts';
import type { Grammar, Kind } from '../grammar.ts';
import { checkTranslation, joinTranslations, type ParseUnit } from '../source/units.ts';
import { movedRoutes } from '../translate/routes.ts';
import type { Content, Entry, HiddenEntry, SourceFile } from '../types.ts';
import type { ParseContext, Parsed } from './file.ts';

export interface ParseOptions {
  /** Includes drafts, and entries that wait for their day. */
  drafts: boolean;
  /** The day of the build; without it, nothing waits. */
  today?: DayIn | undefined;
  grammar: Grammar;
  cache: Cache;
  /** Takes the place of base_url in site.yaml. A whole address. */
  baseUrl?: string | undefined;
}

interface ParsedContent {
  /** Missing if site.yaml is missing or wrong. Files with errors are left out, so links must not be checked while there are errors. */
  content?: Content | undefined;
  /** Drafts, private entries and those that wait for their day, which are left out. */
  hidden: HiddenEntry[];
  problems: Problem[];
}

export async function parseContent(
  sources: readonly SourceFile[],
  options: ParseOptions,
): Promise<ParsedContent> {
  const files = await parseAll(sources, options);
  const entries = files.flatMap(({ entry }) => entry ?? []);
  const site = entries.find(({ kind }) => kind === 'site');
  const today = options.today?.(settingOf(site, 'timezone') ?? 'UTC');
  const hidden = sources.flatMap(({ path }, index) => hide(path, files[index]?.entry, options, today));
  const left = new Set(hidden.map(({ entry }) => entry));
  const drafts = new Set(hidden.flatMap(({ entry, why }) => (why === 'draft' ? entry : [])));
  return {
    content: assemble(
      entries.filter((entry) => !left.has(entry)),
      options.baseUrl,
      options.grammar,
    ),
    hidden,
    // Warnings about a draft can wait.
    problems: files.flatMap(({ entry, problems }) =>
      entry && drafts.has(entry) ? problems.filter(isError) : problems,
    ),
  };
}

/** The entry if it is private, a draft, or if its kind waits for a day that has not come. */
function hide(
  path: string,
  entry: Entry<object> | undefined,
  { drafts, grammar: { dateOf, rowOf } }: Pick<ParseOptions, 'drafts' | 'grammar'>,
  today = '',
): HiddenEntry[] {
  if (!entry) return [];
  const { data } = entry;
  if (!drafts && 'draft' in data && data.draft === true) return [{ path, entry, why: 'draft' }];
  // Also with drafts: neither a preview nor an export has it among what is public.
  if ('private' in data && data.private !== undefined) return [{ path, entry, why: 'private' }];
  const until = !drafts && rowOf(entry.kind).waits && today && dateOf(entry.kind, data);
  return until && until > today ? [{ path, entry, why: 'waits', until }] : [];
}

const NOTHING: Parsed = { problems: [] };

/** Parses entries in the order of the sources. site.yaml comes first, as the others depend on its name, its links and its address. */
async function parseAll(sources: readonly SourceFile[], options: ParseOptions): Promise<Parsed[]> {
  const units = joinTranslations(sources);
  const isSite = ({ source }: ParseUnit) => source.kind === 'site';
  const [site] = await parseFiles(units.filter(isSite), { grammar: options.grammar }, options);
  const baseUrl = options.baseUrl ?? settingOf(site?.entry, 'base_url');
  const languages = site?.languages ?? [];
  const { grammar } = options;
  const context = {
    grammar,
    variables: site?.variables,
    baseUrl,
    language: languageOf(languages[0] ?? settingOf(site?.entry, 'language')),
    ...(languages.length > 0 && { languages }),
  };
  const others = units.filter((unit) => !isSite(unit));
  const first = await parseFiles(others, context, options);
  // Links in texts can be resolved only when all files are parsed.
  const routes = findRoutes(first, languages, options.grammar);
  const parsed = (
    routes ? await parseLinking(others, first, { ...context, routes }, options) : first
  ).values();
  const files = sources.map((source) => {
    if (source.language !== undefined) return { problems: checkTranslation(source, sources, languages) };
    return (source.kind === 'site' ? site : parsed.next().value) ?? NOTHING;
  });
  const isKnown = languages.length > 0 ? languages.every(isLanguageCode) : site?.entry !== undefined;
  return isKnown ? files : files.map(withoutUnknownLanguages);
}

/** Drops languages that are unknown because site.yaml cannot be read, or misspells a code, which is reported there. */
function withoutUnknownLanguages(file: Parsed): Parsed {
  return { ...file, problems: file.problems.filter(({ code }) => code !== 'language/unknown') };
}

/** Routes that differ from the default, by language; undefined if there are none. */
function findRoutes(
  files: readonly Parsed[],
  [, ...codes]: readonly string[],
  grammar: Grammar,
): ParseContext['routes'] {
  const found = codes.map((code) => {
    const entries = files.flatMap(({ entry }) => entry?.translations?.[code] ?? []);
    return [code, movedRoutes(entries, grammar)] as const;
  });
  const isAny = found.some(([, routes]) => Object.keys(routes).length > 0);
  return isAny ? Object.fromEntries(found) : undefined;
}

/** Parses those files again whose texts link to pages that have moved. @param first what they were without */
async function parseLinking(
  units: readonly ParseUnit[],
  first: readonly Parsed[],
  context: ParseContext & { routes: NonNullable<ParseContext['routes']> },
  options: ParseOptions,
): Promise<Parsed[]> {
  const moved = new Set(
    Object.values(context.routes).flatMap((routes) =>
      Object.keys(routes).flatMap((route) => lastStep(route)),
    ),
  );
  const isLinking = ({ source, translations }: ParseUnit) =>
    [source, ...translations].some(({ text }) => text.match(STEP)?.some((step) => moved.has(step.slice(1))));
  const linking = units.filter(isLinking);
  const again = new Map(
    (await parseFiles(linking, context, options)).map((file, index) => [linking[index], file]),
  );
  return units.map((unit, index) => again.get(unit) ?? first[index] ?? NOTHING);
}

/** Part of an address: slugs have no other letters. */
const STEP = /\/[\w-]+/g;

function lastStep(route: string): string[] {
  return route.split('/').filter(Boolean).slice(-1);
}

/** `de` of `de_DE`. */
function languageOf(code = ''): string | undefined {
  return /^[a-z]+/.exec(code)?.[0];
}

/** Parses the files that the cache does not hold. */
async function parseFiles(
  units: readonly ParseUnit[],
  context: ParseContext,
  { cache }: ParseOptions,
): Promise<Parsed[]> {
  const kept = cache.pack<Parsed>('entries');
  const base = context.baseUrl === undefined ? '/' : siteUrls(context.baseUrl).base;
  const { variables, language, languages, routes } = context;
  const shared = JSON.stringify([variables, base, language, languages, routes]);
  const files: Parsed[] = [];
  for (const unit of units) {
    const key = hash(
      VERSION,
      context.grammar.version,
      ...[unit.source, ...unit.translations].map(digestSource),
      shared,
    );
    const known = kept.get(key);
    const parsed = known ?? (await parseFile(unit, context));
    if (!known) kept.set(key, parsed);
    if (parsed.entry) nameDigest(parsed.entry, key);
    files.push(parsed);
  }
  return files;
}

/** The parsers are loaded when the first file needs them. */
async function parseFile(unit: ParseUnit, context: ParseContext): Promise<Parsed> {
  const { parseFile: parse } = await import('./file.ts');
  return parse(unit, context);
}

function assemble(
  entries: readonly Entry<object>[],
  baseUrl: string | undefined,
  grammar: Grammar,
): Content | undefined {
  const site = entries.find(({ kind }) => kind === 'site');
  if (!site) return undefined;
  const ofKind = (wanted: Kind) =>
    entries.filter(({ kind }) => kind === wanted).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const lists = grammar.lists.map((kind) => [kind, ofKind(kind)]);
  const pages = entries.filter(({ kind }) => kind.startsWith('pages/')).map((entry) => [entry.slug, entry]);
  // Each entry's data was checked against the schema of its kind.
  return {
    site: baseUrl === undefined ? site : { ...site, data: { ...site.data, base_url: baseUrl } },
    ...Object.fromEntries(lists),
    pages: Object.fromEntries(pages),
  } as Content;
}

function settingOf(
  site: Entry<object> | undefined,
  key: 'base_url' | 'language' | 'timezone',
): string | undefined {
  const found: unknown = site && Reflect.get(site.data, key);
  return typeof found === 'string' ? found : undefined;
}
