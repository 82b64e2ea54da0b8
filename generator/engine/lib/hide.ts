/** Strikes out what others must not read in what is printed: the logs of a build server may be public. */

const DOT = '•';

/** Before the host of an address, or of a server as `scp` takes it: the user of the web, and passwords. And tokens of hosts. */
const LOGINS = [
  /(\bhttps?:\/\/)([^\s/\\?#"'`<>]+)(?=@)/gi,
  /(\w:\/\/[^\s/:@"'`<>]*:)([^\s/"'`<>]+)(?=@)/g,
  /((?<![\w.:/-])(?!(?:mailto|sms|tel|xmpp|sip|acct):)[a-z_][\w.-]*:)([^\s/:@"'`<>]+)(?=@[\w-]+\.)/gi,
  /(\b(?:nf[pco]|gh[pousr]|npm)_|\bglpat-)([\w-]{16,})/g,
];

/** The same text with a dot for each character of a login, so that columns stay. */
export function hideLogins(text: string): string {
  return LOGINS.reduce(
    (hidden, login) => hidden.replace(login, (_, before: string, secret: string) => before + dotsFor(secret)),
    text,
  );
}

/** The text of a file with dots in place of the values of keys. @param places of the keys, counted from 1 */
export function hideValues(text: string, places: readonly { line: number; column: number }[]): string {
  if (places.length === 0) return text;
  const lines = text.split('\n');
  for (const { line, column } of places) {
    const [before, after] = [
      lines[line - 1]?.slice(0, column - 1) ?? '',
      lines[line - 1]?.slice(column - 1) ?? '',
    ];
    lines[line - 1] = before + after.replace(/(?<=:[ \t]*)\S.*/, dotsFor);
  }
  return lines.join('\n');
}

function dotsFor(secret: string): string {
  return DOT.repeat(secret.length);
}
