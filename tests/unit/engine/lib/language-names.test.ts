/** Languages of a site by their names, in all languages of the interface. */
import { expect, test } from 'vitest';
import { listLanguageCodes, nameLanguageIn } from '../../../../generator/engine/lib/language.ts';
import { TRANSLATIONS } from '../../../../generator/site/words/index.ts';

test.each(TRANSLATIONS.flatMap((code) => TRANSLATIONS.map((locale) => [code, locale] as const)))(
  '%s in %s',
  (code, locale) => {
    const name = nameLanguageIn(code, locale);
    for (const written of [name, name.toLocaleUpperCase(locale), name.toLocaleLowerCase(locale), code])
      expect(listLanguageCodes(`${written}, en-GB`, TRANSLATIONS)).toEqual([code, 'en-GB']);
  },
);

test('what is no name stays as it is', () => {
  expect(listLanguageCodes('klingonisch, DE', TRANSLATIONS)).toEqual(['klingonisch', 'DE']);
});
