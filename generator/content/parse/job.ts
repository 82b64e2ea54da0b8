/** Files to parse, as a job for either thread. */
import type { Job } from '../../lib/thread.ts';
import type { SourceFile } from '../types.ts';
import type { ParseContext, Parsed } from './file.ts';

export const parseJob: Job<{ sources: readonly SourceFile[]; context: ParseContext }, Parsed[]> = {
  name: 'parse',
  async run({ sources, context }) {
    // The parsers are loaded when the first file needs them.
    const { parseFile } = await import('./file.ts');
    const parsed: Parsed[] = [];
    for (const source of sources) parsed.push(await parseFile(source, context));
    return parsed;
  },
};
