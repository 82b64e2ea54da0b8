/** Lines of the look `poster`: each as wide as its measure, whatever the letters. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '../../generator/site/words/index.ts';
import { Display } from '../../templates/looks/poster/templates/parts/Display.tsx';
import { lettersOf } from '../../templates/looks/poster/templates/parts/letters.ts';
import { capitalsOf } from '../../templates/looks/poster/templates/parts/shape.ts';
import {
  breakLines,
  breakName,
  type Setting,
  stretchLine,
} from '../../templates/looks/poster/templates/parts/stretch.ts';
import { WordsProvider } from '../../templates/words.ts';

const HEIGHT = { unit: 10, most: 2 };

/** How wide the ink is, in hundredths of the measure. */
function inkOf(text: string, { axis, size, gap }: Setting): number {
  const letters = lettersOf(text);
  return letters ? letters.inkAt(axis).width * size + gap * (letters.count - 1) : 0;
}

function settingOf(text: string): Setting {
  const setting = stretchLine(text, HEIGHT);
  if (!setting) throw new Error(`${text} has letters that the font lacks`);
  return setting;
}

test.each([
  'NINTH',
  'U2',
  'THE CANAL STREET BRASS BAND AND FRIENDS',
  'ŁÓDŹ',
  'SỌ̀RỌ̀ SÓKÈ',
  'ÇİĞDEM',
  'ليلى نور',
  'الإسكندرية',
])('the ink of %s is as wide as its measure', (text) => {
  expect(inkOf(text, settingOf(text))).toBeCloseTo(100, 1);
});

test('the width of the letters gives way first, then their size, and room between them is the last', () => {
  expect(settingOf('NINTH BRIDGE')).toMatchObject({ size: expect.closeTo(10 / 0.675, 2), gap: 0 });
  expect(settingOf('NINTH BRIDGE').axis).toBeGreaterThan(50);
  expect(settingOf('NINTH BRIDGE').axis).toBeLessThan(150);
  const short = settingOf('NINTH');
  expect(short).toMatchObject({ axis: 150, gap: 0 });
  expect(short.size).toBeGreaterThan(10 / 0.675);
  expect(settingOf('XX')).toMatchObject({ axis: 150, size: expect.closeTo(20 / 0.675, 2) });
  expect(settingOf('XX').gap).toBeGreaterThan(1);
  const long = settingOf('THE CANAL STREET BRASS BAND AND FRIENDS');
  expect(long.axis).toBeCloseTo(50, 1);
  expect(long.size).toBeLessThan(10 / 0.675);
});

test('joined letters are stretched, never spaced, and lam and alef are one', () => {
  expect(settingOf('مي').gap).toBe(0);
  expect(lettersOf('لا')?.count).toBe(1);
  expect(lettersOf('بَيت')?.count).toBe(3);
});

test.each([
  ['NINTH BRIDGE', ['NINTH', 'BRIDGE']],
  ['KAI', ['KAI']],
  // Alone on its line, the first word would be too high.
  ['X MARKS', ['X MARKS']],
  ['THE CANAL STREET BRASS BAND AND ORCHESTRA', ['THE CANAL STREET', 'BRASS BAND', 'AND ORCHESTRA']],
  ['ليلى نور', ['ليلى نور']],
])('the name %s has the lines %j', (name, lines) => {
  expect(breakName(name, { unit: 10.56, most: 1.6 })).toEqual(lines);
});

test('a long title is broken until its lines are high enough', () => {
  const title = 'WHAT WE SAID TO EACH OTHER ON THE WAY BACK FROM THE SEA THAT SUMMER';
  const lines = breakLines(title, HEIGHT) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(title);
});

test('letters that the font lacks have no solution', () => {
  for (const text of ['НОЧНЫЕ СНАЙПЕРЫ', 'ΠΥΞ', '東京', 'پارسی'])
    expect(breakName(text, HEIGHT)).toBeUndefined();
});

function render(text: string, language = 'en'): string {
  return renderToStaticMarkup(
    <WordsProvider value={wordsFor(language)}>
      <Display as="h1" text={text} size="title" />
    </WordsProvider>,
  );
}

test('a text stays one string, in the letters that it is written in', () => {
  const html = render('What we said to each other on the way back from the sea that summer');
  expect(html.match(/class="headline"/g)?.length).toBeGreaterThan(1);
  expect(html.replace(/<[^>]*>/g, '')).toBe(
    'What we said to each other on the way back from the sea that summer',
  );
});

test('marks above and below have room, and what cannot be stretched wraps', () => {
  expect(render('Łódź')).toContain('class="headline headline-high"');
  expect(render('Ninth')).toContain('class="headline"');
  expect(render('Quay')).toContain('class="headline headline-deep"');
  expect(render('Ночные Снайперы')).toContain('class="wrapping"');
  expect(render('ليلى نور', 'ar')).toContain('class="headline headline-joined"');
  for (const deep of ['الليالي', 'السطح', 'ربيع', 'برج'])
    expect(render(deep, 'ar')).toContain('class="headline headline-joined headline-deep"');
});

test('capitals are those of the language', () => {
  expect(capitalsOf('istanbul', 'tr')).toBe('İSTANBUL');
  expect(capitalsOf('straße', 'de')).toBe('STRASSE');
});
