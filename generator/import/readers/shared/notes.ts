/** What a reader makes of its files: entries, what is left over, and what is wrong. */
import type { ZodType } from 'zod';
import { cutText } from '../../../engine/lib/text.ts';
import { isrc, upc, webUrl, writeLength } from '../../../engine/values/index.ts';
import { languageTag } from '../../../site/schema/codes.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import type { Item, Length, Origin, PartialDate, Reading } from '../../catalogue.ts';
import type { SourceFile } from '../../sources/files.ts';
import { cleanLine, cleanText, LONGEST_LINE, LONGEST_TEXT } from './clean.ts';
import { type Findings, openFindings } from './findings.ts';
import { openText, type SiteLanguage } from './source-text.ts';

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
  /** The file cannot be read. */
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

/**
 * Reads the files of a source one after the other.
 *
 * @param read is not called for files that have no readable text: they are problems
 */
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
