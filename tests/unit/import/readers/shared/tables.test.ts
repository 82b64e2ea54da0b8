/** Tables, figures and addresses within texts of sources. */
import { expect, test } from 'vitest';
import {
  plainToMarkdown,
  toMarkdown,
  toPlainText,
} from '../../../../../generator/import/readers/shared/markdown.ts';

const DATES =
  '<table><thead><tr><th>Day</th><th>Place</th></tr></thead><tbody><tr><td>4.4.</td><td>Kiel | <b>Pumpe</b></td></tr><tr><td>5.4.</td></tr></tbody></table>';

test('a table of words stays one', () => {
  expect(toMarkdown(`<p>a</p>${DATES}<p>b</p>`).text).toBe(
    'a\n\n| Day | Place |\n| --- | --- |\n| 4.4. | Kiel \\| **Pumpe** |\n| 5.4. |\n\nb',
  );
  expect(
    toMarkdown('<table><tr><td>1</td><td></td><td>2<br>3</td></tr><tr><td><p>4</p></td></tr></table>').text,
  ).toBe('|  |  |  |\n| --- | --- | --- |\n| 1 |  | 2 3 |\n| 4 |');
  expect(toPlainText(DATES)).toBe('Day Place\n4.4. Kiel | Pumpe\n5.4.');
});

test.each([
  ['<table><tr><td>one</td><td>two</td></tr></table>', 'one two'],
  [
    '<table><tr><td><ul><li>one</li></ul></td><td>two</td></tr><tr><td>3</td></tr></table>',
    '- one\n\ntwo\n\n3',
  ],
  [`<table><tr><td>${'<table>'.repeat(2000)}deep`, 'deep'],
])('a table that lays out a page becomes paragraphs', (html, text) => {
  expect(toMarkdown(html).text).toBe(text);
});

test('what is struck out stays so, and quotes name who says them', () => {
  expect(toMarkdown('<p>Twelve songs, <s>eleven</s> <del>ten</del> <strike> </strike>~~</p>').text).toBe(
    'Twelve songs, ~~eleven~~ ~~ten~~ \\~~',
  );
  expect(toMarkdown('<blockquote><p>Great.</p><cite>The Paper</cite></blockquote>').text).toBe(
    '> Great.\n>\n> – The Paper',
  );
});

test('the words below a picture go with it', () => {
  const figure = (media: string, words: string) =>
    `<figure>${media}<figcaption>${words}</figcaption></figure>`;
  const picture = (alt: string) => `<img src="https://a.example/a.jpg" alt="${alt}">`;
  const { text, pictures, dropped } = toMarkdown(
    `<p>a</p><ul><li>${figure(picture(''), 'Backstage in <em>Kiel</em>')}</li></ul>${figure(picture('Poster'), 'By Mila')}${figure('<iframe src="/player"></iframe>', 'The song')}${figure('<p>https://video.example/1</p>', 'The video')}`,
    'https://b.example/',
  );
  expect(text).toBe('a\n\n[https://video.example/1](https://video.example/1)\n\nThe video');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Backstage in Kiel', 'Poster']);
  expect(dropped).toEqual(['caption By Mila', 'iframe https://b.example/player', 'caption The song']);
});

test.each([
  [
    'see https://a.example/b_c*d[1]. (https://a.example/e)',
    'see [https://a.example/b_c*d%5B1%5D](https://a.example/b_c*d[1]). ([https://a.example/e](https://a.example/e))',
  ],
  ['www.a.example/b_(c) and a_b_', '[www.a.example/b_(c)](https://www.a.example/b_\\(c\\)) and a_b\\_'],
  ['https://me:pw@a.example/ http://[', 'https\\://me:pw@a.example/ http\\://\\['],
  ['https://a.example\\b', '[https\\://a.example\\\\b](https://a.example/b)'],
  ['https://a.example/<br>b', '[https://a.example/](https://a.example/)\\\nb'],
  [
    '<a href="https://b.example/">https://a.example/[b]</a>',
    '[https://a.example/%5Bb%5D](https://b.example/)',
  ],
])('the address in %s is one in Markdown', (written, text) => {
  expect(toMarkdown(`<p>${written}</p>`).text).toBe(text);
});

test('an address at the end of a plain line is one in Markdown', () => {
  expect(plainToMarkdown('a\nsee https://a.example\nb')).toBe('a\\\nsee https://a.example \\\nb');
});
