/**
 * The words of islands. The English ones are part of their scripts; on a page in another language, or with texts of the site, the
 * marker adds the words of the island as the prop `words`.
 */
import type { Direction } from '../generator/engine/lib/direction.ts';
import { type Compose, formatTexts, type Locale } from '../generator/site/words/format.ts';
import type { Catalogue, Formatted } from '../generator/site/words/types.ts';

/** The locale for formatting, and the direction of the lines around the words. */
interface PageLocale extends Locale {
  dir: Direction;
}

/** A part of the catalogue. */
export type Area = keyof Catalogue;

export interface GivenWords<Areas extends Area> {
  locale: PageLocale;
  texts: Pick<Catalogue, Areas>;
}

/** Props of an island with words from these parts of the catalogue; `areas.ts` lists the same parts. */
export interface WordsProps<Areas extends Area> {
  /** English by default. Markers add it. */
  words?: GivenWords<Areas> | undefined;
}

const ENGLISH: PageLocale = { code: 'en', digits: 'latn', dir: 'ltr' };

/** Letters that are read the other way than the line around them. */
const OTHERS = { ltr: /[\u0590-\u08ff]/, rtl: /[a-z\u00c0-\u024f]/i };

/** Isolates names that are read the other way in labels and notices, which have no elements. */
function isolateIn(dir: Direction): Compose {
  return (write) => write((fact) => (OTHERS[dir].test(fact) ? `\u2068${fact}\u2069` : fact));
}

const formatted = new WeakMap<object, unknown>();

/** @param english the parts of the English catalogue, a constant of the module */
export function islandWords<Areas extends Area>(
  english: Pick<Catalogue, Areas>,
  given: GivenWords<Areas> | undefined,
): Pick<Formatted, Areas> {
  const { locale, texts } = given ?? { locale: ENGLISH, texts: english };
  const known = formatted.get(given ?? english) ?? formatTexts(texts, locale, isolateIn(locale.dir));
  formatted.set(given ?? english, known);
  // Cached by the texts that it was made of.
  return known as Pick<Formatted, Areas>;
}
