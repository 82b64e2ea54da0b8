/** The type of every catalogue, read off the English one: a word that a language lacks does not compile. */
import type { ENGLISH } from './en/index.ts';
import type { SiteLanguage } from './language.ts';
import type { Category, Spoken, Texts, Translated } from './speak.ts';

export type English = typeof ENGLISH;

/** Of languages that tell one from several. French, Italian, Portuguese and Spanish have `many` for millions, which nothing here counts. */
export type TwoForms = Translated<English, 'one' | 'other'>;

/** Of Arabic. */
export type SixForms = Translated<English, Category>;

/** All texts of one language, as JSON. */
export type Catalogue = Texts<English>;

/** The texts of a language, as pages use them. Its JSON has all that it is made from. */
export type Words = Spoken<English> & {
  language: SiteLanguage;
  texts: Catalogue;
};
