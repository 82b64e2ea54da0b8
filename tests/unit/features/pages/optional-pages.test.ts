/** Pages that are there where their file is. */

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import type { MerchItem } from '../../../../generator/features/pages/merch.ts';
import { modelPressKit } from '../../../../generator/features/press/kit.ts';
import type { Picture } from '../../../../generator/site/parts.ts';
import { SLEEVE_PDF } from '../../../../generator/site/schema/pdf-style.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { Merch } from '../../../../templates/pages/Merch.tsx';
import { Gallery } from '../../../../templates/parts/Gallery.tsx';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

type Pages = Content['pages'];

function project(pages: Pages, parts: Partial<Content> = {}) {
  const site = modelSite(makeContent({ ...parts, pages }), '2025-09-01', FEATURES);
  return { site, ...projectPages(site, makeAssets(site)) };
}

const watch = (id: string) => `https://www.youtube.com/watch?v=${id.padEnd(11, 'x')}`;

test.each([
  ['/videos/', { videos: entry('videos', { videos: [] }) }],
  ['/photos/', { photos: entry('photos', { sets: [] }) }],
  ['/merch/', { merch: entry('merch', {}) }],
] satisfies [string, Pages][])('%s is there where its file has something to say', (route, pages) => {
  for (const each of [pages, {}]) expect(project(each).pages.map((page) => page.route)).not.toContain(route);
});

test('videos are those of the page and of the releases, newest first, each once', () => {
  const releases = [
    release('first-light', {
      ...{ title: 'First Light', release_date: '2025-05-01', artwork_url: 'cover.jpg' },
      video: { title: 'Lyric Video', url: watch('a') },
    }),
    release('second-sun', { release_date: '2024', video: { title: 'Video', url: watch('b') } }),
    release('to-come', { release_date: '2026', video: { title: 'Teaser', url: watch('c') } }),
  ];
  const videos = entry('videos', {
    videos: [
      { title: 'Undated', url: 'https://clips.example/1' },
      { title: 'Tomorrow', url: watch('f'), date: '2025-09-02' },
      {
        title: 'At the harbour',
        url: watch('e'),
        date: '2025-06',
        picture: 'harbour.jpg',
        description: 'Live.',
      },
      { title: 'Second Sun, the film', url: watch('b') },
    ],
  });
  const { pages } = project({ videos }, { releases });
  const page = pageAt(pages, '/videos/', 'videos');
  expect(page.props.videos.map(({ title, dateLabel, release }) => [title, dateLabel, release?.url])).toEqual([
    ['At the harbour', 'June 2025', undefined],
    ['First Light – Lyric Video', '1 May 2025', '/music/releases/first-light/'],
    ['Second Sun, the film', '2024', '/music/releases/second-sun/'],
    ['Undated', '', undefined],
  ]);
  expect(page.props.videos.map(({ poster }) => poster.src)).toEqual([
    '/assets/harbour.jpg',
    '/assets/cover.jpg',
    '/assets/placeholder-album.svg',
    '/assets/placeholder-album.svg',
  ]);
  expect(page.needs.frames).toEqual(['https://www.youtube-nocookie.com']);
  const found = page.meta.jsonLd.filter((data) => Reflect.get(data, '@type') === 'VideoObject');
  expect(found).toHaveLength(3);
  expect(found[0]).toMatchObject({
    name: 'At the harbour',
    description: 'Live.',
    uploadDate: '2025-06-01T00:00:00Z',
    thumbnailUrl: 'https://eddy.example/assets/harbour.jpg',
  });
  const last = page.props.videos.at(-1);
  expect([last?.player, last?.watch.label]).toEqual([undefined, 'Watch on clips.example']);
});

