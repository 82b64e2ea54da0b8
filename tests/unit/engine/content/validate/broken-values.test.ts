import { expect, test } from 'vitest';
import { describe, loadFiles, release } from '../../../../helpers/content.ts';

/** A description, the front matter of a release, and every problem reported. */
const RELEASES: [string, string, string[]][] = [
  [
    'a number for a title',
    'title: 28\ntype: single',
    [
      'releases/one.md:2:8 schema/type title must be text, but is the number 28. → Put quotes around it: title: "28"',
    ],
  ],
  [
    'a decimal for a title',
    'title: 1.10\ntype: single',
    [
      'releases/one.md:2:8 schema/type title must be text, but is the number 1.10. → Put quotes around it: title: "1.10"',
    ],
  ],
  [
    'true for a text',
    'title: A\ntype: single\nkey: true',
    ['releases/one.md:4:6 schema/type key must be text, but is true. → Put quotes around it: key: "true"'],
  ],
  [
    'a tilde for a title',
    'title: ~\ntype: single',
    [
      'releases/one.md:2:8 schema/type title must be text, but is ~, which means empty. → Put quotes around it if it is meant as text: title: "~"',
    ],
  ],
  [
    'an address in curly quotes',
    'title: A\ntype: single\nvideo: {title: V, url: “https://a.example”}',
    [
      'releases/one.md:4:24 schema/value video, url must be a web address that starts with https://, but is "“https://a.example”". → Remove the curly quotes: url: https://a.example',
    ],
  ],
  [
    'an address with a slip in its beginning',
    'title: A\ntype: single\nvideo: {title: V, url: htps://a.example/x}',
    [
      'releases/one.md:4:24 schema/value video, url must be a web address that starts with https://, but is "htps://a.example/x". → Write  url: https://a.example/x',
    ],
  ],
  [
    'a list without spaces',
    'title: A\ntype: single\ngenre:\n  -House\n  -Pop',
    [
      'releases/one.md:5:3 schema/type genre must be a list, but is "-House -Pop". → Put a space after each hyphen.',
    ],
  ],
  [
    'an empty title',
    'title:\ntype: single',
    ['releases/one.md:2:7 schema/missing "title" is missing. → Write something after the colon.'],
  ],
  [
    'a title of spaces',
    'title: "  "\ntype: single',
    ['releases/one.md:2:8 schema/missing "title" is missing. → Write something after the colon.'],
  ],
  [
    'a title that is a comment',
    'title: #1 Hit\ntype: single',
    [
      'releases/one.md:2:8 schema/type title must be text, but is empty. → Everything after # is a comment. Put quotes around the text: title: "#1 Hit"',
    ],
  ],
  [
    'a placeholder without quotes',
    'title: {artist}\ntype: single',
    [
      'releases/one.md:2:8 schema/type title must be text, but is a group of keys. → Put quotes around it: title: "{artist}"',
    ],
  ],
  [
    'a list for a text',
    'title: [A, B]\ntype: single',
    ['releases/one.md:2:8 schema/type title must be text, but is a list. → Only one fits here: title: A'],
  ],
  [
    'yes for true',
    'title: A\ntype: single\nfeatured: yes',
    [
      'releases/one.md:4:11 schema/type featured must be true or false, but is "yes". → Write  featured: true',
    ],
  ],
  [
    'a text for a list',
    'title: A\ntype: single\ngenre: House',
    [
      'releases/one.md:4:8 schema/type genre must be a list, but is "House". → Put brackets around it: genre: [House]',
    ],
  ],
  [
    'a list for a group',
    'title: A\ntype: single\ncredits: [x]',
    [
      'releases/one.md:4:11 schema/type credits, entry 1 must be a group of keys and values, but is "x". → Keep the hyphen and name what it is:  - {role: Vocals, name: x}',
    ],
  ],
  [
    'a text for a group',
    'title: A\ntype: single\nvideo: https://youtu.be/x',
    [
      'releases/one.md:4:8 schema/type video must be a group of keys and values, but is "https://youtu.be/x". → Write  video: {title: Official Video, url: https://youtu.be/x}',
    ],
  ],
  [
    'a number in a list of texts',
    'title: A\ntype: single\nmood_tags: [a, 3]',
    [
      'releases/one.md:4:16 schema/type mood_tags, entry 2 must be text, but is the number 3. → Put quotes around it: "3"',
    ],
  ],
  [
    'a number among credits',
    'title: A\ntype: single\ncredits: {Mix: 3}',
    [
      'releases/one.md:4:16 schema/type credits, Mix must be a name, or a list of names in brackets, but is the number 3. → Put quotes around it: Mix: "3"',
    ],
  ],
  [
    'a mistyped key',
    'titel: A\ntype: single',
    ['releases/one.md:2:1 schema/unknown-key "titel" is not a key of a release. → Did you mean "title"?'],
  ],
  [
    'a key of another spelling',
    'title: A\ntype: single\nRelease-Date: 2020',
    [
      'releases/one.md:4:1 schema/unknown-key "Release-Date" is not a key of a release. → Did you mean "release_date"?',
    ],
  ],
  [
    'a part of a key',
    'title: A\ntype: single\nartwork: a.jpg',
    [
      'releases/one.md:4:1 schema/unknown-key "artwork" is not a key of a release. → Did you mean "artwork_url"?',
    ],
  ],
  [
    'a key that nobody knows',
    'title: A\ntype: single\nartists: [{name: B, zzz: 1}]',
    [
      'releases/one.md:4:21 schema/unknown-key "zzz" is not a key of artists, entry 1. → The keys are: name, role, url.',
    ],
  ],
  [
    'an artist with a role of another kind',
    'title: A\ntype: single\nartists:\n  - {name: B, role: feat}\n  - name: C\n    url: c.example',
    [
      'releases/one.md:5:21 schema/value artists, entry 1, role must be main, with, featuring or remixer, but is "feat". → Did you mean "featuring"?',
      'releases/one.md:7:10 schema/value artists, entry 2, url must be a web address that starts with https://, but is "c.example". → Write  url: https://c.example',
    ],
  ],
  [
    'an artist without a name',
    'title: A\ntype: single\nartists: [{role: with}]',
    [
      'releases/one.md:4:11 schema/missing "name" is missing in artists, entry 1. → Add a line that begins with  name:  (The name.)',
    ],
  ],
  [
    'an artist whose name is a number',
    'title: A\ntype: single\nartists: [1975]',
    [
      'releases/one.md:4:11 schema/type artists, entry 1 must be a name, or a group of keys with a name, but is the number 1975. → Put quotes around it: "1975"',
    ],
  ],
  [
    'the artist of the site without quotes among others',
    'title: A\ntype: single\nartists: [{artist}, Mona]',
    [
      'releases/one.md:4:11 schema/type artists, entry 1 must be a name, or a group of keys with a name, but is a group of keys. → Put quotes around it: "{artist}"',
    ],
  ],
  [
    'artists without a list',
    'title: A\ntype: single\nartists: A & B',
    [
      'releases/one.md:4:10 schema/type artists must be a list, but is "A & B". → Put brackets around it: artists: [A & B]',
    ],
  ],
  [
    'a mistyped key within a list',
    'title: A\ntype: ep\ntracks:\n  - titel: X\n    track_number: 1',
    [
      'releases/one.md:5:5 schema/unknown-key "titel" is not a key of tracks, entry 1. → Did you mean "title"?',
    ],
  ],
  [
    'a missing key',
    'title: A',
    [
      'releases/one.md:2:1 schema/missing "type" is missing. → Add a line that begins with  type:  (What it is: single, ep, album, live, compilation, soundtrack or mixtape.)',
    ],
  ],
  [
    'a missing key within a list',
    'title: A\ntype: ep\ntracks:\n  - track_number: 1',
    [
      'releases/one.md:5:5 schema/missing "title" is missing in tracks, entry 1. → Add a line that begins with  title:  (The title of the track.)',
    ],
  ],
  [
    'a value of another case',
    'title: A\ntype: Single',
    [
      'releases/one.md:3:7 schema/value type must be single, ep, album, live, compilation, soundtrack or mixtape, but is "Single". → Did you mean "single"?',
    ],
  ],
  [
    'a value that is not allowed',
    'title: A\ntype: LP',
    [
      'releases/one.md:3:7 schema/value type must be single, ep, album, live, compilation, soundtrack or mixtape, but is "LP". → Did you mean "album"?',
    ],
  ],
  [
    'quotes around a number',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: "1"}',
    [
      'releases/one.md:5:30 schema/type tracks, entry 1, track_number must be a number, but is "1". → Remove the quotes: track_number: 1',
    ],
  ],
  [
    'a fraction for a whole number',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: 1.5}',
    [
      'releases/one.md:5:30 schema/type tracks, entry 1, track_number must be a whole number, but is the number 1.5. → For example:  track_number: 1',
    ],
  ],
  [
    'a length of nothing',
    'title: A\ntype: ep\ntracks:\n  - {title: X, track_number: 1, duration: 0}',
    ['releases/one.md:5:43 schema/value tracks, entry 1, duration must be above zero, but is the number 0.'],
  ],
  [
    'an empty list',
    'title: A\ntype: ep\ntracks: []',
    ['releases/one.md:4:9 schema/value tracks must have at least one entry, but there are none.'],
  ],
  [
    'an address without https',
    'title: A\ntype: single\nvideo: {title: V, url: www.youtube.com/x}',
    [
      'releases/one.md:4:24 schema/value video, url must be a web address that starts with https://, but is "www.youtube.com/x". → Write  url: https://www.youtube.com/x',
    ],
  ],
  [
    'a script for an address',
    'title: A\ntype: single\nvideo: {title: V, url: "javascript:alert(1)"}',
    [
      'releases/one.md:4:24 schema/value video, url must be a web address that starts with https://, but is "javascript:alert(1)". → For example:  url: https://www.youtube.com/watch?v=abcdefghijk',
    ],
  ],
  [
    'a file outside of the assets',
    'title: A\ntype: single\nartwork_url: ../x.jpg',
    [
      'releases/one.md:4:14 schema/value artwork_url must be a file inside the assets folder, such as artwork/cover.jpg, but is "../x.jpg".',
    ],
  ],
  [
    'a file with the slashes of Windows',
    String.raw`title: A
type: single
artwork_url: artwork\cover.jpg`,
    [
      String.raw`releases/one.md:4:14 schema/value artwork_url must be a file inside the assets folder, such as artwork/cover.jpg, but is "artwork\cover.jpg". → Write  artwork_url: artwork/cover.jpg`,
    ],
  ],
  [
    'a file with the whole path',
    'title: A\ntype: single\nartwork_url: ./assets/artwork/cover.jpg',
    [
      'releases/one.md:4:14 schema/value artwork_url must be a file inside the assets folder, such as artwork/cover.jpg, but is "./assets/artwork/cover.jpg". → Write  artwork_url: artwork/cover.jpg',
    ],
  ],
  [
    'a slug with capitals',
    'title: A\ntype: single\nslug: One X',
    [
      'releases/one.md:4:7 schema/value slug must be lower-case letters, digits and hyphens, such as new-song, but is "One X". → Write  one-x',
    ],
  ],
  [
    'a slug that is not the file',
    'title: A\ntype: single\nslug: two',
    [
      'releases/one.md:4:7 files/slug slug is "two", but the file is called "one". → Remove the line, or rename the file to two.md',
    ],
  ],
  [
    'an id that is a list',
    'title: A\ntype: single\nid: [1]',
    [
      'releases/one.md:4:5 schema/type id must be text or a number, but is a list. → Only one value fits here.',
    ],
  ],
  [
    'a guest under a key of its own',
    'title: A\ntype: single\nfeaturing: Omar',
    [
      'releases/one.md:4:1 schema/unknown-key "featuring" is not a key of a release. → Write  artists: [\'{artist}\', {name: Omar, role: featuring}]',
    ],
  ],
  [
    'names without their roles',
    'title: A\ntype: single\ncredits: Layla and Yasmin',
    [
      'releases/one.md:4:10 schema/type credits must be roles with names, such as  Vocals: Name, but is "Layla and Yasmin". → Write the role before the name:  credits: {Vocals: [Layla, Yasmin]}',
    ],
  ],
  [
    'roles in a list',
    'title: A\ntype: single\ncredits:\n  - Producer: Hany',
    [
      'releases/one.md:5:5 schema/unknown-key "Producer" is not a key of credits, entry 1. → Write  - {role: Producer, name: Hany}',
    ],
  ],
  [
    'the address of a video among videos',
    'title: A\ntype: single\nvideos: https://youtu.be/x',
    [
      'releases/one.md:4:9 schema/type videos must be a list, but is "https://youtu.be/x". → Write  videos: [{title: Official Video, url: https://youtu.be/x}]',
    ],
  ],
  [
    'tracks in one line',
    'title: A\ntype: ep\ntracks: One, Two',
    [
      'releases/one.md:4:9 schema/type tracks must be a list, but is "One, Two". → Write  tracks: [{title: One}, {title: Two}]',
    ],
  ],
  [
    'tracks with their lengths',
    'title: A\ntype: ep\ntracks:\n  - One: 3:20',
    [
      'releases/one.md:5:5 schema/unknown-key "One" is not a key of tracks, entry 1. → Write  - {title: One, duration: 3:20}',
    ],
  ],
  [
    'tracks whose hyphens are forgotten',
    'title: A\ntype: ep\ntracks:\n  title: One',
    [
      'releases/one.md:5:3 schema/type tracks must be a list, but is a group of keys. → Put a hyphen before the first key of each entry:  - title: One',
    ],
  ],
  [
    'other links by their names',
    'title: A\ntype: single\nlinks: {Bleep: https://bleep.com/x}',
    [
      'releases/one.md:4:8 schema/type links must be a list, but is a group of keys. → Write one entry per line below the key, each with a hyphen:  - {name: Bleep, url: https://bleep.com/x}',
    ],
  ],
  [
    'a format and its price',
    'title: A\ntype: single\nformats:\n  - cd: 9 EUR',
    [
      'releases/one.md:5:5 schema/unknown-key "cd" is not a key of formats, entry 1. → Write  - {format: cd, price: 9 EUR}',
    ],
  ],
  [
    'the link of a file',
    'title: A\ntype: single\nstory: "See [it](ya-layl.md)"',
    [
      'releases/one.md:4:13 markdown/link The link leads to "ya-layl.md", which is not an address. → Write the address of its page:  /music/releases/ya-layl/',
    ],
  ],
  [
    'a player from elsewhere',
    'title: A\ntype: single\nstory: <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    [
      'releases/one.md:4:8 markdown/html HTML is not supported here: <iframe> is shown on the page as plain text. → Write on its own line:  ::video{url=https://www.youtube.com/embed/abcdefghijk}',
    ],
  ],
  [
    'a link that is not known',
    'title: A\ntype: single\ndescription: "Buy at {links.shp}"',
    [
      'releases/one.md:4:22 placeholder/unknown-link {links.shp} is not among the links of site.yaml. → Did you mean {links.shop}?',
    ],
  ],
  [
    'a link unlike any other',
    'title: A\ntype: single\ndescription: "Buy at {links.merchandise}"',
    [
      'releases/one.md:4:22 placeholder/unknown-link {links.merchandise} is not among the links of site.yaml. → Add it to site.yaml, under links: merchandise: https://…',
    ],
  ],
  [
    'a mistyped placeholder',
    'title: A\ntype: single\ndescription: by {Artist}',
    [
      'releases/one.md:4:17 placeholder/unknown {Artist} is not a placeholder and would be shown as it is. → Did you mean {artist}?',
    ],
  ],
];

