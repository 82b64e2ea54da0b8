/** Several artists in one name, `A feat. B & C`. */
import { divideNames, partsOf } from '../engine/values/index.ts';

/** The artist before `feat.`, and each guest; undefined for the name of one. An & may be part of the first name. */
export function readGuests(name: string): { first: string; guests: string[] } | undefined {
  const text = name.trim().replace(/[)\]]$/, '');
  const guest = partsOf(text).find(({ join }) => join === 'featuring');
  if (!guest || guest.joint === 0) return undefined;
  return { first: text.slice(0, guest.joint), guests: divideNames(text.slice(guest.start)) };
}

/** Splits a list of names that is written as one, `A, B and C`; undefined for one name. */
export function splitNames(written: string): string[] | undefined {
  const names = divideNames(written);
  return names.length > 1 ? names : undefined;
}

/** Reads the names beside the artist of the site, `{artist} with A`, and their roles; undefined for any other name. */
export function readCompany(
  name: string,
  isOwn: (name: string) => boolean,
): { first: string; other: string; role: 'with' | 'main' } | undefined {
  if (isOwn(name)) return undefined;
  const beside = partsOf(name).findLast(
    ({ join, joint }) => (join === 'and' || join === 'with') && isOwn(name.slice(0, joint)),
  );
  if (!beside) return undefined;
  return {
    first: name.slice(0, beside.joint),
    other: name.slice(beside.start),
    role: beside.join === 'and' ? 'main' : 'with',
  };
}
