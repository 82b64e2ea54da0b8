/** Slips that people make without knowing YAML, and the line that each is answered with. */
import { expect, test } from 'vitest';
import { describe, loadFiles, SITE } from '../../../../helpers/content.ts';

const KNOWN = 'bpm: 90\nrelease_date: 2020\n';
const LINKS = 'streaming_links: {spotify: https://open.spotify.com/x}\n';

async function listProblems(keys: string, rest = KNOWN + LINKS): Promise<string[]> {
  const { problems } = await loadFiles({ 'releases/one.md': `---\n${keys}\n${rest}---\n` });
  return problems.map(describe);
}

const NOTED =
  'The line above that begins with # does not count. If an entry begins there, remove the # and put 2 spaces before the hyphen:  - title: One';

test.each([
  [
    'a title that is cut off at a #',
    'title: Song #1\ntype: single',
    'releases/one.md:2:8 yaml/comment Everything after # is a comment, so this text is only "Song". → If it is part of the text, put quotes around all of it:  title: "Song #1"  If it is a comment, put a space after the #:  # 1',
  ],
  [
    'Arabic commas in a list',
    'title: A\ntype: single\ngenre: [بوب، فولك]',
    'releases/one.md:4:9 yaml/comma "بوب، فولك" is one entry of the list: only the comma , divides entries. → If they are several, write  بوب, فولك  If it is one, put quotes around it.',
  ],
  [
    'Arabic commas without brackets',
    'title: A\ntype: single\ngenre: بوب، فولك',
    'Put brackets around it, and a comma between entries: genre: [بوب, فولك]',
  ],
  [
    'a track that is its title alone',
    'title: A\ntype: ep\ntracks:\n  - Wust El Balad',
    'Keep the hyphen and name what it is:  - title: Wust El Balad',
  ],
  [
    'a line of lyrics at the column of its key',
    'title: A\ntype: ep\ntracks:\n  - title: First\n    lyrics: La la\n    lu lu lu',
    'Write it like  title: New Song',
  ],
  [
    'lyrics that are not indented',
    'title: A\ntype: single\nlyrics:\nFirst line\nSecond line',
    'If it belongs to lyrics above, write  lyrics: |  there, and put two spaces before each of its lines.',
  ],
  [
    'a role twice',
    'title: A\ntype: single\ncredits:\n  Vocals: Layla\n  Vocals: Yasmin',
    'Write one line with all names in place of the two:  Vocals: [Layla, Yasmin]',
  ],
  [
    'a role twice, with lists',
    'title: A\ntype: single\ncredits:\n  Vocals: [Layla, Mona]\n  Vocals: [Yasmin]',
    'Write one line with all names in place of the two:  Vocals: [Layla, Mona, Yasmin]',
  ],
  [
    'a title twice',
    'title: A\ntype: single\ntitle: B',
    '"title" appears here for the second time. → Keep one of the two.',
  ],
  [
    'a hyphen that was forgotten before the second track',
    'title: A\ntype: ep\ntracks:\n  - title: One\n    duration: 3:20\n    title: Two\n    duration: 3:30',
    '"title" appears here for the second time. → If another entry begins here, put a hyphen before it:  - title: Two',
  ],
  ...['*', '–', '•', '-'].map((sign): [string, string, string] => [
    `an entry that begins with ${sign}`,
    `title: A\ntype: ep\ntracks:\n  - title: One\n    duration: 3:20\n  ${sign}title: Two\n    duration: 3:30`,
    '  - title: Two',
  ]),
  ['a note that begins with strokes', 'title: A\ntype: single\n// later', 'A note begins with #:  # later'],
  [
    'an equals sign in place of the colon of an entry',
    'title: A\ntype: ep\ntracks:\n  - title: One\n    duration = 3:20'.replace(' = 3:20', ' = 320'),
    'Put a colon after the key:  duration: 320',
  ],
  [
    'lyrics of a track at the column of their key',
    'title: A\ntype: ep\ntracks:\n  - title: First\n    lyrics: |\n    La la.\n    Lu lu.',
    'If it belongs to lyrics above, write  lyrics: |  there, and put two spaces before each of its lines.',
  ],
  ...['\u00a0', '\u202f', '\u200b ', '\u3000'].map((space): [string, string, string] => [
    `${JSON.stringify(space)} after a colon`,
    `title:${space}Song\ntype: single`,
    'The colon or the space after it is not an ordinary one. Type the line again:  title: Song',
  ]),
  [
    'a full-width colon',
    'title: A\ntype\uff1asingle',
    'The colon or the space after it is not an ordinary one. Type the line again:  type: single',
  ],
  [
    'an ampersand at the start of a title',
    'title: &More\ntype: single',
    'A text cannot begin with & unless it is in quotes. → Put quotes around it: "&More"',
  ],
  [
    'an ampersand before a title',
    'title: & More\ntype: single',
    'A text cannot begin with & unless it is in quotes. → Put quotes around it: "& More"',
  ],
  [
    'a > at the start of a title',
    'title: > 100\ntype: single',
    'A text cannot begin with > unless it is in quotes. → Put quotes around it: "> 100"',
  ],
  [
    'a | at the start of a title',
    'title: | two\ntype: single',
    'A text cannot begin with | unless it is in quotes. → Put quotes around it: "| two"',
  ],
  ...[
    ['title: ? who', '"? who"'],
    ['title: ?', '"?"'],
    ['title: A\nsubtitle:\n  ? who', '"? who"'],
    ['title: A\ngenre:\n  - ? who', '"? who"'],
    ['title: A\ngenre: [? who, b]', '"? who"'],
    ['title: A\nvideo: {title: ? who, url: https://youtu.be/x}', '"? who"'],
    ['title: A\nvideo: {title: ? who}', '"? who"'],
    ['title: A\nvideo: {url: https://youtu.be/x, title: ?}', '"?"'],
    ['? title: A', '"? title: A"'],
  ].map(([keys = '', quoted = '']): [string, string, string] => [
    `a question mark in ${JSON.stringify(keys)}`,
    `${keys}\ntype: single`,
    `A text cannot begin with ? unless it is in quotes. → Put quotes around it: ${quoted}`,
  ]),
  ...['title:Ya\ntype: single', 'type: single\ntitle:Ya'].map((keys): [string, string, string] => [
    `no space after a colon: ${JSON.stringify(keys)}`,
    keys,
    'This line should have a key, a colon, a space and a value. → Put a space after the colon:  title: Ya',
  ]),
  [
    'no space after the colon of an entry',
    'title: A\ntype: ep\ntracks:\n  - title:One',
    'Put a space after the colon:  title: One',
  ],
  [
    'no space after a colon in braces',
    'title: A\ntype: single\nvideo: {title:One, url: https://youtu.be/x}',
    'Write  title: One',
  ],
  [
    'no space after a colon below a key',
    'title: A\ntype: single\nvideo:\n  title:One\n  url: https://youtu.be/x',
    'Put a space after the colon:  title: One',
  ],
  ...[
    [
      'subtitle: {artist} sings in Lisbon, mostly at night, with [one] guitar.',
      '"{artist} sings in Lisbon, mostly at night, with [one] guitar."',
    ],
    ['subtitle: {artist} sings [live], mostly."', '"{artist} sings [live], mostly."'],
    ["subtitle: {artist} sings, mostly.'", '"{artist} sings, mostly."'],
    ["subtitle: {artist}'s songs, by the boys'", '"{artist}\'s songs, by the boys\'"'],
    ['subtitle: {artist} sings "Noor", and "Sea"', '\'{artist} sings "Noor", and "Sea"\''],
    ['subtitle: {artist}, live', '"{artist}, live"'],
    ['genre:\n  - {artist} sings, mostly', '"{artist} sings, mostly"'],
    ['genre: [{artist} sings, mostly]', '"{artist} sings"'],
    ['video: {title: {artist} sings, url: https://youtu.be/x}', '"{artist} sings"'],
  ].map(([keys = '', quoted = '']): [string, string, string] => [
    `a placeholder without quotes in ${JSON.stringify(keys)}`,
    `title: A\ntype: single\n${keys}`,
    `The value ends before this point, because it begins with {. → Put quotes around all of it: ${quoted}`,
  ]),
  ...['price: {15 EUR', 'video: {title: One'].map((keys): [string, string, string] => [
    `no end of ${keys}`,
    `title: A\ntype: single\n${keys}`,
    'The brace that opens here is not closed, or a comma is missing after it. → Put the missing } at its end, and a comma between two keys: {key: value, key: value}.',
  ]),
  [
    'no end of a list',
    'title: A\ntype: single\ngenre: [Soul',
    'The bracket that opens here is not closed, or a comma is missing after it. → Write lists as [one, two], with a bracket at both ends.',
  ],
  [
    'a hyphen that was forgotten before the first track',
    'title: A\ntype: ep\ntracks:\n  title: One\n    duration: 3:20\n  - title: Two',
    'If an entry of a list begins in the line above, put a hyphen before it:  - title: One  Otherwise put 2 spaces before this line, not 4.',
  ],
  [
    'a hyphen that was forgotten before the second track, and its first key where the hyphen was',
    'title: A\ntype: ep\ntracks:\n  - title: One\n    duration: 3:20\n  title: Two\n    duration: 3:30',
    'If another entry begins here, put a hyphen before it:  - title: Two  If it belongs with the line above, put 4 spaces before it, not 2.',
  ],
  ...['#  - title: One', '  # - title: One', '  #   - title: One'].flatMap(
    (note): [string, string, string][] => [
      [
        `the first line of a list as a note: ${note}`,
        `title: A\ntype: ep\ntracks:\n${note}\n    duration: 3:20\n  - title: Two`,
        NOTED,
      ],
      [
        `the first line of a list of one as a note: ${note}`,
        `title: A\ntype: ep\ntracks:\n${note}\n    duration: 3:20`,
        NOTED,
      ],
      [
        `the first line of a second entry as a note: ${note}`,
        `title: A\ntype: ep\ntracks:\n  - title: Two\n    duration: 3:10\n${note}\n    duration: 3:20`,
        NOTED,
      ],
    ],
  ),
  [
    'half of a UPC',
    'title: A\ntype: single\nupc: 12345',
    'but is the number 12345. → Copy all of it from your distributor, or remove the line.',
  ],
])('%s', async (_, keys, words) => {
  const problems = await listProblems(keys);
  expect(problems).toEqual([expect.stringContaining(words)]);
});

