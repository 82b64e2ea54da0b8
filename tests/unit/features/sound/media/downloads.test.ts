import { expect, test } from 'vitest';
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
