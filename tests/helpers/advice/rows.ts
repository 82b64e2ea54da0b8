/** Mistakes, the problem that each is reported as, and the value that is meant. */
import { KNOWN, SITE } from '../content.ts';

export interface Row {
  name: string;
  /** What the site has besides a whole site.yaml. */
  files: Record<string, string>;
  code: string;
  /** The lines of the advice that are typed, if not the first one. */
  lines?: readonly number[];
  /** Where the value is: `releases.0.data.title`. */
  path: string;
  means: unknown;
}

type Case = [mistake: string, code: string, path: string, means: unknown, lines?: readonly number[]];

const make =
  (filesOf: (mistake: string) => Record<string, string>, root: string) =>
  ([mistake, code, path, means, lines]: Case): Row => ({
    name: mistake,
    files: filesOf(mistake),
    code,
    path: root + path,
    means,
    ...(lines && { lines }),
  });

/** The keys of a text with those of the mistake in place of its own. */
function withKeys(whole: string, mistake: string): string {
  const keys = [...mistake.matchAll(/^[a-z_]+(?=\s*:)/gm)].map(([key]) => key);
  const others = whole.split(/^(?=[a-z])/m).filter((part) => !keys.some((key) => part.startsWith(`${key}:`)));
  return `${others.join('')}${mistake}\n`;
}

const inRelease = make(
  (mistake) => ({ 'releases/one.md': `---\n${withKeys(`title: A\ntype: single\n${KNOWN}`, mistake)}---\n` }),
  'releases.0.data.',
);
const inMix = make(
  (mistake) => ({
    'mixes/one.md': `---\n${withKeys('episode_title: A\nrelease_date: 2020\nstreaming_links: {mixcloud: https://www.mixcloud.com/a/b/}\n', mistake)}---\n`,
  }),
  'mixes.0.data.',
);
const inSite = make((mistake) => ({ 'site.yaml': withKeys(SITE, mistake) }), 'site.data.');
const inShow = make((mistake) => {
  const keys = withKeys('title: A\ndate: 2027-03-02\ncity: B\n', mistake).trimEnd();
  return { 'pages/events.yaml': `events:\n  - ${keys.replaceAll('\n', '\n    ')}\n` };
}, 'pages.events.data.events.0.');
const KEMI = { 'artists/kemi-blaze.md': '---\nname: Kemi Blaze\n---\nOn the bus.\n' };
const besideKemi = ({ files, ...row }: Row): Row => ({ ...row, files: { ...KEMI, ...files } });
/** The same on the site of a label. */
const ofLabel = (row: Row): Row => {
  const { files, ...rest } = besideKemi(row);
  return {
    ...rest,
    files: { 'site.yaml': SITE.replace('name: EDDY\n', 'name: EDDY\n  kind: label\n'), ...files },
  };
};
const inMerch = make((mistake) => ({ 'pages/merch.yaml': mistake }), 'pages.merch.data.');
const ONE = { 'releases/one.md': `---\ntitle: One\ntype: single\naudio: audio/a.wav\n${KNOWN}---\n` };
const inHome = make((mistake) => ({ ...ONE, 'pages/home.yaml': mistake }), 'pages.home.data.');
const inPhotos = make((mistake) => ({ 'pages/photos.yaml': mistake }), 'pages.photos.data.');
const inNews = make(
  (mistake) => ({ ...ONE, 'news/one.md': `---\ntitle: A\ndate: 2020-01-01\n---\n\n${mistake}\n` }),
  'news.0.',
);

/** Without the keys that keep it from being warned about. */
const inBareRelease = make(
  (mistake) => ({ 'releases/one.md': `---\n${withKeys('title: A\ntype: single\n', mistake)}---\n` }),
  'releases.0.data.',
);
const inRemix = make((mistake) => ({ 'remixes/one.md': `---\n${mistake}\n---\n` }), 'remixes.0.data.');

