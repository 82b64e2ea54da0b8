/** Numbers with a fraction: pages and messages write them as their language does. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { speak } from '../../../generator/cli/other-language.ts';
import { formatBytes, formatDecimal } from '../../../generator/engine/lib/text.ts';
import { problem } from '../../../generator/site/messages/index.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { languageOf, writeNumber, writeSize } from '../../../generator/site/words/index.ts';
import { entry, makeAssets, makeContent, projectPages, release } from '../../helpers/model.ts';

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'tr', 'ja', 'de_CH'];
const language = fc.constantFrom(...LANGUAGES);

/** A number as a reader of the language takes it, in any digits. */
function readNumber(text: string, locale: string): number {
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.5);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210).split('').reverse();
  const plain = Array.from(text.replaceAll(signOf('group'), ''), (letter) => {
    if (letter === signOf('decimal')) return '.';
    const digit = digits.indexOf(letter);
    return digit < 0 ? letter : String(digit);
  });
  // Marks of direction stand before a sign.
  return Number(
    plain
      .join('')
      .replace(/\p{Cf}/gu, '')
      .replace('\u2212', '-'),
  );
}

test('sizes and numbers are read in each language as what they are', () => {
  const digits = fc.constantFrom('latn' as const, 'arab' as const);
  const bytes = fc.oneof(fc.nat(2000), fc.integer({ min: 0, max: 2_000_000_000 }));
  fc.assert(
    fc.property(language, digits, bytes, fc.integer({ min: -999, max: 999 }), (name, set, size, tenths) => {
      const known = { ...languageOf(name), digits: set };
      const locale = `${known.locale}-u-nu-${set}`;
      const [number = '', unit = ''] = writeSize(size, known).split(' ');
      const scale = 1000 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
      expect(Math.abs(readNumber(number, locale) * scale - size)).toBeLessThanOrEqual(scale / 20 + 1e-6);
      expect(readNumber(writeNumber(tenths / 10, known), locale)).toBe(tenths / 10);
      expect(readNumber(formatDecimal(tenths / 10, 1, locale), locale)).toBe(tenths / 10);
    }),
    { numRuns: 200 },
  );
});

test('a size has one digit behind the comma of its language', () => {
  expect(['en', 'de', 'fr', 'ar-u-nu-arab'].map((locale) => formatBytes(184_000, locale))).toEqual([
    '184.0 KB',
    '184,0 KB',
    '184,0 KB',
    '١٨٤٫٠ KB',
  ]);
});

test('no page in German has the point of English in a size, a tempo or a rating', () => {
  const base = makeContent();
  const content = makeContent({
    site: { ...base.site, data: { ...base.site.data, language: 'de' } },
    releases: [
      release('one', {
        type: 'album',
        bpm: 128.5,
        release_date: '2024',
        tracks: [{ title: 'A', track_number: 1, bpm: 90.5, lyrics: 'La' }],
      }),
    ],
    pages: {
      press: entry('press', {
        bios: { short: 'Sie spielt.' },
        downloads: [{ title: 'Plan', file: 'plan.pdf' }],
      }),
      contact: entry('contact', {}),
    },
  });
  const site = modelSite(content, '2026-01-01', FEATURES);
  const assets = {
    ...makeAssets(site),
    downloads: { 'plan.pdf': { url: '/plan.pdf', bytes: 184_000 } },
    press: { files: [{ id: 'kit' as const, url: '/kit.zip', bytes: 1_250_000 }], photos: [] },
  };
  const text = JSON.stringify(
    projectPages(site, assets).pages.map(({ template, props }) => [template, props]),
  );
  for (const shown of ['184,0 KB', '1,3 MB', '128,5 BPM', '90,5 BPM']) expect(text).toContain(shown);
  expect(text.match(/[0-9]\.[0-9]+ (?:[KMG]B|BPM)/g)).toBeNull();
});

test('messages have the numbers of their language', () => {
  const weight = problem('look/ground', undefined, {
    ...{ contrast: 2.5, least: 4.5, readable: '#8a1c4a', ground: 'light' },
  });
  expect(weight.message).toContain('2.5, and 4.5');
  expect(speak('de').retell([weight])[0]?.message).toContain('2,5, nötig sind 4,5');
});
