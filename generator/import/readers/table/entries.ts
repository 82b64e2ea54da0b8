/** Scores and works: an entry for each row, with headings between them. */
import { fold } from '../../../engine/lib/fold.ts';
import { latinDigits } from '../../../engine/lib/text.ts';
import { divideNames } from '../../../engine/values/index.ts';
import names from '../../../features/works/names.json' with { type: 'json' };
import { SCORE_KINDS } from '../../../features/works/score-schema.ts';
import type { Key } from '../../../site/keys.ts';
import { type ReadAward, readAward } from '../../../site/schema/award-line.ts';
import type { ItemOf, ScoreKind } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { type Line, leaveCells } from './rows.ts';
import { openValues, type Values } from './values.ts';

export interface RowTools {
  readonly site: SiteFacts;
  readonly values: Values;
}

export interface Rows<Kind extends 'scores' | 'works'> {
  /** Columns with the title, the surest first. */
  readonly titles: readonly Key[];
  /** @param section the heading above the row; empty if there is none */
  read(line: Line, section: string, tools: RowTools): ItemOf<Kind>;
}

const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ...SCORE_KINDS.map((kind) => [kind, kind] as const),
  ...Object.entries(names.score_kinds).map(([name, kind]) => [fold(name), kind] as const),
]);

const GENRES: ReadonlySet<string> = new Set(
  names.work_genres.flatMap((words) => words.split(', ').map(fold)),
);

/** Returns the kind of score that a word or a heading names: `Spielfilme`, `Television`, `Jeu vidéo`. */
export function readKind(text: string): ScoreKind | undefined {
  const name = KIND_NAMES.get(fold(text.trim()));
  return SCORE_KINDS.find((kind) => kind === name);
}

/** Returns true if a text is a kind of score, or a genre of works: `Orchesterwerke`, `Chamber music`. */
export function isHeading(text: string): boolean {
  return readKind(text) !== undefined || GENRES.has(fold(text.trim()));
}

export function readEntries<Kind extends 'scores' | 'works'>(
  lines: readonly Line[],
  { titles, read }: Rows<Kind>,
  site: SiteFacts,
): ItemOf<Kind>[] {
  let section = '';
  return lines.flatMap((line) => {
    if (line.filled === 0) return [];
    if (line.alone !== undefined && isHeading(line.alone)) section = line.alone;
    else if (line.first(titles) !== '') {
      leaveRest(line, titles);
      return [read(line, section, { site, values: openValues(line) })];
    } else line.note('A row without a title is left out.');
    return [];
  });
}

/** Lists the cells of fields that mean one thing as left out, but for the first. */
export function leaveRest(line: Line, fields: readonly Key[]): void {
  const [, ...others] = fields.filter((field) => line.text(field) !== '');
  leaveCells(line, others);
}

/** Returns the first and last year of `2019–21`, or the year of a day. */
export function yearsOf(line: Line, fields: readonly Key[], { values, site }: RowTools): string | undefined {
  leaveRest(line, fields);
  const [cell] = fields.flatMap((field) => line.all(field));
  const [, first, last = ''] = SPAN.exec(latinDigits(cell?.text ?? '')) ?? [];
  if (!cell || first === undefined)
    return values.day(fields, { today: site.today, order: undefined }, 'year')?.slice(0, 4);
  const end = `${first.slice(0, 4 - last.length)}${last}`;
  if (end > first) return `${first}–${end}`;
  line.refuse(cell, 'it is no date.');
  return undefined;
}

const SPAN = /^((?:19|20)\d\d)\s*[-–—/]\s*(\d\d|(?:19|20)\d\d)$/;

/** Returns the people of a field. A comma is within a name where a part of it is a single word: `Oliveira, Marta`. */
export function peopleOf(line: Line, field: Key): string[] {
  return line.all(field).flatMap(({ text }) => divideNamesIn(text, ['list', 'slash', 'and', 'comma']));
}

/** @param joins signs between names that all have several words */
export function divideNamesIn(
  text: string,
  joins: readonly ('list' | 'slash' | 'and' | 'comma')[],
): string[] {
  const people = divideNames(text, { joins });
  return people.every((name) => name.includes(' '))
    ? people
    : divideNames(text, { joins: ['list', 'slash'] });
}

/** Returns prizes, divided by semicolons and lines. Those without a result are refused: a nomination would be published as won. */
export function awardsOf(line: Line, _: RowTools): ReadAward[] {
  const [cell] = line.all('award');
  return line
    .longText('award')
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .flatMap((text) => {
      const award = readAward(text);
      if (cell && !award) line.refuse({ ...cell, text }, NO_RESULT, ADD_RESULT);
      return award ?? [];
    });
}

const NO_RESULT = 'it does not say whether it was won.';
const ADD_RESULT = 'Write  (won)  or  (nominated)  behind it.';
