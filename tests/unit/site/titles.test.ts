import { expect, test } from 'vitest';
import { orderRuns } from '../../../generator/engine/media/text/runs.ts';
import { namedBy, pageTitle, releaseTitle } from '../../../generator/site/titles.ts';
import { joinList, languageOf, wordsFor } from '../../../generator/site/words/index.ts';
import { makeContent } from '../../helpers/model.ts';

function siteOf(code: string, name: string) {
  const { data } = makeContent({}).site;
  return { language: languageOf(code), settings: { ...data, artist: { ...data.artist, name } } };
}

/** Text in visual order, from left to right; parts read from right to left are in logical order. */
const seen = (text: string, base: 'ltr' | 'rtl') => orderRuns(text, base).map((run) => run.text);

test('on an Arabic page, signs are between the names, and the year follows the kind', () => {
  const site = siteOf('ar', 'ليلى نور');
  expect(seen(pageTitle(site, 'Bahr!'), 'rtl')).toEqual([' | ليلى نور', 'Bahr!']);
  expect(seen('Bahr! | ليلى نور', 'rtl')).not.toContain('Bahr!');
  const title = releaseTitle(site, { title: 'Qamar (Live)', type: 'EP', year: '2025', artist: 'ليلى نور' });
  expect(seen(title, 'rtl')).toEqual([') | ليلى نور', '2025', ' (', 'EP', ' – ', 'Qamar (Live)']);
});

test('on an English page, an Arabic title keeps its sign, and what follows stays in its place', () => {
  const site = siteOf('en', 'Skene');
  const title = releaseTitle(site, { title: 'يا ليل!', type: 'Single', year: '2026', artist: 'Skene' });
  expect(seen(title, 'ltr')).toEqual(['يا ليل!', ' – Single (2026) | Skene']);
  expect(namedBy(site, 'سما', 'Live')).toBe('\u2068سما\u2069: Live');
  expect(namedBy(site, undefined, '12')).toBe('12');
});

test('lists begin on the side that the language begins on, and words keep the facts in them apart', () => {
  const words = wordsFor('ar');
  expect(seen(words.events.with({ names: joinList(['Sama', 'Hello', 'بحر'], words) }), 'rtl')).toEqual([
    '، بحر',
    'Hello',
    '، ',
    'Sama',
    'مع ',
  ]);
  expect(seen(words.music.typeBy({ title: 'Go!', type: 'ميكس', name: 'Skene (DJ)' }), 'rtl')).toEqual([
    'Skene (DJ)',
    ': ميكس لـ ',
    'Go!',
  ]);
  expect(wordsFor('en').music.by({ title: 'Go', name: 'Skene' })).toBe('Go by Skene');
});
