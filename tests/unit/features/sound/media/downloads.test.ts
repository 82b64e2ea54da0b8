import { expect, test } from 'vitest';
import { nameDownload } from '../../../../../generator/features/sound/media/downloads.ts';

test('the name of a download has no marks of direction, and keeps letters of every script', () => {
  expect(nameDownload('A\u2066B\u2069', 'Song\u202e3pm.exe', '.mp3')).toBe('AB - Song3pm.exe.mp3');
  expect(nameDownload('نور', 'يا ليل', '.flac')).toBe('نور - يا ليل.flac');
});
