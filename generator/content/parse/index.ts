/** Source files in, valid entries out, with everything that is wrong with them. */

import { VERSION } from 'liner:version';
import { type Kind, LIST_KINDS } from '../../kinds.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { siteUrls } from '../../lib/url.ts';
import { isError, type Problem } from '../../problems/index.ts';
import type { Content, Entry, SourceFile } from '../types.ts';
import type { ParseContext, Parsed } from './file.ts';

export interface ParseOptions {
  /** Whether drafts belong to the content. */
  drafts: boolean;
  cache: Cache;
  /** Takes the place of base_url in site.yaml. A whole address. */
  baseUrl?: string | undefined;
}

export interface ParsedContent {
  /**
   * Missing where site.yaml is missing (which `readSources` reports) or wrong. Other files with errors are left out,
   * so links to their pages must not be checked while there are errors.
   */
  content?: Content | undefined;
  /** The paths of drafts that are left out. */
  drafts: string[];
  problems: Problem[];
}

export async function parseContent(
  sources: readonly SourceFile[],
  options: ParseOptions,
): Promise<ParsedContent> {
  const files = await parseAll(sources, options);
  const isHidden = ({ entry }: Parsed) => !options.drafts && isDraft(entry);
  return {
    content: assemble(
      files.flatMap((file) => (file.entry && !isHidden(file) ? [file.entry] : [])),
      options.baseUrl,
    ),
    drafts: sources.filter((_, index) => isHidden(files[index] ?? NOTHING)).map(({ path }) => path),
    // What is merely odd about a hidden draft can wait.
    problems: files.flatMap((file) => (isHidden(file) ? file.problems.filter(isError) : file.problems)),
  };
}

const NOTHING: Parsed = { problems: [] };

/** In the order of the sources. site.yaml comes first, as the others depend on its name, its links and its address. */
async function parseAll(sources: readonly SourceFile[], options: ParseOptions): Promise<Parsed[]> {
  const parse = createParser(options.cache);
  const site = sources.find(({ kind }) => kind === 'site');
  const parsedSite = site && (await parse(site, { href: (url) => url }));
  const base = options.baseUrl ?? baseUrlOf(parsedSite?.entry);
  const context: ParseContext = {
    variables: parsedSite?.variables,
    href: base === undefined ? (url) => url : siteUrls(base).href,
  };
  const parsed: Parsed[] = [];
  for (const source of sources) {
    parsed.push(source === site && parsedSite ? parsedSite : await parse(source, context));
  }
  return parsed;
}

/** Parses what the cache does not hold; the parsers are loaded when the first file needs them. */
function createParser(cache: Cache): (source: SourceFile, context: ParseContext) => Promise<Parsed> {
  const kept = cache.pack<Parsed>('entries');
  let parser: typeof import('./file.ts') | undefined;
  return async (source, context) => {
    const { file, path, text } = source;
    const key = hash(VERSION, file, path, text, JSON.stringify([context.variables, context.href('/')]));
    const known = kept.get(key);
    if (known) return known;
    parser ??= await import('./file.ts');
    const parsed = await parser.parseFile(source, context);
    kept.set(key, parsed);
    return parsed;
  };
}

function assemble(entries: readonly Entry<object>[], baseUrl: string | undefined): Content | undefined {
  const site = entries.find(({ kind }) => kind === 'site');
  if (!site) return undefined;
  const ofKind = (wanted: Kind) =>
    entries.filter(({ kind }) => kind === wanted).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const lists = LIST_KINDS.map((kind) => [kind, ofKind(kind)]);
  const pages = entries.filter(({ kind }) => kind.startsWith('pages/')).map((entry) => [entry.slug, entry]);
  // Each entry's data was checked against the schema of its kind.
  return {
    site: baseUrl === undefined ? site : { ...site, data: { ...site.data, base_url: baseUrl } },
    ...Object.fromEntries(lists),
    pages: Object.fromEntries(pages),
  } as Content;
}

function isDraft(entry: Entry<object> | undefined): boolean {
  return entry !== undefined && 'draft' in entry.data && entry.data.draft === true;
}

function baseUrlOf(site: Entry<object> | undefined): string | undefined {
  const found = site && 'base_url' in site.data ? site.data.base_url : undefined;
  return typeof found === 'string' ? found : undefined;
}
