/** Reports about values of another form than the key takes: the line to type instead. */
import { expect, test } from 'vitest';
import { loadFiles, SITE } from '../../../../helpers/content.ts';

/** The hints for a site with these lines. */
async function hintsForSite(lines: string): Promise<(string | undefined)[]> {
  const keys = [...lines.matchAll(/^[a-z_]+(?=:)/gm)].map(([key]) => key);
  // The rest of the site without any problem.
  const others = SITE.split(/^(?=[a-z])/m).filter((part) => !keys.some((key) => part.startsWith(`${key}:`)));
  return hintsOf({ 'site.yaml': `${others.join('')}${lines}\n` });
}

async function hintsOf(files: Record<string, string>): Promise<(string | undefined)[]> {
  const { problems } = await loadFiles(files);
  return problems.filter(({ code }) => code.startsWith('schema/')).map(({ hint }) => hint);
}

const CLOCK =
  'Name the continent and a large city with the same clock, as in Europe/Berlin, Africa/Lagos or America/New_York.';
const ZONE = 'Places with that clock are named one by one. If yours has that of';

test.each([
  ['artist: {name: E, members: [{name: N, from: January 2019}]}', 'Write  from: 2019'],
  ['artist: {name: E, members: [{name: N, from: 2019-2021}]}', undefined],
  ['artist: {name: E, members: [{name: N, until: present}]}', 'Leave it out.'],
  ['timezone: GMT+2', CLOCK],
  [
    'timezone: "\u200fEurope/Lisbon"',
    'There is an invisible character in it. Delete the line and type it again:  timezone: Europe/Lisbon',
  ],
  ['timezone: MEZ', `${ZONE} Berlin, write  timezone: Europe/Berlin`],
  ['timezone: CEST', `${ZONE} Berlin, write  timezone: Europe/Berlin`],
  ['timezone: bst', `${ZONE} London, write  timezone: Europe/London`],
  ['timezone: EST', `${ZONE} New York, write  timezone: America/New_York`],
  ['timezone: utc', 'Write  timezone: UTC'],
  ['timezone: Europe/Lisabon', 'Did you mean "Europe/Lisbon"?'],
  ['timezone: Europe/Dubai', 'Write  timezone: Asia/Dubai'],
  ['timezone: somewhere', CLOCK],
  ['social: [{name: Instagram, url: "@noor"}]', 'Write  url: https://www.instagram.com/noor/'],
  ['social: [{name: WhatsApp, url: "+971 50 123 4567"}]', 'Write  url: https://wa.me/971501234567'],
  ['social: [{name: Unheard Of, url: "@noor"}]', 'For example:  url: https://www.instagram.com/your-name/'],
  [
    'social:\n  - tik tok: "@noor"',
    'Write  - {name: TikTok, url: https://www.tiktok.com/@noor, handle: "@noor"}',
  ],
  ['social: [tiktok.com/@noor]', 'Write  {name: TikTok, url: https://tiktok.com/@noor}'],
  ['contact: {endpoint: "https://me:word@forms.test/x"}', 'Write  endpoint: https://forms.test/x'],
  [
    'newsletter: {provider: ghost, endpoint: "https://me:word@ghost.test/"}',
    'Write  endpoint: https://ghost.test/',
  ],
  [
    'newsletter: {provider: buttondown, endpoint: "https://me@buttondown.com/noor"}',
    'Write  endpoint: https://buttondown.com/noor',
  ],
  [
    'links: {shop: "https://shop.test/mara quell"}',
    'Write spaces as %20:  shop: https://shop.test/mara%20quell',
  ],
  [
    'links: {shop: "https://shop.test?q=mara quell"}',
    'Write spaces as %20:  shop: https://shop.test?q=mara%20quell',
  ],
  ['links: {shop: shop.test/mara quell}', 'Write spaces as %20:  shop: https://shop.test/mara%20quell'],
  [
    'links: {shop: "https://shop .test/x"}',
    'The name of a host has no spaces. Write  shop: https://shop.test/x',
  ],
  [
    'links: {shop: "https:// shop.test/x y"}',
    'The name of a host has no spaces. Write  shop: https://shop.test/x%20y',
  ],
  ['links: {shop: shop .test/x}', 'The name of a host has no spaces. Write  shop: https://shop.test/x'],
  [
    'menu: [{label: A, url: "https://shop.test/mara quell"}]',
    'Write spaces as %20:  url: https://shop.test/mara%20quell',
  ],
  ['menu: [{label: A, url: /mara quell/}]', 'Write spaces as %20:  url: /mara%20quell/'],
  ['base_url: https://me:word@noor.example', 'Write  base_url: https://noor.example'],
  ['links: {shop: "https://:word@shop.test?a@b"}', 'Write  shop: https://shop.test?a@b'],
  ['social: [{name: A, url: "HTTPS://a:b@c@a.test/@noor"}]', 'Write  url: HTTPS://a.test/@noor'],
  ['menu:\n  - music:\n    - releases\n    - mixes', 'Write  - {page: music, items: [releases, mixes]}'],
  ['menu:\n  - Listen:\n    - mixes', 'Write  - {label: Listen, items: [mixes]}'],
  ['menu:\n  - shop: https://shop.example', 'Write  - {label: shop, url: https://shop.example}'],
  ['menu: [{label: Shop, link: /shop/}]', 'Write  url: /shop/'],
  [
    'newsletter: {provider: substack, endpoint: https://noor.substack.com}',
    'If the service takes addresses as JSON, write  provider: form  – if not, remove newsletter and link to its own page in menu:  - {label: Newsletter, url: https://noor.substack.com}',
  ],
  [
    'newsletter: {provider: ConvertKit, endpoint: https://app.kit.com/forms/1/subscriptions}',
    'Did you mean "kit"?',
  ],
  ['newsletter: buttondown', 'Write  newsletter: {provider: buttondown, endpoint: https://…}'],
  [
    'embeds: "#d98a00"',
    'Write its keys below it, one per line, each indented by two spaces, or all on one line:  embeds: {color: "#d98a00"}',
  ],
])('site.yaml with %j', async (lines, hint) => {
  expect(await hintsForSite(lines)).toEqual([hint]);
});

