/** The stream of news is lost and found again, in whatever order its answers come. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { StreamHandlers } from '../../../../generator/studio/ui/state/stream.ts';
import { fresh, speak } from '../../../helpers/speak.ts';

fresh();
vi.useFakeTimers();
speak('en');
afterAll(() => {
  vi.useRealTimers();
  vi.doUnmock('../../../../generator/studio/ui/state/stream.ts');
});

/** The streams that the test opens and breaks. */
let streams: (StreamHandlers & { isClosed: boolean })[] = [];
vi.doMock('../../../../generator/studio/ui/state/stream.ts', () => ({
  openStream(_: string, handlers: StreamHandlers) {
    const stream = { ...handlers, isClosed: false };
    streams.push(stream);
    return () => {
      stream.isClosed = true;
    };
  },
}));

/** Answers to the questions why there was none, given when the test says so. */
let answers: ((status: number | undefined) => void)[] = [];
vi.stubGlobal(
  'fetch',
  () =>
    new Promise((resolve, reject) => {
      answers.push((status) => (status === undefined ? reject(new TypeError('gone')) : resolve({ status })));
    }),
);

const { connect, lose } = await import('../../../../generator/studio/ui/state/connection.ts');
const { getState, update } = await import('../../../../generator/studio/ui/state/store.ts');
const last = () => streams.at(-1);

beforeEach(() => {
  streams = [];
  answers = [];
  connect({ receive: async () => {}, open: async () => update({ lost: undefined }) });
  last()?.open();
});

async function answer(index: number, status: number | undefined): Promise<void> {
  answers[index]?.(status);
  await vi.advanceTimersByTimeAsync(1000);
}

test.each([
  [undefined, 'stopped'],
  [401, 'unknown'],
  [200, undefined],
])('an answer of %s means %s, and it is tried again', async (status, lost) => {
  last()?.end();
  await answer(0, status);
  expect(getState().lost).toBe(lost);
  expect(streams).toHaveLength(2);
  last()?.open();
  expect(getState().lost).toBeUndefined();
});

test('an answer that comes when the stream is open again says nothing', async () => {
  last()?.end();
  lose();
  await answer(1, undefined);
  last()?.open();
  await answer(0, 401);
  expect(getState().lost).toBeUndefined();
  expect(last()?.isClosed).toBe(false);
  expect(streams).toHaveLength(2);
});

test('as long as the studio that answers is of no use, it is asked again', async () => {
  const found = ['another', 'another', undefined] as const;
  let asked = 0;
  connect({ receive: async () => {}, open: async () => update({ lost: found[asked++] }) });
  for (const [index, lost] of found.entries()) {
    last()?.open();
    await answer(index, 200);
    expect([asked, getState().lost]).toEqual([index + 1, lost]);
  }
  expect(answers).toHaveLength(2);
});
