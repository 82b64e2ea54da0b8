/** Redacts logins and secrets in printed texts: the logs of a build server may be public. */

import { isRecord, mapValues } from './record.ts';
import { TOKENS } from './tokens.ts';

const DOT = '•';

/** User names and passwords before the host of an address, or of a server as `scp` takes it. */
const LOGINS = [
  /(\bhttps?:\/\/)([^\s/\\?#"'`<>]+)(?=@)/gi,
  /(\w:\/\/[^\s/:@"'`<>]*:)([^\s/"'`<>]+)(?=@)/g,
  /((?<![\w.:/-])(?!(?:mailto|sms|tel|xmpp|sip|acct):)[a-z_][\w.-]*:)([^\s/:@"'`<>]+)(?=@[\w-]+\.)/gi,
];

/** Characters: what is left of a token, so that its owner recognises it. */
const PREFIX = 4;

/** Replaces each character of a login or token with a dot, so that columns stay. */
export function hideLogins(text: string): string {
  const hidden = LOGINS.reduce(
    (shown, login) => shown.replace(login, (_, before: string, secret: string) => before + dotsFor(secret)),
    text,
  );
  return TOKENS.reduce(
    (shown, [, form]) =>
      shown.replace(new RegExp(form, 'g'), (token) => token.slice(0, PREFIX) + dotsFor(token.slice(PREFIX))),
    hidden,
  );
}

/** Hides logins in every text of a JSON value. */
export function hideLoginsIn(value: unknown): unknown {
  if (typeof value === 'string') return hideLogins(value);
  if (Array.isArray(value)) return value.map(hideLoginsIn);
  return isRecord(value) ? mapValues(value, hideLoginsIn) : value;
}

/** The text of a file with dots in place of the values of keys. @param places of the keys, counted from 1 */
export function hideValues(text: string, places: readonly { line: number; column: number }[]): string {
  if (places.length === 0) return text;
  const lines = text.split('\n');
  for (const { line, column } of places) {
    const written = lines[line - 1] ?? '';
    const value = written.slice(column - 1).replace(/(?<=:[ \t]*)\S.*/, dotsFor);
    lines[line - 1] = written.slice(0, column - 1) + value;
  }
  return lines.join('\n');
}

function dotsFor(secret: string): string {
  return DOT.repeat(secret.length);
}
