/** Runs Git, as it is installed on this computer. */
import { execFile } from 'node:child_process';
import { isSystemError } from '../../../engine/lib/files.ts';
import { type Notice, notice } from '../../publish-notices.ts';
import { DeployRefusal } from '../destination.ts';
import { hideQuery } from '../target.ts';

export interface GitRun {
  /** 0 for success. */
  code: number;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  /** Standard input. */
  input?: string;
  /** Milliseconds. */
  timeout?: number;
  /** Encoding of Git's output: `latin1` for bytes. */
  encoding?: 'utf8' | 'latin1';
}

export type Git = (words: readonly string[], options?: RunOptions) => Promise<GitRun>;

/** Milliseconds: for what needs no network. */
const SHORT = 60_000;
/** Bytes of what Git prints: a list of all files of a large site. */
const LONGEST = 64 * 1024 * 1024;

/** @param mayAsk permits Git to ask for a password in the terminal */
export function openGit(folder: string, mayAsk: boolean): Git {
  const env = { ...process.env, LC_ALL: 'C', ...(!mayAsk && { GIT_TERMINAL_PROMPT: '0' }) };
  return (words, { input, timeout = SHORT, encoding = 'utf8' } = {}) =>
    new Promise((resolve, reject) => {
      const options = { cwd: folder, env, timeout, maxBuffer: LONGEST, encoding };
      const child = execFile('git', words, options, (error, stdout, stderr) => {
        if (isSystemError(error) && error.code === 'ENOENT')
          reject(new DeployRefusal(notice('git-missing', {})));
        else if (error?.killed) resolve({ code: -1, stdout, stderr: `${stderr}It took too long.` });
        else resolve({ code: codeOf(error), stdout, stderr });
      });
      // If Git exits before it has read everything, its own output explains why.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
}

function codeOf(error: Error | null): number {
  if (!error) return 0;
  return 'code' in error && typeof error.code === 'number' ? error.code : -1;
}

/** The output of Git for a failure, without its hints and without passwords in addresses. */
export function quoteGit({ stderr, stdout }: GitRun): string {
  const lines = (stderr.trim() || stdout.trim()).split('\n').filter((line) => !/^(hint:|\s*$)/.test(line));
  return hidePassword(lines.map((line) => `  ${line}`).join('\n'));
}

/** An address may hold the password or the token for it. */
export function hidePassword(text: string): string {
  return hideQuery(text.replace(/(\b[a-z][a-z+.-]*:\/\/)[^/\s@]+@/gi, '$1'));
}

/** @param what could not be read: `changes`, `commits`, or the name of a remote */
export function failureOfGit(what: string, run: GitRun): Notice {
  return notice('git-failed', { what, said: quoteGit(run) });
}
