import { expect, test } from 'vitest';
import { bodyHtml, htmlOf } from '../../../../../generator/engine/content/entry.ts';
import {
  fillText,
  type Purpose,
  purposeOf,
} from '../../../../../generator/engine/content/source/placeholders.ts';
import type { Problem } from '../../../../../generator/engine/problems/index.ts';
import { loadFiles, SITE } from '../../../../helpers/content.ts';

const VARIABLES = { name: 'Zoë & "The $& Club": *live*', links: { shop: 'https://shop.example' } };

function fill(text: string, purpose: Purpose = 'text') {
  const faults: (Problem & { part: string })[] = [];
  const filled = fillText(text, VARIABLES, purpose, (found, part) => faults.push({ ...found, part }));
  return { text: filled, faults };
}

test('the name goes into a text as it is, whatever it holds', () => {
  expect(fill('{artist} plays. { artist }!').text).toBe(
    'Zoë & "The $& Club": *live* plays. Zoë & "The $& Club": *live*!',
  );
});

test('the name is percent-encoded in an address', () => {
  expect(fill('https://x.example/search/{artist}', 'url').text).toBe(
    'https://x.example/search/Zo%C3%AB%20%26%20%22The%20%24%26%20Club%22%3A%20*live*',
  );
});

test('links of the site go in as they are', () => {
  expect(fill('{links.shop}/sale', 'url')).toEqual({ text: 'https://shop.example/sale', faults: [] });
});

test('an unknown link is reported with what was probably meant', () => {
  expect(fill('{links.shp}').faults).toMatchObject([
    {
      code: 'placeholder/unknown-link',
      level: 'error',
      part: '{links.shp}',
      hint: 'Did you mean {links.shop}?',
    },
  ]);
});

test('names that objects have by birth are no links', () => {
  expect(fill('{links.constructor}').faults).toHaveLength(1);
});

test.each(['{name}', '{}', '{ }', '{"a": 1}', '{a b}', 'f(x) { return }'])(
  '%s is a text like any other',
  (text) => {
    expect(fill(text)).toEqual({ text, faults: [] });
  },
);

test.each([
  ['{Artist}', '{artist}'],
  ['{artists}', '{artist}'],
  ['{link.shop}', '{links.shop}'],
])('%s is taken for a slip', (text, meant) => {
  expect(fill(text).faults).toMatchObject([{ level: 'warning', hint: `Did you mean ${meant}?` }]);
});

test('addresses are recognized by how they begin', () => {
  expect(['https://a', 'http://a', 'mailto:a', '{links.a}/b', 'see https://a'].map(purposeOf)).toEqual([
    'url',
    'url',
    'url',
    'url',
    'text',
  ]);
});

test('a site fills its own texts, its links first, and never its name', async () => {
  const site = SITE.replace(
    'name: EDDY',
    'name: "Ed {artist} $1"\n  tagline: "{artist}, at {links.shop}"',
  ).replace('shop: https://shop.example', 'shop: "https://shop.example/{artist}"');
  const { content, problems } = await loadFiles({ 'site.yaml': site });
  expect(problems).toEqual([]);
  expect(content?.site.data.artist).toEqual({
    name: 'Ed {artist} $1',
    tagline: 'Ed {artist} $1, at https://shop.example/Ed%20%7Bartist%7D%20%241',
  });
  expect(content?.site.data.links).toEqual({
    shop: 'https://shop.example/Ed%20%7Bartist%7D%20%241',
    tour: '/events/',
  });
});

test('the name flows into data, bodies and the Markdown of pages', async () => {
  const { content } = await loadFiles({
    'site.yaml': SITE.replace('EDDY', '"<i>A & B</i>"'),
    'pages/about.yaml': 'intro: "**{artist}** [x](https://x.example/{artist})"\ndescription: by {artist}\n',
    'news/one.md':
      '---\ntitle: "{artist}: out now"\ndate: 2025-01-01\n---\n{artist} `{artist}` [x](https://x.example/{artist})\n',
  });
  expect(content?.pages.about?.data).toEqual({
    intro: '**<i>A & B</i>** [x](https://x.example/<i>A & B</i>)',
    description: 'by <i>A & B</i>',
  });
  expect(htmlOf(content?.pages.about, ['intro'])).toBe(
    '<p><strong>&lt;i&gt;A &amp; B&lt;/i&gt;</strong> ' +
      '<a href="https://x.example/%3Ci%3EA%20%26%20B%3C%2Fi%3E" rel="noopener">x</a></p>',
  );
  expect(content?.news[0]?.data.title).toBe('<i>A & B</i>: out now');
  const [post] = content?.news ?? [];
  expect(post && bodyHtml(post)).toBe(
    '<p>&lt;i&gt;A &amp; B&lt;/i&gt; <code>&lt;i&gt;A &amp; B&lt;/i&gt;</code> ' +
      '<a href="https://x.example/%3Ci%3EA%20%26%20B%3C%2Fi%3E" rel="noopener">x</a></p>',
  );
});

test.each(['+ Plus', '1. FC', '# Hash', '*stars*', '[a](b)'])(
  'the name %s makes no markup at the start of a line',
  async (name) => {
    const { content } = await loadFiles({
      'site.yaml': SITE.replace('EDDY', `"${name}"`),
      'pages/about.yaml': 'intro: "{artist} makes music."',
    });
    expect(htmlOf(content?.pages.about, ['intro'])).toBe(`<p>${name} makes music.</p>`);
  },
);

test('half a surrogate pair in the name does not end the program', () => {
  expect(fillText('https://x.example/{artist}', { name: 'A\ud83d', links: {} }, 'url', () => {})).toBe(
    'https://x.example/A%EF%BF%BD',
  );
});

test('a shared link among the words of Markdown becomes a link', async () => {
  const { content } = await loadFiles({
    'pages/about.yaml': 'intro: "See {links.shop}/sale, or [{links.shop}]({links.tour})."',
  });
  expect(htmlOf(content?.pages.about, ['intro'])).toBe(
    '<p>See <a href="https://shop.example/sale" rel="noopener">https://shop.example/sale</a>, ' +
      'or <a href="/events/">https://shop.example</a>.</p>',
  );
});
