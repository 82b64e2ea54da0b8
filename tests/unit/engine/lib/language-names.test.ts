/** Languages of a site by their names, in all languages of the interface. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeNamed, listLanguageCodes, nameLanguageIn } from '../../../../generator/engine/lib/language.ts';
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

test('wrong codes of a site are no reason to stop', () => {
  const code = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('e\tn-US', 'en_US', '', 'x', 'EN', '日本語'),
  );
  fc.assert(
    fc.property(fc.array(code, { maxLength: 4 }), (codes) => {
      expect(codeNamed('German', codes)).toBe('de');
      expect(codeNamed('allemand', [...codes, 'fr'])).toBe('de');
      expect(codeNamed('no language', codes)).toBe(undefined);
    }),
    { numRuns: Number(process.env['LINER_RUNS'] ?? 60) },
  );
});
