/** Findings of a reader: entries, values, what is left over, and what is wrong. */

import type { ZodType } from 'zod';
import { problem } from '../../../app/messages.ts';
import { listWords } from '../../../engine/lib/suggest.ts';
import { count, cutText, shorten } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import { isrc, upc, webUrl, writeLength } from '../../../engine/values/index.ts';
import { languageTag } from '../../../site/schema/codes.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import type { Item, LeftOver, Length, Origin, PartialDate, Reading } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanLine, cleanText, LONGEST_LINE, LONGEST_TEXT } from './clean.ts';

/** Collects the reading of all files of a reader. */
export interface Notebook {
  readonly findings: Findings;
  add(item: Item): void;
  about(origin: Origin): Notes;
  read(): Reading;
}

/** Values of one file. Each function returns what the site takes, and notes what it refuses. */
export interface Notes {
  readonly origin: Origin;
  line(what: string, value: unknown): string | undefined;
  text(what: string, value: unknown): string | undefined;
  date(what: string, value: unknown): PartialDate | undefined;
  url(what: string, value: unknown): string | undefined;
  isrc(value: unknown): string | undefined;
  upc(value: unknown): string | undefined;
  language(value: unknown): string | undefined;
  /** @param seconds zero is what sources write for a length that they do not know */
  length(seconds: number | undefined): Length | undefined;
  /** Something beyond the keys of the site. Of several of a kind, the first is the example. */
  leave(what: string, example: unknown): void;
  refuse(what: string, value: string, reason: string): void;
  note(note: string, advice?: string): void;
  fail(reason: string, advice?: string): undefined;
}

export function openNotebook(): Notebook {
  const items: Item[] = [];
  const findings = openFindings();
  return {
    findings,
    add: (item) => items.push(item),
    about: (origin) => openNotes(origin, findings),
    read: () => ({ items, left: findings.left, problems: findings.problems }),
  };
}

function openNotes(origin: Origin, findings: Findings): Notes {
  const refuse = (what: string, value: string, reason: string) => {
    // Without a line, the message has no place.
    const named = origin.line === undefined ? `${origin.place}: ${what}` : what;
    findings.refuse(origin, named, cutText(value, LONGEST_LINE), reason);
    return undefined;
  };
  const tidy = (what: string, value: unknown, clean: (text: string) => string, most: number) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text !== 'string') return undefined;
    if (text.length > most) return refuse(what, text, `it has more than ${most} characters.`);
    return clean(text) || undefined;
  };
  const accept = (what: string, value: unknown, schema: ZodType<string>) => {
    const text = tidy(what, value, cleanLine, LONGEST_LINE);
    if (text === undefined) return undefined;
    const { data, error } = schema.safeParse(text);
    // How to write it in YAML is not what is wrong with it.
    const reason = error?.issues[0]?.message.replace(/, in quotes .*/, '');
    return error ? refuse(what, text, `it ${reason ?? 'is not valid'}.`) : data;
  };
  return {
    origin,
    line: (what, value) => tidy(what, value, cleanLine, LONGEST_LINE),
    text: (what, value) => tidy(what, value, cleanText, LONGEST_TEXT),
    date: (what, value) => accept(what, value, partialDate),
    url: (what, value) => accept(what, value, webUrl),
    isrc: (value) => accept('ISRC', value, isrc),
    upc: (value) => accept('Barcode', value, upc),
    language: (value) => accept('Language', value, languageTag),
    length: (seconds) => {
      if (seconds === undefined || seconds === 0) return undefined;
      return (
        writeLength(seconds) ?? refuse('Length', `${seconds} s`, 'it must be above zero, and a week at most.')
      );
    },
    leave: (what, example) => {
      const shown = cleanLine(typeof example === 'object' ? JSON.stringify(example) : String(example));
      if (shown) findings.leave(what, shown, origin);
    },
    refuse,
    note: (note, advice) => findings.note(origin, note, advice),
    fail: (reason, advice) => {
      findings.fail(origin, reason, advice);
      return undefined;
    },
  };
}

/** Reads the files of a source one after the other. @param read is not called for files that have no readable text: they are problems */
export async function readEach(
  source: string,
  files: readonly SourceFile[],
  notebook: Notebook,
  site: SiteLanguage,
  read: (text: string, notes: Notes, file: SourceFile) => void | Promise<void>,
): Promise<void> {
  for (const file of files) {
    const notes = notebook.about({ source, place: file.name });
    const text = openText(file, notes.origin, site, notebook.findings);
    if (text !== undefined) await read(text, notes, file);
  }
}

