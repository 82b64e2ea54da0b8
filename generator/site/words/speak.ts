/** From texts to words: placeholders in braces and plurals. Small and without dependencies, because islands use it too. */
import { type SiteLanguage, writeDigits } from './language.ts';
import type { Catalogue, Facts, Formatted, Plural } from './types.ts';

export const PLACEHOLDER = /\{(\w+)\}/g;

/** What formatting depends on. */
export type Locale = Pick<SiteLanguage, 'code' | 'digits'>;

/** Makes a text with facts in it: `write` passes each of them through `keep`. */
export type Compose = (write: (keep: (fact: string) => string) => string) => string;

type Format = (text: string, facts: Facts) => string;

/** @param compose inserts facts unchanged by default */
export function formatTexts<Area extends keyof Catalogue>(
  texts: Pick<Catalogue, Area>,
  locale: Locale,
  compose: Compose = (write) => write((fact) => fact),
): Pick<Formatted, Area> {
  const format: Format = (text, facts) =>
    compose((keep) =>
      text.replace(PLACEHOLDER, (_, name: string) => {
        const fact = facts[name];
        return typeof fact === 'number' ? writeDigits(String(fact), locale) : keep(fact ?? '');
      }),
    );
  // The tree keeps its shape; placeholders.ts lists which of the texts are functions.
  return formatTree(texts, locale, format) as Pick<Formatted, Area>;
}

export function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}

function formatTree(texts: unknown, locale: Locale, format: Format): unknown {
  if (typeof texts === 'string') return texts.includes('{') ? (facts: Facts) => format(texts, facts) : texts;
  if (isPlural(texts))
    return (count: number, facts: Facts = {}) =>
      format(texts[categoryOf(count, locale)] ?? texts.other, { count, ...facts });
  const entries = Object.entries(texts ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, formatTree(value, locale, format)]));
}

const rules = new Map<string, Intl.PluralRules>();

function categoryOf(count: number, { code }: Locale): Intl.LDMLPluralRule {
  const known = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, known);
  return known.select(count);
}
