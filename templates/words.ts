/** The words of the interface in the language of the page, for components of templates. */
import { createContext, useContext } from 'react';
import type { Words } from '../generator/site/words/types.ts';
import { ENGLISH_WORDS } from '../generator/site/words/words.ts';

export type { Words } from '../generator/site/words/types.ts';

const PageWords = createContext(ENGLISH_WORDS);

/** Provides them to the components below: in the document, and again in nested renders. */
export const WordsProvider = PageWords.Provider;

export function useWords(): Words {
  return useContext(PageWords);
}
