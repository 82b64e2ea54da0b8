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

/** Everybody in a list of names that is written as one, `A, B and C`; undefined for one name. */
export function splitNames(written: string): string[] | undefined {
  const names = written.trim().split(BETWEEN).filter(Boolean);
  return names.length > 1 ? names : undefined;
}

/** Before somebody who plays along, and before one of several, in the languages of the interface. */
const BESIDE = /\s+(?:(with|mit|con|avec|com|ile|مع)|&|\+|and|und|et|y|e|ve|و)\s+/gi;

/** Who is named beside the artist of the site, `{artist} with A`, and as what; undefined for any other name. */
export function readCompany(
  name: string,
  isOwn: (name: string) => boolean,
): { first: string; other: string; role: 'with' | 'main' } | undefined {
  if (isOwn(name)) return undefined;
  const beside = [...name.matchAll(BESIDE)].findLast(({ index }) => isOwn(name.slice(0, index)));
  if (!beside) return undefined;
  const { 0: between, 1: along, index } = beside;
  return {
    first: name.slice(0, index),
    other: name.slice(index + between.length),
    role: along === undefined ? 'main' : 'with',
  };
}
