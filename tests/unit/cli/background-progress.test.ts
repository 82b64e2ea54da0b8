import { expect, test } from 'vitest';
import { createBackgroundProgress } from '../../../generator/cli/progress.ts';

function watch(live: boolean) {
  const state = { text: '', time: 0 };
  const timers = new Map<() => void, { pace: number; next: number }>();
  const stream = { write: (more: string) => (state.text += more), columns: 80 };
  const every = (pace: number, work: () => void) => {
    timers.set(work, { pace, next: state.time + pace });
    return () => void timers.delete(work);
  };
  const wait = (milliseconds: number) => {
    const end = state.time + milliseconds;
    for (; state.time < end; state.time += 1) {
      for (const [work, timer] of [...timers]) {
        if (state.time < timer.next) continue;
        timer.next += timer.pace;
        work();
      }
    }
  };
  return {
    state,
    wait,
    ...createBackgroundProgress('Pictures', { stream, live, now: () => state.time, every }),
  };
}

test('what is over at once is not shown', () => {
  const { state, wait, onProgress } = watch(true);
  for (let burst = 0; burst < 3; burst++) {
    onProgress(0, 1, 'one.jpg');
    wait(900);
    onProgress(1, 1, 'one.jpg');
  }
  expect(state.text).toBe('');
});

test('what lasts is a bar, above which all else is written, and which is gone at its end', () => {
  const { state, wait, onProgress, stream } = watch(true);
  onProgress(0, 2, 'one.jpg');
  wait(1500);
  onProgress(1, 2, 'two.jpg');
  wait(1500);
  stream.write('content/site.yaml: shown after 50 ms\n');
  onProgress(2, 2, '');
  stream.write('more\n');
  const lines = state.text.split('\r\u001b[2K');
  const edit = lines.indexOf('content/site.yaml: shown after 50 ms\n');
  expect(lines.slice(0, edit).at(-1)).toMatch(/^Pictures {2}█{10}░{10} {2}1\/2 .* two\.jpg$/);
  expect(lines.at(-1)).toBe('more\n');
});

test('a single picture that takes long is named while it is made', () => {
  const { state, wait, onProgress } = watch(true);
  onProgress(0, 1, 'large.jpg');
  wait(1500);
  expect(state.text).toMatch(/Pictures {2}░{20} {2}0\/1 {2}large\.jpg$/);
  const log = watch(false);
  log.onProgress(0, 1, 'large.jpg');
  log.wait(7000);
  expect(log.state.text).toBe('Pictures  0/1  large.jpg\n');
});
