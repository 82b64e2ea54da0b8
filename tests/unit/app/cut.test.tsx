/** One cut for the names of a site, and what is an exception. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { chooseCut } from '../../../generator/app/pipeline/cut.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { Cut } from '../../../templates/cut.ts';
import { Display } from '../../../templates/parts/Display.tsx';
import { entry, makeContent, release } from '../../helpers/model.ts';

const LONG = 'Donaudampfschifffahrt';

function siteWith(titles: string[], language = 'en_US') {
  const releases = titles.map((title, index) => release(`r${index}`, { title }));
  const content = makeContent({ releases });
  content.site.data.language = language;
  return modelSite(content, '2025-09-01', FEATURES);
}

const short = (count: number) => Array.from({ length: count }, (_, index) => `Song ${index}`);

test.each([
  ['short names', short(20), undefined],
  ['one long name among many', [...short(20), LONG], undefined],
  ['many long names', [...short(12), LONG, `${LONG} II`, 'Saisoneröffnungskonzerte'], 'narrow'],
  ['Arabic names, which have no other cut', ['الاستقلالية والاستمرارية المتواصلة', 'أ'], undefined],
])('a site of %s', (_, titles, cut) => {
  expect(chooseCut([siteWith(titles)])).toBe(cut);
});

test('names count in all languages of a site, each once', () => {
  const few = siteWith(short(12));
  expect(chooseCut([few, few])).toBeUndefined();
  expect(chooseCut([few, siteWith([LONG, 'Saisoneröffnungskonzerte', 'Kammermusikabend'])])).toBe('narrow');
});

test('headings of shows and posts count too', () => {
  const title = 'Saisoneröffnungskonzert';
  const news = [1, 2, 3].map((day) =>
    entry(`n${day}`, { title: `${title} ${day}`, date: `2025-01-0${day}` }),
  );
  expect(chooseCut([modelSite(makeContent({ news }), '2025-09-01', FEATURES)])).toBe('narrow');
});

const cutOf = (text: string, cut?: 'narrow') =>
  /cut-(wide|narrow)/.exec(
    renderToStaticMarkup(
      <Cut value={cut}>
        <Display as="h1" text={text} size="title" />
      </Cut>,
    ),
  )?.[1];

test('a name has the cut of its site, a long one the condensed one, and Arabic the wide one', () => {
  expect([cutOf('Short'), cutOf(LONG), cutOf('Short', 'narrow'), cutOf('أغنية', 'narrow')]).toEqual([
    'wide',
    'narrow',
    'narrow',
    'wide',
  ]);
});
