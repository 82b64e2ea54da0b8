/** The first screen of Home: what home.yaml chooses, and the announced release in its place. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Data } from '../../../../generator/engine/content/grammar.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { lintOpening } from '../../../../generator/features/pages/checks-home.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk';
const about = entry('about', { image: 'photos/about.jpg', image_alt: 'A face' });
const press = entry('press', {
  photos: [{ file: 'photos/press.jpg', title: 'On tour', alt: 'A van', credit: 'Photo: Bo' }],
});
const out = release('one', {
  ...{ title: 'One', release_date: '2025-05-01', artwork_url: 'artwork/one.jpg' },
  video: { title: 'Lyric Video', url: YOUTUBE },
});
const announced = (slug: string, date: string, more = {}) =>
  release(slug, { title: slug, release_date: date, artwork_url: `artwork/${slug}.jpg`, ...more });

function project(home: object, { pages, ...parts }: Partial<Content> = {}) {
  const named = { ...pages, home: entry('home', home) };
  const site = modelSite(makeContent({ releases: [out], ...parts, pages: named }), '2025-09-01', FEATURES);
  return pageAt(projectPages(site, makeAssets(site)).pages, '/', 'home');
}

const filesOf = ({ props }: ReturnType<typeof project>) => props.photos.map(({ src }) => src);

test('without lead nothing changes, and a cover leaves out photos', () => {
  const pages = { about, press };
  const usual = project({}, { pages });
  expect([usual.props.opening, filesOf(usual).length]).toEqual([undefined, 2]);
  const cover = project({ lead: 'cover' }, { pages });
  expect([cover.props.opening, filesOf(cover)]).toEqual([undefined, []]);
});

test('a still is not seen twice, and every film is listed', () => {
  const { site } = makeContent();
  const composer = entry('site', { ...site.data, artist: { name: 'Ilse', kind: 'composer' as const } });
  const still = fc.option(fc.constantFrom('stills/a.jpg', 'stills/b.jpg'), { nil: undefined });
  const opening = fc.constantFrom({}, { lead: 'stage', picture: 'stills/b.jpg' }, { lead: 'cover' });
  fc.assert(
    fc.property(fc.array(still, { maxLength: 6 }), opening, (stills, home) => {
      const scores = stills.map((file, index) =>
        entry(`film-${index}`, { title: `Film ${index}`, kind: 'film' as const, still: file }),
      );
      const { props } = project(home, { site: composer, scores });
      const cards = props.sections.flatMap((section) => (section.name === 'scores' ? section.scores : []));
      const above = props.opening?.file;
      expect(cards.map((card) => card.still?.src)).toEqual(
        stills.map((file) => (file === undefined || file === above ? undefined : `/assets/${file}`)),
      );
      expect(cards.map(({ link }) => link.label)).toEqual(scores.map(({ data }) => data.title));
    }),
    { numRuns: 60 },
  );
});

test.each(['portrait', 'stage'] as const)('%s is the picture that is named, with its credit', (lead) => {
  const home = project({ lead, picture: 'photos/own.jpg', picture_alt: 'Two people', credit: 'Photo: Al' });
  expect(home.props.opening).toMatchObject({
    ...{ lead, file: 'photos/own.jpg', credit: 'Photo: Al' },
    picture: { alt: 'Two people' },
  });
  expect(home.props.photos).toEqual([home.props.opening?.picture]);
  expect(home.share?.images[0].card.picture).toBe('photos/own.jpg');
  // The latest release has its cover in its section.
  expect(home.props.sections[0]).toMatchObject({ name: 'latest', hasCover: true });
  expect(project({}).props.sections[0]).toMatchObject({ hasCover: false });
});

test('a portrait is that of About or the press kit where none is named, and nothing changes without one', () => {
  expect(project({ lead: 'portrait' }, { pages: { about, press } }).props.opening).toMatchObject({
    ...{ file: 'photos/about.jpg', credit: '' },
    picture: { alt: 'A face' },
  });
  expect(project({ lead: 'stage' }, { pages: { press } }).props.opening).toMatchObject({
    ...{ file: 'photos/press.jpg', credit: 'Photo: Bo' },
  });
  const without = project({ lead: 'portrait' });
  expect([without.props.opening, without.props.lead?.title]).toEqual([undefined, 'One']);
});

test('a film plays where it is clicked, on its own still, that of its video, or a photo', () => {
  const film = { lead: 'film', video: YOUTUBE };
  const named = project({ ...film, picture: 'photos/own.jpg' });
  expect(named.props.opening).toMatchObject({
    ...{ file: 'photos/own.jpg', video: { player: { host: 'YouTube' } } },
  });
  expect(named.needs.frames).toEqual(['https://www.youtube-nocookie.com']);
  expect(project({ ...film, video: 'releases/one' }).props.opening?.file).toBe('artwork/one.jpg');
  const elsewhere = { ...film, video: 'https://clips.example/1' };
  const linked = project(elsewhere, { pages: { about } }).props.opening;
  expect(linked).toMatchObject({
    file: 'photos/about.jpg',
    video: { watch: { label: 'Watch on clips.example' } },
  });
  expect(linked?.video?.player).toBeUndefined();
  expect(project({ lead: 'film' }, { pages: { about } }).props.opening).toBeUndefined();
});

test('an announced release leads where home.yaml asks for it, whatever else it names, and only until its day', () => {
  const releases = [
    out,
    release('two', { title: 'Two', release_date: '2024-05-01' }),
    announced('later', '2025-12-12'),
    announced('next', '2025-09-16', { presave_url: 'https://presave.example/next' }),
  ];
  const usual = project({ lead: 'portrait', picture: 'photos/own.jpg' }, { releases }).props;
  expect([usual.lead?.title, usual.sections.map(({ name }) => name)]).toEqual([
    'One',
    ['latest', 'coming', 'featured'],
  ]);

  const asked = {
    announced: true,
    lead: 'portrait',
    picture: 'photos/own.jpg',
    featured: ['releases/next', 'releases/two'],
  };
  const home = project(asked, { releases, pages: { about } });
  const { lead, opening, photos, sections } = home.props;
  expect([opening, photos]).toEqual([undefined, []]);
  expect(lead).toMatchObject({
    ...{ title: 'next', heading: 'Upcoming:', listen: { url: '/music/releases/next/' } },
    announced: {
      label: 'Out Tuesday 16 September 2025',
      presave: { url: 'https://presave.example/next' },
      reminder: { url: '/music/releases/next/next.ics' },
      countdown: { day: '2025-09-16', timezone: 'UTC', locale: 'en-US-u-nu-latn' },
    },
  });
  // The latest release keeps its section, and nothing is announced twice.
  expect(sections).toMatchObject([
    { name: 'latest', title: 'One', hasCover: true },
    { name: 'coming', release: { title: 'later' } },
    { name: 'featured', cards: [{ title: 'Two' }] },
  ]);
  expect(home.share?.images[0].card).toMatchObject({
    ...{ picture: 'artwork/next.jpg', badge: 'Out Tuesday 16 September 2025', facts: ['next'] },
  });
  expect(project({ announced: true }).props.lead?.title).toBe('One');
});

test('of several announced releases the featured one leads; of a month or a year nothing is counted; guests do not lead', () => {
  const leadOf = (...releases: Content['releases']) =>
    project({ announced: true }, { releases: [out, ...releases] }).props.lead;
  const single = announced('single', '2025-09-16');
  expect(leadOf(single, announced('album', '2025-12', { featured: true }))).toMatchObject({
    title: 'album',
    announced: { label: 'Out December 2025' },
  });
  expect(leadOf(announced('album', '2026'))?.announced?.countdown).toBeUndefined();
  const others = announced('guest', '2025-09-16', {
    artists: [
      { name: 'Somebody', role: 'main' },
      { name: 'EDDY', role: 'featuring' },
    ],
  });
  expect(leadOf(others)?.title).toBe('One');
});

test.each<[string, Data<'pages/home'>, Partial<Content>, boolean]>([
  ['a cover', { lead: 'cover' }, {}, true],
  ['a portrait', { lead: 'portrait' }, {}, false],
  ['a portrait of its own', { lead: 'portrait', picture: 'photos/a.jpg' }, {}, true],
  ['a portrait on About', { lead: 'portrait' }, { pages: { about } }, true],
  ['a stage in the press kit', { lead: 'stage' }, { pages: { press } }, true],
  ['a film', { lead: 'film', video: 'https://youtu.be/kjihgfedcba' }, {}, false],
  ['a film without a video', { lead: 'film' }, {}, true],
  ['a film of a release', { lead: 'film', video: YOUTUBE }, {}, true],
  ['the same by its name', { lead: 'film', video: 'releases/one' }, {}, true],
  [
    'a film with a picture in its list',
    { lead: 'film', video: 'https://youtu.be/kjihgfedcba' },
    {
      pages: {
        videos: entry('videos', {
          videos: [{ title: 'Live', url: 'https://youtu.be/kjihgfedcba', picture: 'photos/a.jpg' }],
        }),
      },
    },
    true,
  ],
])('of %s, the picture is asked for only where there is none', (_, home, { pages }, isThere) => {
  const content = makeContent({ releases: [out], pages: { ...pages, home: entry('home', home) } });
  const found = lintOpening({ content, today: '2025-09-01', latest: undefined, sizes: new Map() });
  const { lead } = home;
  expect(found.map(({ message, hint }) => `${message} → ${hint}`)).toEqual(
    isThere
      ? []
      : [
          `The first screen of Home has no picture for  lead: ${lead} → Add a line such as  picture: photos/${lead}.jpg , a file in the assets folder.`,
        ],
  );
});