test('playlists follow the other videos, in the order written, and only those that are out', () => {
  const releases = [
    release('one', { title: 'One', release_date: '2025-05-01', video: { title: 'Film', url: watch('a') } }),
  ];
  const playlist = 'https://www.youtube.com/playlist?list=PL0123456789abcdef';
  const videos = entry('videos', {
    videos: [
      { title: 'Alone', url: watch('b') },
      { title: 'Both', url: watch('c') },
    ],
    playlists: [
      {
        title: 'Sessions',
        description: 'Outdoors.',
        videos: [
          { title: 'Older', url: watch('d'), date: '2024', picture: 'older.jpg' },
          { title: 'One, the film', url: watch('a') },
          { title: 'Both', url: watch('c') },
          { title: 'All of them', url: playlist },
          { title: 'Tomorrow', url: watch('f'), date: '2025-09-02' },
        ],
      },
      { title: 'To come', videos: [{ title: 'Tomorrow', url: watch('f'), date: '2025-09-02' }] },
    ],
  });
  const { pages } = project({ videos }, { releases });
  const page = pageAt(pages, '/videos/', 'videos');
  expect(page.props.videos.map(({ title }) => title)).toEqual(['Alone']);
  const [sessions, ...others] = page.props.playlists;
  expect(others).toEqual([]);
  expect(sessions).toMatchObject({ title: 'Sessions', description: 'Outdoors.' });
  expect(sessions?.videos.map(({ title, poster, release: of }) => [title, poster.src, of?.label])).toEqual([
    ['Older', '/assets/older.jpg', undefined],
    ['One, the film', '/assets/placeholder-album.svg', 'One'],
    ['Both', '/assets/placeholder-album.svg', undefined],
    ['All of them', '/assets/placeholder-album.svg', undefined],
  ]);
  const described = page.meta.jsonLd.filter((data) => Reflect.get(data, '@type') === 'VideoObject');
  expect(described.map((data) => Reflect.get(data, 'name'))).toEqual([
    'Alone',
    'Older',
    'One, the film',
    'Both',
  ]);
  expect(sessions?.videos.at(-1)?.player?.watchUrl).toBe(playlist);
});

test('many videos fill several pages', () => {
  const videos = Array.from({ length: 30 }, (_, index) => ({
    title: `Video ${index}`,
    url: watch(`v${index}`),
  }));
  const { pages } = project({ videos: entry('videos', { videos }) });
  expect(pageAt(pages, '/videos/', 'videos').props.videos).toHaveLength(24);
  expect(pageAt(pages, '/videos/page/2/', 'videos').props.videos).toHaveLength(6);
});

const photos = entry('photos', {
  sets: [
    {
      ...{ title: 'On tour', date: '2026-06', credit: 'Photo: Kim Ro', licence: 'Free with credit' },
      photos: [
        { file: 'a.jpg', alt: 'The band', press: true },
        { file: 'b.jpg', credit: 'Photo: Ana Lima', caption: 'The last song', press: true },
      ],
    },
    { title: 'Backstage', photos: [{ file: 'c.jpg' }] },
  ],
});

test('a set of photos says who took them once, and each photo what is its own', () => {
  const { pages } = project({ photos });
  const page = pageAt(pages, '/photos/', 'photos');
  const [tour, backstage] = page.props.sets;
  expect(tour).toMatchObject({
    title: 'On tour',
    dateLabel: 'June 2026',
    credits: ['Photo: Kim Ro', 'Photo: Ana Lima', 'Free with credit'],
  });
  expect(tour?.photos.map(({ credit, caption }) => [credit, caption])).toEqual([
    ['Photo: Kim Ro', ''],
    ['Photo: Ana Lima', 'The last song'],
  ]);
  expect(backstage?.credits).toEqual([]);
  expect(page.meta.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'ImageGallery',
      associatedMedia: expect.arrayContaining([
        {
          ...{ '@type': 'ImageObject', contentUrl: 'https://eddy.example/assets/a.jpg', name: 'On tour' },
          ...{ description: 'The band', creditText: 'Photo: Kim Ro' },
          license: { '@type': 'CreativeWork', name: 'Free with credit' },
        },
      ]),
    }),
  );
});

