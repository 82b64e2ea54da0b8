import { describe, expect, test } from 'vitest';
import { parseEno } from '../../../../generator/import/readers/faircamp/eno.ts';
import { faircamp } from '../../../../generator/import/readers/faircamp/index.ts';
import { tryReader } from './helpers.ts';

describe('Eno', () => {
  test('has values, lists, groups, texts, flags and continuations', () => {
    const { fields, faults } = parseEno(
      [
        '> comment',
        'title: Salt: Maps',
        '  label_mode',
        'names:',
        '- One',
        ' - Two',
        'cover:',
        'file = cover.jpg',
        '    description= A boat',
        'long:',
        '| one',
        '| two',
        '\\ three',
        '`a:b`: c',
        '# Theme',
        '--more  ',
        '# no section',
        '- no item',
        '--more',
        'base: dark',
      ].join('\r\n'),
    );
    expect(faults).toEqual([]);
    expect(
      fields.map(({ section, key, line, value, items, attributes }) => [
        section,
        key,
        line,
        value,
        items,
        attributes,
      ]),
    ).toEqual([
      ['', 'title', 2, 'Salt: Maps', [], {}],
      ['', 'label_mode', 3, '', [], {}],
      ['', 'names', 4, '', ['One', 'Two'], {}],
      ['', 'cover', 7, '', [], { file: 'cover.jpg', description: 'A boat' }],
      ['', 'long', 10, 'one\ntwo three', [], {}],
      ['', 'a:b', 14, 'c', [], {}],
      ['theme', 'more', 16, '# no section\n- no item', [], {}],
      ['theme', 'base', 20, 'dark', [], {}],
    ]);
  });

  test.each([
    ['> date: 2023\ndate: 2023-01-01', '2023'],
    ['> date: 2025-03\ndate: 2025-03-01', '2025-03'],
    ['date: 2023-01-01', '2023-01-01'],
    // Somebody has changed one of them.
    ['> date: 2023\ndate: 2024-05-06', '2024-05-06'],
    ['> date: 2023\n\ndate: 2023-01-01', '2023-01-01'],
    ['> date: 2023-01-01\ndate: 2023-01-01', '2023-01-01'],
  ])('a date is as exact as it is known: %s', async (written, date) => {
    const { items, problems } = await tryReader(faircamp, { 'a/release.eno': `title: A\n${written}\n` });
    expect(problems).toEqual([]);
    expect(items).toMatchObject([{ facts: { release_date: date } }]);
  });

  test('names the lines that it cannot read', () => {
    expect(parseEno('a: 1\n= x\n!!! what is this\n-- more\nno end').faults).toEqual([
      { line: 2, reason: 'it is no key, item or text' },
      { line: 3, reason: 'it is no key, item or text' },
      { line: 4, reason: '-- more has no end' },
    ]);
  });

  test('takes no long time for a long text', () => {
    const text = `${'-- x\n'.repeat(20_001)}${'a'.repeat(100_000)}:`;
    expect(parseEno(text).fields.length).toBeLessThan(20_000);
  });
});
