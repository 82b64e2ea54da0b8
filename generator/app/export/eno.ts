/** Eno, the notation of Faircamp's manifests (eno-lang.org): fields, lists, groups and texts of several lines. */

/** A line for a field; none without a value. */
export function field(key: string, value: string | undefined): string[] {
  const line = value === undefined ? '' : oneLine(value);
  return line === '' ? [] : [`${key}: ${line}`];
}

/** A flag, which is true by being there. */
export function flag(key: string, isSet: boolean): string[] {
  return isSet ? [key] : [];
}

/** The comment above `unlisted` of what is not out yet, by which an import distinguishes it from what nobody should find. */
export const NOT_OUT = 'not out yet';

/** A line that programs pass over. */
export function comment(text: string): string[] {
  return [`> ${oneLine(text)}`];
}

/** `release_artist: A`, or `release_artists:` with a line each. */
export function fields(key: string, values: readonly string[]): string[] {
  if (values.length < 2) return field(key, values[0]);
  return [`${key}s:`, ...values.map((value) => `- ${oneLine(value)}`)];
}

/** A field with attributes; none if they have no values. */
export function group(key: string, attributes: Readonly<Record<string, string | undefined>>): string[] {
  const lines = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined || oneLine(value) === '' ? [] : [`${name} = ${oneLine(value)}`],
  );
  return lines.length > 0 ? ['', `${key}:`, ...lines] : [];
}

/** A text of several lines; its fence is longer than any in the text. */
export function block(key: string, text: string): string[] {
  const body = text.replace(/\r\n?/g, '\n').trim();
  if (body === '') return [];
  let fence = '--';
  while (body.split('\n').some((line) => line.replace(/\s/g, '') === fence + key)) fence += '-';
  return ['', `${fence} ${key}`, body, `${fence} ${key}`];
}

export function writeManifest(...parts: readonly string[][]): string {
  return `${parts.flat().join('\n').trim()}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
