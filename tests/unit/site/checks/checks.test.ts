import { expect, test } from 'vitest';
import { listProblems, loadFiles, SITE } from '../../../helpers/content.ts';

test('what is not given is asked for where it is written in a note', async () => {
  const text =
    '---\ntitle: A\ntype: single\nbpm: 90\nstreaming_links: {spotify: https://open.spotify.com/track/1}\n\n# When\n# release_date: 2025\n---\n';
  expect(await listProblems({ 'releases/a.md': text })).toEqual([
    expect.stringContaining('releases/a.md:8:1 release/no-date'),
  ]);
});

test('a language without words is refused unless the site has its own', async () => {
  expect(await listProblems({ 'site.yaml': `${SITE}language: sv_SE\n` })).toEqual([
    'error site.yaml:11:11 site/language Liner has no words in the language "sv_SE", only in ar, de, en, es, fr, it, pt, tr: menu, buttons and dates would be in English, on pages that claim to be in another language. → Write one of these languages, or write the words yourself, below  words:  in site.yaml.',
  ]);
  for (const language of ['en', 'en_GB', 'en-AE', 'ar', 'pt-BR'])
    expect(await listProblems({ 'site.yaml': `${SITE}language: ${language}\n` })).toEqual([]);
  const [missing] = await listProblems({
    'site.yaml': `${SITE}language: sv_SE\nwords: {dates: {first: "1"}, lists: {comma: ", "}}\n`,
  });
  expect(missing).toMatch(/^warning site.yaml:11:11 words\/missing \d+ words .* "sv_SE": dates\.range, /);
});

test.each([
  ['Upcoming Shows: Konzerte', 'Write  events: {upcomingShows: Konzerte}'],
  ['upcoming shows: Konzerte', 'Write  events: {upcomingShows: Konzerte}'],
  ['Alle Termine: Konzerte', 'Write  events: {allShows: Konzerte}'],
  ['Upcomming Shows: Konzerte', 'Write  events: {upcomingShows: Konzerte}'],
  ['upcomingShows: Konzerte', 'Write  events: {upcomingShows: Konzerte}'],
  ['events.upcomingShows: Konzerte', 'Write  events: {upcomingShows: Konzerte}'],
  ['events: {Alle Termine: Konzerte}', 'Write  allShows: Konzerte  below  events:'],
  ['contact: {Shows: "a: b"}', 'Write  events: {shows: "a: b"}'],
  ['Buy: Bestellen', 'Write  music: {buy: Bestellen}'],
  [
    'Kaufen: Bestellen',
    'Several words say that: music.getIt and music.buy. Write the one that you mean, such as  music: {getIt: Bestellen}',
  ],
  ['events: {alShows: Konzerte}', 'Did you mean "allShows"?'],
])('words: {%s} is answered with the key of that text', async (words, hint) => {
  const [first, ...others] = await listProblems({ 'site.yaml': `${SITE}language: de\nwords: {${words}}\n` });
  expect(first?.split(' → ')[1]).toBe(hint);
  expect(others).toEqual([]);
});

test('words of every language fit, and are looked for in it', async () => {
  const languages = 'languages: [{code: en, name: English}, {code: de, name: Deutsch}]\n';
  const problems = (keys: string) => listProblems({ 'site.yaml': `${SITE}${languages}${keys}` });
  const found = await problems(
    'words: {dats: x}\nde: {words: {Alle Termine: Konzerte, lists: {comma: 3}}}\n',
  );
  expect(found.filter((each) => each.includes('words/'))).toEqual([
    'error site.yaml:12:15 words/unknown Liner has no word "dats". → Did you mean "dates"?',
    'error site.yaml:13:28 words/unknown Liner has no word "Alle Termine". → Write  events: {allShows: Konzerte}',
    'error site.yaml:13:53 words/type The word lists.comma must be text. Liner\'s own is ", ". → Put quotes around it, or remove the line.',
  ]);
  // `artist` has a translation, and no words.
  const translated = SITE.replace('name: EDDY', 'name: EDDY\n  de: {name: Edi}');
  const once = await listProblems({ 'site.yaml': `${translated}${languages}words: {dats: x}\n` });
  expect(once.filter((each) => each.includes('words/')).length).toBe(1);
});

test("words of a site's own fit those of Liner", async () => {
  const words = (yaml: string) => listProblems({ 'site.yaml': `${SITE}words: ${yaml}\n` });
  expect(await words('{dates: {range: "{first} to {last}", weekdays: {monday: Mon}}}')).toEqual([]);
  expect(await words('{dates: {rnge: x}, lists: {and: "{list} & {end}", comma: 3}, dats: {}}')).toEqual([
    'error site.yaml:11:23 words/unknown Liner has no word "dates.rnge". → Did you mean "range"?',
    'error site.yaml:11:40 words/braces The word lists.and must contain {last}, {list}, and nothing else in braces: Liner\'s own is "{list} and {last}". → Copy what is in braces exactly.',
    'error site.yaml:11:65 words/type The word lists.comma must be text. Liner\'s own is ", ". → Put quotes around it, or remove the line.',
    'error site.yaml:11:75 words/unknown Liner has no word "dats". → Did you mean "dates"?',
  ]);
  expect(await words('{live: {upcoming: Gigs}, weather: {wave: x}}')).toEqual([
    'error site.yaml:11:15 words/unknown Liner has no word "live". → Did you mean "events"?',
    'error site.yaml:11:42 words/unknown Liner has no word "weather". → Remove the line, or look for its key:  npx liner help words',
  ]);
});

test.each([
  ['{de: {events: {tickets: Kasse}}}', 'Write  words: {events: {tickets: Kasse}}'],
  ['{fr: {events: {tickets: Caisse}}}', 'Write  fr: {words: {events: {tickets: Caisse}}}'],
  ['{Biglietti: Kasse}', 'Write  events: {tickets: Kasse}'],
  ['{3 Min. Lesezeit: "3"}', /^Several words say that: news\.readTime\.one and news\.readTime\.other\./],
  ['{event.ticket: Kasse}', 'Write  events: {tickets: Kasse}'],
  ['{events/tickets: Kasse}', 'Write  events: {tickets: Kasse}'],
  ['{recordings: {tracks: {eins: "{count} Stück"}}}', 'It has a text for each of these: one and other.'],
  [
    '{pages: {events: {title: Auftritte}}}',
    'Write the text behind it, with nothing below:  events: "Konzerte"',
  ],
])('words of a German ensemble, as %s', async (yaml, hint) => {
  const site = `base_url: https://a.example\nlanguage: de\nartist: {name: A, kind: ensemble}\nwords: ${yaml}\n`;
  const { problems: found } = await loadFiles({ 'site.yaml': site });
  const [first] = found.filter(({ code }) => code.startsWith('words/'));
  expect(first?.hint).toMatch(hint);
});

test('a message uses the word of the site', async () => {
  const site = SITE.replace('name: EDDY', 'name: EDDY\n  kind: choir');
  expect(await listProblems({ 'site.yaml': `${site}words: {events: {shows: 3}}\n` })).toContainEqual(
    expect.stringContaining('The word events.shows must be text. Liner\'s own is "Concerts".'),
  );
});
