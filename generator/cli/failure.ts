/** Failures outside the content: the machine, the disk, or a bug in Liner itself. */
import { describeMissing } from '../engine/lib/native.ts';
import { reasonOf } from '../engine/lib/reasons.ts';

/** The system only reports a missing file, without its name. */
const GONE = 'The folder that this was run in has been deleted. Go to another folder and run it again.';

/** A failure in plain words. @param verbose adds the stack */
export function describeFailure(error: unknown, verbose: boolean): string {
  const reason = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const known = 'syscall' in reason && reason.syscall === 'uv_cwd' ? GONE : reasonOf(code);
  const place = 'path' in reason && typeof reason.path === 'string' ? ` (${reason.path})` : '';
  const summary = known ? `${known}${place}` : (describeMissing(reason) ?? reason.message);
  if (verbose) return `Liner stopped: ${summary}\n${reason.stack ?? ''}`;
  return `Liner stopped: ${summary}\nRun the same command with --verbose to see the technical details.`;
}
