import { expect, test } from 'vitest';
import { describe, loadFiles, release } from '../../../../helpers/content.ts';

/** A description, the front matter of a release, the place and code of each problem, and the line or word to type. */
const RELEASES: [string, string, string[], string[]][] = [
  ['a number for a title', 'title: 28\ntype: single', ['2:8 schema/type'], ['title: "28"']],
  ['a decimal for a title', 'title: 1.10\ntype: single', ['2:8 schema/type'], ['title: "1.10"']],
  ['true for a text', 'title: A\ntype: single\nkey: true', ['4:6 schema/type'], ['key: "true"']],
  ['a tilde for a title', 'title: ~\ntype: single', ['2:8 schema/type'], ['title: "~"']],
  [
    'an address in curly quotes',
    'title: A\ntype: single\nvideo: {title: V, url: “https://a.example”}',
    ['4:24 schema/value'],
    ['url: https://a.example'],
  ],
  [
    'an address with a slip in its beginning',
    'title: A\ntype: single\nvideo: {title: V, url: htps://a.example/x}',
    ['4:24 schema/value'],
    ['url: https://a.example/x'],
  ],
  ['a list without spaces', 'title: A\ntype: single\ngenre:\n  -House\n  -Pop', ['5:3 schema/type'], []],
  ['an empty title', 'title:\ntype: single', ['2:7 schema/missing'], []],
  ['a title of spaces', 'title: "  "\ntype: single', ['2:8 schema/missing'], []],
  ['a title that is a comment', 'title: #1 Hit\ntype: single', ['2:8 schema/type'], ['title: "#1 Hit"']],
  [
    'a placeholder without quotes',
    'title: {artist}\ntype: single',
    ['2:8 schema/type'],
    ['title: "{artist}"'],
  ],
  ['a list for a text', 'title: [A, B]\ntype: single', ['2:8 schema/type'], ['title: "A, B"']],
  ['yes for true', 'title: A\ntype: single\nfeatured: yes', ['4:11 schema/type'], ['featured: true']],
  ['a text for a list', 'title: A\ntype: single\ngenre: House', ['4:8 schema/type'], ['genre: [House]']],
  [
    'a list for a group',
    'title: A\ntype: single\ncredits: [x]',
    ['4:11 schema/type'],
    ['Write  {role: Vocals, name: x}'],
  ],
  [
    'a text for a group',
    'title: A\ntype: single\nvideo: https://youtu.be/x',
    ['4:8 schema/type'],
    ['video: {title: Official Video, url: https://youtu.be/x}'],
  ],
  ['a number in a list of texts', 'title: A\ntype: single\nmood_tags: [a, 3]', ['4:16 schema/type'], ['"3"']],
  ['a number among credits', 'title: A\ntype: single\ncredits: {Mix: 3}', ['4:16 schema/type'], ['Mix: "3"']],
  ['a mistyped key', 'titel: A\ntype: single', ['2:1 schema/unknown-key'], ['title']],
  [
    'a key of another spelling',
    'title: A\ntype: single\nRelease-Date: 2020',
    ['4:1 schema/unknown-key'],
    ['release_date'],
  ],
  ['a part of a key', 'title: A\ntype: single\nartwork: a.jpg', ['4:1 schema/unknown-key'], ['artwork_url']],
  [
    'a key that nobody knows',
    'title: A\ntype: single\nartists: [{name: B, zzz: 1}]',
    ['4:21 schema/unknown-key'],
    [],
  ],
  [
    'an artist with a role of another kind',
    'title: A\ntype: single\nartists:\n  - {name: B, role: feat}\n  - name: C\n    url: c.example',
    ['5:21 schema/value', '7:10 schema/value'],
    ['featuring', 'url: https://c.example'],
  ],
  [
    'an artist without a name',
    'title: A\ntype: single\nartists: [{role: with}]',
    ['4:11 schema/missing'],
    ['name:'],
  ],
  [
    'an artist whose name is a number',
    'title: A\ntype: single\nartists: [1975]',
    ['4:11 schema/type'],
    ['"1975"'],
  ],
  [
    'the artist of the site without quotes among others',
    'title: A\ntype: single\nartists: [{artist}, Mona]',
    ['4:11 schema/type'],
    ['"{artist}"'],
  ],
  [
    'artists without a list',
    'title: A\ntype: single\nartists: A & B',
    ['4:10 schema/type'],
    ['artists: [A & B]'],
  ],
  [
    'a mistyped key within a list',
    'title: A\ntype: ep\ntracks:\n  - titel: X\n    track_number: 1',
    ['5:5 schema/unknown-key'],
    ['title'],
  ],
  ['a missing key', 'title: A', ['2:1 schema/missing'], ['type:']],
  [
    'a missing key within a list',
    'title: A\ntype: ep\ntracks:\n  - track_number: 1',
    ['5:5 schema/missing'],
    ['title:'],
  ],
  ['a value of another case', 'title: A\ntype: Single', ['3:7 schema/value'], ['single']],
  ['a value that is not allowed', 'title: A\ntype: LP', ['3:7 schema/value'], ['album']],
  [
    'quotes around a number',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: "1"}',
    ['5:30 schema/type'],
    ['track_number: 1'],
  ],
  [
    'a fraction for a whole number',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: 1.5}',
    ['5:30 schema/type'],
    ['track_number: 1'],
  ],
  [
    'a length of nothing',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: 1, duration: 0}',
    ['5:43 schema/value'],
    [],
  ],
  ['an empty list', 'title: A\ntype: ep\ntracks: []', ['4:9 schema/value'], []],
  [
    'an address without https',
    'title: A\ntype: single\nvideo: {title: V, url: www.youtube.com/x}',
    ['4:24 schema/value'],
    ['url: https://www.youtube.com/x'],
  ],
  [
    'a script for an address',
    'title: A\ntype: single\nvideo: {title: V, url: "javascript:alert(1)"}',
    ['4:24 schema/value'],
    ['url: https://www.youtube.com/watch?v=abcdefghijk'],
  ],
  [
    'a file outside of the assets',
    'title: A\ntype: single\nartwork_url: ../x.jpg',
    ['4:14 schema/value'],
    [],
  ],
  [
    'a file with the slashes of Windows',
    'title: A\ntype: single\nartwork_url: artwork\\cover.jpg',
    ['4:14 schema/value'],
    ['artwork_url: artwork/cover.jpg'],
  ],
  [
    'a file with the whole path',
    'title: A\ntype: single\nartwork_url: ./assets/artwork/cover.jpg',
    ['4:14 schema/value'],
    ['artwork_url: artwork/cover.jpg'],
  ],
  ['a slug with capitals', 'title: A\ntype: single\nslug: One X', ['4:7 schema/value'], ['one-x']],
  ['a slug that is not the file', 'title: A\ntype: single\nslug: two', ['4:7 files/slug'], []],
  ['an id that is a list', 'title: A\ntype: single\nid: [1]', ['4:5 schema/type'], []],
  [
    'a guest under a key of its own',
    'title: A\ntype: single\nfeaturing: Omar',
    ['4:1 schema/unknown-key'],
    ["artists: ['{artist}', {name: Omar, role: featuring}]"],
  ],
  [
    'names without their roles',
    'title: A\ntype: single\ncredits: Layla and Yasmin',
    ['4:10 schema/type'],
    ['credits: {Vocals: Layla and Yasmin}'],
  ],
  [
    'roles in a list',
    'title: A\ntype: single\ncredits:\n  - Producer: Hany',
    ['5:5 schema/unknown-key'],
    ['- {role: Producer, name: Hany}'],
  ],
  [
    'the address of a video among videos',
    'title: A\ntype: single\nvideos: https://youtu.be/x',
    ['4:9 schema/type'],
    ['videos: [{title: Official Video, url: https://youtu.be/x}]'],
  ],
  [
    'tracks in one line',
    'title: A\ntype: ep\ntracks: One, Two',
    ['4:9 schema/type'],
    ['tracks: [{title: One}, {title: Two}]'],
  ],
  [
    'tracks with their lengths',
    'title: A\ntype: ep\ntracks:\n  - One: 3:20',
    ['5:5 schema/unknown-key'],
    ['- {title: One, duration: 3:20}'],
  ],
  [
    'tracks whose hyphens are forgotten',
    'title: A\ntype: ep\ntracks:\n  title: One',
    ['5:3 schema/type'],
    [],
  ],
  [
    'other links by their names',
    'title: A\ntype: single\nlinks: {Bleep: https://bleep.com/x}',
    ['4:8 schema/type'],
    ['- {name: Bleep, url: https://bleep.com/x}'],
  ],
  [
    'a format and its price',
    'title: A\ntype: single\nformats:\n  - cd: 9 EUR',
    ['5:5 schema/unknown-key'],
    ['- {format: cd, price: 9 EUR}'],
  ],
  [
    'the link of a file',
    'title: A\ntype: single\nstory: "See [it](ya-layl.md)"',
    ['4:13 markdown/link'],
    ['/music/releases/ya-layl/'],
  ],
  [
    'a player from elsewhere',
    'title: A\ntype: single\nstory: <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    ['4:8 markdown/html'],
    ['::video{url=https://www.youtube.com/embed/abcdefghijk}'],
  ],
  [
    'a link that is not known',
    'title: A\ntype: single\ndescription: "Buy at {links.shp}"',
    ['4:22 placeholder/unknown-link'],
    ['{links.shop}'],
  ],
  [
    'a link unlike any other',
    'title: A\ntype: single\ndescription: "Buy at {links.merchandise}"',
    ['4:22 placeholder/unknown-link'],
    ['merchandise: https://…'],
  ],
  [
    'a mistyped placeholder',
    'title: A\ntype: single\ndescription: by {Artist}',
    ['4:17 placeholder/unknown'],
    ['{artist}'],
  ],
];

