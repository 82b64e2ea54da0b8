/** The codes of recordings. */
import * as z from 'zod';

const ISRC = 'must be an ISRC of 12 letters and digits, such as AA-6Q7-20-00047';
const ISRC_FORM = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/;

/** A letter that looks like a digit among the last seven, which are digits, is named. */
function refuseIsrc({ input }: { input?: unknown }): string {
  const code = String(input);
  const meant = code.slice(0, 5) + code.slice(5).replaceAll('O', '0').replace(/[IL]/g, '1');
  if (ISRC_FORM.test(meant)) return `must end in seven digits, without the letters O, I and L: ${meant}`;
  return /^[A-Z0-9]{2,}$/.test(code) && code.length !== 12
    ? ISRC.replace('12 letters and digits', `12 letters and digits, not ${code.length}`)
    : ISRC;
}

/** Hyphens and spaces, dashes of word processors included. */
const SEPARATORS = /[\s\u2010-\u2015-]/g;

/** A recording's code (ISO 3901), with or without hyphens; kept without, in capitals: `AA6Q72000047`. */
export const isrc = z
  .string(ISRC)
  .transform((code) =>
    code
      .replace(/^ISRC[\s:]+/i, '')
      .replace(SEPARATORS, '')
      .toUpperCase(),
  )
  .pipe(z.string().regex(ISRC_FORM, { error: refuseIsrc }))
  .meta({ $comment: 'ISRC', pattern: '^[A-Za-z]{2}-?[A-Za-z0-9]{3}-?\\d{2}-?\\d{5}$' });
