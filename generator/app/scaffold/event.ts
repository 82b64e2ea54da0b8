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
import { exampleOf, jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { commentOut, offerLanguages, writeKey } from './commented-yaml.ts';
import { ENGLISH_NOTES, type Notes } from './notes/index.ts';

/** Spaces before the hyphens of a new list. */
const INDENT = 2;

export interface NewEvent {
  title: string;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
  /** Its comments, in English by default. */
  notes?: Notes;
}

/** A file of events with one show. */
export function writeEvents(event: NewEvent): string {
  const { notes = ENGLISH_NOTES } = event;
  return `${schemaLine('pages/events', 'pages/events.yaml')}\n# ${notes('The Events page: all shows in one list, in any order.')}\n\nevents:\n${writeItem(event, INDENT)}`;
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
  list.add(document.createNode({ title: event.title, date: null, city: OPEN }));
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

/** The city of a new show. */
const OPEN = 'TBA';

/** The keys that most shows have, as notes of a new one. */
const USUAL = ['time', 'venue', 'country'];

/**
 * The list's entry, `indent` spaces before its hyphen. Its day is left open, which is an error until it is filled in: any other
 * day would be that of a concert, if it were forgotten.
 */
function writeItem({ title, languages = [], notes = ENGLISH_NOTES }: NewEvent, indent: number): string {
  const [plain = {}, whole = {}] = [[], languages].map(
    (codes) => jsonSchemaOf('pages/events', codes).properties?.['events']?.items ?? {},
  );
  const { properties = {} } = offerLanguages(plain, whole, languages, { title });
  const examples = [...USUAL, ...languages].flatMap((key) => {
    const schema = properties[key];
    return schema ? writeKey(key, exampleOf(schema)) : [];
  });
  const lines = [
    ...writeKey('title', title),
    ...commentOut([notes('The day it begins, such as 2026-06-12.')]),
    'date:',
    ...writeKey('city', OPEN),
    ...commentOut([...examples, 'tickets: https://…', notes('npx liner help keys lists all others.')]),
  ];
  const spaces = ' '.repeat(indent);
  return lines.map((line, index) => `${spaces}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}

/**
 * @param text the whole file
 * @returns the position of a show of the same title whose day is open too: `content/pages/events.yaml:12:5`
 */
export function findEvent(file: string, text: string, { title }: NewEvent): string | undefined {
  const yaml = parseYaml(file, text);
  const events = fieldOf(yaml.data, 'events');
  if (!Array.isArray(events)) return undefined;
  const index = events.findIndex(
    (event) => isSameTitle(fieldOf(event, 'title'), title) && fieldOf(event, 'date') === undefined,
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
