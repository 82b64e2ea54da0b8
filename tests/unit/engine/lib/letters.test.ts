import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capitalize, languageOfLetters, toCapitals } from '../../../../generator/engine/lib/letters.ts';

test.each([
  ['Καλή Νύχτα', 'en', 'ΚΑΛΗ ΝΥΧΤΑ'],
  ['Μαΐου', 'de', 'ΜΑΪΟΥ'],
  ['Night of Ύδρα', 'en', 'NIGHT OF ΥΔΡΑ'],
  ['Straße', 'de', 'STRASSE'],
  ['istanbul', 'tr', 'İSTANBUL'],
  ['istanbul', 'en', 'ISTANBUL'],
  ['Λήθη remix', 'tr', 'ΛΗΘΗ REMİX'],
])('%s has the capitals of its languages on a page in %s', (text, language, capitals) => {
  expect(toCapitals(text, language)).toBe(capitals);
  expect(toCapitals(text.normalize('NFD'), language)).toBe(capitals);
});

test('capitals of Greek letters have no accent, and those of others are as in the language of the page', () => {
  const greek = fc.string({
    unit: fc.constantFrom(...'αάεέηήιίϊΐοόυύϋΰωώβγδκλμνπρστφχψξθζς '),
    maxLength: 12,
  });
  const other = fc.string({ unit: fc.constantFrom(...'abiıçñéßöyz 12-'), maxLength: 8 });
  const language = fc.constantFrom('en', 'de', 'tr', 'el', 'lt');
  fc.assert(
    fc.property(fc.array(fc.oneof(greek, other), { maxLength: 5 }), language, (parts, page) => {
      const text = parts.join(' ');
      const capitals = toCapitals(text, page);
      // The one accent that stays tells the word “or” from an article.
      const words = capitals.split(/[^\p{L}\p{M}]+/u).filter((word) => word.normalize('NFC') !== 'Ή');
      for (const word of words)
        if (/\p{Script=Greek}/u.test(word))
          expect(word.replace(/Ή/g, '').normalize('NFD')).not.toMatch(/[Α-Ω]\u0301/);
      const latin = (written: string) => written.replace(/\p{Script=Greek}|\u0301|\u0308/gu, '');
      if (page !== 'el')
        expect(latin(capitals)).toBe(latin(latin(text.normalize('NFC')).toLocaleUpperCase(page)));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['Ночной', 'und-Cyrl'],
  ['Мы', 'ru'],
  ['Київ', 'uk'],
  ['Ўсё', 'be'],
  ['Ђаво', 'sr'],
  ['Қыз', 'und-Cyrl'],
  ['夜', 'und-Hani'],
  ['夜の歌', 'ja'],
  ['قمر', 'und-Arab'],
  ['Night', undefined],
])('the letters of %s are of %s', (text, language) => {
  expect(languageOfLetters(text)).toBe(language);
});

test('a sentence begins with the capital of its language', () => {
  expect([
    capitalize('iptal', 'tr'),
    capitalize('iptal', 'en'),
    capitalize('ångest', 'sv'),
    capitalize('', 'de'),
  ]).toEqual(['İptal', 'Iptal', 'Ångest', '']);
});
