/** Codes of the music trade and lines of ownership, each with the words a manager reads when it is wrong. */
import * as z from 'zod';
import { text } from '../../engine/content/schema/values/index.ts';
import { LANGUAGE_CODES } from '../../engine/lib/language.ts';

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

const LANGUAGE = 'must be the code of a language, such as en, ar or pt-BR';

/** The same, and what people write of songs without words. */
export const LANGUAGES = { ...LANGUAGE_CODES, instrumental: 'zxx' };

/** A language (BCP 47), `en` or `pt-BR`; `pt_BR` is accepted too. `zxx` is for music without singing. */
export const languageTag = z
  .string(LANGUAGE)
  .regex(/^[a-z]{2,3}([-_]([A-Za-z]{4}|[A-Za-z]{2}|\d{3}))*$/, LANGUAGE)
  .transform((tag) => tag.replaceAll('_', '-'))
  .meta({
    value: 'text',
    aliases: LANGUAGES,
    $comment: 'code of a language',
    pattern: '^[a-z]{2,3}([-_]([A-Za-z]{4}|[A-Za-z]{2}|\\d{3}))*$',
  });

/** Who owns what since when, `2025 Name of the owner`. A sign in front of it is taken off: the site writes its own. */
export const rightsLine = text
  .transform((line) => line.replace(/^((©|℗|\([cp]\)|copyright\b|&|and\b)\s*)+/i, ''))
  .pipe(z.string().min(1, 'must be a year and an owner, such as 2026 Name'))
  .meta({ value: 'text', $comment: 'text' });
