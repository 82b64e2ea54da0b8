/** Failures outside the content: the machine, the disk, or a bug in Liner itself. */
import { describeMissing } from '../../engine/lib/native.ts';

const TOO_MANY =
  'This computer does not let a program open enough files at once. Raise the limit: ulimit -n 1024';

const REASONS: Record<string, string> = {
  EACCES: 'Permission denied.',
  EPERM: 'Permission denied.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  ENOENT: 'A file or folder is missing.',
  ENOTDIR: 'A file is where a folder is needed.',
  EEXIST: 'A file is where a folder is needed.',
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  EDQUOT: 'The disk is full.',
  EISDIR: 'A folder is where a file is needed.',
  ENOTEMPTY: 'Another program is changing this folder.',
  EBUSY: 'Another program is using this file or folder.',
  EIO: 'The disk has an error.',
  EADDRINUSE: 'Another program uses this port. Choose another one with --port.',
};

/** The system only reports a missing file, without its name. */
const GONE = 'The folder that this was run in has been deleted. Go to another folder and run it again.';

/** The meaning of a system error; undefined if unknown. @param code such as `ENOSPC` */
export function reasonOf(code: string): string | undefined {
  return REASONS[code];
}

/** A failure in plain words. @param verbose adds the stack */
export function describeFailure(error: unknown, verbose: boolean): string {
  const reason = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const known = 'syscall' in reason && reason.syscall === 'uv_cwd' ? GONE : REASONS[code];
  const place = 'path' in reason && typeof reason.path === 'string' ? ` (${reason.path})` : '';
  const summary = known ? `${known}${place}` : (describeMissing(reason) ?? reason.message);
  if (verbose) return `Liner stopped: ${summary}\n${reason.stack ?? ''}`;
  return `Liner stopped: ${summary}\nRun the same command with --verbose to see the technical details.`;
}
