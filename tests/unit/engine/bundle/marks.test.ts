import { expect, test } from 'vitest';
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
    '<li><bdi dir="rtl">שלום</bdi></li>',
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
