/** One content file, from text to a valid entry. Pulls in the parsers, so it is loaded only when a file has changed. */

import type { ZodType } from 'zod';
import { KINDS, rowOf } from '../../kinds.ts';
import { countOccurrences } from '../../lib/text.ts';
import { siteUrls } from '../../lib/url.ts';
import { isError, type Problem, problem } from '../../problems/index.ts';
import { eachText, pathKey } from '../entry.ts';
import {
  type MarkdownOptions,
  NO_BODY,
  type RenderedBody,
  renderBody,
  renderRichText,
  renderText,
} from '../markdown/index.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import type { DataPath, Entry, EntryLink, EntryPicture, SourceFile } from '../types.ts';
import { validateData } from '../validate/index.ts';
import { parseYaml, type YamlFile } from '../yaml/index.ts';
import { linksInData, picturesInData } from './addresses.ts';
import { divideFrontMatter, stripMark } from './front-matter.ts';
import {
  fillData,
  fillText,
  NO_VARIABLES,
  purposeOf,
  readVariables,
  type Variables,
} from './placeholders.ts';
import { checkSlug } from './slug.ts';

export interface ParseContext {
  /** site.yaml has its own. */
  variables?: Variables | undefined;
  /** Where the site will be; without it, addresses of the site stay as they are written. */
  baseUrl?: string | undefined;
}

/** The parsed file, as JSON. */
export interface Parsed {
  /** Undefined where an error kept the file from being read. */
  entry?: Entry<object> | undefined;
  problems: Problem[];
  /** Values of the placeholders; of site.yaml only. */
  variables?: Variables | undefined;
}

export async function parseFile(source: SourceFile, context: ParseContext): Promise<Parsed> {
  const schema = await rowOf(source.kind).schema();
  const { yaml, body: text, bodyLine, problems: divided } = divide(source);
  const own = source.kind === 'site' ? readVariables(yaml) : undefined;
  const variables = own?.variables ?? context.variables ?? NO_VARIABLES;
  if (!yaml) return { problems: divided, variables: own?.variables };

  const options: MarkdownOptions = {
    href: context.baseUrl === undefined ? (url) => url : siteUrls(context.baseUrl).href,
    fill: (part, purpose, report) => fillText(part, variables, purpose, report),
  };
  const isPage = source.kind.startsWith('pages/');
  const keys = isPage ? keysAt(schema, []) : [];
  const body = renderBody(text, {
    ...options,
    file: source.file,
    firstLine: bodyLine,
    isWhole: isPage && !keys.includes('sections'),
  });
  const texts = renderTexts(yaml, schema, options);
  const placed =
    isPage && text.trim() !== '' ? placeBody(source, keys, yaml.data, body, variables) : NOT_PLACED;
  const { data, problems: invalid } = readData(yaml, schema, source, variables, placed.data);
  const problems = [
    ...divided,
    ...yaml.remarks,
    ...(own?.problems ?? []),
    ...texts.problems,
    ...body.problems,
    ...placed.problems,
    ...invalid,
  ];
  if (data === undefined || problems.some(isError)) return { problems, variables: own?.variables };
  const entry: Entry<object> = {
    kind: source.kind,
    file: source.file,
    slug: source.slug,
    data,
    body: isPage ? NO_BODY : body.body,
    html: { ...texts.html, ...placed.html },
    texts: { ...texts.texts, ...placed.texts },
    blocks: texts.blocks,
    places: yaml.places(),
    links: [...texts.links, ...body.links, ...linksInData(data, yaml)],
    pictures: [...texts.pictures, ...body.pictures, ...picturesInData(data, schema, yaml)],
  };
  return { entry, problems, variables: own?.variables };
}

interface SourceParts {
  yaml?: YamlFile;
  body: string;
  bodyLine: number;
  problems: Problem[];
}

function divide({ file, path, text: marked }: SourceFile): SourceParts {
  const text = stripMark(marked);
  const conflict = findConflict(text);
  if (conflict !== undefined)
    return {
      body: '',
      bodyLine: 1,
      problems: [problem('files/conflict', { file, line: conflict, column: 1 })],
    };
  if (path.endsWith('.yaml')) {
    const yaml = parseYaml(file, text);
    return { yaml, body: '', bodyLine: 1, problems: yaml.problems };
  }
  const { block, body, bodyLine, problems } = divideFrontMatter(file, text);
  if (!block) return { body, bodyLine, problems };
  const yaml = parseYaml(file, text, block);
  return { yaml, body, bodyLine, problems: yaml.problems };
}

/** The line of the first mark that Git leaves where two people have changed the same lines. */
function findConflict(text: string): number | undefined {
  if (!text.includes('<<<<<<< ')) return undefined;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^<{7} /.test(line));
  return first !== -1 && lines.some((line) => /^>{7} /.test(line)) ? first + 1 : undefined;
}

