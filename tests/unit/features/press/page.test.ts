import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { writeCredits } from '../../../../generator/features/press/kit-texts.ts';
import { pressPage } from '../../../../generator/features/press/page.ts';
import { listPressPhotos } from '../../../../generator/site/press-photos.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent } from '../../../helpers/model.ts';

const OF_KIT = 'Free in coverage of the quartet.';

function siteWith(press: object) {
  const photos = {
    sets: [
      {
        title: 'On tour',
        photos: [
          { file: 'c.jpg', press: true },
          { file: 'd.jpg', press: true, licence: 'Ask.' },
        ],
      },
    ],
  };
  const content = makeContent({ pages: { press: entry('press', press), photos: entry('photos', photos) } });
  return modelSite(content, '2025-09-01', FEATURES);
}

const PHOTOS = [
  { file: 'a.jpg', title: 'A' },
  { file: 'b.jpg', title: 'B', license: 'Online only.' },
];

test('a photo without its own licence has that of the kit, on the page and in credits.txt', () => {
  const site = siteWith({ photos: PHOTOS, license: OF_KIT });
  const photos = listPressPhotos(site);
  expect(photos.map(({ file, license }) => [file, license])).toEqual([
    ['a.jpg', OF_KIT],
    ['b.jpg', 'Online only.'],
    ['c.jpg', OF_KIT],
    ['d.jpg', 'Ask.'],
  ]);
  const names = new Map(photos.map(({ file }) => [file, file]));
  expect(writeCredits(photos, names, site.words)).toContain(`a.jpg\n  A\n  No credit given\n  ${OF_KIT}\n`);
  const { props } = pressPage({ site, assets: makeAssets(site) });
  expect(props.photos.map(({ facts }) => facts.at(-1))).toEqual([OF_KIT, 'Online only.', OF_KIT, 'Ask.']);
});

test('without any licence, photos need a permission', () => {
  const site = siteWith({ photos: PHOTOS });
  const [photo] = listPressPhotos(site);
  expect(writeCredits(photo ? [photo] : [], new Map([['a.jpg', 'a.jpg']]), site.words)).toContain(
    'Please ask for permission',
  );
});

/** Pixels, with a file that says 300 DPI. */
test.each([
  [2480, 1748, true],
  [1748, 2480, true],
  [1600, 1067, false],
  [4000, 800, true],
  [200, 200, false],
])('a photo of %i × %i has 300 DPI: %s', (width, height, isPrintable) => {
  const site = siteWith({ photos: [PHOTOS[0]] });
  const assets = makeAssets(site);
  const picture = assets.pictures['a.jpg'];
  if (picture) Object.assign(picture, { width, height });
  assets.press.photos.push({ file: 'a.jpg', url: '/press/photos/a.jpg', bytes: 1000, dpi: 300 });
  const [photo] = pressPage({ site, assets }).props.photos;
  expect(photo?.facts).toContain(`${width} × ${height} px`);
  expect(photo?.facts.includes('300 DPI')).toBe(isPrintable);
});
