/** Types of the words, read off the English texts. A text has placeholders in braces, `Play {title}`. */
import type { Direction } from '../../engine/lib/direction.ts';
import type english from './en.json';
import type { Placeholders } from './placeholders.ts';

export type Digits = 'latn' | 'arab';

export interface SiteLanguage {
  /** The language without region, `pt`: for `lang`, words and plurals. */
  code: string;
  /** Locale with its region if one is known, as in BCP 47: `pt-BR`, `en-US`. */
  locale: string;
  /** Name in the language itself: `Português`. */
  name: string;
  dir: Direction;
  digits: Digits;
}

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

export type Values<Names extends string = string> = { readonly [Name in Names]: string | number };

type Formatters<Source, Names> = Source extends string
  ? [Names] extends [string]
    ? (values: Values<Names>) => string
    : string
  : Source extends { one: string; other: string }
    ? (count: number, ...values: [Names] extends [string] ? [values: Values<Names>] : []) => string
    : {
        readonly [Key in keyof Source]: Formatters<Source[Key], Key extends keyof Names ? Names[Key] : null>;
      };

/** Texts as code uses them: a string, a function of the values of its placeholders, or a function of a count. */
export type Formatted = Formatters<English, Placeholders>;

/** The words of a language, as pages use them. Its JSON has all that it is made from. */
export type Words = Formatted & {
  language: SiteLanguage;
  texts: Catalogue;
};
