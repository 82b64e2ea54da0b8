/** One content file, from text to checked data. Pulls in the parsers, so it is loaded only when a file changed. */

import { nounOf, type Room } from '../../kinds.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { EMPTY_BODY, inspectText, renderMarkdown } from '../markdown/index.ts';
import { schemas } from '../schema/index.ts';
import type { BodyLink, DataPath, SourceFile } from '../types.ts';
import { validateData } from '../validate/index.ts';
import { isMarkdownAt } from '../validate/outline.ts';
import { parseYaml, type YamlFile } from '../yaml/index.ts';
import { divideFrontMatter, stripMark } from './front-matter.ts';
import type { Packed } from './packed.ts';
import { placeBody } from './page-body.ts';
import { fillText, purposeOf, type Variables } from './placeholders.ts';
import { checkSlug } from './slug.ts';
import { eachText, mapTexts } from './texts.ts';
import { readVariables } from './variables.ts';

export interface ParseContext {
  variables: Variables;
  /** Turns an address on this site into one for the page. */
  href(url: string): string;
}

/** Any file but site.yaml. */
export function parseFile(source: SourceFile, room: Room, context: ParseContext): Packed<unknown> {
  const { yaml, body, bodyLine, problems } = divide(source, room);
  if (!yaml) return pack(undefined, undefined, problems);

  const texts = readTexts(yaml, room, context);
  const rendered = renderMarkdown(body, {
    file: source.file,
    firstLine: bodyLine,
    href: context.href,
    fill: (text, purpose, report) => fillText(text, context.variables, purpose, report),
  });
  const placed = placeBody(source, room, yaml.data, body, context.variables);
  const checked = readData(yaml, room, context.variables, placed.data);
  return {
    ...pack(yaml, checked.data, [
      ...problems,
      ...placed.problems,
      ...checked.problems,
      ...texts.problems,
      ...rendered.problems,
    ]),
    body: { intro: rendered.body.intro, sections: rendered.body.sections, words: rendered.body.words },
    links: [...texts.links, ...rendered.body.links].map(({ url, at }) => [url, at.line, at.column]),
  };
}

/** site.yaml, which also says what the placeholders stand for, as far as it can be read. */
export function parseSite(source: SourceFile, room: Room): Packed<unknown> {
  const { yaml, problems } = divide(source, room);
  const { variables, faults } = readVariables(yaml);
  if (!yaml) return { ...pack(undefined, undefined, problems), variables };
  const checked = readData(yaml, room, variables);
  const found = [...problems, ...faults, ...checked.problems];
  return { ...pack(yaml, checked.data, found), variables };
}

interface Divided {
  yaml?: YamlFile;
  body: string;
  bodyLine: number;
  problems: Problem[];
}

function divide({ file, text: marked }: SourceFile, { format }: Room): Divided {
  const text = stripMark(marked);
  if (format === 'yaml') {
    const yaml = parseYaml(file, text);
    return { yaml, body: '', bodyLine: 1, problems: yaml.problems };
  }
  const { block, body, bodyLine, problems } = divideFrontMatter(file, text);
  if (!block) return { body, bodyLine, problems };
  const yaml = parseYaml(file, text, block);
  return { yaml, body, bodyLine, problems: yaml.problems };
}

/** The data with its placeholders filled, checked against the schema of its kind. */
function readData(
  yaml: YamlFile,
  room: Room,
  variables: Variables,
  more: object = {},
): { data?: unknown; problems: Problem[] } {
  if (yaml.problems.length > 0) return { problems: [] };
  const schema = schemas[room.kind];
  const problems: Problem[] = [];
  const hasMarkdown = room.kind.startsWith('pages/') || room.kind === 'releases';
  const data = mapTexts(yaml.data ?? {}, (text, path) => {
    // The name itself is what {artist} stands for.
    if (!text.includes('{') || (room.kind === 'site' && isName(path))) return text;
    const purpose = hasMarkdown && isMarkdownAt(schema, path) ? 'markdown' : purposeOf(text);
    return fillText(text, variables, purpose, ({ part, ...fault }) => {
      problems.push({ ...fault, at: yaml.atPart(path, part) });
    });
  });
  const whole = isObject(data) ? { ...data, ...more } : data;
  const checked = validateData({ schema, data: whole, yaml, noun: nounOf(room.kind) });
  problems.push(...checked.problems, ...checkSlug(yaml, room, checked.data));
  return { data: problems.some(isError) ? undefined : checked.data, problems };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(path: DataPath): boolean {
  return path.length === 2 && path[0] === 'artist' && path[1] === 'name';
}

function isError({ level }: Problem): boolean {
  return level === 'error';
}

/** The links and faults of the Markdown texts among the data, read before they are filled: so places are exact. */
function readTexts(
  yaml: YamlFile,
  room: Room,
  { variables }: ParseContext,
): { links: BodyLink[]; problems: Problem[] } {
  const links: BodyLink[] = [];
  const problems: Problem[] = [];
  eachText(yaml.data, (text, path) => {
    if (!/[<[!#:]/.test(text) || !isMarkdownAt(schemas[room.kind], path)) return;
    const at = (offset: number, part: string): Position =>
      yaml.atPart(path, part, text.slice(0, offset).split(part).length - 1);
    const found = inspectText(text, {
      at,
      fill: (part, purpose) => fillText(part, variables, purpose, () => {}),
    });
    links.push(...found.links);
    problems.push(...found.problems);
  });
  return { links, problems };
}

function pack(yaml: YamlFile | undefined, data: unknown, problems: Problem[]): Packed<unknown> {
  const { intro, sections, words } = EMPTY_BODY;
  const failed = problems.some(isError);
  return {
    data: failed ? undefined : data,
    body: { intro, sections, words },
    links: [],
    places: failed || !yaml ? {} : yaml.places(),
    problems,
  };
}
