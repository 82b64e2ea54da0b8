/** A new show, added to pages/events.yaml; its other text is kept byte for byte. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Range,
  type YAMLSeq,
} from 'yaml';
import { parseYaml } from '../../engine/content/yaml/index.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import { formatPosition } from '../../engine/problems/index.ts';
import { jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { explainKeys, offerLanguages } from './commented-yaml.ts';

/** Spaces before the hyphens of a new list. */
const INDENT = 2;

export interface NewEvent {
  title: string;
  /** `2026-11-21`. */
  date: string;
  city: string;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
}

/** A file of events with one show. */
export function writeEvents(event: NewEvent): string {
  return `${schemaLine('pages/events', 'pages/events.yaml')}\n# The Events page: all shows in one list, in any order.\n\nevents:\n${writeItem(event, INDENT)}`;
}

/**
 * Adds the show at the end of the list; all other text stays, with its comments.
 *
 * @returns undefined if the file has errors
 */
export function addEvent(text: string, event: NewEvent): string | undefined {
  const document = parseDocument(text, { schema: 'core', stringKeys: true });
  const { contents, errors } = document;
  if (errors.length > 0 || (contents !== null && !isMap(contents))) return undefined;
  const pair = contents?.items.find(({ key }) => isScalar(key) && key.value === 'events');
  const added = pair ? addToPair(text, document, pair, event) : addList(text, event);
  return added?.replace(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n');
}

function addList(text: string, event: NewEvent): string {
  const before = text.trim() === '' ? '' : `${endLine(text)}\n`;
  return `${before}events:\n${writeItem(event, INDENT)}`;
}

function addToPair(text: string, document: Document, { key, value }: Pair, event: NewEvent) {
  if (isSeq(value)) {
    if (!value.flow) return addToList(text, value, event);
    if (value.items.length > 0) return addInFlow(document, value, event);
    return value.range ? openList(text, value.range, event) : undefined;
  }
  const end = isNode(key) ? key.range?.[1] : undefined;
  return end !== undefined && isNull(value)
    ? insertAfterLine(text, end, writeItem(event, INDENT))
    : undefined;
}

/** Replaces an empty list in brackets by a block list. */
function openList(text: string, [start, end]: Range, event: NewEvent): string {
  const before = text.slice(0, start).trimEnd();
  return insertAfterLine(`${before}${text.slice(end)}`, before.length, writeItem(event, INDENT));
}

/** Rewrites a list in brackets as a block list. */
function addInFlow(document: Document, list: YAMLSeq, event: NewEvent): string {
  list.flow = false;
  const { languages, ...values } = event;
  list.add(document.createNode(values));
  return document.toString({ lineWidth: 0 });
}

function isNull(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null && !value.source);
}

function addToList(text: string, { items, range }: YAMLSeq, event: NewEvent): string | undefined {
  const last = items.at(-1);
  if (!range || !isMap(last) || !last.range) return undefined;
  const indent = columnOf(text, range[0]);
  const end = skipNotes(text, lineAfter(text, last.range[1]), indent);
  return insertAfterLine(text, end, writeItem(event, indent));
}

/** The list's entry, every key explained, `indent` spaces before its hyphen. */
function writeItem(event: NewEvent, indent: number): string {
  const { languages = [], ...values } = event;
  const [plain, whole] = [[], languages].map(
    (codes) => jsonSchemaOf('pages/events', codes).properties?.['events']?.items ?? {},
  );
  const schema = offerLanguages(plain ?? {}, whole ?? {}, languages, values);
  const lines = explainKeys(schema, values).flatMap((text) => text.split('\n'));
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const spaces = ' '.repeat(indent);
  return lines
    .map((line, index) => {
      if (index < first) return `${spaces}${line}\n`;
      return `${spaces}${index === first ? '- ' : '  '}${line}\n`;
    })
    .join('');
}

/**
 * @param text the whole file
 * @returns the position of a show of the same title and day: `content/pages/events.yaml:12:5`
 */
export function findEvent(file: string, text: string, { title, date }: NewEvent): string | undefined {
  const yaml = parseYaml(file, text);
  const events = fieldOf(yaml.data, 'events');
  if (!Array.isArray(events)) return undefined;
  const index = events.findIndex(
    (event) => isSameTitle(fieldOf(event, 'title'), title) && fieldOf(event, 'date') === date,
  );
  return index === -1 ? undefined : formatPosition(yaml.at(['events', index]));
}

/** Whether two titles are the same, apart from case and outer spaces. */
export function isSameTitle(found: unknown, title: string): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  return typeof found === 'string' && fold(found) === fold(title);
}

function endLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

/** The start of the line after the one at `offset`. */
function lineAfter(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

/** Past comments that are indented deeper than the list's hyphens: they belong to its last entry. */
function skipNotes(text: string, offset: number, indent: number): number {
  const note = new RegExp(`[ ]{${indent + 1},}#.*(\\r?\\n|$)`, 'y');
  let end = offset;
  for (note.lastIndex = end; note.test(text); note.lastIndex = end) {
    end = note.lastIndex;
    if (end >= text.length) break;
  }
  return end;
}

function insertAfterLine(text: string, offset: number, insertion: string): string {
  const at = lineAfter(text, offset);
  return `${endLine(text.slice(0, at))}${insertion}${text.slice(at)}`;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
