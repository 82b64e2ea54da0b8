/** Which files a commit of the site takes, and which it leaves. */

import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { NETLIFY_TOKEN, SFTP_PASSWORD } from '../../../site/schema/publish.ts';
import { nameSome } from '../changes.ts';
import { type DeployOptions, DeployRefusal } from '../destination.ts';
import { type Git, quoteGit } from './run.ts';

export interface ChangedFile {
  /** From the top of the repository. */
  path: string;
  how: 'new' | 'changed' | 'removed' | 'conflict';
  /** Nobody has added it to the repository yet. */
  isUntracked: boolean;
  /** Its removal has been added, so it is neither in the index nor in the folder. */
  isUnknown: boolean;
}

/**
 * @param text of `git status --porcelain=v1 -z --no-renames`
 * @returns without what has been added and then deleted, as no commit has ever had it
 */
export function readStatus(text: string): ChangedFile[] {
  return text
    .split('\0')
    .filter((entry) => entry.length > 3 && !entry.startsWith('AD'))
    .map((entry) => ({
      path: entry.slice(3),
      how: readCode(entry.slice(0, 2)),
      isUntracked: entry.startsWith('??'),
      isUnknown: entry.startsWith('D '),
    }));
}

function readCode(code: string): ChangedFile['how'] {
  // Both sides have changed it: git-status(1), "Short Format".
  if (/U|AA|DD/.test(code)) return 'conflict';
  if (code.includes('D')) return 'removed';
  return /\?|A/.test(code) ? 'new' : 'changed';
}

/** What is made again everywhere. */
const MADE = /(?:^|\/)(?:node_modules|\.cache|dist-kept)(?:\/|$)/;

/** Names of files that hold secrets: keys, passwords, settings of the environment; and copies of them by editors. */
const SECRET = new RegExp(
  `(?:^|/)(?:${[
    '\\.env(?:rc|\\.(?!example$|sample$)[^/]*)?',
    '\\.(?:netrc|pgpass|htpasswd|pypirc|git-credentials|ftpconfig|ftppass|s3cfg|dockercfg)',
    'id_(?:rsa|dsa|ecdsa|ed25519)',
    '[^/]+\\.(?:pem|p12|pfx|ppk|keystore|kdbx)',
    'sftp(?:-config)?\\.json',
    // In YAML and Markdown, it may well be a song.
    '(?:credentials?|secrets?|client[-_]secret[^/]*|service[-_]?account[^/]*)\\.json',
  ].join('|')})(?:~|\\.(?:bak|old|orig|save|swp))?$`,
  'i',
);

export function isSecretName(path: string): boolean {
  return SECRET.test(path);
}

/** @param out the folder of the finished site, from the top of the repository */
function isMade(path: string, out: string): boolean {
  return MADE.test(path) || path === out || path.startsWith(`${out}/`);
}

/** Folders of a site besides those of its content and its assets. */
const FOLDERS = ['templates', 'islands', 'vendor', '.github'];

/** Settings of npm, Git, hosts and editors beside them. Of hidden files, only those that are known to hold no secrets. */
const SETTINGS = new RegExp(
  `^(?:${[
    '[^./][^/]*\\.(?:json|toml|conf|ya?ml)',
    '\\.git(?:ignore|attributes|modules|-blame-ignore-revs|lab-ci\\.yml)',
    '\\.(?:npmrc|nvmrc|node-version|tool-versions|nojekyll|htaccess|browserslistrc|editorconfig|gitkeep|mailmap)',
    '\\.(?:docker|vercel|netlify|prettier|eslint)ignore',
    '\\.(?:prettier|eslint|stylelint|markdownlint)rc(?:\\.(?:json|ya?ml|[cm]?js))?',
    '\\.env\\.(?:example|sample)',
    '\\.vscode/(?:settings\\.json|extensions\\.json|[^/]+\\.code-snippets)',
    'CNAME|LICENSE|README\\.md',
  ].join('|')})$`,
);

