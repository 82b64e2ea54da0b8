/** Videos of releases: their own pictures, and which of them Home shows. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { drawPlaceholders } from '../../../../generator/site/placeholder-art.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { recipeOf } from '../../../helpers/looks.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

const { dark: DARK } = recipeOf();

const watch = (id: string) => `https://www.youtube.com/watch?v=${id.padEnd(11, 'x')}`;

function project(videos: { title: string; url: string; date?: string; picture?: string }[]) {
  const releases = [release('album', { release_date: '2024', artwork_url: 'cover.jpg', videos })];
  const pages = { videos: entry('videos', {}), home: entry('home', { sections: ['video' as const] }) };
  const site = modelSite(makeContent({ releases, pages }), '2025-09-01', FEATURES);
  return projectPages(site, makeAssets(site)).pages;
}

test('a video shows its own picture everywhere, and the cover without one', () => {
  const pages = project([
    { title: 'Live', url: watch('a'), picture: 'live.jpg' },
    { title: 'Lyrics', url: watch('b') },
  ]);
  const { props, meta } = pageAt(pages, '/music/releases/album/', 'release');
  const posters = ['/assets/live.jpg', '/assets/cover.jpg'];
  expect(props.videos.map(({ player }) => player?.poster.src)).toEqual(posters);
  expect(pageAt(pages, '/videos/', 'videos').props.videos.map(({ poster }) => poster.src)).toEqual(posters);
  expect(JSON.stringify(meta.jsonLd)).toContain('"thumbnailUrl":["https://eddy.example/assets/live.jpg"]');
});

test.each([
  ['the newest that plays on the page', ['https://www.instagram.com/reel/a/', watch('b'), watch('c')], 'b'],
  [
    'a link where nothing plays',
    ['https://www.instagram.com/reel/a/', 'https://www.tiktok.com/@a/video/1'],
    'a',
  ],
])('Home shows %s', (_, urls, title) => {
  const videos = urls.map((url, index) => ({
    title: 'abc'.charAt(index),
    url,
    date: `2025-0${5 - index}-01`,
  }));
  const { sections } = pageAt(project(videos), '/', 'home').props;
  expect(sections).toMatchObject([{ name: 'video', video: { title: `album – ${title}` } }]);
});

test.each([
  ['dark' as const, DARK.paper, DARK.ink],
  ['#002211' as const, '#002211', DARK.ink],
])('placeholders are in the colours of the pages: %s', (ground, paper, ink) => {
  const { svg } = drawPlaceholders(recipeOf(), { ground }).album;
  expect(svg).toContain(`<rect width="320" height="320" fill="${paper}"/>`);
  expect(svg).toContain(`stroke="${ink}"`);
});

test('placeholders are light or dark where the pages are, as the device is set', () => {
  expect(drawPlaceholders(recipeOf(), { ground: 'auto' }).single.svg).toContain(
    `@media (prefers-color-scheme:dark){rect{fill:${DARK.paper}}`,
  );
  expect(drawPlaceholders(recipeOf(), {}).single.svg).not.toContain('<style>');
});
