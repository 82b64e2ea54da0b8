/** Secrets in the names and the contents of files. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { posix } from 'node:path';
import { isPlainFile } from '../engine/lib/files.ts';
import { TOKENS } from '../engine/lib/tokens.ts';
import type { Problem } from '../engine/problems/index.ts';
import { problem } from './messages/index.ts';
import { NETLIFY_TOKEN, PRIVATE_KEY, SFTP_PASSPHRASE, SFTP_PASSWORD } from './schema/variables.ts';

/** Names of files that hold secrets: keys, passwords, settings of the environment; and copies of them by editors. */
const SECRET = new RegExp(
  `(?:^|/)(?:${[
    '\\.env(?:rc|\\.(?!example$|sample$)[^/]*)?',
    '\\.(?:netrc|pgpass|htpasswd|pypirc|git-credentials|ftpconfig|ftppass|s3cfg|dockercfg)',
    'id_(?:rsa|dsa|ecdsa|ed25519)',
    '[^/]+\\.(?:pem|p12|pfx|ppk|keystore|kdbx)',
    '(?:sftp(?:-config)?\\.json|rclone\\.conf)',
    // In YAML and Markdown, it may well be a song.
    '(?:[^/]*[-_.])?(?:credentials?|secrets?|passwords?|(?<!design[-_.])tokens?)\\.(?:json5?|toml|conf|cfg|ini|properties)',
    'passwords?\\.(?:txt|csv)',
    '(?:client[-_]secret[^/]*|service[-_]?account[^/]*)\\.json',
    // Settings elsewhere; nothing that a site needs.
    '(?<=(?:^|/)static/(?:.*/)?)(?:\\.(?:npmrc|yarnrc(?:\\.yml)?|my\\.cnf)|wp-config\\.php)',
  ].join('|')})(?:~|\\.(?:bak|old|orig|save|swp))?$`,
  'i',
);

/** Secrets in YAML, which is a song only in the content. */
const SECRET_YAML = /(?:^|\/)(?:[^/]*[-_.])?(?:credentials?|secrets?|passwords?|tokens?)\.ya?ml$/i;

/** @param isContent whether it is in the folder of the content */
export function isSecretName(path: string, isContent = false): boolean {
  return SECRET.test(path) || (!isContent && SECRET_YAML.test(path));
}

/** Values that are secret whatever their key is. */
const SECRETS: readonly (readonly [name: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ...TOKENS,
  [
    'the value of a secret variable',
    new RegExp(
      `\\b(?:${SFTP_PASSWORD}|${SFTP_PASSPHRASE}|${NETLIFY_TOKEN}|${PRIVATE_KEY})["']?[ \\t]*[=:][ \\t]*["']?[^\\s"'$<]`,
    ),
  ],
  ['a login of npm', /^[ \t]*(?:\/\/\S*:)?_(?:auth|authToken|password)[ \t]*=[ \t]*["']?[^\s"'$<]/m],
];

/** A key with its value, such as `"password": "…"`, `API_KEY = …` and `const apiToken = '…'`; not one within a sentence. */
const SETTING =
  /(?:^[ \t]*(?:- +)?(?:export +)?(?:(?:const|let|var|set) +)?|[{(,]\s*|(["']))([\w.-]{0,80}\w)["']?[ \t]*(?::[ \t]*string[ \t]*)?([:=])[ \t]*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"'`,;#}]+)(?=[ \t]*(?:[,;#\r}]|$)))/gm;
const PASSWORD = /(?:password|passwd|passphrase|_pass)$/i;
const KEY =
  /(?:^|[_.-])(?:secret|token|(?:api|access|account|auth|client|master|private|secret|service|signing)[_-]?(?:key|token|secret))$|[a-z](?:ApiKey|Secret|Token)$|^(?!.*PUBLI)[A-Z0-9_]+_(?:KEY|TOKEN|SECRET)$/i;
/** The name of a variable, code that reads one, a type, or the label of a field. */
const NO_VALUE =
  /^[$<%{*|>]|^(?:process|import|secrets|env)\.|^(?:true|false|null|undefined|string|str|text)$|pass(?:word|wort)/i;
/** Letters and digits without blanks, as no word has them. */
const RANDOM = /^(?=.*\d)(?=.*[A-Za-z])[\w+/=.~-]{16,}$/;
/** Here, only what is quoted is a value. */
const CODE = /\.[cm]?[jt]sx?$/;

/** The first secret in a text: what it is, and its line, which counts from 1. */
export function findSecret(text: string, path = ''): { what: string; line: number } | undefined {
  for (const [what, form] of SECRETS) {
    const at = form.exec(text)?.index;
    if (at !== undefined) return { what, line: lineOf(text, at) };
  }
  for (const match of text.matchAll(SETTING)) {
    const what = classifySetting(match, CODE.test(path));
    // The match may begin with the line break before.
    if (what !== undefined) return { what, line: lineOf(text, match.index + match[0].search(/\S/)) };
  }
  return undefined;
}

function classifySetting(match: RegExpExecArray, isCode: boolean): string | undefined {
  const [, quote, name = '', sign, double, single, bare] = match;
  const value = double ?? single ?? bare ?? '';
  if (NO_VALUE.test(value)) return undefined;
  // A line of lyrics, such as `Password: love`; in code, an expression.
  if (bare !== undefined && (isCode || /^[A-Z][a-z]/.test(name))) return undefined;
  if (PASSWORD.test(name) || (name === 'pass' && (sign === '=' || quote))) return 'a password';
  return KEY.test(name) && RANDOM.test(value) ? 'a key' : undefined;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Bytes: the beginning of a file that shows whether it is a text, as Git has it. */
const HEAD = 8000;

/** Encoding of PowerShell: UTF-16 with its mark. */
const WIDE = /^(?:\xFF\xFE|\xFE\xFF)/;

/** The first secret in a file; pictures and recordings have none. */
export function findSecretInFile(file: string): { what: string; line: number } | undefined {
  if (!isPlainFile(file) || !isTextual(readHead(file))) return undefined;
  return findSecretInBytes(readFileSync(file, 'latin1'), file);
}

/** @param bytes as Latin-1 */
export function findSecretInBytes(bytes: string, path: string): { what: string; line: number } | undefined {
  if (!isTextual(bytes.slice(0, HEAD))) return undefined;
  return findSecret(WIDE.test(bytes) ? bytes.replaceAll('\0', '') : bytes, path);
}

function isTextual(head: string): boolean {
  return WIDE.test(head) || !head.includes('\0');
}

function readHead(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    return head.toString('latin1', 0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}

/**
 * Reports a file that is published as it is and holds a secret, by its name or its content.
 * @param file its path below the assets folder
 * @param path where it is
 * @param assets the folder as problems name it
 */
export function checkPublished(file: string, path: string, assets: string): Problem | undefined {
  const at = { file: posix.join(assets, file), line: 1, column: 1 };
  if (isSecretName(file)) return problem('static/secret-file', at, { file });
  const secret = findSecretInFile(path);
  return secret && problem('static/secret', { ...at, line: secret.line }, { file, what: secret.what });
}
