/** The keys and the body of a file in one language, as an entry. */
import type { ZodType } from 'zod';
import { isDevice } from '../../lib/file-name.ts';
import { fieldOf, isRecord } from '../../lib/record.ts';
import { isSlug, nameSlug } from '../../lib/slug.ts';
import { countOccurrences } from '../../lib/text.ts';
import { isInternal } from '../../lib/url.ts';
import { problem } from '../../problems/catalogue/index.ts';
import { isError, type Problem } from '../../problems/index.ts';
import { eachText, pathKey } from '../entry.ts';
import type { Grammar } from '../grammar.ts';
import { type MarkdownOptions, NO_BODY, renderBody, renderRichText, renderText } from '../markdown/index.ts';
import { findInPlain } from '../markdown/marks.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import {
  fillData,
  fillText,
  isNameAlone,
  isOwnName,
  purposeOf,
  type Variables,
} from '../source/placeholders.ts';
import { readTranslationName } from '../source/units.ts';
import type { DataPath, Entry, EntryLink, EntryPicture, SourceFile } from '../types.ts';
import { validateData } from '../validate/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { YamlFile } from '../yaml/index.ts';
import { linksInData, picturesInData } from './addresses.ts';
import { NOT_PLACED, placeBody } from './body.ts';
import { isText } from './unquoted.ts';

export interface EntryContext {
  source: SourceFile;
  grammar: Grammar;
  vocabulary: Vocabulary;
  schema: ZodType;
  yaml: YamlFile;
  /** The text below the keys, and the file and line that it begins on. */
  body: { file: string; text: string; line: number };
  href(url: string): string;
  /** The values of placeholders in a value of the data; in the body if no path is given. */
  variablesAt(path?: DataPath): Variables;
  /** The values of the page's language, for texts without a language. */
  pageVariables: Variables;
  /** The codes of the languages of the site, the default first. */
  languages: readonly string[];
  /** The code of the default one. */
  language: string;
  /** True if the slug may differ, as in another language. */
  isTranslation?: boolean;
}

export interface ReadEntry {
  /** Undefined if an error kept the file from being read. */
  entry?: Entry<object> | undefined;
  /** True if a text depends on the language: it links to a page of the site, or contains the artist's name. */
  varies: boolean;
  problems: Problem[];
}

export function readEntry(reading: EntryContext): ReadEntry {
  const { source, grammar, vocabulary, schema, yaml, body: written, href, variablesAt } = reading;
  const { pageAt } = grammar;
  const fill =
    (path?: DataPath): MarkdownOptions['fill'] =>
    (part, purpose, report) =>
      fillText(part, variablesAt(path), purpose, report);
  const isPage = source.kind.startsWith('pages/');
  const { isPrinted: printed } = grammar.rowOf(source.kind);
  const isPrinted =
    !isPage && (printed === true || (printed !== undefined && fieldOf(yaml.data, printed) === true));
  const keys = isPage ? keysAt(schema, []) : [];
  const body = renderBody(written.text, {
    ...{ vocabulary, href, pageAt, fill: fill() },
    file: written.file,
    firstLine: written.line,
    isWhole: isPage && !keys.includes('sections'),
    isPrinted,
  });
  const texts = renderTexts(yaml, schema, (path) => ({ vocabulary, href, pageAt, fill: fill(path) }));
  const placed =
    isPage && written.text.trim() !== ''
      ? placeBody(source, keys, yaml.data, body, variablesAt())
      : NOT_PLACED;
  const { data, hasName, problems: invalid } = readData(reading, placed.data);
  const problems = [...texts.problems, ...body.problems, ...placed.problems, ...invalid];
  const varies = hasName || [...texts.links, ...body.links].some(({ url }) => isInternal(url));
  if (data === undefined || problems.some(isError)) return { varies, problems };
  const entry: Entry<object> = {
    kind: source.kind,
    file: source.file,
    slug: source.slug,
    data,
    body: isPage ? NO_BODY : body.body,
    html: { ...texts.html, ...placed.html },
    texts: { ...texts.texts, ...placed.texts },
    blocks: isPrinted ? { ...texts.blocks, body: body.blocks } : texts.blocks,
    places: yaml.places(),
    links: [
      ...texts.links,
      ...writtenIn(written.file, source.file, body.links),
      ...linksInData(data, schema, yaml),
    ],
    pictures: [
      ...texts.pictures,
      ...writtenIn(written.file, source.file, body.pictures),
      ...picturesInData(data, schema, yaml),
    ],
  };
  return { entry, varies, problems };
}

/** Names the file of links and pictures, if it is not that of their entry. */
function writtenIn<Found extends object>(file: string, ofEntry: string, found: readonly Found[]): Found[] {
  return found.map((each) => (file === ofEntry ? each : { ...each, writtenIn: file }));
}

