/** What imports say, in the language of the person who reads it. */
import arabic from './import.ar.json' with { type: 'json' };
import type { ImportWords } from './protocol/index.ts';

const TABLES: Readonly<Record<string, ImportWords | undefined>> = { ar: arabic };

/** @param code `ar` */
export function wordsOfImports(code: string): ImportWords {
  return TABLES[code] ?? {};
}
