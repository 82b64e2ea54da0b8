/** Failures outside the content: the machine, the disk, or a bug in Liner itself. */

const REASONS: Record<string, string> = {
  EACCES: 'Permission denied.',
  EPERM: 'Permission denied.',
  EROFS: 'The disk is read-only.',
  ENOSPC: 'The disk is full.',
  ENOENT: 'A file or folder is missing.',
  ENOTDIR: 'A file is where a folder is needed.',
  EEXIST: 'A file is where a folder is needed.',
  EMFILE: 'Too many files are open at once.',
  EADDRINUSE: 'Another program uses this port. Choose another one with --port.',
};

/** In plain words; with the stack where asked for. */
export function describeFailure(error: unknown, verbose: boolean): string {
  const reason = error instanceof Error ? error : new Error(String(error));
  const code = 'code' in reason && typeof reason.code === 'string' ? reason.code : '';
  const known = REASONS[code];
  const place = 'path' in reason && typeof reason.path === 'string' ? ` (${reason.path})` : '';
  const summary = known ? `${known}${place}` : reason.message;
  if (verbose) return `Liner stopped: ${summary}\n${reason.stack ?? ''}`;
  return `Liner stopped: ${summary}\nRun the same command with --verbose to see the technical details.`;
}