/**
 * Whether a file is of a site: a contract that somebody keeps beside it must not become public.
 *
 * @param path in the folder of the project, with forward slashes
 * @param sources the folders of content and assets, likewise
 */
export function belongsToSite(path: string, sources: readonly string[]): boolean {
  return SETTINGS.test(path) || [...FOLDERS, ...sources].some((folder) => path.startsWith(`${folder}/`));
}

/** Prefixes of tokens of known services, and of private keys. */
const TOKENS: [name: string, form: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a token of Netlify', /\bnf[pco]_[A-Za-z0-9]{30,}/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{30,})/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{30,}/],
  ['a key of Amazon', /\bAKIA[A-Z0-9]{16}\b/],
  // Neither empty nor the name of a variable, as `"$PASSWORD"` and `"${PASSWORD}"` are.
  ['a password', /"(?:password|passwd|passphrase)"\s*:\s*"[^"$\n]/i],
  [
    'the value of a secret variable',
    new RegExp(`\\b(?:${SFTP_PASSWORD}|${NETLIFY_TOKEN})["']?[ \\t]*[=:][ \\t]*["']?[^\\s"'$<]`),
  ],
];

/** The first secret in a text: what it is, and its line, which counts from 1. */
export function findSecret(text: string): { what: string; line: number } | undefined {
  for (const [what, form] of TOKENS) {
    const at = form.exec(text)?.index;
    if (at !== undefined) return { what, line: text.slice(0, at).split('\n').length };
  }
  return undefined;
}

/** In bytes: texts that are searched for secrets; what is larger is a picture. */
const LONGEST_TEXT = 1_000_000;

/** What a commit takes, and the paths of what it leaves out. */
export interface Selection {
  files: ChangedFile[];
  secrets: string[];
  foreign: string[];
}

/**
 * @param top the folder of the repository
 * @throws DeployRefusal for conflicts and secrets
 */
export async function selectFiles(
  git: Git,
  top: string,
  { root, out, sources }: Pick<DeployOptions, 'root' | 'out' | 'sources'>,
): Promise<Selection> {
  const status = await git([
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    '.',
  ]);
  if (status.code !== 0)
    throw new DeployRefusal(`Git cannot tell what has changed. It says:\n${quoteGit(status)}`);
  const within = (from: string, path: string) => relative(from, path).split(sep).join('/');
  const finished = within(top, resolve(root, out));
  const folders = sources.map((folder) => within(root, resolve(root, folder)));
  const changed = readStatus(status.stdout).filter(({ path }) => !isMade(path, finished));
  const conflicts = changed.filter(({ how }) => how === 'conflict').map(({ path }) => path);
  if (conflicts.length > 0)
    throw new DeployRefusal(
      `There are unresolved conflicts in ${nameSome(conflicts)}. Edit the lines between <<<<<<< and >>>>>>>, then run  git add  on the file.`,
    );
  const isSecret = ({ path, how }: ChangedFile) => how !== 'removed' && isSecretName(path);
  const isForeign = (file: ChangedFile) =>
    file.isUntracked && !isSecret(file) && !belongsToSite(within(root, join(top, file.path)), folders);
  const files = changed.filter((file) => !isSecret(file) && !isForeign(file));
  for (const { path, how } of files) if (how !== 'removed') refuseSecret(top, path);
  const list = (isIt: (file: ChangedFile) => boolean) => changed.filter(isIt).map(({ path }) => path);
  return { files, secrets: list(isSecret), foreign: list(isForeign) };
}

function refuseSecret(top: string, path: string): void {
  const file = join(top, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > LONGEST_TEXT) return;
  const secret = findSecret(readFileSync(file, 'latin1'));
  if (secret)
    throw new DeployRefusal(
      `${path}:${secret.line} contains ${secret.what}, and everybody who sees the repository could use it. Remove it from the file, and put it into an environment variable.`,
    );
}
