/** Whatever program wrote a text, its letters are read. */
import { expect, test } from 'vitest';
import { charsetOf } from '../../../../generator/import/sources/charset.ts';
import { decodeAs } from '../../../../generator/import/sources/text.ts';

/** Decodes bytes by their letters; undefined if these are ambiguous. */
function decode(bytes: Uint8Array): string | undefined {
  const charset = charsetOf(bytes);
  return charset && decodeAs(bytes, charset.name);
}

/** Bytes of a text in a charset of one byte a letter, found by what its decoder makes of each. */
function encode(text: string, charset: string): Uint8Array {
  const letters = [...new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ['windows-1251', 'Дата;Город;Зал\n7 марта 2026;Москва;Большой зал консерватории'],
  ['windows-1256', 'التاريخ,المدينة,القاعة\n7 مارس 2026,القاهرة,دار الأوبرا'],
  ['windows-1252', 'Titel;Künstler;Länge\nMärz;Café Größe;3:20'],
  ['windows-1254', 'Başlık;Sanatçı\nŞarkı;Sezen Aksu İstanbul'],
  ['windows-1253', 'Τίτλος;Καλλιτέχνης\nΤραγούδι;Χάρις'],
])('%s is recognised by its letters', (charset, text) => {
  const bytes = encode(text, charset);
  expect(charsetOf(bytes)).toEqual({ name: charset, isGuess: true });
  expect(decode(bytes)).toBe(text);
});

test('signs that Windows has where Latin-1 has controls, as a spreadsheet saves prices', () => {
  const bytes = Buffer.from(
    'Datum;Stadt;Eintritt\n7.3.2026;Köln und München;18 \x80 \x96 \x84frei\x93',
    'latin1',
  );
  expect(charsetOf(bytes)).toEqual({ name: 'windows-1252', isGuess: true });
  expect(decode(bytes)).toBe('Datum;Stadt;Eintritt\n7.3.2026;Köln und München;18 € – „frei“');
});

test('Shift-JIS', () => {
  // 日付,都市 and 東京,ホール
  const bytes = Buffer.from('93fa95742c9373 8e730a93 8c8b9e2c837a815b838b'.replaceAll(' ', ''), 'hex');
  expect(decode(bytes)).toBe('日付,都市\n東京,ホール');
});

test.each(['Date;City\n2026-03-07;Lisbon', 'Дата;Город\n2026-03-07;Москва', '日付,都市\n2026-03-07,東京'])(
  'UTF-16 in both orders, by its mark: %s',
  (text) => {
    for (const isBig of [false, true]) expect(decode(utf16(`\ufeff${text}`, isBig))).toBe(text);
  },
);

test('UTF-8 with and without a mark, and a text without any letters', () => {
  expect(decode(Buffer.from('\ufeffÄ'))).toBe('Ä');
  expect(decode(Buffer.from('أ,ب'))).toBe('أ,ب');
  expect(decode(Buffer.from(''))).toBe('');
  expect(charsetOf(Buffer.from('a,b'))).toEqual({ name: 'utf-8', isGuess: false });
});

test('what a page or feed names is believed, unless it cannot be', () => {
  const xml = (name: string) =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${name}"?><a>`),
      encode('Зал', 'windows-1251'),
    ]);
  expect(charsetOf(xml('windows-1251'))).toEqual({ name: 'windows-1251', isGuess: false });
  expect(charsetOf(xml('UTF-8'))?.name).not.toBe('utf-8');
  expect(charsetOf(xml('no-such-charset'))?.isGuess).not.toBe(false);
});
