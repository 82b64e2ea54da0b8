/** Every text of the artist is 280 letters without a space, and no page is wider than a phone. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pickOf } from '../../helpers/matrix.ts';
import { makeSite, removeSite } from '../../helpers/site.ts';
import { listWide, openFrame } from './frames.ts';
import { DESKTOP, openStage, type Stage, sharePage } from './stage.ts';

const WORD = 'Schallplattenhülle'.repeat(16).slice(0, 280);
const ADDRESS = `https://a.example/${WORD}`;
const MAIL = `${'m'.repeat(60)}@${'example'.repeat(7)}.example`;

/** JSON is YAML. */
const data = (value: object) => JSON.stringify(value);
const file = (value: object, body = '') => `---\n${data(value)}\n---\n${body}`;
const BODY = `## ${WORD}\n\n${WORD}\n\n- ${WORD}\n\n> ${WORD}\n\n[${WORD}](${ADDRESS}) ${ADDRESS} \`${WORD}\`\n\n| ${WORD} | ${WORD} |\n|---|---|\n| ${WORD} | ${WORD} |\n`;
const head = { title: WORD, intro: WORD, description: WORD };
const ways = [{ title: WORD, text: WORD, url: '/music/' }];
const platforms = { spotify: 'https://a.example/1', apple: 'https://a.example/2' };
const release = { title: WORD, genre: [WORD], key: WORD, description: WORD, mood_tags: [WORD], lyrics: WORD };
const show = { title: WORD, city: WORD, country: WORD, venue: WORD, description: WORD, tickets: ADDRESS };

