/** The files of the translations. */
import files from 'liner:texts';

/** The codes of the languages with a translation. */
export const TRANSLATIONS: readonly string[] = Object.keys(files);

export function readFile(code: string): unknown {
  return files[code]?.();
}
