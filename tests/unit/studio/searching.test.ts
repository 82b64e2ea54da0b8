/** Entries are found by all that is written in them, but for titles, which the list has. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceFile } from '../../../generator/engine/content/types.ts';
import { searchTexts } from '../../../generator/studio/searching.ts';

const release = (slug: string, text: string): SourceFile => ({
  file: `content/releases/${slug}.md`,
  path: `releases/${slug}.md`,
  kind: 'releases',
  slug,
  text,
});
const song = (description: string, body = '') =>
  release('one', `---\ntitle: Night Boat\ndescription: ${JSON.stringify(description)}\n---\n\n${body}\n`);

test('a text is found with the place that it is written at, and shown around the words', () => {
  const long = `${'Before it all began. '.repeat(9)}A phone caught the Rêverie of a crowd, ${'and so it went on. '.repeat(9)}`;
  const { findings } = searchTexts([song(long)], 'reverie PHONE');
  expect(findings).toMatchObject([{ file: 'releases/one.md', at: ['description'] }]);
  expect(findings[0]?.text).toMatch(/^… .*A phone caught the Rêverie of a crowd.* …$/);
  expect(findings[0]?.text.length).toBeLessThan(180);
});

test.each(['night boat', '', '   ', 'releases/other', 'zeppelin'])('%j finds nothing in texts', (words) => {
  expect(searchTexts([song('A release', 'See [it](/music/releases/other/).')], words).findings).toEqual([]);
});

test('any word of a text finds it, in capitals and without accents, and is in what is shown', () => {
  const word = fc.stringMatching(/^[a-zéüñα-ρτ-ωа-яا-ي]{3,9}$/u);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 60 }),
      fc.nat(),
      fc.boolean(),
      (words, pick, isBody) => {
        const wanted = words[pick % words.length] ?? '';
        const text = words.join(' ');
        const source = isBody ? song('none', text) : song(text);
        const [found] = searchTexts([source], wanted.toUpperCase()).findings;
        expect(found?.file).toBe('releases/one.md');
        expect(found?.at).toEqual(isBody ? [] : ['description']);
      },
    ),
  );
});

test('of several paragraphs, the one with the words is shown; words of several show the text', () => {
  const body = 'The boat left.\n\n## A head\n\nThe bell rang\nfor a while.';
  const textOf = (words: string) => searchTexts([song('none', body)], words).findings[0]?.text;
  expect(textOf('bell')).toBe('The bell rang for a while.');
  expect(textOf('boat bell')).toContain('The boat left.');
});

test('no more than eight of many are listed', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    release(`r-${index}`, '---\ntitle: R\n---\n\nOne boat.\n'),
  );
  expect(searchTexts(many, 'boat').findings).toHaveLength(8);
});

test('a question of thousands of words is answered as fast as one of some', () => {
  const source = song('A phone.', 'A phone caught the crowd. '.repeat(2000));
  expect(searchTexts(Array(50).fill(source), 'a phone '.repeat(8000)).findings).toHaveLength(8);
});