test('photos that are marked for the press are in its kit, also where there is no other press file', () => {
  const kitOf = (pages: Pages) => modelPressKit(project(pages).site, SLEEVE_PDF)?.photos;
  expect(kitOf({ photos })).toMatchObject([
    {
      file: 'a.jpg',
      title: 'On tour 1',
      alt: 'The band',
      credit: 'Photo: Kim Ro',
      license: 'Free with credit',
    },
    { file: 'b.jpg', title: 'The last song', credit: 'Photo: Ana Lima' },
  ]);
  const press = entry('press', { photos: [{ file: 'b.jpg', title: 'Portrait' }] });
  expect(kitOf({ photos, press })?.map(({ title }) => title)).toEqual(['Portrait', 'On tour 1']);
  const { pages } = project({ photos });
  expect(pageAt(pages, '/press/', 'press').props.photos).toHaveLength(2);
});

test('merch has further pictures; the first is used if there is no main one', () => {
  const merch = entry('merch', {
    items: [
      {
        title: 'Shirt',
        picture: 'front.jpg',
        pictures: [{ file: 'back.jpg', alt: 'The back' }, { file: 'print.jpg' }],
      },
      { title: 'Cap', pictures: [{ file: 'cap.jpg', alt: 'A cap' }, { file: 'missing.jpg' }] },
    ],
  });
  const site = modelSite(makeContent({ pages: { merch } }), '2025-09-01', FEATURES);
  const { 'missing.jpg': _, ...pictures } = makeAssets(site).pictures;
  const page = pageAt(projectPages(site, { ...makeAssets(site), pictures }).pages, '/merch/', 'merch');
  const shown = page.props.items.map(({ picture, more }) =>
    [picture, ...more.map((each) => each.picture)].map((each) => [each?.src, each?.alt]),
  );
  expect(shown).toEqual([
    [
      ['/assets/front.jpg', 'Shirt'],
      ['/assets/back.jpg', 'The back'],
      ['/assets/print.jpg', ''],
    ],
    [['/assets/cap.jpg', 'A cap']],
  ]);
  const image = (file: string) => `https://eddy.example/assets/${file}`;
  const [list] = page.meta.jsonLd.filter((data) => Reflect.get(data, '@type') === 'ItemList');
  const found: object[] = Reflect.get(list ?? {}, 'itemListElement');
  expect(found.map((each) => Reflect.get(Reflect.get(each, 'item'), 'image'))).toEqual([
    [image('front.jpg'), image('back.jpg'), image('print.jpg')],
    image('cap.jpg'),
  ]);
});

