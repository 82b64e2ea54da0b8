/** Languages of songs and lines of ownership, each with the words a manager reads when it is wrong. */
import * as z from 'zod';
import { LANGUAGE_CODES } from '../../engine/lib/language.ts';
import { text } from '../../engine/values/index.ts';

const LANGUAGE = 'must be the code of a language, such as en, ar or pt-BR';

/** Codes of languages, and of songs without words. */
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

/** An owner and a year, `2025 Name of the owner`. A sign in front of it is taken off: the site writes its own. */
export const rightsLine = text
  .transform((line) => line.replace(/^((©|℗|\([cp]\)|copyright\b|&|and\b)\s*)+/i, ''))
  .pipe(z.string().min(1, 'must be a year and an owner, such as 2026 Name'))
  .meta({ value: 'text', $comment: 'text' });