/** The Markdown texts of the data, read before their placeholders are filled: so places are exact. */
function renderTexts(yaml: YamlFile, schema: ZodType, options: MarkdownOptions) {
  const html: Record<string, string> = {};
  const texts: Entry<object>['texts'] = {};
  const pictures: EntryPicture[] = [];
  const blocks: Entry<object>['blocks'] = {};
  const links: EntryLink[] = [];
  const problems: Problem[] = [];
  eachText(yaml.data, (text, path) => {
    const { markdown, rich, print } = metaAt(schema, path);
    if (!markdown) return;
    const countBefore = countOccurrences(text);
    const at = (offset: number, part: string) => yaml.atPart(path, part, countBefore(offset, part));
    const rendered = rich ? renderRichText(text, { ...options, at }) : renderText(text, { ...options, at });
    if ('text' in rendered) texts[pathKey(path)] = rendered.text;
    else html[pathKey(path)] = rendered.html;
    if ('blocks' in rendered && print) blocks[pathKey(path)] = rendered.blocks;
    links.push(...rendered.links);
    pictures.push(...rendered.pictures);
    problems.push(...rendered.problems);
  });
  return { html, texts, blocks, links, pictures, problems };
}

interface Placed {
  /** Data made from the text below the keys: `intro`, and `sections` where the page has them. */
  data: { intro?: string; sections?: { title: string; text: string }[] };
  html: Record<string, string>;
  texts: Entry<object>['texts'];
  problems: Problem[];
}

const NOT_PLACED: Placed = { data: {}, html: {}, texts: {}, problems: [] };

/** A page of the site written as .md: its text takes the place of the keys that hold Markdown. */
function placeBody(
  { file, kind }: SourceFile,
  keys: readonly string[],
  given: unknown,
  { body, texts }: RenderedBody,
  variables: Variables,
): Placed {
  const fill = (text: string) => fillText(text, variables, 'text', () => {});
  const sections = body.sections.map(({ title }, index) => ({
    title,
    text: fill(texts.sections[index] ?? ''),
  }));
  const data = {
    ...(texts.intro && { intro: fill(texts.intro) }),
    ...(sections.length > 0 && { sections }),
  };
  const refused = Object.keys(data).find((key) => !keys.includes(key) || isGiven(given, key));
  if (refused !== undefined) {
    const at = { file, line: 1, column: 1 };
    return { ...NOT_PLACED, problems: [problem('front-matter/body', at, { page: kind, key: refused })] };
  }
  // An introduction is a part of other texts too, which hold no pictures.
  const inserts = body.intro.filter((part) => typeof part !== 'string');
  const placed = body.sections.map(({ text }, index) => [pathKey(['sections', index, 'text']), text]);
  return {
    data,
    html: texts.intro ? { intro: body.intro.filter((part) => typeof part === 'string').join('\n') } : {},
    texts: Object.fromEntries(placed),
    problems: inserts.map(({ name, line, column }) => {
      const at = { file, line, column };
      return name === 'picture'
        ? problem('markdown/image', at)
        : problem('directive/place', at, { name, isRich: false });
    }),
  };
}

function isGiven(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}

/** The data with its placeholders filled, checked against the schema of its kind. */
function readData(
  yaml: YamlFile,
  schema: ZodType,
  source: SourceFile,
  variables: Variables,
  placed: object,
): { data?: object; problems: Problem[] } {
  if (yaml.problems.length > 0) return { problems: [] };
  const problems: Problem[] = [];
  const filled = fillData(yaml.data ?? {}, (text, path) => {
    // {artist} is replaced by the name itself.
    if (!text.includes('{') || (source.kind === 'site' && isName(path))) return text;
    // What is wrong in Markdown was found when it was rendered.
    const isRendered = metaAt(schema, path).markdown;
    return fillText(text, variables, purposeOf(text), (found, part) => {
      if (!isRendered) problems.push({ ...found, at: yaml.atPart(path, part) });
    });
  });
  const whole = isObject(filled) ? { ...filled, ...placed } : filled;
  const checked = validateData({ schema, data: whole, yaml, noun: nameOf(source) });
  problems.push(...checked.problems, ...checkSlug(source, yaml, checked.data));
  return { ...(isObject(checked.data) && { data: checked.data }), problems };
}

/** `a release`, `pages/about.md`. */
function nameOf({ kind, path }: SourceFile): string {
  return kind.startsWith('pages/') ? path : KINDS[kind].noun;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(path: DataPath): boolean {
  return path.length === 2 && path[0] === 'artist' && path[1] === 'name';
}
