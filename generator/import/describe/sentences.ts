/** Sentences about imports. */
import { type Translate, translateList } from '../../engine/problems/phrases.ts';
import type { Texts } from '../../engine/problems/render.ts';
import { openSentences } from '../../engine/problems/report.ts';
import rows from './sentences.json' with { type: 'json' };

/** The English sentences by their codes. */
export const IMPORT_SENTENCES: Readonly<Record<keyof typeof rows, Texts>> = rows;

/** A language for plans and results. */
export interface Wording {
  write(code: keyof typeof rows, values?: object): string;
  /** Translates what readers and comparisons say in few words; undefined for what the language has no words for. */
  translate: Translate;
}

export const ENGLISH: Wording = {
  write: openSentences(IMPORT_SENTENCES, 'en-GB'),
  translate: () => undefined,
};

/** @param why `same title, 40 days apart` */
export function nameReason(why: string, { write, translate }: Wording): string {
  return translateList(why, translate, (items) => write('import-list', { items })) ?? why;
}
