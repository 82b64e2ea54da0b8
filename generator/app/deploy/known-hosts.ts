/** The servers that this computer has met before, as OpenSSH keeps them: sshd(8), "SSH_KNOWN_HOSTS FILE FORMAT". */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface KnownKey {
  /** `ssh-ed25519`. */
  type: string;
  /** In Base64. */
  key: string;
  isRevoked: boolean;
}

export type Verdict = 'known' | 'unknown' | 'other' | 'revoked';

/** As the file has it: a port other than the usual one belongs to the name. */
function nameInFile(host: string, port: number): string {
  return port === 22 ? host : `[${host}]:${port}`;
}

/** The keys of a server in a file, found by ssh-keygen, which knows hashed names and patterns. */
export function findKnownKeys(file: string, host: string, port: number): Promise<KnownKey[]> {
  if (!existsSync(file)) return Promise.resolve([]);
  return new Promise((resolve) => {
    // Where nothing is found, and where there is no ssh-keygen, the server is unknown.
    execFile('ssh-keygen', ['-F', nameInFile(host, port), '-f', file], (_, stdout) =>
      resolve(readKnownKeys(stdout)),
    );
  });
}

/** @param text what `ssh-keygen -F` prints */
function readKnownKeys(text: string): KnownKey[] {
  return text.split('\n').flatMap((line) => {
    const words = line.trim().split(/\s+/);
    if (line.startsWith('#') || words.length < 3) return [];
    const isMarked = line.startsWith('@');
    const [, type = '', key = ''] = isMarked ? words.slice(1) : words;
    // A key of an authority signs others, and is none of a server's.
    return words[0] === '@cert-authority' ? [] : [{ type, key, isRevoked: words[0] === '@revoked' }];
  });
}

/** @param key as the server sends it */
export function judgeKey(known: readonly KnownKey[], key: Buffer): Verdict {
  const same = known.find((each) => each.key === key.toString('base64'));
  if (same) return same.isRevoked ? 'revoked' : 'known';
  return known.some(({ isRevoked }) => !isRevoked) ? 'other' : 'unknown';
}

/** As `ssh-keygen -l` shows it: `SHA256:…`. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

/** The name that a key begins with: RFC 4253, section 6.6. */
function typeOf(key: Buffer): string {
  return key.subarray(4, 4 + key.readUInt32BE(0)).toString('latin1');
}

export function rememberKey(file: string, host: string, port: number, key: Buffer): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const isOpen = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  const line = `${nameInFile(host, port)} ${typeOf(key)} ${key.toString('base64')}\n`;
  appendFileSync(file, `${isOpen ? '\n' : ''}${line}`, { mode: 0o600 });
}
