/** Finished pages of shows, mixes, people and texts, and forms: every key, seen once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Page, readPage } from '../helpers/html.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, type TestSite } from '../helpers/site.ts';

const DAY = '2026-06-01';
const EPISODES = 14;
const PAST_SHOWS = 31;

/** JSON is YAML. */
const data = (value: object) => JSON.stringify(value);
const file = (value: object, body = '') => `---\n${data(value)}\n---\n${body}`;

const SITE = {
  base_url: 'https://band.example',
  share_images: false,
  artist: {
    name: 'The Band',
    members: [
      { name: 'Ada Ro', role: 'Oud', from: 2017 },
      { name: 'Lou Fin', from: 2015, until: 2019 },
    ],
  },
  contacts: [
    {
      name: 'Kim Ro',
      role: 'Booking',
      company: 'Nine Agency',
      territory: 'Europe',
      email: 'kim@agency.example',
      phone: '+44 20 7946 0958',
    },
  ],
  contact: { endpoint: 'https://forms.example/a', fields: [{ name: 'venue', label: 'Venue' }] },
  newsletter: { provider: 'buttondown', endpoint: 'https://buttondown.com/the-band' },
};

const FESTIVAL = {
  title: 'Open Air',
  slug: 'open-air',
  date: '2026-08-12',
  end_date: '2026-08-14',
  previous_date: '2026-05-12',
  doors: '17:00',
  time: '18:00',
  city: 'Lisbon',
  stage: 'Main Stage',
  festival: 'Summer Festival',
  support: [{ name: 'The Others', role: 'DJ set', url: 'https://others.example' }],
  tickets: [{ label: 'Day', url: 'https://tickets.example/day', price: '25 EUR' }],
  status: 'moved',
};
const OVER = {
  title: 'Harbour',
  slug: 'harbour',
  date: '2026-05-02',
  city: 'Hull',
  setlist: ['First Light', 'Something Else'],
  recap: 'It rained.\n\n::video{url=https://vimeo.com/76979871 title="The last song"}\n',
};
const LONG_AGO = Array.from({ length: PAST_SHOWS }, (_, index) => ({
  title: `Old ${index}`,
  date: `2019-01-${String(index + 1).padStart(2, '0')}`,
  city: 'Hull',
}));

const OWN = `Three songs to begin with:

::releases{limit=3}

![A wide hall](photos/wide.jpg "By day")

:::gallery
![A tall window](photos/tall.jpg "By night")
:::

::video{url=https://youtu.be/abcdefghijk title="Ten minutes"}

::quote[I stayed for *two winters*.]{by="Ines Hallam" url=https://quay.example/r source="The Quay"}

::player{release=first-light}

::events{limit=1}

::button[Ask us]{url=/contact/}

::newsletter
`;

const HOME = {
  sections: [
    { text: { title: 'Hello', text: 'Come in.' } },
    'latest',
    { shows: { limit: 2 } },
    'quotes',
    'news',
    'newsletter',
  ],
};

const episode = (number: number) => ({
  episode_title: `Night ${number}`,
  release_date: `2026-01-${String(number).padStart(2, '0')}`,
  series_id: 'night',
  ...(number === 2 && { tracklist: [{ time: '1:02:30', artist: 'A Player', title: 'Late', label: 'Quay' }] }),
});

const FILES = {
  'content/site.yaml': data(SITE),
  'content/releases/first-light.md': RELEASE.replace(
    'streaming_links: {spotify: "https://open.spotify.com/x"}',
    'streaming_links: {soundcloud: "https://soundcloud.com/band/first-light"}\npress_quotes: [{text: Warm and close, outlet: The Quay}]',
  ),
  'content/news/tour.md': file({ title: 'On tour', date: '2026-05-01', excerpt: 'Soon.' }, 'More.\n'),
  'content/pages/home.yaml': data(HOME),
  'content/pages/lessons.md': file({ title: 'Lessons', description: 'Lessons.' }, OWN),
  'content/pages/events.yaml': data({ events: [FESTIVAL, OVER, ...LONG_AGO] }),
  'content/pages/mixes.yaml': data({ series: [{ id: 'night', title: 'Night Shift', description: 'Slow.' }] }),
  'content/pages/merch.yaml': data({
    items: [{ title: 'Shirt', price: '25 EUR', url: 'https://shop.example/1', options: ['S', 'XXL'] }],
  }),
  'content/pages/videos.yaml': data({
    videos: [{ title: 'Elsewhere', url: 'https://www.facebook.com/watch/?v=1' }],
  }),
  ...Object.fromEntries(
    Array.from({ length: EPISODES }, (_, index) => [
      `content/mixes/night-${index + 1}.md`,
      file(episode(index + 1), index === 1 ? 'Recorded in *one* take.\n' : ''),
    ]),
  ),
};

let site: TestSite;
const at = (route: string): Page => readPage(site, `dist${route}index.html`);
const islands = (page: Page) => page.all('liner-island').map((island) => island['data-name']);

