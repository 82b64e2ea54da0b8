/** Results of reading a text as a value. */

/** A text read as a value: sure, doubtful with the reason, or refused with the reason. Reasons follow "and" or a colon. */
export type Read<Value> =
  | { readonly value: Value; readonly doubt?: string | undefined }
  | { readonly refused: string; readonly advice?: string | undefined };

/** The value of a text that can be read in one way only. */
export function sure<Value>(read: Read<Value>): Value | undefined {
  return 'refused' in read || read.doubt !== undefined ? undefined : read.value;
}

/** The value of a text that can be read, however sure. */
export function likely<Value>(read: Read<Value>): Value | undefined {
  return 'refused' in read ? undefined : read.value;
}