const PASTE = 'Open the file and copy its text. Write';
const BELOW = 'and paste the text below it, each line indented by two spaces.';

test.each([
  ['tracks: 1. One 2. Two', 'Write  tracks: [{title: One}, {title: Two}]'],
  ['tracks:\n  1. One\n  2. No. 5 in C', 'Write  tracks: [{title: One}, {title: No. 5 in C}]'],
  ['tracks:\n  \u2022 One\n  \u2022 Two', 'Write  tracks: [{title: One}, {title: Two}]'],
  ['tracks: |\n  1. One\n  2. Two', 'Write  tracks: [{title: One}, {title: Two}]'],
  ['tracks: \uf0b7 One \uf0b7 Two', 'Write  tracks: [{title: One}, {title: Two}]'],
  ['tracks: >\n  \u2022 One\n  \u2022 Two', 'Write  tracks: [{title: One}, {title: Two}]'],
  ['artists: |\n  1. One\n  2. Two', 'Write  artists: [One, Two]'],
  ['genre: 1. House 5. Pop', 'Put brackets around it: genre: [1. House 5. Pop]'],
  ['genre: 1. House 2. Pop', 'Write  genre: [House, Pop]'],
  ['artists: E feat. Kemi', 'Write  artists: [E, {name: Kemi, role: featuring}]'],
  [
    'artists: E (ft. Kemi & Ruxx, Zino und Bo)',
    'Write  artists: [E, {name: Kemi, role: featuring}, {name: Ruxx, role: featuring}, {name: Zino, role: featuring}, {name: Bo, role: featuring}]',
  ],
  ['artists: Kemi & Ruxx', 'Put brackets around it: artists: [Kemi & Ruxx]'],
  [
    'musicians: [A, B]',
    'Write who plays what as  credits: {Violin: Name of the player, Cello: Name of another}',
  ],
  ['recorded: {place: Old Church, date: 2025-03-03}', 'Write  recorded: "Old Church, 2025-03-03"'],
  ['recorded: {artist}', 'Put quotes around it: recorded: "{artist}"'],
  ['preview: 30', 'Write  preview: {length: 30}'],
  ['preview: 0:30', 'Write  preview: {from: 0:30}'],
  ['lyrics: lyrics/danfo.docx', `${PASTE}  lyrics: |  ${BELOW}`],
  ['lyrics: danfo.docx', `${PASTE}  lyrics: |  ${BELOW}`],
  ['lyrics: ./mein lied.txt', `${PASTE}  lyrics: |  ${BELOW}`],
  ['lyrics: "C:\\\\texts\\\\danfo.rtf"', `${PASTE}  lyrics: |  ${BELOW}`],
  ['genre: [texts/genre.txt]', `${PASTE}  - |  ${BELOW}`],
  [
    'label: photos/label.jpg',
    'Write words here. For pictures and recordings there are other keys:  npx liner help keys',
  ],
  ['genre: {House, Pop}', 'For example:  genre: [Soul, Folk]'],
  ['genre:\n  House\n  Pop', 'Write  genre: [House, Pop]'],
  ['genre:\n  - Jazz: Modal', 'Put quotes around it: "Jazz: Modal"'],
  [
    'featuring: [A, B]',
    "Write  artists: ['{artist}', {name: A, role: featuring}, {name: B, role: featuring}]",
  ],
  ['with: A, B', "Write  artists: ['{artist}', {name: A, role: with}, {name: B, role: with}]"],
  ['producer: [A, B]', 'Write  credits: {Producer: [A, B]}'],
  ['formats: [{format: vinyl, price: 450 LE}]', 'Write  price: 450 EGP'],
  ['formats:\n  - CD 12 EUR', 'Keep the hyphen and name what it is:  - {format: cd, price: 12 EUR}'],
  ['formats:\n  - LP, red', 'Keep the hyphen and name what it is:  - {format: vinyl, title: red}'],
  ['explicit: clean', undefined],
  ['formats: [{format: vinyl, price: ٤٥٠ جنيه}]', 'Write  price: 450 EGP'],
  ['formats: [{format: vinyl, price: ٢٠٠ درهم}]', 'Write  price: 200 AED'],
  [
    'formats: [{format: vinyl, price: $25}]',
    'Dollars have several currencies. For those of the United States, write  price: 25 USD',
  ],
  ['streaming_links: {spotify: "https://me:word@a.test/x"}', 'Write  spotify: https://a.test/x'],
  ['audio_url: https://me:word@a.test/x.mp3', 'Write  audio_url: https://a.test/x.mp3'],
  [
    'streaming_links: {spotify: "spotify:track:4uLU6hMCjMI75M1A2tKUQC"}',
    'Write  spotify: https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'streaming_links: {spotify: "https://open.spotify.com/track/4uLU\u200b"}',
    'There is an invisible character in it. Delete the line and type it again:  spotify: https://open.spotify.com/track/4uLU',
  ],
  [
    'video: {title: V, url: "https://youtu.be/\u202fdQw4w9WgXcQ"}',
    'There is an invisible character in it. Delete the line and type it again:  url: https://youtu.be/dQw4w9WgXcQ',
  ],
  [
    'release_date: 2026-\u00ad01-01',
    'There is an invisible character in it. Delete the line and type it again:  release_date: 2026-01-01',
  ],
])('a release with %j', async (lines, hint) => {
  expect(await hintsOf({ 'releases/one.md': `---\ntitle: A\ntype: single\n${lines}\n---\n` })).toEqual([
    hint,
  ]);
});

