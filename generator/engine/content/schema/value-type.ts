/** What a kind of value is able to do, and how reading a text as one turns out. */
import type * as z from 'zod';

/** A text read as a value: sure, doubtful with the reason, or refused with the reason. Reasons follow "and" or a colon. */
export type Read<Value> =
  | { readonly value: Value; readonly doubt?: string | undefined }
  | { readonly refused: string; readonly advice?: string | undefined };

/** A kind of value: all that the program knows about how people write it. */
export interface ValueType<Value> {
  /** Of content files, which are strict. */
  readonly schema?: z.ZodType;
  /** Everything that people, shops and spreadsheets write. Hints and imports ask this one. */
  read(written: string): Read<Value>;
  /** As content files have it. */
  write?(value: Value): string | undefined;
}

/** The value of a text that can be read in one way only. */
export function sure<Value>(read: Read<Value>): Value | undefined {
  return 'refused' in read || read.doubt !== undefined ? undefined : read.value;
}

/** The value of a text that can be read, however sure. */
export function likely<Value>(read: Read<Value>): Value | undefined {
  return 'refused' in read ? undefined : read.value;
}
