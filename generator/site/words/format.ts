/** Formats texts: placeholders in braces, plurals and digits. Small and without dependencies, because islands use it too. */
import type { Catalogue, Formatted, Plural, SiteLanguage, Values } from './types.ts';

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Language settings of the formatting. */
export type Locale = Pick<SiteLanguage, 'code' | 'digits'>;

/** Makes a text with values in it: `write` passes each of them through `keep`. */
export type Compose = (write: (keep: (value: string) => string) => string) => string;

type Format = (text: string, values: Values) => string;

/** @param compose inserts values unchanged by default */
export function formatTexts<Area extends keyof Catalogue>(
  texts: Pick<Catalogue, Area>,
  locale: Locale,
  compose: Compose = (write) => write((value) => value),
): Pick<Formatted, Area> {
  const format: Format = (text, values) =>
    compose((keep) =>
      text.replace(PLACEHOLDER, (_, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? writeDigits(String(value), locale) : keep(value ?? '');
      }),
    );
  // The tree keeps its shape; placeholders.ts lists which of the texts are functions.
  return formatTree(texts, locale, format) as Pick<Formatted, Area>;
}

export function isPlural(value: unknown): value is Plural {
  return typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';
}

function formatTree(texts: unknown, locale: Locale, format: Format): unknown {
  if (typeof texts === 'string')
    return texts.includes('{') ? (values: Values) => format(texts, values) : texts;
  if (isPlural(texts))
    return (count: number, values: Values = {}) =>
      format(texts[categoryOf(count, locale)] ?? texts.other, { count, ...values });
  const entries = Object.entries(texts ?? {});
  return Object.fromEntries(entries.map(([key, value]) => [key, formatTree(value, locale, format)]));
}

const rules = new Map<string, Intl.PluralRules>();

function categoryOf(count: number, { code }: Locale): Intl.LDMLPluralRule {
  const known = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, known);
  return known.select(count);
}

const ARABIC_ZERO = 0x660;

/** A place in a list, as labels have it: `01`, `٠١`. */
export function writeOrdinal(position: number, language: Pick<SiteLanguage, 'digits'>): string {
  return writeDigits(String(position).padStart(2, '0'), language);
}

/** The digits of a text as the language writes them. */
export function writeDigits(text: string, { digits }: Pick<SiteLanguage, 'digits'>): string {
  if (digits === 'latn') return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(ARABIC_ZERO + Number(digit)));
}
