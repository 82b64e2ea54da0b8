/** Whatever charset a text is in, its letters are right, or it is refused by name; lost letters are no value. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutDamage } from '../../../../generator/import/readers/shared/damage.ts';
import { charsetOf } from '../../../../generator/import/sources/charset.ts';
import { damageIn } from '../../../../generator/import/sources/damage.ts';
import { decodeAs } from '../../../../generator/import/sources/text.ts';

const WEST = ['windows-1252', 'iso-8859-1', 'iso-8859-15', 'macintosh', 'utf-8', 'utf-16le'];
const EAST = ['windows-1250', 'iso-8859-2', 'utf-8', 'utf-16le'];
const CYRILLIC = ['windows-1251', 'koi8-r', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic', 'utf-8', 'utf-16le'];

/** Words of songs, and the charsets that people who write them have had. */
const LANGUAGES: Readonly<Record<string, readonly [words: string, charsets: readonly string[]]>> = {
  de: [
    'Schöne Grüße München Straße Künstler Böhmische Dörfer Größenwahn über Nächte Mädchen für König süß Frühling',
    WEST,
  ],
  fr: [
    'Où passée chère Éloïse Noël forêt été Nîmes ça début château garçon déjà île cœur âme réveil mère',
    WEST,
  ],
  es: [
    'Mañana Señor Niña España canción corazón Qué alegría años después también niño sueño pequeño adiós',
    WEST,
  ],
  pt: [
    'Coração João não solidão canção manhã São três irmã pão ilusões você música água também amanhã',
    WEST,
  ],
  sv: [
    'Räksmörgås på Åland hör Hämäränraja Yö järvellä sömn ängel för ännu håll ögon kärlek drömmer år',
    WEST,
  ],
  da: ['Rødgrød fløde på Ærø Søren København blå nætter sø kærlighed øjne når drømme hjørne ånd går', WEST],
  pl: [
    'Zażółć gęślą jaźń Pieśń źródle miłość księżyc łąką Kołysanka Józia dłoń świat noc śnieg wąż córka',
    EAST,
  ],
  cs: [
    'Příliš žluťoučký kůň úpěl ďábelské ódy Květina měsíčním světle řeka Něžná píseň černý čtvrtek déšť',
    EAST,
  ],
  hu: [
    'Árvíztűrő tükörfúrógép Őszi kertből hűvös éjjel zöld erdő szívünk útján győzelem fűszál könnyű',
    EAST,
  ],
  tr: [
    'Şarkılar ışıklar güneş doğuyor Aşk öldürür geceleri çığlık değil yağmur küçük gönül düş ağaç',
    ['windows-1254', 'utf-8', 'utf-16le'],
  ],
  ru: [
    'Ночной автобус зимний вечер весна осень концерт заявкам лето дорога домой тишина город огни любовь',
    CYRILLIC,
  ],
  el: [
    'Νύχτα Αιώνια Τραγούδι της θάλασσας καλημέρα ήλιε σπίτι μου αγάπη καρδιά όνειρο δρόμος φεγγάρι',
    ['windows-1253', 'iso-8859-7', 'utf-8', 'utf-16le'],
  ],
  he: [
    'שלום עולם שיר לאהבה לילה טוב ירושלים בוקר אור הדרך הביתה חלום ישן מנגינה ים ורוח',
    ['windows-1255', 'iso-8859-8', 'utf-8', 'utf-16le'],
  ],
  ar: [
    'أغنية الليل التاريخ والمدينة القاهرة ودار الأوبرا سلام على البحر يا حبيبي قمر النهار الطويل',
    ['windows-1256', 'iso-8859-6', 'utf-8', 'utf-16le'],
  ],
  ja: [
    '夜のバス さくら 桜の木の下で 会いましょう 東京タワー ホールで 雨が降る 君の歌 月とうさぎ',
    ['shift_jis', 'euc-jp', 'utf-8', 'utf-16le'],
  ],
  zh: [
    '夜班车 我的中国心 上海之夜 月亮代表我的心 你问我爱你有多深 我们的歌 春天里 一无所有',
    ['gbk', 'utf-8', 'utf-16le'],
  ],
  ko: [
    '밤 버스 사랑의 노래 서울의 밤 안녕하세요 여러분 봄날 우리의 이야기 바람이 분다',
    ['euc-kr', 'utf-8', 'utf-16le'],
  ],
};

