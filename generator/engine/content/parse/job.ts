/** Files to parse, as a job for either thread. */
import type { Job } from '../../lib/thread.ts';
import type { ParseContext, Parsed } from './file.ts';
import type { ParseUnit } from './units.ts';

export const parseJob: Job<{ units: readonly ParseUnit[]; context: ParseContext }, Parsed[]> = {
  name: 'parse',
  async run({ units, context }) {
    // The parsers are loaded when the first file needs them.
    const { parseFile } = await import('./file.ts');
    const parsed: Parsed[] = [];
    for (const unit of units) parsed.push(await parseFile(unit, context));
    return parsed;
  },
};
