/** Texts with what buttons and keys write: blocks that the site reads, and signs that can be taken away again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VOCABULARY } from '../../../../generator/app/list/extensions.ts';
import { GRAMMAR } from '../../../../generator/app/list/grammar.ts';
import { renderBody } from '../../../../generator/engine/content/markdown/index.ts';
import { BLOCKS } from '../../../../generator/studio/ui/form/blocks.ts';
import {
  type Change,
  type Chosen,
  type Mark,
  placeBlock,
  setMark,
} from '../../../../generator/studio/ui/form/marks.ts';

const OPTIONS = {
  vocabulary: VOCABULARY,
  file: 'a.md',
  firstLine: 1,
  pageAt: (path: string) => GRAMMAR.pageAt(path),
  href: (url: string) => url,
  fill: (text: string) => text,
};
const PARTS = {
  ...{ words: 'Your words', alt: 'What it shows', name: 'Name', release: undefined },
  pictures: ['photos/stage.jpg'],
};

const PIECES = [
  'One line of a text.',
  'Two lines,\nthe second one *short*.',
  '## A heading',
  '- one\n- two\n\n- three',
  '> Quoted words.',
  '```\ncode\n\n::video\n```',
  '~~~ yaml\na: 1\n\n~~~',
  'A line before\n```\ncode\n\n```\nand behind.',
  ':::quote{by="Somebody"}\nOne.\n\nTwo.\n:::',
  ':::gallery\n![a](photos/stage.jpg)\n:::\nText right below.',
  '::newsletter',
  '<!-- A note\n\nof two lines -->',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  'نص بالعربية **مهم** هنا.',
];

const texts = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n\n', '\n\n\n', '\n  \n', '\n\n \n\n')), {
    maxLength: 6,
  })
  .chain((pieces) => {
    const text = pieces.map((piece) => piece.join('')).join('');
    return fc.tuple(fc.constantFrom(text, text.trimEnd(), `\n${text}`), fc.nat(), fc.nat());
  })
  .map(([text, one, other]): Chosen => {
    const [from, to] = [one % (text.length + 1), other % (text.length + 1)];
    return { text, from: Math.min(from, to), to: Math.max(from, to) };
  });

const apply = (text: string, { from, to, insert }: Change) => text.slice(0, from) + insert + text.slice(to);
const readsAs = (text: string) => renderBody(text, OPTIONS);
const chosenIn = ({ from, chosen }: Change, text: string): Chosen => ({
  text,
  from: from + chosen[0],
  to: from + chosen[1],
});

test.each(Object.entries(BLOCKS))(
  '%s is put on lines of its own, is read, and leaves all else',
  (name, row) => {
    const block = row.write(PARTS);
    const written = block.join('');
    fc.assert(
      fc.property(texts, (chosen) => {
        const change = placeBlock(chosen, block);
        const text = apply(chosen.text, change);
        expect(change.to).toBe(change.from);
        expect(change.insert.trim()).toBe(written);
        const at = change.from + change.insert.indexOf(written);
        expect(text.slice(0, at)).toMatch(/^\s*$|\n[ \t]*\n$/);
        expect(text.slice(at + written.length)).toMatch(/^\s*$|^[ \t]*\n[ \t]*\n/);
        const { from, to } = chosenIn(change, text);
        expect(text.slice(from, to)).toBe(block[1]);
        const [before, after] = [readsAs(chosen.text), readsAs(text)];
        expect(after.problems.length).toBe(before.problems.length);
        expect(count(after, name)).toBe(count(before, name) + 1);
      }),
    );
  },
);

/** How often a text has a block. */
function count({ body }: ReturnType<typeof readsAs>, name: string): number {
  const all = JSON.stringify(body);
  return all.split(name === 'table' ? '<table' : `"name":"${name}"`).length - 1;
}

const WORDS = fc
  .tuple(
    fc.constantFrom('', '- ', '### ', '> '),
    fc.array(fc.constantFrom('One', 'zwei', 'wörter', 'كلمة', 'l’air'), { minLength: 1, maxLength: 6 }),
  )
  .chain(([sign, words]) =>
    fc.nat(words.length - 1).map((at): Chosen => {
      const before = `${sign}${words
        .slice(0, at)
        .map((word) => `${word} `)
        .join('')}`;
      const from = before.length;
      return { text: before + words.slice(at).join(' '), from, to: from + (words[at]?.length ?? 0) };
    }),
  );

test.each<[Mark, string]>([
  ['bold', '<strong>'],
  ['italic', '<em>'],
  ['link', '<a '],
])('%s marks the word that is chosen, or that the cursor is in, and takes it away again', (mark, tag) => {
  fc.assert(
    fc.property(WORDS, fc.boolean(), ({ text, from, to }, isCursor) => {
      const chosen = isCursor ? { text, from: from + 1, to: from + 1 } : { text, from, to };
      const change = setMark(mark, chosen, 'words');
      const marked = apply(text, change);
      expect(JSON.stringify(readsAs(marked).body).split(tag).length).toBe(2);
      const again = setMark(mark, chosenIn(change, marked), 'words');
      expect(apply(marked, again)).toBe(text);
    }),
  );
});

test.each<[Mark, RegExp]>([
  ['heading', /"title":"words"/],
  ['list', /<li/],
])('%s begins the lines that are chosen, and takes it away again', (mark, tag) => {
  fc.assert(
    fc.property(texts, (chosen) => {
      const change = setMark(mark, chosen, 'words');
      const marked = apply(chosen.text, change);
      const plain = (text: string) => text.replace(/^[ \t]*(?:#{1,6}|[-*+]) +/gm, '').replace(/\s+/g, ' ');
      if (chosen.text.trim() === '') expect(JSON.stringify(readsAs(marked).body)).toMatch(tag);
      else if (chosen.text.slice(chosen.from, chosen.to).trim() !== '')
        expect(plain(marked).trim()).toBe(plain(chosen.text).trim());
    }),
  );
});

test('bold and italics are one sign, as they were two', () => {
  const bold = apply('a b c', setMark('bold', { text: 'a b c', from: 2, to: 3 }, ''));
  expect(bold).toBe('a **b** c');
  const both = apply(bold, setMark('italic', { text: bold, from: 4, to: 5 }, ''));
  expect(both).toBe('a ***b*** c');
  expect(apply(both, setMark('bold', { text: both, from: 5, to: 6 }, ''))).toBe('a *b* c');
});
