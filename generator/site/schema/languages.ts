/** The languages of the site. */
import * as z from 'zod';
import { key, list } from '../../engine/content/schema/meta.ts';
import { fixedText } from '../../engine/content/schema/values/index.ts';
import { LANGUAGES } from './codes.ts';

const CODE = 'must be the code of a language, such as en, ar or pt-BR';

/** Made when a site names its languages: the names of all that there are take long to load. */
let names: Intl.DisplayNames | undefined;

/** Whether a text is the tag of a language that there is (BCP 47), in its usual form: `ar`, `pt-BR`. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code)) return false;
  try {
    if (Intl.getCanonicalLocales(code)[0] !== code) return false;
    names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return names.of(code) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What its speakers call a language: `العربية` of `ar`, `Português` of `pt`. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** Of `EN` and `pt_br`, the usual form. */
function tellForm({ input }: { input?: unknown }): string {
  const code = String(input).replaceAll('_', '-');
  try {
    const [usual = ''] = Intl.getCanonicalLocales(code);
    return isLanguageCode(usual) ? `must be written ${usual}` : CODE;
  } catch (error) {
    if (error instanceof RangeError) return CODE;
    throw error;
  }
}

export const languages = list(
  'The languages of the site. The first is the default; the pages of each other are below its code, such as /ar/.',
  {
    code: key(
      z
        .string(CODE)
        .refine(isLanguageCode, { error: tellForm })
        .meta({ value: 'language', aliases: LANGUAGES, $comment: 'code of a language' }),
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
