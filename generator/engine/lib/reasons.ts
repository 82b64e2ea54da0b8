/** Errors of the operating system in plain words. */

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

/** The meaning of a system error; undefined if unknown. @param code such as `ENOSPC` */
export function reasonOf(code: string): string | undefined {
  return REASONS[code];
}
