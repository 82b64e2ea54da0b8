/** Links within a site that becomes another. */
import { expect, test } from 'vitest';
import { wordPress } from '../../helpers/wordpress.ts';
import { importSources, openWork, planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

const HOME = 'https://noor.example';

function post(title: string, content: string, link: string, more = {}) {
  return { title, content, link: HOME + link, ...more };
}

const POSTS = [
  post(
    'Tour',
    [
      '<a href="/2019/01/song/#comments">The song</a>',
      '<a href="http://www.noor.example/?p=2">The same</a>',
      '<a href="/kontakt/">Write [to] us</a>',
      '<a href="/up/rider.pdf">Rider</a>',
      '<a href="/up/plot.pdf">Plot</a>',
      '<a href="/soon/">Soon</a>',
      '<a href="/about/">About</a>',
      '<a href="/">Home</a>',
      '<a href="https://other.example/kontakt/">Other</a>',
      'www.noor.example/up/a_b.mp3.',
      'https://noor.example/the-band/, at last',
    ].join('<br>'),
    '/2019/01/tour/',
  ),
  post('Song', 'Words.', '/2019/01/song/'),
  post('Soon', 'Not yet.', '/soon/', { status: 'draft' }),
  post('Band', '<a href="https://noor.example/2019/01/tour/">Tour</a>', '/the-band/', { type: 'page' }),
];

const read = (text: string) => text.split('\n---\n')[1]?.trim().replaceAll('\\\n', '\n').split('\n');

test.each([
  ['its address', {}],
  ['no address yet', { 'content/site.yaml': 'base_url: https://example.com\nartist: {name: Noor Vale}\n' }],
])('on a site that has %s, they lead to what was imported, or only words stay', async (_, files) => {
  const site = makeSite({ ...files, 'assets/static/up/plot.pdf': 'PDF' });
  site.write('source/site.xml', wordPress(POSTS));
  const plan = await importSources(site, 'source');
  expect(read(site.read('content/news/tour.md'))).toEqual([
    '[The song](/news/song/)',
    '[The same](/news/song/)',
    'Write \\[to\\] us',
    'Rider',
    '[Plot](/up/plot.pdf)',
    'Soon',
    '[About](/about/)',
    '[Home](/)',
    '[Other](https://other.example/kontakt/)',
    'www\\.noor.example/up/a_b.mp3.',
    '[https://noor.example/the-band/](/band/), at last',
  ]);
  expect(read(site.read('content/pages/band.md'))).toEqual(['[Tour](/news/tour/)']);
  const notes = plan.problems.filter(({ code }) => code === 'import/note');
  expect(notes.map(({ message, hint, at }) => [at?.line, message, hint])).toEqual([
    [
      2,
      '4 links in the text of "Tour" lead to what the site does not have, and only the words stay: https://noor.example/kontakt/, https://noor.example/up/rider.pdf, https://noor.example/soon/, https://www.noor.example/up/a_b.mp3',
      'A file that you save as assets/static/up/rider.pdf before you write keeps its address.',
    ],
  ]);
  const again = await planSources(site, 'source');
  expect(openWork(again)).toEqual([]);
  expect(again.entries.map(({ verdict }) => verdict)).toEqual(['same', 'same', 'same', 'same']);
  expect(again.problems).toEqual([]);
});

test('a site at another address links to the earlier one as before', async () => {
  const site = makeSite({
    'content/site.yaml': 'base_url: https://name.host.example/site/\nartist: {name: Noor Vale}\n',
  });
  site.write('source/site.xml', wordPress(POSTS));
  await importSources(site, 'source');
  expect(read(site.read('content/news/tour.md'))?.slice(0, 4)).toEqual([
    '[The song](/news/song/)',
    '[The same](/news/song/)',
    '[Write \\[to\\] us](https://noor.example/kontakt/)',
    '[Rider](https://noor.example/up/rider.pdf)',
  ]);
  expect(openWork(await planSources(site, 'source'))).toEqual([]);
});

test('a recording on the old site is left out, unless the new one has it', async () => {
  const episode = (name: string) =>
    `<item><title>${name}</title><guid isPermaLink="false">${name}</guid><pubDate>Fri, 06 Jan 2023 18:00:00 GMT</pubDate><enclosure url="/media/${name}.mp3" length="1000" type="audio/mpeg"/><description>Of ${name}.</description></item>`;
  const site = makeSite({ 'assets/static/media/two.mp3': 'MP3' });
  site.write(
    'source/show.xml',
    `<rss version="2.0"><channel><title>Show</title><link>${HOME}/radio/</link>${episode('one')}${episode('two')}</channel></rss>`,
  );
  const plan = await importSources(site, 'source');
  expect(plan.entries.map(({ item }) => item.facts)).toMatchObject([
    { episode_title: 'one' },
    { episode_title: 'two', audio_url: `${HOME}/media/two.mp3`, audio_bytes: 1000 },
  ]);
  expect(plan.entries[0]?.item.facts).not.toHaveProperty('audio_bytes');
  expect(plan.problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      `"one" is without ${HOME}/media/one.mp3, which the site does not have.`,
      'A file that you save as assets/static/media/one.mp3 before you write keeps its address.',
    ],
  ]);
  const again = await planSources(site, 'source');
  expect([openWork(again), again.problems]).toEqual([[], []]);
});