test('a placeholder without quotes, and a colon after it', async () => {
  const [first] = await listProblems('title: A\ntype: single\ndescription: {artist}: live, in Lisbon');
  expect(first).toContain('Put quotes around it: description: "{artist}: live, in Lisbon"');
});

test('no space after any colon', async () => {
  const { problems } = await loadFiles({ 'releases/one.md': '---\ntitle:Ya\ntype:single\n---\n' });
  expect(problems.map(({ hint }) => hint)).toEqual(['Put a space after each colon:  title: Ya']);
});

test('a question mark within a text is one', async () => {
  expect(await listProblems('title: Who? Me\ntype: single\nkey: A ? B\nlyrics: |\n  ? who')).toEqual([]);
});

test('a note of one’s own, and a # within quotes, are nothing to speak of', async () => {
  expect(await listProblems('title: A # the single\ntype: single\nkey: "A #1"')).toEqual([]);
});

test('links that are not indented are reported', async () => {
  const keys = 'title: A\ntype: single\nstreaming_links:\nspotify: https://open.spotify.com/x';
  expect(await listProblems(keys, KNOWN)).toEqual([
    'releases/one.md:5:1 schema/unknown-key "spotify" is not a key of a release. → If it belongs to streaming_links above, put two spaces before it.',
  ]);
});