test.each(RELEASES)('a release with %s', async (_, keys, places, lines) => {
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  expect(problems.map(({ code, at }) => `${at?.line}:${at?.column} ${code}`)).toEqual(places);
  for (const line of lines) expect(problems.map(({ hint }) => hint).join('\n')).toContain(line);
  expect(problems.map(describe).join('\n')).toMatchSnapshot();
});

test.each([
  [
    'news/a.md',
    '---\ntitle: A\ndate: 01/08/2025\n---\n',
    'Write  date: 2025-08-01  for 1 August 2025, or  date: 2025-01-08  for 8 January 2025.',
  ],
  ['mixes/a.md', '---\ntitle: A\nrelease_date: 98-03-14\n---\n', 'The year comes first'],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: ep\nlabel_url: https://label.example\n---\n',
    'Write  label: {name: Name of the label, url: https://label.example}',
  ],
  ['site.yaml', 'emails: {press: "mailto:a@b.example"}', 'Write  press: a@b.example'],
  ['site.yaml', 'emails: {press: a (at) b.example}', 'Write  press: a@b.example'],
  [
    'site.yaml',
    'platforms: {spotify: https://open.spotify.com/x}',
    'Write one entry per line below the key, each with a hyphen:  - {name: Spotify, url: https://open.spotify.com/x}',
  ],
  ['site.yaml', 'menu: [{Shows: /events/}]', 'Write  - {label: Shows, url: /events/}'],
  [
    'site.yaml',
    'bandcamp: https://a.bandcamp.com',
    'platforms: [{name: Bandcamp, url: https://a.bandcamp.com}]',
  ],
  [
    'site.yaml',
    'facebook: https://facebook.com/a',
    'social: [{name: Facebook, url: https://facebook.com/a}]',
  ],
  ['site.yaml', 'bio: Songs for late trains.', 'Write  artist: {description: Songs for late trains.}'],
  ['site.yaml', 'dark_mode: true', 'Write  look: {ground: dark}'],
  ['site.yaml', 'keywords: [techno]', 'Search engines do not read keywords. Remove the line.'],
  [
    'news/a.md',
    '---\ntitle: A\ndate: 2026-01-01\nbody: Out.\n---\n',
    'below the second line of three hyphens',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: single\nvinyl: 20\n---\n',
    'Write  formats: [{format: vinyl, price: 20}]',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: single\nbuy: https://a.example\n---\n',
    'links: [{name: Name of the shop, url: https://a.example}]',
  ],
  ['mixes/a.md', '---\nepisode_title: A\nurl: https://a.example\n---\n', 'Name the platform in its key'],
  [
    'pages/events.yaml',
    'events: [{title: A, date: 2026-01-01, city: Cairo, sold_out: true}]',
    'Write  status: sold_out',
  ],
  [
    'pages/events.yaml',
    'events: [{title: A, date: 2026-01-01, city: Cairo, sold_out: false}]',
    'The keys are: id, slug',
  ],
  ['site.yaml', 'languages: [pt, English]', 'Write  {code: pt, name: Português}'],
  ['site.yaml', 'languages: [English, ar]', 'Write  {code: en, name: English}'],
  ['site.yaml', 'look: {accent: 8a1c4a}', 'Write  accent: "#8a1c4a"'],
  ['site.yaml', 'look: {ground: black}', 'Did you mean "dark"?'],
  ['site.yaml', 'embeds: {color: "fc0"}', 'Write  color: "#ffcc00"'],
  [
    'site.yaml',
    'platforms: {spotify: "spotify:artist:4Z8W4f"}',
    '- {name: Spotify, url: https://open.spotify.com/artist/4Z8W4f}',
  ],
  ['site.yaml', 'share_images: não', 'Write  share_images: false'],
  ['releases/a.md', '---\ntitle: A\ntype: álbum\n---\n', 'Did you mean "album"?'],
  ['releases/a.md', '---\ntitle: A\ntype: single\nupc: 36000291452\n---\n', 'Write  upc: "036000291452"'],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: single\nartwork_url: C:\\Users\\me\\a.jpg\n---\n',
    'Copy the file into assets/artwork, and write  artwork_url: artwork/a.jpg',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: single\naudio: /Users/me/a.wav\n---\n',
    'Copy the file into assets/audio, and write  audio: audio/a.wav',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: ep\ntracks:\n  - 1. One\n---\n',
    'Keep the hyphen and name what it is:  - title: One',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: ep\nformats: [{format: cd, price: 25, 50}]\n---\n',
    'Write  price: "25,50"',
  ],
  ['mixes/a.md', '---\nepisode_title: A\nepisode: "#3"\n---\n', 'Write  episode: 3'],
  [
    'mixes/a.md',
    '---\nepisode_title: A\ntracklist: [Zuli – One]\n---\n',
    'Write  {artist: Zuli, title: One}',
  ],
  [
    'pages/events.yaml',
    'events: [{title: A, date: 2026-01-01, city: Cairo, status: نفدت}]',
    'Did you mean "sold_out"?',
  ],
  ['site.yaml', 'language: English', 'Did you mean "en"?'],
  [
    'mixes/a.md',
    '---\nepisode_title: A\ntracklist: |\n  0:00 Zuli - One\n  3:20 Rozzma - Two\n---\n',
    'each with a hyphen:  - {time: 0:00, artist: Zuli, title: One}',
  ],
  [
    'mixes/a.md',
    '---\nepisode_title: A\ntracklist:\n  - Zuli: 3:20\n---\n',
    'Write  - {time: 3:20, title: Zuli}',
  ],
  [
    'mixes/a.md',
    '---\nepisode_title: A\nstreaming_links: https://open.spotify.com/x\n---\n',
    'Write  streaming_links: {spotify: https://open.spotify.com/x}',
  ],
  [
    'mixes/a.md',
    '---\nepisode_title: A\nstreaming_links:\n  Apple Music: https://music.apple.com/x\n---\n',
    'Write  apple: https://music.apple.com/x',
  ],
  ['pages/home.yaml', 'sections: [latest, {shows: 4}]', 'Write  shows: {limit: 4}'],
  ['pages/events.yaml', 'events: 4', '- {title: Open Air, date: 2026-06-12, city: Lisbon}'],
  ['pages/events.yaml', 'shows: [{title: A}]', 'Did you mean "events"?'],
  [
    'pages/events.yaml',
    'events: [{title: A, date: 2027-01-01, city: B, tickets: At the door}]',
    'For how to reserve, write  description: At the door',
  ],
  [
    'pages/photos.yaml',
    'photos:\n  - file: photos/a.jpg\n    alt: A\n',
    'Write  sets: [{title: On tour, photos: [{file: photos/a.jpg, alt: A}]}]',
  ],
  ['pages/photos.yaml', 'photos: [photos/a.jpg]', 'Did you mean "sets"?'],
  ['pages/merch.yaml', '- title: Shirt\n  picture: merch/shirt.jpg\n', 'Put  items:  on its own line'],
  ['pages/merch.yaml', 'items: [{title: Shirt, link: https://x.example}]', 'Write  url: https://x.example'],
  ['pages/merch.yaml', 'items: [{title: Shirt, sizes: S, M, L, price: 25}]', 'Write  options: [S, M, L]'],
  ['pages/merch.yaml', 'items: [{title: Shirt, options: S, M, price: 25}]', 'Write  options: [S, M]'],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: single\ncredits: [{role: Vocals, oud, viola, name: X}]\n---\n',
    'role: "Vocals, oud, viola"',
  ],
  [
    'site.yaml',
    'newsletter: {provider: buttondown, url: https://buttondown.com/x}',
    'Write  endpoint: https://buttondown.com/x',
  ],
  ['news/a.md', '---\ntitle: A\n---\n[Mail](me@x.example)', 'Write  mailto:me@x.example'],
])('%s: %j', async (path, text, hint) => {
  const site = 'base_url: https://a.example\nartist: {name: A}\n';
  const { problems } = await loadFiles({ [path]: path === 'site.yaml' ? site + text : text });
  expect(problems.map((problem) => problem.hint)).toContainEqual(expect.stringContaining(hint));
});

test('no message speaks like a validator', async () => {
  const texts = await Promise.all(
    RELEASES.map(async ([, keys]) =>
      (await loadFiles({ 'releases/one.md': release(keys) })).problems.map(describe),
    ),
  );
  expect(texts.flat().join('\n')).not.toMatch(
    /Invalid input|expected (string|number|object)|undefined|null\b|NaN/i,
  );
});

test('what YAML takes for no number is shown as it is written', async () => {
  const { problems } = await loadFiles({
    'pages/home.yaml': 'featured:\n  - .nan\n',
    'releases/one.md': release('title: A\ntype: single\ngenre: .nan'),
  });
  const words = problems.map(({ message, hint }) => `${message} ${hint ?? ''}`);
  expect(words.join('\n')).not.toContain('NaN');
  expect(words).toContain('genre must be a list, but is the number .nan. Write  genre: [".nan"]');
});
