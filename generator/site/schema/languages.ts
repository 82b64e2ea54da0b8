/** The languages of the site. */
import * as z from 'zod';
import { key, list } from '../../engine/content/schema/meta.ts';
import {
  canonicalCode,
  isLanguageCode,
  LANGUAGE_CODES,
  languageOfCountry,
} from '../../engine/lib/language.ts';
import { fixedText } from '../../engine/values/index.ts';

const CODE = 'must be the code of a language, such as en, ar or pt-BR';

/** Suggests the usual form of `EN` and `pt_br`; but `UK` is a country, and `uk` the code of another language than its own. */
function tellForm({ input }: { input?: unknown }): string {
  const usual = canonicalCode(String(input).replaceAll('_', '-')) ?? '';
  const isCountry = (languageOfCountry(String(input)) ?? usual) !== usual;
  return isLanguageCode(usual) && !isCountry ? `must be written ${usual}` : CODE;
}

export const languages = list(
  'The languages of the site. The first is the default; the pages of each other are below its code, such as /ar/.',
  {
    code: key(
      z
        .string(CODE)
        .refine(isLanguageCode, { error: tellForm })
        .meta({ value: 'language', aliases: LANGUAGE_CODES, $comment: 'code of a language' }),
      'Its code, such as en or ar.',
      'ar',
    ),
    name: key(fixedText, 'Its own name, in its own script: visitors choose it by that.', 'العربية'),
    digits: z
      .enum(['latn', 'arab'])
      .optional()
      .meta({
        description: 'The digits of dates and numbers: latn (1, 2, 3) or arab (١، ٢، ٣).',
        examples: ['latn'],
      }),
  },
  { language: 'code: %', lang: 'code: %', label: 'name: %', title: 'name: %' },
);

export type Language = NonNullable<z.output<typeof languages>>[number];
