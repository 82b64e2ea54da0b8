/** Letters that were read in a wrong charset before a source came here: no value of any format. Good text is never taken for such. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSourceFiles } from '../../../../generator/import/plan/read.ts';
import { damageIn, misreadCharset } from '../../../../generator/import/sources/damage.ts';
import { decodeAs } from '../../../../generator/import/sources/text.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { mp3Frames } from '../../../helpers/mp3.ts';
import { tagMp3 } from '../../../helpers/tagged.mjs';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);
const makeFolder = prepareFolders();

const LANGUAGES =
  'ar az be bg bn ca cs cy da de el es et eu fa fi fr ga he hi hr hu hy is it ja ka kk ko lt lv mk mt nb nl pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(
    ' ',
  );
const CODES = {
  region:
    'AT AX BR CI CN CW CZ DE DK EE EG ES FI FR GB GE GR HR HU IE IL IN IR IS IT JP KR LT LV MX NL NO PL PT RO RU SE SK TH TR UA US VN'.split(
      ' ',
    ),
  language: LANGUAGES,
} as const;

/** Names in a language, as its speakers write them: countries, languages, months and days. */
function namesIn(language: string): string[] {
  const names = (['region', 'language'] as const).flatMap((type) => {
    const list = new Intl.DisplayNames(language, { type });
    return CODES[type].map((code) => list.of(code) ?? '');
  });
  const parts = ['month', 'weekday'].flatMap((part) => {
    const format = new Intl.DateTimeFormat(language, {
      [part]: 'long',
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    return Array.from({ length: 12 }, (_, at) => format.format(Date.UTC(2026, at, at + 1)));
  });
  return [...new Set([...names, ...parts])];
}

/** Bytes of a text; undefined if the charset lacks a letter. */
function encode(text: string, charset: string): Uint8Array | undefined {
  if (charset === 'utf-8') return Buffer.from(text);
  const letters = [
    ...decodeAs(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      charset,
    ),
  ];
  const bytes = [...text].map((letter) => letters.indexOf(letter));
  return bytes.includes(-1) ? undefined : Uint8Array.from(bytes);
}

/** The upper half of the charset of DOS, which no decoder has. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const readAs: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  latin1: (bytes) => Buffer.from(bytes).toString('latin1'),
  cp437: (bytes) =>
    [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join(''),
  lossy: (bytes) => decodeAs(bytes, 'windows-1252').replace(/[\u0080-\u009f]/g, ''),
  twice: (bytes) => decodeAs(Buffer.from(decodeAs(bytes, 'windows-1252')), 'windows-1252'),
};
const PAIRS = [
  ...['latin1', 'windows-1252', 'lossy', 'twice', 'cp437', 'macintosh'].map(
    (read) => ['utf-8', read] as const,
  ),
  ['utf-8', 'windows-1251'] as const,
  ...['windows-1251', 'windows-1253', 'windows-1256'].map((written) => [written, 'windows-1252'] as const),
] as const;
/** Charsets of one byte a letter, which only letters of several titles give away. */
const isTold = (text: string, written: string) =>
  text.replace(/[\s\p{P}]/gu, '').length > (written === 'utf-8' ? 1 : 5) &&
  (text.match(/(?!\p{ASCII})\p{L}/gu) ?? []).length > (written === 'utf-8' ? 1 : 5);

const damages = fc
  .record({
    pair: fc.constantFrom(...PAIRS),
    language: fc.constantFrom(...LANGUAGES),
    seed: fc.array(fc.nat(200), { minLength: 8, maxLength: 8 }),
  })
  .map(({ pair: [written, read], language, seed }) => {
    const names = namesIn(language);
    const titles = names.flatMap((name) => {
      // Half of them are soft hyphens and spaces in charsets of Windows, which are no longer there.
      const isRare =
        written === 'utf-8' &&
        /^windows-125[^2]/.test(read) &&
        /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]|[\u00cd\u00ed]/u.test(name);
      // Of some words, the lost signs may have been all of them.
      const isOpen = read === 'lossy' && !/^[\p{Script=Cyrillic}\P{L}]+$/u.test(name);
      const bytes = isTold(name, written) && !isRare && !isOpen ? encode(name, written) : undefined;
      const text = bytes && (readAs[read]?.(bytes) ?? decodeAs(bytes, read));
      // Two letters may be letters of the other charset as well: `iƒãina`.
      const isPlain = !/\p{Script=Latin}/u.test(name) && !['macintosh', 'windows-1251'].includes(read);
      const isShown = isPlain || /(?![ªº\u00ad])[^\p{L}\p{M}\p{P}\s]|\p{Ll}\p{Lu}/u.test(text ?? '');
      return text === undefined || text === name || !isShown ? [] : [text];
    });
    return {
      names,
      written,
      read,
      language,
      titles: [...new Set(seed.flatMap((at) => titles[at % titles.length] ?? []))],
    };
  })
  .filter(({ titles, written }) => titles.length >= (written === 'utf-8' ? 1 : 6));

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&');
const xml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Each format with the titles of a source, of which the first is a good one. */
const FORMATS: Readonly<Record<string, (titles: readonly string[]) => Record<string, string | Buffer>>> = {
  releases: (titles) => ({
    'a.csv': [
      'Title\tType\tRelease Date',
      ...titles.map((title, at) => `${title}\tSingle\t2024-01-0${at + 1}`),
    ].join('\n'),
  }),
  shows: (titles) => ({
    'a.csv': [
      'Date\tTitle\tVenue\tCity',
      ...titles.map((title, at) => `2027-01-0${at + 1}\t${title}\tLux\tLisbon`),
    ].join('\n'),
  }),
  calendar: (titles) => ({
    'a.ics': [
      'BEGIN:VCALENDAR',
      ...titles.flatMap((title, at) => [
        ...['BEGIN:VEVENT', `DTSTART:2027010${at + 1}T200000`, `SUMMARY:${escapeText(title)}`],
        ...['LOCATION:Lux\\, Lisbon', 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  }),
  feed: (titles) => ({
    'a.xml': `<rss version="2.0"><channel><title>News</title>${titles
      .map(
        (title, at) =>
          `<item><title>${xml(title)}</title><pubDate>0${at + 1} Jan 2024 10:00:00 GMT</pubDate><description>Word.</description></item>`,
      )
      .join('')}</channel></rss>`,
  }),
  sheets: (titles) =>
    Object.fromEntries(
      titles.map((title, at) => [
        `${at}.cue`,
        `PERFORMER "Noor Vale"\nTITLE "${title.replaceAll('"', '')}"\nFILE "x.wav" WAVE\n  TRACK 01 AUDIO\n    TITLE "One"\n    PERFORMER "Ana"\n    INDEX 01 00:00:00\n  TRACK 02 AUDIO\n    TITLE "Two"\n    PERFORMER "Bo"\n    INDEX 01 03:00:00\n`,
      ]),
    ),
  recordings: (titles) =>
    Object.fromEntries(
      titles.map((title, at) => [
        `${at}.mp3`,
        tagMp3(
          mp3Frames(20),
          { TITLE: 'One', ALBUM: title, ARTIST: 'Noor Vale', DATE: `201${at}` },
          { charset: 'utf16' },
        ),
      ]),
    ),
};

async function readFiles(files: Record<string, string | Buffer>) {
  const folder = makeFolder();
  for (const [name, body] of Object.entries(files)) writeFileSync(join(folder, name), body);
  const readings = await readSourceFiles(
    [folder],
    { artist: 'Noor Vale', timezone: 'UTC', today: '2026-11-26' },
    { columns: {} },
  );
  return {
    titles: readings.flatMap(({ items }) =>
      items.map(({ facts }) =>
        'title' in facts ? facts.title : 'episode_title' in facts ? facts.episode_title : '',
      ),
    ),
    messages: readings.flatMap(({ problems }) =>
      problems.map(({ message, hint = '' }) => `${message} ${hint}`),
    ),
  };
}

test('nothing that was read in a wrong charset is an entry, and its file is named with what to do', async () => {
  await fc.assert(
    fc.asyncProperty(
      damages,
      fc.constantFrom(...Object.keys(FORMATS)),
      async ({ titles: damaged, names, ...pair }, format) => {
        const { titles, messages } = await readFiles(FORMATS[format]?.(['Harbour', ...damaged]) ?? {});
        const about = { ...pair, format, damaged };
        // Of recordings, letters are repaired where it is certain which they were.
        const others = format === 'recordings' ? titles.filter((title) => !names.includes(title)) : titles;
        expect({ ...about, others }).toEqual({ ...about, others: ['Harbour'] });
        const isRepaired = titles.length > 1;
        if (!isRepaired)
          expect({ ...about, said: messages.join('\n') }).toMatchObject({
            said: expect.stringMatching(/is damaged: .* UTF-8/s),
          });
      },
    ),
    { numRuns: RUNS },
  );
});

/** Odd texts that people write. */
const ODD = [
  ...[
    'ÄÄÄ',
    'Öö',
    'ÄÄÄ ÖÖÖ ÜÜÜ',
    'Äh… Öh? Üüü!',
    'ÉÈÊË',
    'Ñañá',
    'Åå',
    'SÃO JOÃO',
    'CHÂTEAU',
    'ÎLE',
    'ÑANDÚ',
    'þe wiþ',
  ],
  ...[
    '√2',
    '√π',
    'Δ±',
    'x²Δ±',
    'Σ² + Ω±',
    '│Title│',
    '═══ SIDE A ═══',
    '░▒▓ Haze ▓▒░',
    '▌Bar▐',
    'Ç’est',
    '¿Qué? ¡Sí!',
    '№5',
    '«Я»',
    'Т»',
  ],
  ...[
    'Úžas',
    'ÚŽAS',
    'RÚŽA',
    'COL·LÈGI',
    'Ці',
    'Її',
    'Вій',
    'РіК',
    'КоЯn',
    'ЯR',
    'Моя Life',
    'iПесня',
    'δ-Πλ',
    'Café™',
    'MENÜ »Eins«',
  ],
  ...[
    'Fuß–Spaß–Maß',
    'Spaß–Über',
    'Spaß–Uber',
    '1999–Über',
    '“Ü”',
    'café…”',
    'clé…»',
    'naïve—“Ö”—',
    'Où\u00a0?',
    'MENÜ\u00a0: drei',
    'ORGANIZA\u00adÇÃO',
  ],
  ...[
    'What???',
    'Why? Because',
    'Huh?!?',
    'Où es-tu ?',
    '???',
    '¥€$',
    '日本語',
    'ｶﾞﾝﾀﾞﾑ',
    'ﾉﾉﾉ',
    '(◕‿◕)',
    '¯\\_(ツ)_/¯',
    'Ʀ Ǝ ∀',
    'Ｗｉｄｅ',
    '𝔉𝔯𝔞𝔨𝔱𝔲𝔯',
  ],
];

test('good text of any language is never called damaged, alone or as a source', () => {
  const text = fc
    .record({
      language: fc.constantFrom(...LANGUAGES),
      seed: fc.array(fc.nat(500), { minLength: 1, maxLength: 12 }),
    })
    .map(({ language, seed }) => {
      const names = namesIn(language);
      return seed.map((at) => names[at % names.length] ?? '');
    });
  const style = fc.constantFrom(
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => `«${word}»`,
    (word: string) => `“${word}” – ${word}…`,
    (word: string) => `${word}–${word}—${word}`,
    (word: string) => `${word}!!!`,
    (word: string) => `${word}?`,
    (word: string) => `${word} (${word}) / ${word}`,
    (word: string) => word.normalize('NFD'),
  );
  fc.assert(
    fc.property(text, style, (words, write) => {
      const texts = words.map(write);
      expect(texts.map((each) => [each, damageIn(each)])).toEqual(texts.map((each) => [each, undefined]));
      expect([texts, damageIn(texts.join(' '))]).toEqual([texts, undefined]);
      expect([texts, misreadCharset(texts)]).toEqual([texts, undefined]);
    }),
    { numRuns: RUNS },
  );
  for (const odd of ODD)
    expect([odd, damageIn(odd), misreadCharset([odd])]).toEqual([odd, undefined, undefined]);
  expect(misreadCharset(ODD)).toBe(undefined);
});

test('a long text without spaces is looked at in linear time', () => {
  for (const part of ['é', '–', '日', 'é–', '√', '\u0301', 'a’’']) {
    const start = performance.now();
    damageIn(part.repeat(200_000));
    expect([part, performance.now() - start < 5000]).toEqual([part, true]);
  }
});
