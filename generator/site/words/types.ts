/** Types of the words, read off the English texts. A text names its facts in braces, `Play {title}`. */
import type english from './en.json';
import type { SiteLanguage } from './language.ts';
import type { Placeholders } from './placeholders.ts';

type English = Omit<typeof english, 'language'>;

/** Texts for a count, one for each plural category of the language (CLDR). `other` stands in for those that are missing. */
export type Plural = { readonly other: string } & { readonly [Category in Intl.LDMLPluralRule]?: string };

type Texts<Source> = Source extends string
  ? string
  : Source extends { one: string; other: string }
    ? Plural
    : { readonly [Key in keyof Source]: Texts<Source[Key]> };

/** All texts of one language. */
export type Catalogue = Texts<English>;

export type Facts<Names extends string = string> = { readonly [Name in Names]: string | number };

type Formatters<Source, Names> = Source extends string
  ? [Names] extends [string]
    ? (facts: Facts<Names>) => string
    : string
  : Source extends { one: string; other: string }
    ? (count: number, ...facts: [Names] extends [string] ? [facts: Facts<Names>] : []) => string
    : {
        readonly [Key in keyof Source]: Formatters<Source[Key], Key extends keyof Names ? Names[Key] : null>;
      };

/** Texts as code uses them: a string, a function of facts, or a function of a count. */
export type Formatted = Formatters<English, Placeholders>;

/** The words of a language, as pages use them. Its JSON has all that it is made from. */
export type Words = Formatted & {
  language: SiteLanguage;
  texts: Catalogue;
};