const codes = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** Maps characters to the bytes, one or two, that a decoder makes them of. */
function codesOf(charset: string): ReadonlyMap<string, readonly number[]> {
  const known = codes.get(charset);
  if (known) return known;
  const found = new Map<string, readonly number[]>();
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs = /jis|euc|gb/.test(charset)
    ? bytes.slice(129).flatMap((lead) => bytes.slice(64).map((trail) => [lead, trail]))
    : [];
  for (const each of [...bytes.map((byte) => [byte]), ...pairs]) {
    const letters = [...new TextDecoder(charset).decode(Uint8Array.from(each), { stream: true })];
    if (letters.length === 1 && letters[0] !== '\ufffd' && !found.has(letters[0] ?? ''))
      found.set(letters[0] ?? '', each);
  }
  codes.set(charset, found);
  return found;
}

function encode(text: string, charset: string): Uint8Array {
  if (charset === 'utf-8') return Buffer.from(text);
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le');
  return Uint8Array.from([...text].flatMap((letter) => codesOf(charset).get(letter) ?? [63]));
}

test('letters are those of the text, in whatever charset, or the text is refused', async () => {
  const written = fc.constantFrom(...Object.entries(LANGUAGES)).chain(([code, [words, charsets]]) =>
    fc.record({
      text: fc
        .shuffledSubarray(words.split(' '), { minLength: 6 })
        .map((some) => `TITLE "${some.slice(3).join(' ')}"\r\nPERFORMER "${some.slice(0, 3).join(' ')}"\r\n`),
      charset: fc.constantFrom(...charsets),
      language: fc.constantFrom(undefined, code, 'en'),
    }),
  );
  const refused = new Map<string, number>();
  fc.assert(
    fc.property(written, ({ text, charset, language }) => {
      const bytes = encode(text, charset);
      const found = charsetOf(bytes, language);
      if (found) expect(decodeAs(bytes, found.name)).toBe(text);
      else refused.set(charset, (refused.get(charset) ?? 0) + 1);
    }),
    { numRuns: 200 },
  );
  // Refusing all of them would be right, and of no use.
  expect([...refused.values()].reduce((sum, each) => sum + each, 0)).toBeLessThan(20);
});

const titles = Object.values(LANGUAGES).flatMap(([words]) => words.split(' '));
const DAMAGES: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\P{ASCII}/gu, '?'),
  (text) => text.replace(/\P{ASCII}/gu, '\ufffd'),
  (text) => new TextDecoder('windows-1252').decode(Buffer.from(text), { stream: true }),
  (text) => Buffer.from(text).toString('latin1'),
  (text) =>
    text.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  ...['=', '%'].map(
    (sign) => (text: string) =>
      text.replace(/\P{ASCII}/gu, (letter) => encodeURIComponent(letter).replaceAll('%', sign)),
  ),
];

test('an entry whose letters are lost is none, and its file is named with what to do', () => {
  const damaged = fc.record({
    words: fc.shuffledSubarray(
      titles.filter((word) => /\P{ASCII}.*\P{ASCII}|\p{L}\P{ASCII}\p{L}/u.test(word)),
      { minLength: 2, maxLength: 3 },
    ),
    damage: fc.constantFrom(...DAMAGES),
  });
  fc.assert(
    fc.property(damaged, ({ words, damage }) => {
      const title = damage(words.join(' '));
      const origin = { source: 'csv', place: 'a.csv' };
      const facts = { title: 'Night Bus', description: title };
      const items = [
        { kind: 'releases', facts: { title }, origin },
        { kind: 'releases', facts, body: title, origin },
      ] as const;
      const reading = withoutDamage({ items, left: [], problems: [] });
      expect(reading.items).toEqual([
        { kind: 'releases', facts: { title: 'Night Bus' }, body: undefined, origin },
      ]);
      expect(reading.problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
        expect.stringMatching(/^a\.csv is damaged: .* UTF-8/s),
      ]);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ...[
    'What???',
    'Who are you????',
    '???',
    '?',
    'Why? Because',
    'Huh?!?',
    'Où es-tu ?',
    '¿Qué?',
    'Is it "really"?',
    'SÃO JOÃO',
    'ÂNGELA',
    'Ð',
    'https://a.example/?q=1&b=?c',
    'https://a.example/caf%C3%A9',
    '100% Cotton',
    'a=b',
    'C:\\users',
  ],
  ...titles,
])('%s is as somebody wrote it', (title) => {
  expect(damageIn(title)).toBe(undefined);
});
