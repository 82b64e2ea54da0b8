/** Imports, as requests ask for them. */
import type { Readable } from 'node:stream';
import type { Answer } from '../import/answer.ts';
import type { Outcome } from './outcome.ts';
import type { ImportAnswer, ImportWriteRequest } from './protocol/index.ts';

type Answered = Outcome<ImportAnswer>;

export interface Importer {
  describe(): ImportAnswer;
  takeFile(name: string, bytes: Readable): Promise<Answered>;
  removeFile(name: string): Answered;
  /** Begins to read the files, and a folder or file of this computer. @param path as somebody has typed it */
  read(path: string | undefined): Answered;
  /** Makes the plan of what was read once more. @param answers what unclear entries are */
  plan(answers: readonly Answer[]): Promise<Answered>;
  /** Begins to write. @param show shows these files in the preview: absolute paths */
  write(request: ImportWriteRequest, show: (files: readonly string[]) => Promise<void>): Answered;
  /** Stops what is under way, and leaves nothing of it. What is in its place already stays. */
  cancel(): Answered;
  /** Forgets the plan and its files; the files of an import that failed stay. */
  reset(): Answered;
}
