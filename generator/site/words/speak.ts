/**
 * From texts to words. A text names its facts in braces, `Play {title}`; what is counted has a text for each plural category of
 * its language (CLDR, by Intl.PluralRules). Small and without dependencies: islands have it too.
 */
import { type SiteLanguage, writeDigits } from './language.ts';

export type Category = Intl.LDMLPluralRule;

/** Texts of what is counted. A category that is missing is said as `other`. */
export type Plural = { readonly other: string } & { readonly [Name in Category]?: string };

/** The names in the braces of a text. */
type Named<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;

type Facts<Names extends string> = { readonly [Name in Names]: string | number };

type CountedFacts<Names extends string> = [Names] extends [never] ? [] : [facts: Facts<Names>];

/** Texts as code calls them: a word, a function of facts, or a function of a count. The type is read off the English texts. */
export type Spoken<English> = English extends string
  ? [Named<English>] extends [never]
    ? string
    : (facts: Facts<Named<English>>) => string
  : English extends { readonly one: string; readonly other: infer Other }
    ? (count: number, ...facts: CountedFacts<Exclude<Named<Other>, 'count'>>) => string
    : { readonly [Key in keyof English]: Spoken<English[Key]> };

/** The same texts in a language that has these plural categories. */
export type Translated<English, Forms extends Category> = English extends string
  ? string
  : English extends { readonly one: string; readonly other: string }
    ? { readonly [Form in Forms]: string }
    : { readonly [Key in keyof English]: Translated<English[Key], Forms> };

/** The same texts in any language. */
export type Texts<English> = English extends string
  ? string
  : English extends { readonly one: string; readonly other: string }
    ? Plural
    : { readonly [Key in keyof English]: Texts<English[Key]> };

export const PLACEHOLDER = /\{(\w+)\}/g;

/** What is needed to put a text into words. */
export type Speaker = Pick<SiteLanguage, 'code' | 'digits'>;

/** Makes a text with facts in it: `write` puts each of them through `keep`. */
export type Compose = (write: (keep: (fact: string) => string) => string) => string;

interface Voice extends Speaker {
  compose: Compose;
}

const asTheyAre: Compose = (write) => write((fact) => fact);

/**
 * @param texts translations of the English ones, which give the type
 * @param compose puts facts in as they are where nothing is given
 */
export function speak<English>(
  texts: Texts<English>,
  speaker: Speaker,
  compose: Compose = asTheyAre,
): Spoken<English> {
  // The tree keeps its shape; each leaf becomes what its English text says it is.
  return speakTree(texts, { ...speaker, compose }) as Spoken<English>;
}

export function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}

function speakTree(texts: unknown, voice: Voice): unknown {
  if (typeof texts === 'string') return speakText(texts, voice);
  if (isPlural(texts)) return speakPlural(texts, voice);
  const entries = Object.entries(texts ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, speakTree(value, voice)]));
}

function speakText(text: string, voice: Voice) {
  if (!text.includes('{')) return text;
  return (facts: Facts<string>) => fill(text, facts, voice);
}

function speakPlural(texts: Plural, voice: Voice) {
  return (count: number, facts: Facts<string> = {}) =>
    fill(texts[categoryOf(count, voice)] ?? texts.other, { count, ...facts }, voice);
}

function fill(text: string, facts: Facts<string>, voice: Voice): string {
  return voice.compose((keep) =>
    text.replace(PLACEHOLDER, (_, name: string) => {
      const fact = facts[name];
      return typeof fact === 'number' ? writeDigits(String(fact), voice) : keep(fact ?? '');
    }),
  );
}

const rules = new Map<string, Intl.PluralRules>();

function categoryOf(count: number, { code }: Speaker): Category {
  const known = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, known);
  return known.select(count);
}
