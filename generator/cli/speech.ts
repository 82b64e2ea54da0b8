/** Sentences of commands. */
import type { Notice } from '../app/publish-notices.ts';
import type { Problem } from '../engine/problems/index.ts';
import type { Texts } from '../engine/problems/render.ts';
import { inEnglish, openSentences, type Say } from '../engine/problems/report.ts';
import { IMPORT_SENTENCES, type Wording } from '../import/describe/sentences.ts';
import commands from './sentences.json' with { type: 'json' };

const rows = { ...commands, ...IMPORT_SENTENCES };

/** Writes a sentence of a command. */
export type Write = (code: keyof typeof rows, values?: object) => string;

/** Sentences of commands in a language. */
export interface Speech {
  code: string;
  say: Say;
  write: Write;
  /** Short texts of imports, as far as the language has words for them. */
  translate: Wording['translate'];
  /** Translates a text of `liner doctor`. */
  diagnose(english: string): string;
  /** A line of `--help`, of an error in what was typed, or of what `new` and `publish` report. @param english as it stands there */
  phrase(english: string): string;
  /** The name of a value of a key that has choices: `Chor` for `choir`. */
  nameOf(key: string, value: string): string;
  /** The audience of a look. @param line in English */
  lookFor(line: string): string;
  /** The texts of a problem and what is said about it, as far as the language has some. */
  textsOf(code: string): Partial<Texts> & { about?: string };
  /** Problems in this language, as far as it has messages for them. */
  retell(problems: readonly Problem[]): Problem[];
  /** A sentence of publishing. */
  tell(notice: Notice): string;
}

export const ENGLISH: Speech = {
  code: 'en',
  say: inEnglish,
  write: openWrite('en-GB'),
  translate: () => undefined,
  diagnose: (english) => english,
  phrase: (english) => english,
  nameOf: (_key, value) => value,
  lookFor: (line) => line,
  textsOf: () => ({}),
  retell: (problems) => [...problems],
  tell: ({ text }) => text,
};

/** @param own the sentences of a language; what is missing is in English */
export function openWrite(locale: string, own: Readonly<Record<string, Texts>> = {}): Write {
  return openSentences(rows, locale, own);
}
