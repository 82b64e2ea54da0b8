import { expect, test } from 'vitest';
import { describeLevels } from '../../../generator/cli/console.ts';

const levels = [
  { file: 'audio/b.wav', duration: 215.4, loudness: -8.14, truePeak: 0.32 },
  { file: 'audio/a.flac', duration: 3600, loudness: -14.26, truePeak: -1 },
  { file: 'audio/c.mp3', duration: 0.3 },
];

test('the loudness of recordings is reported in one line, and for each with --all', () => {
  expect(describeLevels(levels, false)).toBe(
    'Loudness of 2 recordings: from -14.3 LUFS (audio/a.flac) to -8.1 LUFS (audio/b.wav). With --all, each is listed.\n\n',
  );
  expect(describeLevels(levels, true)).toBe(
    [
      'Recordings, with length, loudness and true peak:',
      '  audio/a.flac: 1:00:00, -14.3 LUFS, -1.0 dBTP',
      '  audio/b.wav: 3:35, -8.1 LUFS, 0.3 dBTP',
      '  audio/c.mp3: 0:00, silent, or too short to be measured',
      '',
      '',
    ].join('\n'),
  );
});

test('of one recording there is no range, and of none there is nothing to say', () => {
  expect(describeLevels(levels.slice(0, 1), false)).toContain(
    'Loudness of the recording: -8.1 LUFS (audio/b.wav).',
  );
  expect(describeLevels([], true)).toBe('');
  expect(describeLevels(levels.slice(2), false)).toBe('');
});
