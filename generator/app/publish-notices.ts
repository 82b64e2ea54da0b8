/** Sentences of publishing. A terminal prints their texts; other programs say them in their own words, by a code and its values. */
import * as z from 'zod';

/** Each code with the names of its values. */
export const NOTICES = {
  'command-failed': ['said'],
  'blocked-paths': ['place', 'files'],
  'other-site': ['place', 'address'],
  'foreign-files': ['place', 'files'],
  'site-in-place': ['place'],
  'upload-stopped': ['reason'],
  'upload-incomplete': ['file', 'found', 'expected'],
  'moves-unbegun': ['reason', 'missing', 'count', 'total'],
  'moves-stopped': ['reason', 'published', 'missing', 'count', 'total'],
  'old-files-left': ['reason'],
  unexplained: ['said'],

  'place-folder': ['path'],
  'folder-missing': ['path', 'parent'],
  'folder-is-file': ['path'],
  'folder-around-project': ['path'],
  'folder-in-use': ['path', 'source'],
  'disk-forbidden': ['file'],
  'disk-read-only': ['file'],
  'disk-full': ['file'],
  'disk-error': ['file'],
  'disk-missing': ['file'],
  'disk-disconnected': ['file'],

  'place-server': ['host', 'path'],
  'server-whole-disk': [],
  'server-missing': ['said'],
  'server-forbidden': ['said'],
  'server-failure': ['said'],
  'ssh-missing': [],
  'ssh-old': ['since', 'version'],
  'host-unknown': ['host', 'key'],
  'host-changed': ['host', 'key', 'command'],
  'host-revoked': ['host'],
  'host-unreachable': ['host', 'reason'],
  'login-question': ['host', 'question'],
  'login-refused': ['host', 'said'],
  'sftp-missing': [],
  'sftp-garbled': [],
  'connection-lost': [],
  'no-answer': [],

  'netlify-no-token': [],
  'netlify-bad-token': [],
  'netlify-no-site': ['site'],
  'netlify-names': ['files'],
  'netlify-unreachable': ['said'],
  'netlify-status': ['status', 'said'],
  'netlify-garbled': ['said'],
  'netlify-stopped': ['reason', 'address'],
  'site-at-address': ['address'],

  'git-missing': [],
  'git-untrusted': ['said'],
  'git-no-repository': [],
  'git-no-branch': [],
  'git-other-branch': ['expected', 'branch'],
  'git-unfinished': ['commands'],
  'git-unknown-remote': ['remote', 'remotes'],
  'git-no-remote': [],
  'git-several-remotes': ['remotes'],
  'git-nobody': ['commands'],
  'git-unreachable': ['remote', 'said'],
  'git-behind': ['remote', 'branch', 'count', 'command'],
  'git-conflicts': ['files'],
  'git-inner-repository': ['folder', 'command'],
  'git-secret': ['file', 'line', 'setting'],
  'git-secret-commit': ['file', 'commit', 'command', 'setting'],
  'git-failed': ['said'],
  'git-not-committed': ['said'],
  'git-not-pushed': ['remote', 'said'],
  'git-pushed': ['branch', 'remote'],
} as const satisfies Record<string, readonly string[]>;

export type NoticeCode = keyof typeof NOTICES;

export interface Notice {
  code: string;
  values: Readonly<Record<string, string | number | Notice>>;
  /** In English. */
  text: string;
}

export function notice<Code extends NoticeCode>(
  code: Code,
  values: Record<(typeof NOTICES)[Code][number], string | number | Notice>,
  text: string,
): Notice {
  return { code, values, text };
}

export const noticeSchema = z.object({
  code: z.string(),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), noticeSchema]));
  },
  text: z.string(),
});

/** An error that has its sentence. */
export class NoticeError extends Error {
  readonly notice: Notice;

  constructor(reason: Notice) {
    super(reason.text);
    this.notice = reason;
  }
}

/** What an error says, if nothing more is known of it. */
export function noticeOf(error: unknown): Notice {
  if (error instanceof NoticeError) return error.notice;
  const said = error instanceof Error ? error.message : String(error);
  return notice('unexplained', { said }, said);
}
