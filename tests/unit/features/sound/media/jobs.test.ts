/** Work on recordings in a process of the compiled program, which finds the decoders where they are installed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyseJob, openJobs } from '../../../../../generator/features/sound/media/jobs.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { compileWorker } from '../../../../helpers/worker.mjs';

const FORMATS = join(import.meta.dirname, '../../../../fixtures/formats');
const makeFolder = prepareFolders();

test('a process finds what would be found here, and says as plainly what is wrong', async () => {
  const run = openJobs(await compileWorker());
  const text = join(makeFolder(), 'song.mp3');
  writeFileSync(text, 'These are the words of a song.');
  const files = ['sines.flac', 'sines.mp3', 'sines.ogg', 'sines.opus'].map((name) => join(FORMATS, name));
  for (const path of [...files, text]) {
    const task = { path, part: undefined };
    expect(await run(analyseJob, task), path).toEqual(await analyseJob.run(task));
  }
});
