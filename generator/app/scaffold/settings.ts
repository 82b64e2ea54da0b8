/** Settings of a site whose files need not be free of errors. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isTimeZone } from '../../engine/lib/time-zone.ts';

/** The time zone of a site; UTC if site.yaml names none. */
export function readTimezone(content: string): string {
  const zone = readSetting(content, ['timezone']);
  return zone !== undefined && isTimeZone(zone) ? zone : 'UTC';
}

/** The default language of a site: `de`, `en_US`. */
export function readLanguage(content: string): string {
  return readSetting(content, ['languages', 0, 'code']) ?? readSetting(content, ['language']) ?? 'en';
}

/** A text of site.yaml, which need not be free of errors. */
export function readSetting(content: string, path: (string | number)[]): string | undefined {
  const file = join(content, 'site.yaml');
  if (!existsSync(file)) return undefined;
  const value = parseDocument(readFileSync(file, 'utf8')).getIn(path);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
