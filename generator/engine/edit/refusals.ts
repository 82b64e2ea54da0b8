/** Reasons to leave a file as it is, in words. */
import type { Refusal, RefusalCode } from './types.ts';

const MESSAGES: Record<RefusalCode, string> = {
  errors: 'The file has errors. Run npx liner check, fix them, and try again.',
  reference: 'An anchor, an alias, a merge key or a tag (&, *, <<, !) is used here. Change it in the file.',
  place: 'The file has no room for it: something else is in its place.',
  result: 'This cannot be written without changing other parts of the file. Change it in the file.',
};

export function refuse(code: RefusalCode): Refusal {
  return { code, message: MESSAGES[code] };
}