test('the entries of a list in brackets have no hyphen', async () => {
  const file = (lines: string) => ({ 'releases/one.md': `---\ntitle: A\ntype: album\n${lines}\n---\n` });
  expect(await hintsOf(file('tracks: [One, Two]'))).toEqual(['Write  {title: One}', 'Write  {title: Two}']);
  expect(await hintsOf(file('tracks: [{title: One}, {title: Two}]'))).toEqual([]);
  expect(await hintsOf(file('tracks:\n  - One'))).toEqual([
    'Keep the hyphen and name what it is:  - title: One',
  ]);
});

test.each([
  'description: Recorded at home/away, mixed by readme.txt and others.',
  'genre: [readme.txt, AC/DC]',
  'label: 24/7 Records',
  'lyrics: https://words.example/danfo.txt',
])('words that look a little like a path are words: %j', async (lines) => {
  expect(
    await hintsOf({ 'releases/one.md': `---\ntitle: readme.txt\ntype: single\n${lines}\n---\n` }),
  ).toEqual([]);
});

test('other platforms have a key beside streaming_links', async () => {
  const hintFor = (link: string) =>
    hintsOf({ 'releases/one.md': `---\ntitle: A\ntype: single\nstreaming_links: {${link}}\n---\n` });
  expect(await hintFor('bleep: https://bleep.com/x')).toEqual([
    'Write other sites on a line that is not indented:  links: [{name: bleep, url: https://bleep.com/x}]',
  ]);
  expect(await hintFor('spotfy: https://open.spotify.com/x')).toEqual(['Did you mean "spotify"?']);
});