test.each(RELEASES)('a release with %s', async (_, keys, expected) => {
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  expect(problems.map(describe)).toEqual(expected);
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
  ['releases/a.md', '---\ntitle: A\ntype: single\nvinyl: 20\n---\n', 'Did you mean "formats"?'],
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
  [
    'site.yaml',
    'languages: [pt, English]',
    'Keep the hyphen and name what it is:  - {code: pt, name: Português}',
  ],
  ['site.yaml', 'languages: [English, ar]', '- {code: en, name: English}'],
  ['site.yaml', 'look: {accent: orange}', 'Write  accent: "#ffa500"'],
  ['site.yaml', 'look: {ground: black}', 'Did you mean "dark"?'],
  ['site.yaml', 'embeds: {color: "fc0"}', 'Write  color: "#ffcc00"'],
  ['site.yaml', 'embeds: {color: "rgb(138, 28, 74)"}', 'Write  color: "#8a1c4a"'],
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
    '---\ntitle: A\ntype: ep\nformats: [{format: cd, price: 25,50}]\n---\n',
    'Write  price: 25.50',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: ep\nformats: [{format: cd, price: "R$ 120,00"}]\n---\n',
    'Write  price: 120 BRL',
  ],
  [
    'releases/a.md',
    '---\ntitle: A\ntype: ep\nformats: [{format: cd, price: 40 zł}]\n---\n',
    'Write  price: 40 PLN',
  ],
  ['mixes/a.md', '---\nepisode_title: A\nepisode: "#3"\n---\n', 'Write  episode: 3'],
  ['mixes/a.md', '---\nepisode_title: A\ntracklist: [Zuli – One]\n---\n', '- {artist: Zuli, title: One}'],
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
    '---\nepisode_title: A\nstreaming_links: [{spotify: https://open.spotify.com/x}]\n---\n',
    'Write its keys without hyphens:  streaming_links: {spotify: https://open.spotify.com/x}',
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
    'For what they cost, write  price: At the door',
  ],
  [
    'pages/events.yaml',
    'events: [{title: A, date: 3-5 March 2027, city: B}]',
    'Write  date: 2027-03-03  and on its own line  end_date: 2027-03-05',
  ],
  [
    'pages/photos.yaml',
    'photos:\n  - file: photos/a.jpg\n    alt: A\n',
    'Write  sets: [{title: On tour, photos: [{file: photos/a.jpg, alt: A}]}]',
  ],
  ['pages/photos.yaml', 'photos: [photos/a.jpg]', 'Did you mean "sets"?'],
  ['pages/merch.yaml', '- title: Shirt\n  picture: merch/shirt.jpg\n', 'Put  items:  on its own line'],
  ['pages/merch.yaml', 'items: [{title: Shirt, link: https://x.example}]', 'Write  url: https://x.example'],
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

test('no message speaks like a validator', () => {
  const told = RELEASES.flatMap(([, , expected]) => expected).join('\n');
  expect(told).not.toMatch(/Invalid input|expected (string|number|object)|undefined|null\b|NaN/i);
});
