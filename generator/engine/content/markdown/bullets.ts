/** Lists as word processors write them: `•⇥First`, `· First`, `– First` where more lines begin so, and `- First` with a space that is not an ordinary one. */

import { BULLETS } from '../../lib/bullets.ts';

const BULLET = new RegExp(`^(\\s*)[${BULLETS}][ \t\u00a0\u2007\u202f]+(?=\\S)`);
/** One alone is a part of the text, such as the name below a quote. */
const DASH = /^(\s*)\u2013[ \t\u00a0\u2007\u202f]+(?=\S)/;
/** The mark of a list before such a space, which Macs type with the Option key. */
const ODD_SPACE = /^( {0,3}(?:[-*+]|\d{1,9}[.)]))[\u00a0\u2007\u202f](?=\S)/;
const MAY_BE = new RegExp(`[${BULLETS}\u2013\u00a0\u2007\u202f]`);
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The text with hyphens in place of bullets, which Markdown takes for a list. Code stays as it is. */
export function readBullets(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const lines = text.split('\n');
  let isCode = false;
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (isCode) return line;
      const isList = [lines[index - 1], lines[index + 1]].some(
        (other) => other !== undefined && DASH.test(other),
      );
      return line.replace(ODD_SPACE, '$1 ').replace(isList && DASH.test(line) ? DASH : BULLET, '$1- ');
    })
    .join('\n');
}