test('rows of a table are answered with an example', async () => {
  const events = 'events:\n  12.03.2027\tLeipzig\tHall\n  14.03.2027\tBerlin\tHall\n';
  expect(await hintsOf({ 'pages/events.yaml': events })).toEqual([
    'Write one entry per line below the key, each with a hyphen:  - {title: Open Air, date: 2026-06-12, city: Lisbon}',
  ]);
});

test('tickets at an address with a password', async () => {
  const events = 'events: [{title: A, city: C, date: 2027-03-03, tickets: "https://a:b@t.test/"}]\n';
  expect(await hintsOf({ 'pages/events.yaml': events })).toEqual(['Write  tickets: https://t.test/']);
});

test.each([
  [
    'events: [{title: A, date: 2027-03-03, city: C, tickets: a@b.test or 030 123456}]',
    'tickets: [a@b.test, 030 123456]',
  ],
  ['events: [{title: A, date: 2027-03-03, city: C, tickets: im Pfarrbüro}]', 'description: im Pfarrbüro'],
  ['events: [{title: A, date: 2027-03-03, city: C, tickets: frei}]', 'price: frei'],
  [
    'events:\n  - {title: A, date: 2027-03-03, city: C, days: [6.3.2027 um 11 Uhr]}\n',
    '{date: 2027-03-06, time: 11:00}',
  ],
  ['venues: {hall: {name: A, city: B}}\nevents: [{title: A, date: 2027-03-03, ort: hall}]', 'venue: hall'],
  ['venues: {hall: {name: A, city: B}}\nevents: [{title: A, date: 2027-03-03, ort: Jena}]', 'city: Jena'],
])('of a show in %s, the line is %s', async (events, line) => {
  expect(await hintsOf({ 'pages/events.yaml': events })).toEqual([expect.stringContaining(line)]);
});

test('holidays on one line have their first and last day', async () => {
  const groups = 'except:\n  - 21.12.2026 - 1.1.2027\ngroups: [{name: A, day: Mo}]\n';
  expect(await hintsOf({ 'pages/groups.yaml': groups })).toEqual([
    'Write  {from: 2026-12-21, until: 2027-01-01}',
  ]);
});

test('tickets that are sold out are a status', async () => {
  const events = 'events: [{title: A, city: C, date: 2027-03-03, tickets: sold out}]\n';
  expect(await hintsOf({ 'pages/events.yaml': events })).toEqual(['Write  status: sold_out']);
});

const HOST = 'The name of a host has no spaces. Write';
const PATH = 'Write spaces as %20:';
const PRICE = 'This is for the address where they are sold. For what they cost, write';

