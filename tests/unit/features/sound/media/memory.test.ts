/** A long recording takes no more memory than a short one. */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPcm } from '../../../../../generator/features/sound/media/decode/index.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { sample, silence, wav } from '../../../../helpers/sounds.ts';

const makeFolder = prepareFolders();
const MEGABYTE = 2 ** 20;
const SIZE = 128 * MEGABYTE;

test('a WAV file of 128 MiB is decoded in a fraction of that', async () => {
  const file = join(makeFolder(), 'long.wav');
  // Few samples a byte, so that it is read quickly; nothing is behind the header on the disk.
  const head = wav({ rate: 48_000, channels: sample([silence, silence], 0) }, 'f64', SIZE);
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, head);
  ftruncateSync(descriptor, head.length + SIZE);
  closeSync(descriptor);
  const before = process.memoryUsage().arrayBuffers;
  let [frames, most] = [0, 0];
  const { blocks } = await openPcm(file);
  for await (const block of blocks) {
    frames += block[0]?.length ?? 0;
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  expect(frames).toBe(SIZE / 16);
  expect(most).toBeLessThan(SIZE * 0.75);
});
