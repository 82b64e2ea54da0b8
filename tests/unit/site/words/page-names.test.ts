import { expect, test } from 'vitest';
import { siteUrls } from '../../../../generator/engine/lib/url.ts';
import { checkLinks } from '../../../../generator/engine/publish/links/index.ts';
import { LEGAL_PAGES, PAGE_NAMES } from '../../../../generator/site/routes.ts';
import { routesByName } from '../../../../generator/site/routes-by-name.ts';
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

test('an address by what a page is called in any language is answered with that of the page', () => {
  const routes = routesByName();
  expect(routes.size).toBeGreaterThan(150);
  const pages = [...new Set(routes.values())];
  const find = (url: string, written: readonly string[]) =>
    checkLinks({
      pages: new Map(),
      files: written.map((route) => `${route.slice(1)}index.html`),
      links: [{ url, at: { file: 'content/site.yaml', line: 1, column: 1 } }],
      urls: siteUrls('https://a.example/'),
      routesByName,
    }).map(({ hint }) => hint);
  for (const [written, page] of [...routes].filter(([route, page]) => route !== page)) {
    expect([written, find(written, pages)]).toEqual([written, [`Did you mean "${page}"?`]]);
    // What another page is called has nothing to do with its letters.
    const others = pages.filter((each) => each !== page);
    expect([written, find(written, others)]).toEqual([written, ['Check the address, or add the page.']]);
  }
});