test('merch has a price in the language of the site, says what is sold out, and leads to shop and release', () => {
  const merch = entry('merch', {
    currency: 'EUR',
    items: [
      {
        title: 'Shirt',
        picture: 'shirt.jpg',
        price: [{ amount: 25 }],
        url: 'https://shop.example/1',
        options: [{ name: 'S' }, { name: 'XL', sold_out: true }],
      },
      {
        title: 'Poster',
        price: [{ amount: 12.5, currency: 'USD' }],
        sold_out: true,
        url: 'https://shop.example/2',
      },
      { title: 'Vinyl', release: 'releases/first-light' },
      { title: 'Towel', picture: 'missing.jpg', options: [{ name: 'Blue', sold_out: true }] },
    ],
  });
  const releases = [release('first-light', { title: 'First Light', artwork_url: 'cover.jpg' })];
  const site = modelSite(makeContent({ releases, pages: { merch } }), '2025-09-01', FEATURES);
  const { 'missing.jpg': _, ...pictures } = makeAssets(site).pictures;
  const { pages } = projectPages(site, { ...makeAssets(site), pictures });
  const page = pageAt(pages, '/merch/', 'merch');
  expect(page.props.items.map(({ picture }) => picture?.src)).toEqual([
    '/assets/shirt.jpg',
    undefined,
    '/assets/cover.jpg',
    // No drawing takes the place of a photo.
    undefined,
  ]);
  expect(
    page.props.items.map(({ price, isSoldOut, shop, release }) => [
      price,
      isSoldOut,
      shop?.label,
      release?.url,
    ]),
  ).toEqual([
    ['€25', false, 'Buy', undefined],
    ['$12.50', true, 'View in shop', undefined],
    ['', false, undefined, '/music/releases/first-light/'],
    // Its only colour is sold out.
    ['', true, undefined, undefined],
  ]);
  expect(page.props.items[0]?.options).toEqual(['S', 'XL (sold out)']);
  expect(page.meta.jsonLd).toContainEqual(
    expect.objectContaining({
      '@type': 'ItemList',
      numberOfItems: 4,
      itemListElement: expect.arrayContaining([
        expect.objectContaining({
          item: {
            ...{ '@type': 'Product', name: 'Poster' },
            offers: {
              ...{ '@type': 'Offer', price: 12.5, priceCurrency: 'USD', url: 'https://shop.example/2' },
              availability: 'https://schema.org/SoldOut',
            },
          },
        }),
      ]),
    }),
  );
});

const picture: Picture = {
  src: 'a.jpg',
  width: 1500,
  height: 1000,
  alt: '',
  sources: [{ type: 'image/avif', srcset: 'a.avif 600w' }],
  placeholder: '',
  fallback: '',
};

test.each([
  [1, '(min-width: 25rem) min(92vw, 105vh), min(92vw, 105vh)'],
  [2, '(min-width: 50rem) min(46vw, 105vh), min(92vw, 105vh)'],
  [4, '(min-width: 64rem) 30rem, (min-width: 40rem) 21rem, 83vw'],
])('the files of %d photos are as wide as their rows make them', (count, sizes) => {
  const photo = { picture, large: 'large.jpg', caption: '', credit: '', licence: '' };
  const photos = Array.from({ length: count }, () => photo);
  expect(renderToStaticMarkup(createElement(Gallery, { label: 'Tour', photos }))).toContain(sizes);
});

test.each([
  [4, '(min-width: 64rem) calc(25vw * 1.50), calc(50vw * 1.50)'],
  [5, '(min-width: 64rem) calc(25vw * 1.50), (min-width: 40rem) calc(33.3vw * 1.50), calc(50vw * 1.50)'],
])('the files of %d items of merch are as high as their columns are wide', (count, sizes) => {
  const item = {
    title: 'Shirt',
    description: '',
    picture,
    more: [],
    price: '',
    isSoldOut: false,
    options: [],
  };
  const items: MerchItem[] = Array.from({ length: count }, () => item);
  const page = createElement(Merch, { title: 'Merch', introHtml: '', items });
  expect(renderToStaticMarkup(page)).toContain(`sizes="${sizes}"`);
});

test.each([
  [{ name: 'Kim Ro', email: 'kim@agency.example' }, 'mailto:kim@agency.example'],
  [{ name: 'Helen Marsh' }, 'mailto:helen@agency.example'],
  [{ name: 'Somebody Else' }, '/contact/'],
  [{}, undefined],
])('the person to ask for a license of the reel, %j, can be asked', (whom, address) => {
  const reels = [{ title: 'Main Title', audio: 'audio/main.wav' }];
  const reel = entry('reel', { reels, licensing: { text: 'One-stop.', ...whom } });
  const contacts = [{ name: 'Helen Marsh', email: 'helen@agency.example' }];
  const { site } = makeContent();
  const { pages } = project({ reel }, { site: { ...site, data: { ...site.data, contacts } } });
  expect(pageAt(pages, '/reel/', 'reel').props.licensing.mail?.url).toBe(address);
});
