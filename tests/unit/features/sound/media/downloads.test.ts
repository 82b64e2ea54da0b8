import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusePath } from '../../../../../generator/engine/publish/paths.ts';
import { fileTitle, nameDownload } from '../../../../../generator/features/sound/media/downloads.ts';

test('the name of a download has no marks of direction, and keeps letters of every script', () => {
  expect(nameDownload('A\u2066B\u2069', 'Song\u202e3pm.exe', '.mp3')).toBe('AB - Song3pm.exe.mp3');
  expect(nameDownload('نور', 'يا ليل', '.flac')).toBe('نور - يا ليل.flac');
});

test.each([
  ['Track #1', 'Noor - Track 1.mp3'],
  ['100% Yours?', 'Noor - 100 Yours.mp3'],
  ['#', 'Noor - Untitled.mp3'],
  ['A/B: C', 'Noor - A-B- C.mp3'],
  ['ليل', 'Noor - ليل.mp3'],
])('the download of %s is %s, a name that hosts take', (title, name) => {
  expect(nameDownload('Noor', title, '.mp3')).toBe(name);
});

/** Names of artists and songs in every script, with what disks and hosts refuse. */
const name = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'CON',
        'NUL.mp3',
        'lpt1',
        ' ',
        '.',
        '..',
        '#',
        '%20',
        '?',
        ':',
        '*',
        '|',
        '<a>',
        '"x"',
        '\\\\',
        '/',
        '\u202e',
        '\ud83d',
      ),
      fc.constantFrom(
        '夜行バス'.repeat(12),
        'ليلة'.repeat(15),
        'é'.normalize('NFD').repeat(30),
        '👩‍👩‍👧'.repeat(9),
        '\u{20000}'.repeat(30),
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));

test('every name of a download is one that all disks and hosts take', () => {
  fc.assert(
    fc.property(name, name, fc.constantFrom('.mp3', '.flac', '.zip'), (artist, title, ending) => {
      const made = nameDownload(artist, title, ending);
      expect([made, refusePath(made)]).toEqual([made, undefined]);
      expect(made).not.toMatch(/[#%?/]|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(made).toBe(made.normalize('NFC'));
    }),
    { numRuns: 100 },
  );
});

test('a movement of a long work keeps its own name in that of its file', () => {
  const work = { title: 'String Quartet No. 15 in A minor, Op. 132', number: 3, of: 5 };
  const movement = 'III. Heiliger Dankgesang';
  expect(fileTitle({ title: `${work.title}: ${movement}`, work: { ...work, movement } })).toBe(
    'String Quartet No. 15 in A… III. Heiliger Dankgesang',
  );
  expect(
    fileTitle({ title: 'Sonata: I. Grave', work: { ...work, title: 'Sonata', movement: 'I. Grave' } }),
  ).toBe('Sonata: I. Grave');
});