/** The Markdown texts of the data, read before their placeholders are filled: so that places are exact. */
function renderTexts(yaml: YamlFile, schema: ZodType, optionsAt: (path: DataPath) => MarkdownOptions) {
  const html: Record<string, string> = {};
  const texts: Entry<object>['texts'] = {};
  const pictures: EntryPicture[] = [];
  const blocks: Entry<object>['blocks'] = {};
  const links: EntryLink[] = [];
  const problems: Problem[] = [];
  eachText(yaml.data, (text, path) => {
    const meta = metaAt(schema, path);
    const { markdown, rich, print } = meta;
    if (!markdown) {
      // Lines of an address may end in a comma.
      const signs = isText(meta) ? findInPlain(meta.proper ? text.replace(/,$/, '') : text) : [];
      problems.push(...signs.map(({ sign, found }) => ({ ...found, at: yaml.atPart(path, sign) })));
      return;
    }
    const countBefore = countOccurrences(text);
    const at = (offset: number, part: string) => yaml.atPart(path, part, countBefore(offset, part));
    const options = optionsAt(path);
    const rendered = rich ? renderRichText(text, { ...options, at }) : renderText(text, { ...options, at });
    if ('text' in rendered) texts[pathKey(path)] = rendered.text;
    else html[pathKey(path)] = rendered.html;
    if ('blocks' in rendered && print) blocks[pathKey(path)] = rendered.blocks;
    const { file } = yaml.at(path);
    links.push(...writtenIn(file, yaml.file, rendered.links));
    pictures.push(...writtenIn(file, yaml.file, rendered.pictures));
    problems.push(...rendered.problems);
  });
  return { html, texts, blocks, links, pictures, problems };
}

/** The data with its placeholders filled, checked against the schema of its kind. */
function readData(
  reading: EntryContext,
  placed: object,
): { data?: object; hasName: boolean; problems: Problem[] } {
  const { yaml, schema, source, grammar, vocabulary, variablesAt, pageVariables, languages } = reading;
  if (yaml.problems.length > 0) return { hasName: false, problems: [] };
  const problems: Problem[] = [];
  let hasName = false;
  const filled = fillData(yaml.data ?? {}, (text, path) => {
    // {artist} is replaced by the name itself.
    if (source.kind === 'site' && isName(path)) return text;
    const isVaried = pageVariables.names !== undefined;
    const isTyped = isVaried && metaAt(schema, path).person === true && isOwnName(text, pageVariables);
    const isPlaced = isVaried && isNameAlone(text);
    hasName ||= isTyped || isPlaced;
    if (isTyped) return pageVariables.name;
    if (!text.includes('{')) return text;
    // Problems of Markdown were found when it was rendered.
    const isRendered = metaAt(schema, path).markdown;
    return fillText(text, isPlaced ? pageVariables : variablesAt(path), purposeOf(text), (found, part) => {
      if (!isRendered) problems.push({ ...found, at: yaml.atPart(path, part) });
    });
  });
  const whole = isRecord(filled) ? { ...filled, ...placed } : filled;
  const checked = validateData({
    ...{ schema, vocabulary, data: whole, yaml, languages },
    noun: nameOf(source, grammar),
  });
  problems.push(...checked.problems, ...(reading.isTranslation ? [] : checkSlug(reading, checked.data)));
  return { ...(isRecord(checked.data) && { data: checked.data }), hasName, problems };
}

/** `a release`, `pages/about.md`. */
function nameOf({ kind, path }: SourceFile, { rowOf }: Grammar): string {
  return kind.startsWith('pages/') ? path : rowOf(kind).noun;
}

function isName(path: DataPath): boolean {
  return path.length === 2 && path[0] === 'artist' && path[1] === 'name';
}

/** The name of a file in another language, or of a known page, that is written in another form: `lessons.EN`, `Über uns`. */
function nameMeant({ source, grammar, vocabulary, languages, language }: EntryContext): string | undefined {
  const { path, slug } = source;
  const known = vocabulary.pageNamed(slug);
  const page = known && grammar.kindOf(path.replace(`${slug}.`, () => `${known}.`));
  // A text cannot become a file of keys by another name.
  const isText = page && grammar.rowOf(page.kind).files.some((file) => file.endsWith('.md'));
  if (isText && page.kind !== source.kind) return known;
  const { name, code } = readTranslationName(slug, languages) ?? {};
  const original = name && nameSlug(name, language);
  return code === undefined || !original || code === languages[0] ? original : `${original}.${code}`;
}

/** Names that systems and browsers give to copies: `song (1)`, `song copy`, `song - Kopie`. */
const COPY = /^(.+?)[ -]+(?:\(\d+\)|(?:copy|kopie|copie|copia|cópia|kopya|kopyası|نسخة)(?: \(?\d+\)?)?)$/iu;

/** The slug is the last part of the page's address: the name of the file, and nothing else. In another language it may differ. */
function checkSlug(reading: EntryContext, data: unknown): Problem[] {
  const { source, yaml, language } = reading;
  const { file, slug } = source;
  const problems: Problem[] = [];
  const isReserved = isDevice(slug);
  if (!isSlug(slug) || isReserved) {
    const wanted = isReserved
      ? `${slug}-1`
      : (nameMeant(reading) ?? (nameSlug(slug, language) || 'my-title'));
    const original = COPY.exec(slug)?.[1];
    problems.push(
      problem('files/name', { file, line: 1, column: 1 }, { slug, isReserved, wanted, original }),
    );
  }
  const stated = fieldOf(data, 'slug');
  if (stated !== undefined && stated !== slug) {
    problems.push(problem('files/slug', yaml.at(['slug']), { stated: String(stated), slug }));
  }
  return problems;
}