test.each([
  ['tickets: https://tickets .example/mara quell', `${HOST}  tickets: https://tickets.example/mara%20quell`],
  ['tickets: tickets .example/mara', `${HOST}  tickets: https://tickets.example/mara`],
  ['tickets: tickets.example/mara quell', `${PATH}  tickets: https://tickets.example/mara%20quell`],
  ['tickets: https://tickets.example/mara quell', `${PATH}  tickets: https://tickets.example/mara%20quell`],
  ['tickets: [{url: https://tickets.example/a b}]', `${PATH}  url: https://tickets.example/a%20b`],
  ['tickets: [https://tickets.example/a b]', `${PATH}  https://tickets.example/a%20b`],
  ['tickets: 15 EUR. At the door', `${PRICE}  price: 15 EUR. At the door`],
  ['tickets: 15/20 EUR', `${PRICE}  price: 15/20 EUR`],
  ["time: 20:00'", 'Remove the quote at the end:  time: 20:00'],
  ['time: 20:00"', 'Remove the quote at the end:  time: 20:00'],
  ["date: 2027-03-03'", 'Remove the quote at the end:  date: 2027-03-03'],
])('a show with %s', async (line, hint) => {
  const date = line.startsWith('date') ? '' : 'date: 2027-03-03\n    ';
  const events = `events:\n  - title: A\n    city: C\n    ${date}${line}\n`;
  expect(await hintsOf({ 'pages/events.yaml': events })).toEqual([hint]);
});

test.each(['javascript:alert(1)', 'mailto:box@t.test'])('%s is no price', async (address) => {
  const events = `events: [{title: A, city: C, date: 2027-03-03, tickets: '${address}'}]\n`;
  for (const hint of await hintsOf({ 'pages/events.yaml': events })) expect(hint).not.toContain('price');
});

test('two addresses in one place are not answered with one', async () => {
  const hints = await hintsForSite('links: {shop: "https://a.test/x https://b.test/y"}');
  expect(hints).not.toEqual([expect.stringContaining('%20')]);
});

const REDUCED = 'price: [25 EUR, 15 EUR reduced]';

/** Prices, sizes and quotes as people write them at first, and what they are answered. */
const FIRST_TRIES: [file: string, yaml: string, hint: string][] = [
  ...['reduced: 15', 'concessions: 15 EUR', 'reduced_price: 15'].flatMap(
    (line): [string, string, string][] => [
      [
        'pages/events.yaml',
        `events:\n  - {title: A, date: 2027-01-01, city: Rome, price: 25 EUR, ${line}}`,
        REDUCED,
      ],
      ['pages/merch.yaml', `items:\n  - {title: A, price: 25 EUR, ${line}}`, REDUCED],
    ],
  ),
  ['pages/merch.yaml', 'items:\n  - {title: A, price: {EUR: 15, USD: 18}}', '[15 EUR, …]'],
  [
    'pages/events.yaml',
    'events:\n  - {title: A, date: 2027-01-01, city: Rome, price: {EUR: 15, CHF: 18}}',
    '[15 EUR, …]',
  ],
  ['pages/merch.yaml', 'items:\n  - {title: A, options: {S: 3, M: 0}}', 'Write  options: [S, M]'],
  ['pages/merch.yaml', 'items:\n  - {title: A, stock: 0}', 'sold_out: true'],
  ['pages/merch.yaml', 'items:\n  - {title: A, options: [{name: S, stock: 0}]}', 'sold_out: true'],
  ['pages/press.yaml', 'quotes:\n  - {text: A, outlet: B, concert: Open Air}', 'Write  about: Open Air'],
  ['pages/press.yaml', 'quotes:\n  - {text: A, outlet: B, release: first-song}', 'Write  about: first-song'],
  ['pages/press.yaml', 'downloads:\n  - {title: A, file: a.pdf, size: 2 MB}', 'read from the file'],
  ['pages/press.yaml', 'downloads:\n  - {title: A, file: a.pdf, language: Deutsch}', 'Did you mean "de"?'],
  ['pages/courses.md', '---\ntitle: A\ncourses:\n  - {title: B, date: 3.2.2027}\n---\n', 'date: 2027-02-03'],
  ['pages/courses.md', '---\ntitle: A\ncourses:\n  - {title: B, price: 9 EUR, reduced: 5}\n---\n', REDUCED],
  ['pages/courses.md', '---\ntitle: A\ncourses:\n  - {title: B, seats: 8 Plätze}\n---\n', 'Write  seats: 8'],
];

test.each(FIRST_TRIES)('in %s, %j is answered with the way to write it', async (file, yaml, hint) => {
  expect(await hintsOf({ 'site.yaml': SITE, [file]: `${yaml}\n` })).toContainEqual(
    expect.stringContaining(hint),
  );
});
