/** ISRC codes as tables and services write them. */

import type { Read } from '../../content/schema/read.ts';
import { AS_TEXT, SHORTENED } from '../../content/schema/spreadsheet.ts';
import { isrc } from './schema.ts';

export function readIsrc(written: string): Read<string> {
  if (SHORTENED.test(written.trim()))
    return {
      refused: 'a spreadsheet has read it as a number, and its letters and digits are lost.',
      advice: AS_TEXT,
    };
  const read = isrc.safeParse(written.trim());
  if (read.success) return { value: read.data };
  return { refused: `it ${read.error.issues[0]?.message ?? 'must be an ISRC'}.` };
}
