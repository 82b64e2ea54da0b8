/** Texts in several languages that are not below their codes: the form that is meant is shown, and is right. */
import { expect, test } from 'vitest';
import { KNOWN, loadFiles, SITE } from '../../../../helpers/content.ts';

const SEVERAL = `${SITE}languages: [{code: de, name: Deutsch}, {code: en, name: English}]\n`;

async function hintsOf(lines: string, site = SEVERAL): Promise<(string | undefined)[]> {
  const file = `---\ntype: single\n${KNOWN}${lines}\n---\n`;
  const { problems } = await loadFiles({ 'site.yaml': site, 'releases/one.md': file });
  return problems.map(({ hint }) => hint);
}

const BESIDE = 'and below it, in the column of the key,';

test.each([
  ['title: {de: Haydn op. 76, en: Haydn}', `Write  title: Haydn op. 76  ${BESIDE}  en: {title: Haydn}`],
  ['title:\n  de: Lied\n  en: "Song: one"', `Write  title: Lied  ${BESIDE}  en: {title: "Song: one"}`],
  ['title: {EN: Song, German: Lied}', `Write  title: Lied  ${BESIDE}  en: {title: Song}`],
  [
    'title: A\ngenre: {de: [Liedgut], en: [Songs]}',
    `Write  genre: [Liedgut]  ${BESIDE}  en: {genre: [Songs]}`,
  ],
  [
    'title: A\ngenre: [{de: Liedgut, en: Songs}]',
    'Write  - Liedgut  and below the list of genre, in the column of the key,  en: {genre: [Songs]}',
  ],
  [
    'title: {de: Lied, en: Song, fr: Chanson}',
    `Write  title: Lied  ${BESIDE}  en: {title: Song} . The site does not have fr: to add a language, see  npx liner help languages`,
  ],
  ['title: A\ntitle_en: Song', 'Write  en: {title: Song}'],
  ['title: A\ntitle-EN: Song', 'Write  en: {title: Song}'],
  ['title: A\ntitle.en: Song', 'Write  en: {title: Song}'],
  ['title: A\ntitleEn: Song', 'Write  en: {title: Song}'],
  ['title: A\n"title (en)": Song', 'Write  en: {title: Song}'],
  ['title: A\nen_title: Song', 'Write  en: {title: Song}'],
  ['title: A\ntitle_english: Song', 'Write  en: {title: Song}'],
  ['title: A\ntitle_en: Song\nen: {label: L}', 'Write  title: Song  below  en:'],
  ['title_de: Lied', 'de is the default language of the site, whose texts have no code. Write  title: Lied'],
  [
    'title: A\ntitle_de: Lied',
    'de is the default language of the site, and its text is "title": keep one of the two.',
  ],
  [
    'title: A\ntitle_fr: Chanson',
    'fr is not among the languages of the site. To add it:  npx liner help languages',
  ],
])('%j', async (lines, hint) => {
  expect(await hintsOf(lines)).toEqual([hint]);
});

test('each key with a code names the whole block, which can be written once', async () => {
  const hint = 'Write  en: {title: Song, description: Slow}';
  expect(await hintsOf('title: A\ndescription: Langsam\ntitle_en: Song\ndescription_en: Slow')).toEqual([
    hint,
    hint,
  ]);
});

test('a site in one language is shown how to add another', async () => {
  const map = 'title: {de: Lied, en: Song}';
  const more = 'The site does not have en: to add a language, see  npx liner help languages';
  expect(await hintsOf(map, SITE)).toEqual([`Write  title: Lied . ${more}`]);
  expect(await hintsOf('title: A\ntitle_en: Song', SITE)).toEqual([
    'en is not among the languages of the site. To add it:  npx liner help languages',
  ]);
});

test('other keys and groups are what they were', async () => {
  expect(await hintsOf('title: {artist}')).toEqual(['Put quotes around it: title: "{artist}"']);
  expect(await hintsOf('title: A\ntitel: B')).toEqual([
    'That is title here, which is there already. Keep one of the two.',
  ]);
});

test.each(['title: Haydn op. 76\nen: {title: Haydn}', 'title: A\ngenre: [Liedgut]\nen: {genre: [Songs]}'])(
  'what the hints advise is right: %j',
  async (lines) => {
    expect(await hintsOf(lines)).toEqual([]);
  },
);