test('spaces of a word processor are one error', async () => {
  const keys =
    'title: A\ntype: single\nstreaming_links:\n\u00a0\u00a0spotify: https://a.example\n\u00a0\u00a0apple: https://b.example';
  expect(await listProblems(keys, KNOWN)).toEqual([
    expect.stringContaining('releases/one.md:5:1 yaml/odd-space'),
  ]);
});

test('what Git leaves of two changes is one error', async () => {
  const text = '---\ntitle: A\n<<<<<<< HEAD\ntype: single\n=======\ntype: ep\n>>>>>>> other\n---\n';
  const { problems } = await loadFiles({ 'releases/one.md': text });
  expect(problems.map(describe)).toEqual([expect.stringContaining('releases/one.md:3:1 files/conflict')]);
});

test('a colon that was forgotten below a group', async () => {
  const one = await loadFiles({ 'site.yaml': SITE.replace('name: EDDY', 'name Noor Vale') });
  expect(one.problems[0]?.hint).toBe('Put a colon after the key:  name: Noor Vale');
  const two = await loadFiles({
    'site.yaml': SITE.replace('name: EDDY', 'name Noor Vale\n  location: Cairo'),
  });
  expect(two.problems[0]?.hint).toBe('Put a colon after the key:  name: Noor Vale');
});