export interface Findings {
  readonly problems: readonly Problem[];
  readonly left: readonly LeftOver[];
  /** A file that cannot be read, or a part of it. */
  fail(origin: Origin, reason: string, advice?: string, option?: string): void;
  /** A value that cannot be right. Of each kind of value, a few are reported one by one. */
  refuse(origin: Origin, what: string, value: string, reason: string, advice?: string): void;
  /** Reports each occurrence: for what must not be missed, such as a whole show. */
  refuseEach(origin: Origin, what: string, value: string, reason: string, advice?: string): void;
  /** Adds a note, once for each place. @param option what to do in the terminal only, as a sentence or the end of the advice */
  note(origin: Origin, note: string, advice?: string, option?: string): void;
  /** Reports how a table is read, which is a result. @param option what to do in the terminal if it is wrong */
  result(origin: Origin, note: string, option: string): void;
  /** Adds a question about the rows of a table. @param shapes what it may list */
  ask(origin: Origin, rows: number, shapes: readonly string[]): void;
  /** Once for each kind of value. */
  leave(what: string, example: string, origin: Origin, cause?: LeftOver['cause']): void;
}

/** Most notes on one kind of value in one file; the others are counted. */
const MOST = 20;

export function openFindings(): Findings {
  const problems: Problem[] = [];
  const refused = new Map<string, { count: number; origin: Origin; what: string }>();
  const left = new Map<string, LeftOver>();
  const noted = new Set<string>();
  const note: Findings['note'] = (origin, text, advice, option) => {
    const key = `${origin.place}\0${origin.line}\0${text}`;
    if (noted.has(key)) return;
    noted.add(key);
    problems.push(problem('import/note', placeOf(origin), { note: text, advice, option }));
  };
  const refuseEach: Findings['refuseEach'] = (origin, what, value, reason, advice) => {
    problems.push(
      problem('import/value', placeOf(origin), { what, value: shorten(value, 60), reason, advice }),
    );
  };
  return {
    get problems() {
      const more = [...refused.values()].filter((each) => each.count > MOST);
      return [
        ...problems,
        ...more.map(({ count: all, origin, what }) =>
          problem('import/note', placeOf({ ...origin, line: undefined }), {
            note: `${origin.place}: ${count(all - MOST, 'more value')} of ${what} cannot be read either.`,
            advice: undefined,
          }),
        ),
      ];
    },
    get left() {
      return [...left.values()];
    },
    fail: (origin, reason, advice, option) => {
      const values = { name: origin.place, reason, advice, option };
      problems.push(problem('import/unreadable', placeOf(origin), values));
    },
    refuse: (origin, what, value, reason, advice) => {
      const key = `${origin.place}\0${what}`;
      const before = refused.get(key)?.count ?? 0;
      refused.set(key, { count: before + 1, origin, what });
      if (before < MOST) refuseEach(origin, what, value, reason, advice);
    },
    refuseEach,
    note,
    result: (origin, note, option) => {
      problems.push(problem('import/read', placeOf(origin), { note, option }));
    },
    ask: ({ place }, rows, shapes) => {
      problems.push(problem('import/what', undefined, { name: place, rows, shapes: listWords(shapes) }));
    },
    leave: (what, example, origin, cause) => {
      const key = `${origin.place}\0${what}`;
      if (!left.has(key))
        left.set(key, { what, example: shorten(example, 200), origin, ...(cause && { cause }) });
    },
  };
}

function placeOf({ place, line }: Origin): Problem['at'] {
  return line === undefined ? undefined : { file: place, line, column: 1 };
}

interface SiteLanguage {
  readonly language?: string | undefined;
}

/** Returns undefined if it cannot be read, which is reported, as is a charset that only letters indicate. */
export function openText(
  file: SourceFile,
  origin: Origin,
  { language }: SiteLanguage,
  findings: Findings,
): string | undefined {
  const content = readText(file, language);
  if ('refused' in content) {
    findings.fail(origin, content.refused, content.advice);
    return undefined;
  }
  if (content.guessed !== undefined) noteGuess(file.name, content.guessed, origin, findings);
  return content.text;
}

function noteGuess(name: string, charset: string, origin: Origin, findings: Findings): void {
  findings.note(
    origin,
    `${name} is not in UTF-8: it is read as ${charset}.`,
    'If letters are wrong, save it as UTF-8 (in a spreadsheet: "CSV UTF-8"), and import it again.',
  );
}
