/** Texts that replace those of a language on some sites: only those that differ, a file for each language. */
import files from 'liner:texts';
import { fieldOf } from '../../../engine/lib/record.ts';

/**
 * `formal` and `informal`: how visitors are addressed, in languages that have two forms (`Sie` and `du`, `vous` and `tu`). `concert`: of
 * ensembles, choirs and composers, who give concerts with a programme, not shows with a set list; `composer`: whom others write to
 * for music, not for concerts; `shows`: of all
 * other kinds, if the site names one.
 */
export type Variant = 'formal' | 'informal' | 'concert' | 'choir' | 'composer' | 'shows';

/** The texts of a variant; undefined if the language has none. @param code `de` */
export function readVariant(code: string, variant: Variant): unknown {
  return fieldOf(files[code]?.(), variant);
}
