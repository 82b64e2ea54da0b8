import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { directionOf, scriptOf } from '../../../../generator/engine/lib/direction.ts';
import { escapeMarkup } from '../../../../generator/engine/lib/markup.ts';
import { markLanguages } from '../../../../templates/render/marks.ts';

const ARABIC = { lang: 'ar', codes: ['en', 'ar'], untranslated: [] };
const ENGLISH = { lang: 'en', codes: ['en', 'ar'], untranslated: [] };
const GERMAN = { lang: 'de', codes: ['en', 'de'], untranslated: ['Night Ferry', 'A slow song & more', 'EP'] };

const MARKS: [string, Parameters<typeof markLanguages>[1], string, string][] = [
  ['a name in another script', ARABIC, '<li>Spotify</li>', '<li><bdi lang="en" dir="ltr">Spotify</bdi></li>'],
  [
    'what is before and after it stays outside',
    ARABIC,
    '<span>: Night Ferry</span>',
    '<span><span>: <bdi lang="en" dir="ltr">Night Ferry</bdi></span></span>',
  ],
  [
    'a run of it within a text',
    ENGLISH,
    '<p dir="auto">Her song «قمر ١٢» &amp; others</p>',
    '<p dir="auto"><span>Her song «<bdi lang="ar" dir="rtl">قمر ١٢</bdi>» &amp; others</span></p>',
  ],
  [
    'names in a list of the language around them',
    ARABIC,
    '<p>Palais Thurn، Austria</p>',
    '<p><span><bdi lang="en" dir="ltr">Palais Thurn</bdi>، <bdi lang="en" dir="ltr">Austria</bdi></span></p>',
  ],
  [
    'a list in another language',
    ENGLISH,
    '<p>قمر، شمس</p>',
    '<p><bdi lang="ar" dir="rtl">قمر، شمس</bdi></p>',
  ],
  [
    'an element that is made for one text is marked itself',
    ENGLISH,
    '<h1 dir="auto"><span class="display">ملح ونور</span></h1>',
    '<h1 lang="ar" dir="rtl"><span class="display">ملح ونور</span></h1>',
  ],
  [
    'a script that no language of the site has',
    ENGLISH,
    '<li>שלום</li>',
    '<li><bdi lang="he" dir="rtl">שלום</bdi></li>',
  ],
  [
    'a heading in Greek letters on a site in one language',
    { lang: 'en-US', codes: ['en-US'], untranslated: [] },
    '<h1 dir="auto"><span class="display">Καλή Νύχτα</span></h1>',
    '<h1 lang="el" dir="ltr"><span class="display">Καλή Νύχτα</span></h1>',
  ],
  [
    'letters of several languages',
    { lang: 'de', codes: ['de'], untranslated: [] },
    '<p>Ночь und Ніч, 夜の歌, 夜</p>',
    '<p><span><bdi lang="und-Cyrl" dir="ltr">Ночь</bdi> und <bdi lang="uk" dir="ltr">Ніч</bdi>, ' +
      '<bdi lang="ja" dir="ltr">夜の歌, 夜</bdi></span></p>',
  ],
  [
    'one Greek letter is a sign',
    { lang: 'en', codes: ['en'], untranslated: [] },
    '<p>α Centauri, 5 µm</p>',
    '<p>α Centauri, 5 µm</p>',
  ],
  [
    'a name in Latin letters on a page in Greek, of a site in both',
    { lang: 'el', codes: ['en', 'el'], untranslated: [] },
    '<li>Η Spotify</li>',
    '<li><span>Η <bdi lang="en" dir="ltr">Spotify</bdi></span></li>',
  ],
  [
    'a text of the default in the same script, whole or in a sentence',
    GERMAN,
    '<h3 dir="auto">Night Ferry</h3><p>Zurück zu Night Ferry, zur Fähre</p><p>A slow song &amp; more</p>',
    '<h3 lang="en" dir="ltr">Night Ferry</h3><p><span>Zurück zu <bdi lang="en" dir="ltr">Night Ferry</bdi>, zur Fähre</span></p>' +
      '<p><bdi lang="en" dir="ltr">A slow song &amp; more</bdi></p>',
  ],
  [
    'within a text of the default, what is neither',
    ARABIC,
    '<div dir="auto"><p lang="en" dir="ltr">The song قمر is short</p></div>',
    '<div dir="auto"><p lang="en" dir="ltr"><span>The song <bdi lang="ar" dir="rtl">قمر</bdi> is short</span></p></div>',
  ],
  [
    'no element is added to what comes alive in the browser, but for its static parts',
    ARABIC,
    '<liner-island><a>Spotify</a><b>أغنية One</b><div data-slot="default"><b>One</b></div></liner-island>',
    '<liner-island><a lang="en" dir="ltr">Spotify</a><b>أغنية One</b>' +
      '<div data-slot="default"><b><bdi lang="en" dir="ltr">One</bdi></b></div></liner-island>',
  ],
];