beforeAll(async () => {
  site = makeSite(FILES, { keep: true });
  site.write('assets/photos/wide.jpg', await drawCover(90, 30).jpeg().toBuffer());
  site.write('assets/photos/tall.jpg', await drawCover(30, 60).jpeg().toBuffer());
  const { code, stderr } = await site.run(['build', '--as-of', DAY]);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

describe('a show', () => {
  test('to come says when, where, with whom, and what has changed', () => {
    const { text, addresses } = at('/events/open-air/');
    for (const words of ['moved', 'Moved from 12 May 2026', '12–14 August 2026', 'Doors 17:00', 'Main Stage'])
      expect.soft(text).toContain(words);
    for (const words of ['Summer Festival', 'With The Others', '(DJ set)'])
      expect.soft(text).toContain(words);
    expect.soft(text).toMatch(/Day, (?:EUR\s|€)25/);
    expect(addresses).toEqual(
      expect.arrayContaining(['https://others.example', 'https://tickets.example/day']),
    );
  });

  test('that is over says what it was like and what was played', () => {
    const page = at('/events/harbour/');
    expect.soft(page.texts('h2')).toEqual(expect.arrayContaining(['Recap', 'Set List']));
    expect.soft(page.text).toContain('It rained.');
    expect.soft(islands(page)).toContain('video-player');
    expect.soft(page.text).toContain('Something Else');
    expect.soft(page.addresses).toContain('/music/releases/first-light/');
  });

  test('is in the list with its festival and who else plays; old ones on pages of their years', () => {
    const list = at('/events/');
    for (const words of ['Summer Festival', 'With The Others', 'moved'])
      expect.soft(list.text).toContain(words);
    const years = list.addresses.filter((url) => /\/2019\/$/.test(url));
    expect.soft(years).toHaveLength(1);
    expect(at(years[0] ?? '/').texts('h3')).toHaveLength(PAST_SHOWS);
  });
});

describe('mixes', () => {
  test('say what is played, what they belong to, and what came before and after', () => {
    const page = at('/music/mixes/night-2/');
    expect.soft(page.texts('h2')).toEqual(expect.arrayContaining(['Track List', 'Night Shift']));
    expect.soft(page.text).toMatch(/1:02:30.*A Player.*Late.*Quay/s);
    expect.soft(page.text).toContain('Recorded in one take.');
    expect.soft(page.text).toMatch(/PreviousNight 1.*NextNight 3/s);
  });

  test('beyond the newest twelve are on a second page', () => {
    expect.soft(at('/music/mixes/').addresses).toContain('/music/mixes/page/2/');
    expect
      .soft(at('/music/mixes/page/2/').texts('h3'))
      .toEqual(expect.arrayContaining(['Night 2', 'Night 1']));
  });
});

describe('people', () => {
  test('of the band are on About, those who left apart', () => {
    const { text } = at('/about/');
    expect.soft(text).toMatch(/Ada Ro.*Oud.*2017/s);
    expect.soft(text).toMatch(/Lou Fin.*2015–2019/s);
  });

  test('to write to are on Contact with all that they are reached by', () => {
    const { text, addresses } = at('/contact/');
    for (const words of ['Kim Ro', 'Booking', 'Nine Agency · Europe', '+44 20 7946 0958'])
      expect.soft(text).toContain(words);
    expect(addresses).toEqual(expect.arrayContaining(['mailto:kim@agency.example', 'tel:+442079460958']));
  });
});

describe('a text', () => {
  test('shows what its directives stand for', () => {
    const page = at('/lessons/');
    const alts = page.all('img').map(({ alt }) => alt);
    expect.soft(alts).toEqual(expect.arrayContaining(['A wide hall', 'A tall window']));
    expect.soft(page.texts('figcaption')).toEqual(expect.arrayContaining(['By day', 'By night']));
    expect.soft(page.texts('figcaption').join()).toContain('– Ines Hallam, The Quay');
    expect.soft(page.texts('blockquote')).toEqual([expect.stringContaining('two winters')]);
    expect
      .soft(islands(page))
      .toEqual(expect.arrayContaining(['gallery', 'video-player', 'audio-player', 'newsletter-form']));
    expect.soft(page.texts('h3')).toEqual(expect.arrayContaining(['First Light', 'Lisbon']));
    expect.soft(page.texts('main')[0]).toContain('Ask us');
  });

  test('of Home is between the sections that it names', () => {
    const page = at('/');
    expect
      .soft(page.texts('h2'))
      .toEqual(
        expect.arrayContaining(['Hello', 'Upcoming Shows', 'In the Press', 'Latest News', 'Newsletter']),
      );
    expect.soft(page.text).toContain('“Warm and close”');
    expect.soft(page.addresses).toContain('/news/tour/');
  });
});

describe('what is sent and bought', () => {
  test('goes to whom the form and the privacy policy name', () => {
    const policy = at('/privacy/').texts('main')[0];
    expect.soft(policy).toContain('forms.example');
    expect.soft(policy).toContain('buttondown.com');
    const page = at('/music/');
    expect.soft(page.text).toContain('Your address goes to buttondown.com');
    expect.soft(islands(page)).toContain('newsletter-form');
    expect.soft(at('/contact/').text).toContain('Venue');
  });

  test('is described with its sizes, and a video from elsewhere with the way to it', () => {
    expect.soft(at('/merch/').text).toMatch(/Shirt.*€25.*S.*XXL/s);
    expect.soft(at('/videos/').text).toContain('Watch on Facebook');
  });
});
