/** Commas within amounts of money. In brackets YAML takes them for ends of values: `{price: ₦18,000}`, `[£55, ₦95,000]`. */
import { type Document, visit } from 'yaml';

/** A sign before the amount, or a sign or three capital letters behind it; and no space after the comma. */
const BY_SIGN =
  /(?<=\p{Sc}\s?\d{1,3}(?:,\d{3})*),(?=\d{2,3}(?!\d))|(?<=(?<![\d,.])\d{1,3}(?:,\d{3})*),(?=(?:\d{3},)*\d{2,3}\s?(?:\p{Sc}|[A-Z]{3}\b))/gu;
/** Letters before thousands: `NGN 15,000`, and as Nigeria writes it, `N15,000`. Other letters may be those of a catalogue. */
const BY_LETTERS = /(?<=(?<![\p{L}\d])(?:[A-Z]{3}|N)\s?\d{1,3}(?:,\d{3})*),(?=\d{3}(?!\d))/gu;

/** Stands for such a comma, as long as YAML reads the text. A character for private use, which no text has. */
const STAND_IN = '\ue02c';

/** The source with a stand-in for each of these commas; all else keeps its place. */
export function hideAmounts(source: string): string {
  return /\d,\d/.test(source) ? source.replace(BY_SIGN, STAND_IN).replace(BY_LETTERS, STAND_IN) : source;
}

/** Puts the commas back into all values and keys. */
export function showAmounts(document: Document): void {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string') scalar.value = scalar.value.replaceAll(STAND_IN, ',');
    },
  });
}
