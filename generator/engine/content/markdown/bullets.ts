/** Lists as word processors write them: `•⇥First`, `· First`, and `– First` where more lines begin so. */

/** Signs of word processors; the last two are those of Word's fonts of symbols. */
const SIGN = '[\u2022\u00b7\u2023\u25aa\u25ab\u25cf\u25cb\u25e6\u25a0\u2043\uf0b7\uf0a7]';
const BULLET = new RegExp(`^(\\s*)${SIGN}[ \t\u00a0\u2007\u202f]+(?=\\S)`);
/** One alone is a part of the text, such as the name below a quote. */
const DASH = /^(\s*)\u2013[ \t\u00a0\u2007\u202f]+(?=\S)/;
const MAY_BE = new RegExp(`${SIGN}|\u2013`);
const FENCE = /^ {0,3}(?:```|~~~)/;

/** The text with hyphens in place of such signs, which Markdown takes for a list. Code stays as it is. */
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
      return line.replace(isList && DASH.test(line) ? DASH : BULLET, '$1- ');
    })
    .join('\n');
}