for (const [name, languages, html, expected] of MARKS) {
  test(name, () => {
    expect(markLanguages(html, languages)).toBe(expected);
  });
}

test('what is no text of the page, has no letters or says itself how it is read stays as it is', () => {
  for (const html of [
    '<head><title>Night Ferry</title></head><script>let a = 1 < 2;</script><svg><text>One</text></svg>',
    '<p>3:34 – 2026</p><img alt="Cover" src="one.jpg"/><code>npm</code>',
    '<p>\u200f15 US$</p>',
  ])
    expect(markLanguages(html, ARABIC)).toBe(html);
});

const NAMES = {
  Latn: ['Night Ferry', 'Über', 'No. 5', 'Łódź'],
  Grek: ['Καλή Νύχτα', 'Ώρα', 'φως'],
  Cyrl: ['Ночной автобус', 'Ніч', 'Ђаво', 'Утро'],
  Arab: ['ملح ونور', 'قمر'],
  Hebr: ['שלום'],
  Jpan: ['ひかり', '夜の歌'],
  Kore: ['바다'],
  Thai: ['ทะเล'],
  Armn: ['Երգ'],
  Geor: ['ზღვა'],
};
type Script = keyof typeof NAMES;
const SCRIPTS: Script[] = ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hebr', 'Jpan', 'Kore', 'Thai', 'Armn', 'Geor'];

/** The language around each text of a document, and the text. */
function listTexts(html: string, lang: string): { text: string; lang: string }[] {
  const texts = DomUtils.find((node) => node.type === 'text', parseDocument(html).children, true, Infinity);
  return texts.map((node) => {
    let around: string | undefined;
    for (let at = node.parent; at && around === undefined; at = at.parent)
      if ('attribs' in at) around = at.attribs['lang'];
    return { text: DomUtils.textContent(node), lang: around ?? lang };
  });
}

test('each name is in an element whose language has its letters, and no text changes', () => {
  const name = fc.constantFrom(...SCRIPTS).chain((script) => fc.constantFrom(...NAMES[script]));
  const joint = fc.constantFrom(': ', ' & ', ' – ', ' 12 ', ' / ', ' “');
  const page = fc.constantFrom('en', 'en-US', 'de', 'el', 'ru', 'ar', 'ja', 'he');
  const tag = fc.constantFrom(['<p>', '</p>'], ['<h2 dir="auto">', '</h2>'], ['<li><b>', '</b></li>']);
  fc.assert(
    fc.property(
      page,
      fc.boolean(),
      fc.array(fc.tuple(name, joint), { minLength: 1, maxLength: 4 }),
      tag,
      (lang, hasEnglish, parts, [open, end]) => {
        const text = parts
          .map(([word, sign], index) => word + (index < parts.length - 1 ? sign : ''))
          .join('');
        const html = `${open}${escapeMarkup(text)}${end}`;
        const codes = [...new Set(hasEnglish ? ['en', lang] : [lang])];
        const marked = markLanguages(html, { lang, codes, untranslated: [] });
        expect(DomUtils.textContent(parseDocument(marked).children)).toBe(text);
        for (const found of listTexts(marked, lang)) {
          for (const word of found.text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []) {
            const script = SCRIPTS.find((each) => NAMES[each].some((known) => known.includes(word)));
            const isKnown = script !== 'Latn' || hasEnglish || scriptOf(lang) === 'Latn';
            if (script && isKnown)
              expect([marked, word, scriptOf(found.lang)]).toEqual([marked, word, script]);
          }
        }
        for (const [, tagged = '', dir] of marked.matchAll(/lang="([^"]*)" dir="([^"]*)"/g))
          expect([tagged, dir]).toEqual([tagged, directionOf(tagged)]);
      },
    ),
    { numRuns: 200 },
  );
});
