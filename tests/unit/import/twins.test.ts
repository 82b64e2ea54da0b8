/** Entries of one source that are called alike. */
import { expect, test } from 'vitest';
import { wordPress } from '../../helpers/wordpress.ts';
import { importSources, openWork, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const POSTS = [
  ['Neues Video', '2019-01-01', 'Eins'],
  ['Neues Video', '2019-01-20', 'Zwei'],
  ['Neues Video', '2019-03-20', 'Drei'],
  ['Konzerte', '2018-01-01', 'Vier'],
  ['Konzerte', '2018-01-03', 'Fünf'],
  ['Update', '2020-01-01', 'Sechs'],
  ['Update', '2020-01-01', 'Sieben'],
] as const;

test.each([
  ['with names in their addresses', (index: number) => `/2020/post-${index}/`],
  ['with short addresses', (index: number) => `/?p=${index + 1}`],
  ['with the addresses that they have here', (index: number) => `/news/post-${index}/`],
])('posts of one title are posts each, %s', async (_, addressOf) => {
  const site = makeSite();
  const posts = POSTS.map(([title, date, content], index) => ({
    title,
    date,
    content,
    link: `https://noor.example${addressOf(index)}`,
  }));
  site.write('source/posts.xml', wordPress(posts));
  const plan = await importSources(site, 'source');
  expect(plan.entries.map(({ file }) => file)).toEqual([
    'news/neues-video.md',
    'news/neues-video-2.md',
    'news/neues-video-3.md',
    'news/konzerte.md',
    'news/konzerte-2.md',
    'news/update.md',
    'news/update-2.md',
  ]);
  const texts = plan.entries.map(({ file }) => site.read(`content/${file}`));
  for (const [index, [, , content]] of POSTS.entries()) expect(texts[index]).toContain(`\n${content}\n`);
  const again = await planSources(site, 'source');
  expect(openWork(again)).toEqual([]);
  expect(again.entries.map(({ file }) => file)).toEqual(plan.entries.map(({ file }) => file));
});

const episode = (id: string, day: string, number: number, link = `/radio/${number}/`) =>
  `<item><title>Night Shift</title><pubDate>${day} 18:00:00 GMT</pubDate><guid isPermaLink="false">${id}</guid><link>https://noor.example${link}</link><itunes:duration>59:5${number}</itunes:duration><enclosure url="https://cdn.example/${id}.mp3" length="1000" type="audio/mpeg"/><description>Part ${number} of all.</description></item>`;
const podcast = (...episodes: string[]) =>
  `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Night Shift</title><link>https://noor.example/</link>${episodes.join('')}</channel></rss>`;

const WEEKLY = [
  episode('e0', 'Fri, 06 Jan 2023', 0),
  episode('e1', 'Fri, 13 Jan 2023', 1),
  episode('e2', 'Fri, 13 Jan 2023', 2),
  episode('e3', 'Fri, 17 Feb 2023', 3),
];

test.each([
  ['with a page each', WEEKLY],
  ['with the page of the show', WEEKLY.map((each) => each.replace(/\/radio\/\d\//, '/radio/'))],
])('episodes of a show that has one title are mixes each, %s', async (_, episodes) => {
  const site = makeSite();
  site.write('source/show.xml', podcast(...episodes));
  const plan = await importSources(site, 'source');
  expect(plan.entries.map(({ verdict, item }) => [verdict, item.facts])).toMatchObject(
    ['e0', 'e1', 'e2', 'e3'].map((id) => ['new', { id, audio_url: `https://cdn.example/${id}.mp3` }]),
  );
  expect(openWork(await planSources(site, 'source'))).toEqual([]);
});

test('a feed of the newest episodes adds the next one', async () => {
  const site = makeSite();
  site.write('source/show.xml', podcast(...WEEKLY));
  await importSources(site, 'source');
  site.write('source/show.xml', podcast(episode('e4', 'Fri, 24 Feb 2023', 9)));
  expect(openWork(await planSources(site, 'source'))).toEqual(['new Night Shift']);
});

test('of two posts of one title, the nearer one is that of the site', async () => {
  const site = makeSite({
    'content/news/update.md': '---\ntitle: Update\ndate: 2020-01-20\n---\nWords.\n',
  });
  const posts = ['2020-01-19', '2020-01-20'].map((date, index) => ({
    title: 'Update',
    date,
    content: 'Words.',
    link: `https://noor.example/2020/${index}/`,
  }));
  site.write('source/posts.xml', wordPress(posts));
  const { entries } = await planSources(site, 'source');
  expect(entries.map(({ verdict, file }) => [verdict, file])).toEqual([
    ['new', 'news/update-2.md'],
    ['fills', 'news/update.md'],
  ]);
});
