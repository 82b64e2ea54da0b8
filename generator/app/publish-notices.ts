/** Sentences of publishing. A terminal prints their texts; other programs say them in their own words, by a code and its values. */
import * as z from 'zod';
import { type Template, type Writer, write } from '../engine/problems/template.ts';
import NOTICES from './publish-notices.json' with { type: 'json' };

/** A sentence in English, and an example of each of its values. */
interface Row {
  readonly message: Template;
  readonly values?: object;
}

type Rows = typeof NOTICES;

export type NoticeCode = keyof Rows;

/** A value may be a sentence itself. */
type Value = string | number | Notice;

type ValuesOf<Of> = Of extends { values: infer Examples }
  ? Record<keyof Examples, Value>
  : Record<never, Value>;

export interface Notice {
  code: string;
  values: Readonly<Record<string, Value>>;
  text: string;
}

export function notice<Code extends NoticeCode>(code: Code, values: ValuesOf<Rows[Code]>): Notice {
  const row: Row = NOTICES[code];
  return writeNotice(code, row.message, values);
}

const WRITER: Writer = {
  show: (value) => (isNotice(value) ? value.text : String(value)),
  nameOf: (key) => key,
  type: (text) => text,
  plurals: () => new Intl.PluralRules('en'),
};

/** Writes the text of a sentence, for tables of sentences elsewhere as well. */
export function writeNotice(code: string, sentence: Template, values: Notice['values']): Notice {
  return { code, values, text: write(sentence, values, WRITER) ?? '' };
}

export function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'text' in value;
}

export const noticeSchema = z.object({
  code: z.string(),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), noticeSchema]));
  },
  text: z.string(),
});

/** An error that has its sentence. */
export class NoticeError extends Error {
  readonly notice: Notice;

  constructor(reason: Notice) {
    super(reason.text);
    this.notice = reason;
  }
}

/** Returns the sentence of an error; a generic one if nothing more is known of it. */
export function noticeOf(error: unknown): Notice {
  if (error instanceof NoticeError) return error.notice;
  return notice('unexplained', { said: error instanceof Error ? error.message : String(error) });
}
