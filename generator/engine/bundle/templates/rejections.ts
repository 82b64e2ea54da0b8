/** Promises of templates that are rejected and that nothing awaits: Node.js would end the process, and no file would be named. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs code of templates. @throws what it throws, and the reason of the first promise that it leaves rejected */
export async function runTemplates<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => void reasons.push(reason);
  process.on('unhandledRejection', note);
  try {
    const result = await work();
    // Node.js reports them at the end of a turn.
    await nextTurn();
    if (reasons.length > 0) throw reasons[0];
    return result;
  } finally {
    process.off('unhandledRejection', note);
  }
}
