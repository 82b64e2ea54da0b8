/** Several artists in one name, `A feat. B & C`. */

/** An & may be part of the first name. */
const GUEST = /^(.+?)\s+[([]?(?:feat|ft|featuring)(?:\.\s*|\s+)([^)\]]+)[)\]]?$/i;

/** Between guests, in the languages of the interface. */
const BETWEEN = /\s*[,،]\s*|\s+(?:&|\+|and|und|et|y|e|ve|و)\s+/i;

/** The artist before `feat.`, and each guest; undefined for the name of one. */
export function readGuests(name: string): { first: string; guests: string[] } | undefined {
  const [, first, written] = GUEST.exec(name.trim()) ?? [];
  const guests = written?.split(BETWEEN).filter(Boolean) ?? [];
  return first !== undefined && guests.length > 0 ? { first, guests } : undefined;
}
