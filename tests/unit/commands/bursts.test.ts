import { expect, test } from 'vitest';
import { showBursts } from '../../../generator/commands/bursts.ts';

function watch(live: boolean) {
  const state = { text: '', time: 0 };
  const stream = { write: (more: string) => (state.text += more), columns: 80 };
  const bursts = showBursts('Pictures', { stream, live, now: () => state.time, every: () => () => {} });
  return { state, ...bursts };
}

test('what is over at once is not told', () => {
  const { state, onProgress } = watch(true);
  for (let burst = 0; burst < 3; burst++) {
    onProgress(0, 1, 'one.jpg');
    state.time += 900;
    onProgress(1, 1, 'one.jpg');
  }
  expect(state.text).toBe('');
});

test('what lasts is a bar, above which all else is written, and a line at its end', () => {
  const { state, onProgress, stream } = watch(true);
  onProgress(0, 2, 'one.jpg');
  state.time += 1500;
  onProgress(1, 2, 'two.jpg');
  state.time += 1500;
  stream.write('content/site.yaml: shown after 50 ms\n');
  onProgress(2, 2, '');
  stream.write('more\n');
  expect(state.text.split('\r\u001b[2K')).toEqual([
    ...['', 'Pictures …', 'content/site.yaml: shown after 50 ms\n', 'Pictures …'],
    'Pictures 2  1.5 s\nmore\n',
  ]);
});
