/** Forms: values as they are shown, parts, and colours. */
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../../generator/app/list/grammar.ts';
import { formSchemaOf, loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { contrast, type Hex } from '../../../../generator/engine/lib/colour.ts';
import { isFault, isUntranslated } from '../../../../generator/studio/protocol/faults.ts';
import { lengthOf } from '../../../../generator/studio/ui/form/values/clock.ts';
import { fieldOf } from '../../../../generator/studio/ui/state/schema.ts';
import { speak } from '../../../helpers/speak.ts';

speak('en');
const { columnsOf, mapCells, readTable, sortSteps } = await import(
  '../../../../generator/studio/ui/form/columns.ts'
);
const { divideKeys } = await import('../../../../generator/studio/ui/form/sections.ts');
const { shadesOf } = await import('../../../../generator/studio/ui/state/accent.ts');
const { readDay, weekdayOf, writeLongDay, writeShortDay } = await import(
  '../../../../generator/studio/ui/state/days.ts'
);
const { helpOf } = await import('../../../../generator/studio/ui/state/hints.ts');

test('lengths and days are shown as people write them, and read back', () => {
  for (const [written, shown] of [
    ['PT3M00S', '3:00'],
    ['PT1H2M30S', '1:02:30'],
    ['200', '3:20'],
    ['3:20', '3:20'],
    ['about three minutes', 'about three minutes'],
  ] as const)
    expect(lengthOf(written)).toBe(shown);
  expect([writeLongDay('2025-08-01'), writeLongDay('2025-08'), writeLongDay('2025')]).toEqual([
    '1 August 2025',
    'August 2025',
    '2025',
  ]);
  expect([weekdayOf('2025-08-01'), weekdayOf('2025-08'), writeShortDay('2025-10-03')]).toEqual([
    'Friday',
    '',
    '3 Oct',
  ]);
  for (const typed of ['1 August 2025', '2025-08-01', 'Aug 1, 2025'])
    expect(readDay(typed)).toBe('2025-08-01');
  // It may be in May or in April.
  expect(readDay('4.5.2018')).toBe('4.5.2018');
});

test('a form is divided by the kind of its file, and what no part names is in the first', () => {
  const keys = ['isrc', 'title', 'type', 'tracks', 'body', 'draft', 'streaming_links'];
  const divided = (kind: string) =>
    divideKeys(kind, keys).map(({ name, keys: own }) => `${name}: ${own.join(' ')}`);
  expect(divided('releases')).toEqual([
    'Record: type isrc title',
    'Tracks: tracks',
    'Listen: streaming_links',
    'Words: body',
    'More: draft',
  ]);
  expect(divided('artists')[0]).toMatch(/^Artist: /);
  expect(divideKeys('site', ['artist', 'look']).map(({ name }) => name)).toEqual(['Site', 'Look']);
});

/** Keys that no part names, by kind: they belong on top of the form, or in its first part. */
const FIRST = {
  site: 'base_url language languages timezone artist',
  releases:
    'title original_date reissue_of artwork_url crop focus composer arranger conductor soloists ensemble',
  remixes: 'title artwork_url crop focus',
  mixes: 'episode_title artwork_url crop focus season episode series_id',
  scores: 'title kind director production broadcaster role still crop focus still_alt stills',
  works: 'title opus composer forces scoring text_by commissioned_by dedicated_to premiere publisher',
  news: 'title category read_time image crop focus image_alt',
  artists: 'name kind role instrument photo crop focus photo_alt location formed members press_photos former',
  labels: 'name logo accent',
  ownPages: 'title courses sponsors donations picture picture_alt crop focus',
};

test('a key that belongs further down is named by its part', async () => {
  await loadSchemas();
  const unnamed = (['site', ...COLLECTIONS] as const).map((kind) => {
    const keys = Object.keys(formSchemaOf(kind).properties ?? {});
    const [first] = divideKeys(kind, ['?', ...keys]);
    return [kind, first?.keys.join(' ').split('? ')[1]];
  });
  expect(Object.fromEntries(unnamed)).toEqual(FIRST);
});

test('help that repeats the name of its field is left out', () => {
  const hintOf = (name: string, description: string) =>
    helpOf({ description }, fieldOf({ type: 'string' }), '', name);
  expect(hintOf('Title', 'The title of the release.')).toBe('');
  expect(hintOf('Musical key', 'The musical key, such as A minor.')).toBe('');
  expect(hintOf('Old addresses', 'Old addresses, such as /old-name/: they lead here.')).not.toBe('');
  expect(hintOf('Title', 'The title, in capitals as on the sleeve.')).not.toBe('');
});

test('every accent can be read on both grounds, and has ink or paper on it', () => {
  for (const color of ['#ffb01f', '#0a1f8f', '#777777', '#ffffff', '#000000'] as const) {
    const shades = shadesOf(color);
    const hex = (name: string): Hex => `#${(shades[name] ?? '').slice(1)}`;
    expect(contrast(hex('--accent-on-light'), '#faf7f0')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hex('--accent-on-dark'), '#151412')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hex('--on-accent'), color)).toBeGreaterThanOrEqual(4);
  }
});

test('a text without a translation is no fault, and a name needs none', () => {
  const missing = (...texts: string[]) => ({ code: 'language/missing', values: { texts } });
  expect(isFault(missing('title'))).toBe(false);
  expect(isUntranslated(missing('title', 'tracks 2 title'))).toBe(false);
  expect(isUntranslated(missing('title', 'description'))).toBe(true);
  expect([isFault({ code: 'schema/type' }), isUntranslated({ code: 'schema/type' })]).toEqual([true, false]);
});

test('rows of a spreadsheet go into the columns that they name, or else from the cell on', () => {
  const item = { type: 'object', properties: { title: { type: 'string' }, duration: { type: 'string' } } };
  const { shown, others } = columnsOf(item, [{ title: 'Dawn' }], []);
  expect([shown, others].map((columns) => columns.map(({ key }) => key))).toEqual([['title'], ['duration']]);
  const all = [...shown, ...others];
  const mapped = (text: string) => {
    const { keys, rows } = mapCells(readTable(text), all, shown);
    return [keys.map(({ key }) => key), rows];
  };
  expect(mapped('Length\tStudio\tSong\r\n3:20\tA\tNoon\r\n')).toEqual([
    ['duration', 'title'],
    [['3:20', 'Noon']],
  ]);
  expect(mapped('Noon\t3:20\n')).toEqual([['title'], [['Noon', '3:20']]]);
});

test('sorting moves as little as it must, and leaves empty cells last', () => {
  const sorted = (texts: string[], isUp: boolean) => {
    const rows = [...texts];
    const steps = sortSteps(texts, isUp);
    for (const { from, to } of steps) rows.splice(to, 0, ...rows.splice(from, 1));
    return [rows, steps.length];
  };
  expect(sorted(['10', '', '9'], true)).toEqual([['9', '10', ''], 1]);
  expect(sorted(['b', 'a', ''], false)).toEqual([['b', 'a', ''], 0]);
});
