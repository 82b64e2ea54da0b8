/** Character references of HTML: `&amp;`, `&#038;` and `&#x26;` are all `&`. Not in `text.ts`, which islands load. */

import { DomUtils, parseDocument } from 'htmlparser2';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/**
 * An address without references. Addresses are copied from the source of a page, and programs that export a page may write a
 * reference of a reference, `&amp;#038;`: no address has either.
 */
export function decodeReferences(address: string): string {
  const decoded = decodeOnce(address);
  return decoded === address ? address : decodeReferences(decoded);
}

/** A text as the page shows it that has it in its source. */
export function decodeOnce(text: string): string {
  return text.replace(REFERENCE, (reference) => DomUtils.textContent(parseDocument(reference)));
}
