import { TRANSLATIONS } from './files.ts';
import { readTranslation } from './languages.ts';

/** Reads a word that is yes or no in one of the languages; undefined for any other. Capitals are those of the language: HAYIR is Turkish. */
export function readAnswer(word: string): boolean | undefined {
  const isAnswer = (answer: 'yes' | 'no') =>
    TRANSLATIONS.some((code) =>
      readTranslation(code).language[answer].split(', ').includes(word.trim().toLocaleLowerCase(code)),
    );
  return isAnswer('yes') || (isAnswer('no') ? false : undefined);
}
