/** Links to phone numbers. */

/**
 * `tel:+442079460958`. The zero in brackets is for callers from within the country. Undefined for a number without a country code
 * or a zero: `(310) 555-0199` reaches nobody from abroad, or somebody else.
 */
export function phoneUrl(phone: string): string | undefined {
  const digits = phone
    .replace(/^(\+.*)\(0\)/, '$1')
    .replace(/(?!^\+)\D/g, '')
    .replace(/^00/, '+');
  return /^[+0]/.test(digits) ? `tel:${digits}` : undefined;
}
