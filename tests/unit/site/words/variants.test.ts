/** Words that fit some artists only: of concerts with a programme. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/features.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { checkOverrides, TRANSLATIONS, wordsFor } from '../../../../generator/site/words/index.ts';
import { loadFiles } from '../../../helpers/content.ts';

/** The texts of a tree with their keys: `events.show`. */
function flatten(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

function readVariants(code: string): Record<string, object> {
  const file = new URL(`../../../../generator/site/words/variants/${code}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

test.each(TRANSLATIONS)('%s has the words of concerts, and only those that differ from its own', (code) => {
  const variants = readVariants(code);
  expect(Object.keys(variants)).toContain('concert');
  const own = new Map(flatten(wordsFor(code).texts));
  for (const [name, texts] of Object.entries(variants)) {
    expect([name, checkOverrides(wordsFor('en').texts, texts)]).toEqual([name, []]);
    expect(flatten(texts).filter(([key, text]) => own.get(key) === text)).toEqual([]);
    for (const [, text] of flatten(texts)) {
      if (code === 'ar') expect(text).not.toMatch(/[,;?"“”]/);
      else if (code === 'fr') expect(text).not.toMatch(/ [:;!?»]|« |'/);
      else if (code !== 'en') expect(text).not.toMatch(/\.\.\.|'|"/);
    }
  }
});

/** Words of clubs and stages that no concert-goer expects. */
const FOREIGN: Record<string, RegExp> = {
  ar: /قائمة الأغاني|عذرًا/,
  de: /\bshows?\b|setlist|booking|hoppla|tickets|\brider\b|\bnews\b|one-sheet|pressekit|songtext/i,
  en: /\bshows?\b(?! all)|set list|tour dates|oops|\brider\b|^bookings?\b|lyrics/i,
  es: /repertorio|vaya|\brider\b|fiestas/i,
  fr: /setlist|booking|oups|tracklist|soirées/i,
  it: /booking|ops!|scaletta|tracklist|residency/i,
  pt: /alinhamento|tracklist|ups!|\brider\b/i,
  tr: /booking|hay aksi|çalınanlar|\brider\b|etkinlik serileri/i,
};

test.each(TRANSLATIONS)('%s speaks of concerts with a programme', (code) => {
  const words = wordsFor(code, undefined, ['concert']);
  const found = flatten(words.texts).filter(
    // Mixes have radio shows, and the reader of news has its name.
    ([key, text]) =>
      FOREIGN[code]?.test(text) && !/^(music\.series|newsletterForm|shell\.newsletter)/.test(key),
  );
  expect(found).toEqual([]);
});

test.each([
  ['de', 'Konzerte', 'Programm', 'Karten'],
  ['en', 'Concerts', 'Programme', 'Tickets'],
  ['fr', 'Concerts', 'Programme', 'Billets'],
  ['es', 'Conciertos', 'Programa', 'Entradas'],
  ['it', 'Concerti', 'Programma', 'Biglietti'],
  ['pt', 'Concertos', 'Programa', 'Bilhetes'],
  ['tr', 'Konserler', 'Program', 'Biletler'],
  ['ar', 'الحفلات', 'البرنامج', 'التذاكر'],
])('in %s, an ensemble has %s, %s and %s', (code, concerts, programme, tickets) => {
  const { events, pages } = wordsFor(code, undefined, ['concert']);
  expect([events.shows, pages.events, events.setList, events.tickets]).toEqual([
    concerts,
    concerts,
    programme,
    tickets,
  ]);
});

async function wordsOfSite(keys: string) {
  const { content } = await loadFiles({ 'site.yaml': `base_url: https://a.example\n${keys}` });
  if (!content) throw new Error('The content was not read.');
  return modelSite(content, '2026-01-01', FEATURES).words;
}

test('the kind of the artist decides, and the words of the site take precedence', async () => {
  const shows = async (artist: string, words = '') =>
    (await wordsOfSite(`language: de\nartist: {name: A${artist}}\n${words}`)).events.shows;
  for (const kind of ['ensemble', 'choir', 'composer'])
    expect(await shows(`, kind: ${kind}`)).toBe('Konzerte');
  expect(await shows(', kind: choir', 'words: {events: {shows: Abende}}\n')).toBe('Abende');
  const { texts } = wordsFor('de');
  for (const artist of [
    '',
    ', kind: solo',
    ', kind: band',
    ', kind: rapper',
    ', kind: label',
    ', kind: collective',
  ])
    expect((await wordsOfSite(`language: de\nartist: {name: A${artist}}\n`)).texts).toEqual(texts);
});