const FILES = {
  'content/site.yaml': data({
    base_url: 'https://artist.example',
    artist: {
      name: WORD,
      tagline: WORD,
      description: WORD,
      location: WORD,
      roles: [WORD],
      members: [{ name: WORD, role: WORD, url: ADDRESS }],
    },
    contacts: [{ name: WORD, role: WORD, company: WORD, territory: WORD, email: MAIL, url: ADDRESS }],
    emails: { general: MAIL, bookings: MAIL, press: MAIL },
    announcement: { text: WORD, url: '/music/' },
    social: [{ name: WORD, url: ADDRESS, handle: WORD }],
    platforms: [{ name: WORD, url: ADDRESS }],
    logo: 'logo.svg',
    share_images: false,
    menu: ['music', { page: 'events', label: WORD }, { label: WORD, url: ADDRESS, items: ['about'] }],
    newsletter: {
      provider: 'buttondown',
      endpoint: 'https://buttondown.com/name',
      title: WORD,
      text: WORD,
    },
  }),
  'assets/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>',
  'content/releases/single.md': file(
    { ...release, type: 'single', release_date: '2024-05-03', bpm: 120, streaming_links: platforms },
    BODY,
  ),
  'content/releases/ep.md': file(
    {
      ...release,
      type: 'ep',
      release_date: '2023-05-03',
      bpm: 120,
      credits: { [WORD]: WORD },
      copyright: WORD,
      phonographic_copyright: WORD,
      videos: [
        { title: WORD, url: 'https://youtu.be/abcdefghijk' },
        { title: WORD, url: ADDRESS },
      ],
      artists: ['{artist}', { name: WORD, role: 'featuring', url: ADDRESS }],
      links: [{ name: WORD, url: ADDRESS }],
      label: WORD,
      catalogue_number: WORD,
      note: WORD,
      press_quotes: [{ text: WORD, outlet: WORD, author: WORD, url: ADDRESS }],
      formats: [{ format: 'vinyl', title: WORD, edition: WORD, url: ADDRESS, price: 25, currency: 'EUR' }],
      tracks: [{ title: WORD, track_number: 1, duration: 300, description: WORD }],
    },
    BODY,
  ),
  'content/releases/coming.md': file({ ...release, type: 'single', release_date: '2030-05-03', bpm: 120 }),
  'content/remixes/remix.md': file(
    {
      ...{ title: WORD, original_artist: WORD, description: WORD, year: 2024, genre: [WORD], key: WORD },
      ...{ featured: true, soundcloud_url: 'https://soundcloud.com/a/b' },
    },
    BODY,
  ),
  'content/mixes/first.md': file({
    ...{
      episode_title: WORD,
      description: WORD,
      genre: [WORD],
      release_date: '2024-07-11',
      series_id: 'one',
    },
    ...{ soundcloud_url: 'https://soundcloud.com/a/c', mixcloud_url: ADDRESS },
    tracklist: [{ time: '1:02:30', artist: WORD, title: WORD, label: WORD }],
  }),
  'content/mixes/second.md': file({
    ...{ episode_title: WORD, description: WORD, genre: [WORD], release_date: '2024-06-11' },
    ...{ soundcloud_url: 'https://soundcloud.com/a/d', mixcloud_url: ADDRESS },
  }),
  'content/news/first.md': file({ title: WORD, excerpt: WORD, category: WORD, date: '2024-05-02' }, BODY),
  'content/news/second.md': file({ title: WORD, excerpt: WORD, category: WORD, date: '2024-05-01' }, BODY),
  'content/pages/merch.yaml': data({
    ...head,
    items: [{ title: WORD, description: WORD, options: [WORD], url: ADDRESS }],
  }),
  'content/pages/lessons.md': file({ title: WORD, description: WORD, menu: WORD }, BODY),
  'content/legal/privacy.md': file({ title: WORD, description: WORD }, BODY),
  'content/pages/home.yaml': data({
    description: WORD,
    featured: ['releases/single', 'releases/ep', 'mixes/first', 'remixes/remix'],
    explore: WORD,
    remix: WORD,
    community: { text: WORD, label: WORD, url: ADDRESS },
  }),
  'content/pages/about.yaml': data({
    ...head,
    sections: [{ title: WORD, text: BODY }],
    core_values: [{ title: WORD, text: WORD }],
    at_a_glance: [{ label: WORD, value: WORD }],
    explore_more: ways,
  }),
  'content/pages/music.yaml': data({
    ...head,
    cards: ways,
    stats: [{ label: WORD, value: WORD }],
    quote: { text: WORD, source: WORD },
  }),
  'content/pages/releases.yaml': data({ ...head, explore_more: ways }),
  'content/pages/news.yaml': data({
    ...head,
    press: [{ outlet: WORD, headline: WORD, date: '2024-05-02', url: ADDRESS }],
  }),
  'content/pages/mixes.yaml': data({
    ...head,
    series: [
      { id: 'one', title: WORD, type: WORD, description: WORD, episodes: 2, duration: WORD, latest: WORD },
    ],
  }),
  'content/pages/projects.yaml': data({
    ...head,
    projects: [
      {
        ...{ id: 'one', name: WORD, type: WORD, status: WORD, description: BODY, highlights: [WORD] },
        releases: [{ title: WORD, year: 2024, streams: WORD }],
      },
    ],
    collaborations: [{ artist: WORD, track: WORD, type: WORD, year: 2024, url: ADDRESS }],
  }),
  'content/pages/events.yaml': data({
    ...head,
    notify: WORD,
    events: [
      {
        ...{ ...show, date: '2030-05-03', time: '20:00', timezone: 'Asia/Dubai' },
        ...{ festival: WORD, stage: WORD, support: [WORD] },
      },
      { ...show, date: '2024-05-03' },
    ],
    residencies: [{ title: WORD, venue: WORD, city: WORD, period: WORD, description: WORD }],
    brands: [{ name: WORD, description: WORD, url: ADDRESS }],
  }),
  'content/pages/press.yaml': data({
    ...head,
    bios: { short: WORD, long: WORD, full: WORD },
    assets: [{ title: WORD, text: WORD, detail: WORD, url: '/music/' }],
    rider: BODY,
    inquiries: WORD,
  }),
  'content/pages/contact.yaml': data({
    ...head,
    message: WORD,
    press_kit: WORD,
    cards: [
      { icon: 'mail', title: WORD, description: WORD, email: 'general' },
      { icon: 'location', title: WORD, contact: WORD, description: WORD },
    ],
    follow: { text: WORD, profiles: [WORD] },
  }),
};

const site = makeSite(FILES, { keep: true });
const { code, stderr, stdout } = await site.run(['build']);
if (code !== 0) throw new Error(`The site was not built:\n${stderr}${stdout}`);
const routes = site
  .list('dist')
  .filter((path) => path.endsWith('.html'))
  .map((path) => `/${path.replace(/index\.html$/, '')}`);
const root = join(site.root, 'dist');
const built = { root, baseUrl: 'https://artist.example', routes, scripts: new Map<string, number>() };
const stage: Stage = await openStage(built);
afterAll(async () => {
  await stage.close();
  removeSite(site.root);
});

const shared = sharePage(stage, DESKTOP);

it.each(routes)('%s', async (route) => {
  const { page } = shared();
  if (!page.url().endsWith('/frame/')) await openFrame(page, stage.origin);
  const looks = pickOf([320, 390, 768, 1280], 320, 1280).map((width) => ({ width, text: 100 }));
  expect(await listWide(page, route, looks)).toEqual([]);
});