export const ROWS: Row[] = [
  ...[['artists: [Kemi Blase]', 'artist/nearly', 'artists.0.name', 'kemi-blaze']].map((each) =>
    besideKemi(inRelease(each as Case)),
  ),
  ...[
    ['artists: [Guest Star]', 'artist/nobody', 'artists.1', { name: 'kemi-blaze', role: 'with' }, [1]],
    ['genre: [Techno]', 'artist/none', 'artists.0.name', 'kemi-blaze'],
  ].map((each) => ofLabel(inRelease(each as Case))),
  ...[['artists: [DJ Ama, Kim, Dj-Ama]', 'artist/two-spellings', 'artists.2.name', 'DJ Ama']].map((each) =>
    inRelease(each as Case),
  ),
  ...[['artists: [kemi-blaz]', 'artist/unknown', 'artists.0', 'kemi-blaze']].map((each) =>
    besideKemi(inShow(each as Case)),
  ),
  ...[
    ['genre: [Techno]', 'release/no-bpm', 'bpm', 96],
    ['bpm: 90', 'release/no-date', 'release_date', '2025-08-01'],
  ].map((each) => inBareRelease(each as Case)),
  ...[['title: A', 'remix/no-year', 'year', 2024]].map((each) => inRemix(each as Case)),
  ...[
    ['title: 28', 'schema/type', 'title', '28'],
    ['title: {en: Home, de: Zuhause}', 'schema/type', 'title', 'Home'],
    ['release_date: 2062-01-10', 'date/far', 'release_date', '2026-01-10'],
    ['audio: audio/home.wma', 'schema/value', 'audio', 'audio/home.flac'],
    ['title: true', 'schema/type', 'title', 'true'],
    ['title: {artist}', 'schema/type', 'title', 'EDDY'],
    ['title: null', 'schema/type', 'title', 'null'],
    ['title: [Home]', 'schema/type', 'title', 'Home'],
    ['title: #one', 'schema/type', 'title', '#one'],
    ['label: “Home”: Records', 'yaml/colon', 'label.name', '“Home”: Records'],
    ['label: “Home: Records”', 'yaml/colon', 'label.name', 'Home: Records'],
    ['genre: Soul', 'schema/type', 'genre', ['Soul']],
    ['genre: Soul, Folk', 'schema/type', 'genre', ['Soul', 'Folk']],
    ['genre: Soul، Folk', 'schema/type', 'genre', ['Soul', 'Folk']],
    ['genre:\n  Soul\n  Folk', 'schema/type', 'genre', ['Soul', 'Folk']],
    ['genre:\n  - Jazz: Modal', 'schema/type', 'genre', ['Jazz: Modal']],
    ['type: singel', 'schema/value', 'type', 'single'],
    ['type: LP\ntracks: [{title: B}]', 'schema/value', 'type', 'album'],
    ['explicit: yes', 'schema/type', 'explicit', true],
    ['featured: ja', 'schema/type', 'featured', true],
    ['release_date: 2018-05-04T20:00:00Z', 'schema/value', 'release_date', '2018-05-04'],
    ['release_date: summer 2025', 'schema/value', 'release_date', '2025'],
    ['release_date: 2018.10', 'schema/value', 'release_date', '2018-10'],
    ['release_date: 4.5.2018', 'schema/value', 'release_date', '2018-05-04'],
    ['release_date: 2025-\u00ad01-01', 'schema/value', 'release_date', '2025-01-01'],
    ['duration: 3m20s', 'schema/value', 'duration', 200],
    ['duration: 4.05', 'schema/value', 'duration', 245],
    ['upc: 036000291452', 'schema/value', 'upc', '036000291452'],
    ['upc: 36000291452', 'schema/value', 'upc', '036000291452'],
    ['barcode: 4006381333931', 'schema/unknown-key', 'upc', '4006381333931'],
    ['artwork_url: assets\\artwork\\a.jpg', 'schema/value', 'artwork_url', 'artwork/a.jpg'],
    ['artwork_url: C:\\Users\\me\\a.jpg', 'schema/value', 'artwork_url', 'artwork/a.jpg'],
    ['audio_url: audio/a.wav', 'schema/value', 'audio', 'audio/a.wav'],
    ['audio: https://a.test/a.mp3', 'schema/value', 'audio_url', 'https://a.test/a.mp3'],
    ['credits: Ada', 'schema/type', 'credits', [{ role: 'Vocals', names: ['Ada'] }]],
    ['producer: Ada', 'schema/unknown-key', 'credits', [{ role: 'Producer', names: ['Ada'] }]],
    ['video: https://youtu.be/dQw4w9WgXcQ', 'schema/type', 'video.url', 'https://youtu.be/dQw4w9WgXcQ'],
    [
      'video_url: https://youtu.be/dQw4w9WgXcQ',
      'schema/unknown-key',
      'video.url',
      'https://youtu.be/dQw4w9WgXcQ',
    ],
    ['video:\n  title Live\n  url: https://youtu.be/dQw4w9WgXcQ', 'yaml/no-colon', 'video.title', 'Live'],
    [
      'formats: [{format: cd, price: 25, 50 EUR}]',
      'schema/unknown-key',
      'formats.0.price.0',
      { amount: 25.5, currency: 'EUR' },
    ],
    [
      'formats: [{format: vinyl, price: 450 LE}]',
      'schema/value',
      'formats.0.price.0',
      { amount: 450, currency: 'EGP' },
    ],
    [
      'formats: [{format: vinyl, price: $25}]',
      'schema/value',
      'formats.0.price.0',
      { amount: 25, currency: 'USD' },
    ],
    [
      'formats: [{format: vinyl, price: 25}]',
      'format/no-currency',
      'formats.0.price.0',
      { amount: 25, currency: 'EUR' },
    ],
    ['formats: {format: cd}', 'schema/type', 'formats.0.format', 'cd'],
    [
      'streaming_links: {spotify: "spotify:track:4uLU6hMCjMI75M1A2tKUQC"}',
      'schema/value',
      'streaming_links.spotify',
      'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    ],
    [
      'streaming_links: {spotify: open.spotify.com/track/4u}',
      'schema/value',
      'streaming_links.spotify',
      'https://open.spotify.com/track/4u',
    ],
    [
      'streaming_links: {Apple Music: https://music.apple.com/x}',
      'schema/unknown-key',
      'streaming_links.apple',
      'https://music.apple.com/x',
    ],
    ['type: ep\ntracks:\n  - One\n  - Two', 'schema/type', 'tracks.1.title', 'Two'],
    ['type: ep\ntracks:\n  title: One', 'schema/type', 'tracks.0.title', 'One'],
    ['type: ep\ntracks:\n  One\n  Two', 'schema/type', 'tracks.0.title', 'One'],
    ['type: ep\ntracks:\n  - title:One', 'schema/type', 'tracks.0.title', 'One'],
    [
      `streaming_links:\n  spotify: <iframe src="https://open.spotify.com/embed/track/4u?utm=1" width="100%"></iframe>`,
      'schema/value',
      'streaming_links.spotify',
      'https://open.spotify.com/track/4u',
    ],
    ['type: feature', 'schema/value', 'type', 'single'],
    ['title: @eddy', 'yaml/needs-quotes', 'title', '@eddy'],
    ['title: {artist} live', 'yaml/needs-quotes', 'title', 'EDDY live'],
    ['title: ? who', 'yaml/needs-quotes', 'title', '? who'],
    ['artists: [{name: @ada, url: https://a.example}]', 'yaml/needs-quotes', 'artists.0.name', '@ada'],
    ['title: Part One: The Night', 'yaml/colon', 'title', 'Part One: The Night'],
    ['title: Song #1', 'yaml/comment', 'title', 'Song #1'],
    ['genre: [بوب، فولك]', 'yaml/comma', 'genre', ['بوب', 'فولك']],
    ['title:\u00a0Ya', 'yaml/no-colon', 'title', 'Ya'],
    ['title:Ya', 'yaml/no-colon', 'title', 'Ya'],
    [
      'credits:\n  Vocals: Ada\n  Vocals: Eve',
      'yaml/duplicate-key',
      'credits',
      [{ role: 'Vocals', names: ['Ada', 'Eve'] }],
    ],
    ['type: ep\ntracks:\n  - title: One\n    title: Two', 'yaml/duplicate-key', 'tracks.1.title', 'Two'],
    [
      'streaming_links: {spotify: “https://open.spotify.com/track/4u”}',
      'schema/value',
      'streaming_links.spotify',
      'https://open.spotify.com/track/4u',
    ],
    ['video: 5', 'schema/type', 'video.title', 'Official Video'],
    ['title: "A\\0"', 'files/control-character', 'title', 'A'],
    [
      'type: ep\ntracks: [{title: A}, {title: B}, {title: C}, {title: D}, {title: E}, {title: F}, {title: G}]',
      'release/long-ep',
      'type',
      'album',
    ],
    [
      'type: ep\nduration: 9:00\ntracks: [{title: B, duration: 3:00}, {title: C, duration: 4:00}]',
      'tracks/length',
      'duration',
      420,
    ],
    ['preview: true', 'audio/none', 'audio', 'audio/new-song.flac'],
    ['artists:\n  - EDDY feat. Ada', 'artists/several', 'artists.1', { name: 'Ada', role: 'featuring' }],
    ['type: ep\ntracks: - title: One', 'yaml/list', 'tracks.0.title', 'One'],
  ].map((each) => inRelease(each as Case)),
  ...[
    ['look: {style: [board]}', 'schema/type', 'look.style', 'board'],
    ['look: {theme: board}', 'schema/unknown-key', 'look.style', 'board'],
    ['base_url: www.eddy.example', 'schema/value', 'base_url', 'https://www.eddy.example'],
    ['base_url: https://eddy.example/index.html', 'site/page-address', 'base_url', 'https://eddy.example'],
    ['base_url: http://eddy.example', 'site/insecure', 'base_url', 'https://eddy.example'],
    [
      'social: [{name: Spotify, url: "https://artists.spotify.com/c/artist/4uLU6hMCjMI75M1A2tKUQC/profile"}]',
      'link/log-in',
      'social.0.url',
      'https://open.spotify.com/artist/4uLU6hMCjMI75M1A2tKUQC',
    ],
    ['base_url: htps://eddy.example', 'schema/value', 'base_url', 'https://eddy.example'],
    ['base_url: https://me:word@eddy.example', 'schema/value', 'base_url', 'https://eddy.example'],
    [
      'artist: {name: E, members: [{name: N, from: January 2019}]}',
      'schema/type',
      'artist.members.0.from',
      2019,
    ],
    ['timezone: utc', 'schema/value', 'timezone', 'UTC'],
    ['timezone: London', 'schema/value', 'timezone', 'Europe/London'],
    ['timezone: Europe/Lisabon', 'schema/value', 'timezone', 'Europe/Lisbon'],
    [
      'social: [{name: Instagram, url: "@noor"}]',
      'schema/value',
      'social.0.url',
      'https://www.instagram.com/noor/',
    ],
    ['social:\n  - tik tok: "@noor"', 'schema/unknown-key', 'social.0.url', 'https://www.tiktok.com/@noor'],
    ['social:\n  - tiktok.com/@noor', 'schema/type', 'social.0.url', 'https://tiktok.com/@noor'],
    [
      'social:\n  instagram: https://www.instagram.com/noor/',
      'schema/type',
      'social.0.url',
      'https://www.instagram.com/noor/',
    ],
    ['emails: {general: hello at eddy.example}', 'schema/value', 'emails.general', 'hello@eddy.example'],
    ['emails: {general: Ada <hello@eddy.example>}', 'schema/value', 'emails.general', 'hello@eddy.example'],
    [
      'emails: {general: "hello@eddy.example, ada@eddy.example"}',
      'schema/value',
      'emails.general',
      'hello@eddy.example',
    ],
    ['emails: {general: mailto:hello@eddy.example}', 'schema/value', 'emails.general', 'hello@eddy.example'],
    ['emails:\n  general hello@eddy.example', 'schema/type', 'emails.general', 'hello@eddy.example'],
    ['menu:\n  - music:\n    - releases\n    - mixes', 'schema/unknown-key', 'menu.0.page', 'music'],
    ['menu:\n  - shop: https://shop.example', 'schema/unknown-key', 'menu.0.url', 'https://shop.example'],
    ['menu: [{label: Shop, link: /shop/}]', 'schema/unknown-key', 'menu.0.url', '/shop/'],
    [
      'menu: [{label: Programme, url: /Programme 2026.pdf}]',
      'schema/value',
      'menu.0.url',
      '/Programme%202026.pdf',
    ],
    [
      'menu: [{label: Agency, url: https://a.example/My Artists/}]',
      'schema/value',
      'menu.0.url',
      'https://a.example/My%20Artists/',
    ],
    [
      'menu: [{label: Agency, url: https://a .example/My Artists/}]',
      'schema/value',
      'menu.0.url',
      'https://a.example/My%20Artists/',
    ],
    [
      'newsletter: {provider: ConvertKit, endpoint: https://app.kit.com/forms/1/subscriptions}',
      'schema/value',
      'newsletter.provider',
      'kit',
    ],
    [
      'newsletter: {provider: rapidmail, endpoint: https://forms.example/x}',
      'schema/value',
      'newsletter.provider',
      'form',
    ],
    [
      'newsletter: {provider: buttondown, url: https://buttondown.com/x}',
      'schema/unknown-key',
      'newsletter.endpoint',
      'https://buttondown.com/x',
    ],
    ['look: {accent: 8a1c4a}', 'schema/value', 'look.accent', '#8a1c4a'],
    ['look: {accent: FC0}', 'schema/value', 'look.accent', '#ffcc00'],
    ['look:\n  accent: #8a1c4a', 'schema/type', 'look.accent', '#8a1c4a'],
    [
      'languages:\n  - en\n  - pt_br',
      'schema/type',
      'languages.1',
      { code: 'pt-BR', name: 'Português (Brasil)' },
    ],
    ['words: {pages: {news: {title: Blog}}}', 'words/type', 'words.pages.news', 'News'],
    ['words: {dates: {rnge: "{first} – {last}"}}', 'words/unknown', 'words.dates.range', '{first} – {last}'],
    [
      'links: {My Shop: https://shop.example, tour: /events/}',
      'schema/key',
      'links.my-shop',
      'https://shop.example',
    ],
    [
      'artist: {name: E, members: [{name: N, from: 2019, until: 2012}]}',
      'artist/member-years',
      'artist.members.0',
      { name: 'N', from: 2012, until: 2019 },
      [0, 1],
    ],
    [
      'contact: {endpoint: https://forms.example/eddy, fields: [{name: day, label: Day, type: text, options: [A, B]}]}',
      'contact/options',
      'contact.fields.0.type',
      'select',
    ],
    ['timezone: CEST', 'schema/value', 'timezone', 'Europe/Berlin'],
  ].map((each) => inSite(each as Case)),
  ...[
    ['tickets: www.hall.example/x', 'schema/value', 'tickets.0.url', 'https://www.hall.example/x'],
    ['tickets: At the door', 'schema/value', 'price.0.words', 'At the door'],
    ['tickets: sold out', 'schema/value', 'status', 'sold_out'],
    ["time: '21:30'\nend: '21:00'\ntimezone: UTC", 'event/long-night', 'end', '21:30', [0, 1]],
    [
      'city: Online\ntickets: https://stream.example/x',
      'event/online-city',
      'online',
      'https://stream.example/x',
    ],
    ['status: ausverkauft', 'schema/value', 'status', 'sold_out'],
    ['status: verschoben auf Mai', 'schema/value', 'status', 'postponed'],
    ['status: Sold out (again)', 'schema/value', 'status', 'sold_out'],
    ['time: 8:30', 'schema/value', 'time', '20:30'],
    ['date: 2027-03-02\ntime: 24:00', 'schema/value', 'date', '2027-03-03', [0, 1]],
    ["time: 20:30'", 'schema/value', 'time', '20:30'],
    ['time: 19:30-21:30', 'schema/value', 'end', '21:30', [0, 1]],
    ['date: 2.–4. März 2027', 'schema/value', 'end_date', '2027-03-04', [0, 1]],
    ['time: 19.30 – 21 Uhr', 'schema/value', 'end', '21:00', [0, 1]],
    ['time: 8pm till late', 'schema/value', 'time', '20:00'],
    ['date: 2027-01-22 20:00', 'schema/value', 'time', '20:00', [0, 1]],
    ['date: 12.3.2027', 'schema/value', 'date', '2027-03-12'],
    ['timezone: Lisabon', 'schema/value', 'timezone', 'Europe/Lisbon'],
    ['on_sale: 2026-12-01T10:00', 'schema/value', 'on_sale', '2026-12-01'],
    ['doors: "20:00"', 'event/no-time', 'time', '22:00'],
    ['date: 2020-03-02\nstatus: postponed', 'event/postponed-past', 'status', 'cancelled'],
  ].map((each) => inShow(each as Case)),
  ...[
    [
      'items:\n  - {title: Shirt, price: 25 EUR, link: https://x.example}',
      'schema/unknown-key',
      'items.0.url',
      'https://x.example',
    ],
    [
      'items: [{title: Shirt, price: 25 EUR, url: https://x.example, sizes: [S, M]}]',
      'schema/unknown-key',
      'items.0.options.1.name',
      'M',
    ],
    [
      'items:\n  - title: Shirt\n    price: 25\n    url: https://x.example',
      'merch/no-currency',
      'items.0.currency',
      'EUR',
    ],
    ['- title: Shirt\n  price: 25 EUR\n  url: https://x.example', 'schema/type', 'items.0.title', 'Shirt'],
  ].map((each) => inMerch(each as Case)),
  ...[
    ['sections: [latest, {shows: 4}]', 'schema/type', 'sections.1', { shows: { limit: 4 } }],
    ['featured: [releases/oen]', 'reference/unknown', 'featured.0', 'releases/one'],
    ['lead: portrait', 'home/no-picture', 'picture', 'photos/portrait.jpg'],
    ['lead: film', 'home/no-film', 'video', 'https://youtu.be/abcdefghijk'],
  ].map((each) => inHome(each as Case)),
  ...[['sets:\n  - photos/a.jpg', 'schema/type', 'sets.0.photos.0.file', 'photos/a.jpg']].map((each) =>
    inPhotos(each as Case),
  ),
  ...[
    ['episode: "#3"', 'schema/type', 'episode', 3],
    ['episode: "3"', 'schema/type', 'episode', 3],
    ['release_date: # later', 'mix/no-date', 'release_date', '2025-08-01'],
  ].map((each) => inMix(each as Case)),
  {
    name: 'no key has a space after its colon',
    files: { 'pages/about.yaml': 'title:About us\n' },
    code: 'schema/type',
    path: 'pages.about.data.title',
    means: 'About us',
  },
  {
    name: 'a course whose price has no currency',
    files: { 'pages/lessons.md': '---\ntitle: A\ncourses:\n  - title: B\n    price: 120\n---\n\nText.\n' },
    code: 'course/no-currency',
    path: 'ownPages.0.data.courses.0.currency',
    means: 'EUR',
  },
  {
    name: 'an imprint without a way to write',
    files: { 'site.yaml': `${SITE}imprint:\n  name: A\n  address: B\n` },
    code: 'imprint/no-contact',
    path: 'site.data.imprint.email',
    means: 'hello@eddy.example',
  },
  {
    name: 'a VAT id without its country',
    files: {
      'site.yaml': `${SITE}imprint:\n  name: A\n  address: B\n  email: a@b.example\n  vat_id: "136695976"\n`,
    },
    code: 'imprint/vat-id',
    path: 'site.data.imprint.vat_id',
    means: 'DE136695976',
  },
  {
    name: 'a mix of another day',
    files: { 'mixes/one.md': '---\nepisode_title: A\nrelease_date: 2027-01-01\n---\n' },
    code: 'date/future',
    path: 'mixes.0',
    means: undefined,
  },
  {
    name: 'a card with two addresses',
    files: {
      'pages/contact.yaml':
        'cards:\n  - title: Shows\n    contact: ada@eddy.example\n    email: eve@eddy.example\n',
    },
    code: 'contact/other-address',
    path: 'pages.contact.data.cards.0.email',
    means: 'ada@eddy.example',
  },
  ...[
    ['::vidoe{url=https://youtu.be/dQw4w9WgXcQ}', 'directive/unknown', 'body.intro.0.name', 'video'],
    [
      '::video{ulr=https://youtu.be/dQw4w9WgXcQ}',
      'directive/attribute',
      'body.intro.0.url',
      'https://youtu.be/dQw4w9WgXcQ',
    ],
    ['::releases{limit=three}', 'schema/type', 'body.intro.0.limit', 4],
    [
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
      'markdown/html',
      'body.intro.0.name',
      'video',
    ],
    ['{artits}', 'placeholder/unknown', 'body.intro.0', '<p>EDDY</p>'],
    ['{links.shp}', 'placeholder/unknown-link', 'links.0.url', 'https://shop.example'],
    ['[Mail](me@x.example)', 'markdown/link', 'links.0.url', 'mailto:me@x.example'],
    ['[Shop](www.x.example)', 'markdown/link', 'links.0.url', 'https://www.x.example'],
    ['[Shop](https://me:word@x.example/)', 'markdown/link-user', 'links.0.url', 'https://x.example/'],
    ['![](../assets/photos/a.jpg)', 'markdown/picture-file', 'body.intro.0.file', 'photos/a.jpg'],
  ].map((each) => inNews(each as Case)),
].flat();
