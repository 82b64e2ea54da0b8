import { expect, test } from 'vitest';
import { isolate } from '../../../../../generator/engine/lib/isolate.ts';
import { orderRuns } from '../../../../../generator/engine/media/text/runs.ts';

const order = (text: string, base: 'ltr' | 'rtl') => orderRuns(text, base).map((run) => run.text);

test.each([
  ['Match Weddy', 'ltr', ['Match Weddy']],
  ['ماتش ودّي', 'rtl', ['ماتش ودّي']],
  ['بحر (DJ Sama)', 'rtl', [')', 'DJ Sama', 'بحر (']],
  ['Live: بحر 12', 'ltr', ['Live: ', '12', 'بحر ']],
  ['غرفة 128', 'rtl', ['128', 'غرفة ']],
] as const)('%s on a %s line is drawn in this order', (text, base, parts) => {
  expect(order(text, base)).toEqual(parts);
});

test('without isolates, facts are turned round; with them, each stays what it is', () => {
  const facts = ['115 BPM', 'A minor', '2026'];
  expect(order(facts.join(' · '), 'rtl')).not.toContain('115 BPM');
  expect(order(facts.map((fact) => isolate(fact, 'rtl')).join(' · '), 'rtl')).toEqual([
    '2026',
    ' · ',
    'A minor',
    ' · ',
    '115 BPM',
  ]);
});

test('a text that is read as the line around it is left alone', () => {
  expect(isolate('Match Weddy', 'ltr')).toBe('Match Weddy');
  expect(isolate('2026', 'rtl')).toBe('2026');
  expect(isolate('بحر', 'rtl')).toBe('بحر');
});

test('signs at the end of a title stay with it', () => {
  // The sign belongs to the left of Arabic, and would else be taken to the other end of the line.
  expect(order(`Skene: ${isolate('يا ليل!', 'ltr')} (2026)`, 'ltr')).toEqual([
    'Skene: ',
    'يا ليل!',
    ' (2026)',
  ]);
  expect(order('Skene: يا ليل! (2026)', 'ltr')).not.toContain('يا ليل!');
});
