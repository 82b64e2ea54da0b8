/** Codes of the music trade and lines of ownership, each with the words a manager reads when it is wrong. */
import * as z from 'zod';
import { text } from '../../engine/content/schema/values/index.ts';

const ISRC = 'must be an ISRC of 12 letters and digits, such as AA-6Q7-20-00047';
const UPC = 'must be a UPC or EAN of 12 or 13 digits, in quotes where it begins with 0';

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
  .pipe(z.string().regex(/^[A-Z]{2}[A-Z0-9]{3}\d{7}$/, ISRC))
  .meta({ $comment: 'ISRC', pattern: '^[A-Za-z]{2}-?[A-Za-z0-9]{3}-?\\d{2}-?\\d{5}$' });

/** A product's code: UPC-A or EAN-13, whose last digit is made of the others. Kept as digits alone. */
export const upc = z
  .union([z.string(), z.number()], UPC)
  .transform((code) => String(code).replace(SEPARATORS, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{12,13}$/, { error: UPC, abort: true })
      .refine((code) => code.endsWith(checkDigit(code)), {
        error: ({ input }) => `must end in ${checkDigit(String(input))}, the check digit of its other digits`,
      }),
  )
  // Without quotes, YAML reads one as a number.
  .meta({
    value: 'upc',
    $comment: 'UPC or EAN',
    type: ['string', 'integer'],
    anyOf: undefined,
    pattern: '^(\\d[ -]?){12,13}$',
  });

const LANGUAGE = 'must be the code of a language, such as en, ar or pt-BR';

/** Names that people write for the most common codes. */
export const LANGUAGES = {
  arabic: 'ar',
  chinese: 'zh',
  english: 'en',
  french: 'fr',
  german: 'de',
  hindi: 'hi',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  persian: 'fa',
  polish: 'pl',
  portuguese: 'pt',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
  instrumental: 'zxx',
};

/** A language (BCP 47), `en` or `pt-BR`; `pt_BR` is taken too. `zxx` says that nothing is sung. */
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

/** What the last digit of a product's code must be. Counted from the right, without the last digit: every other one three times, filled up to a multiple of ten. */
export function checkDigit(code: string): string {
  const digits = [...code.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
