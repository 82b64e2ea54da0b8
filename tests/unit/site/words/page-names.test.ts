import { expect, test } from 'vitest';
import { LEGAL_PAGES, PAGE_NAMES } from '../../../../generator/site/routes.ts';
import { readTranslation, TRANSLATIONS } from '../../../../generator/site/words/index.ts';
import { pageNamed } from '../../../../generator/site/words/page-names.ts';

test.each([
  ['impressum', 'legal'],
  ['Datenschutzerklärung', 'privacy'],
  ['datenschutzerklaerung', 'privacy'],
  ['kontakt', 'contact'],
  ['Über uns', 'about'],
  ['ueber_uns', 'about'],
  ['mentions-legales', 'legal'],
  ['Mentions légales', 'legal'],
  ['aviso-legal', 'legal'],
  ['contatti', 'contact'],
  ['privacidade', 'privacy'],
  ['iletişim', 'contact'],
  ['اتصل بنا', 'contact'],
  ['privacy-policy', 'privacy'],
  ['imprint', 'legal'],
  ['Link in bio', 'links'],
])('%s is the page %s', (word, page) => {
  expect(pageNamed(word)).toBe(page);
});

test.each(['lessons', 'unterricht', 'my-song', 'toString'])('%s is no page of Liner', (word) => {
  expect(pageNamed(word)).toBeUndefined();
});

test('every language has words for pages of the site, and none means two of them', () => {
  const names = new Set<string>([...PAGE_NAMES, ...LEGAL_PAGES]);
  const pages = TRANSLATIONS.map((code) => Object.entries(readTranslation(code).language.pages));
  expect(pages.flat().filter(([name]) => !names.has(name))).toEqual([]);
  for (const [name, words] of pages.flat())
    for (const word of words.split(', ')) expect([word, pageNamed(word)]).toEqual([word, name]);
});
