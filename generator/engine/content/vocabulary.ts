/** The vocabulary of texts and values that belongs to the field of the sites, and not to the engine. */
import type { z } from 'zod';
import type { ReadDay } from '../values/day/day.ts';

export interface Vocabulary {
  directives: DirectiveTable;
  platforms: Platforms;
  /** Returns true for addresses of video hosts whose player pages can embed. */
  isVideoHost(url: string): boolean;
  /** Reads yes and no; undefined for other words. */
  readAnswer(word: string): boolean | undefined;
  /** The page of the site that a word means, by its name in files: `contact` for `kontakt`. */
  pageNamed(word: string): string | undefined;
  /** The key that a word means in any language of the interface: `composer` for `Komponist`. */
  keyNamed(word: string): string | undefined;
  /** The one of some values of a key that a word means in any language of the interface: `sold_out` for `Ausverkauft`. */
  valueNamed(key: string, word: string, values: readonly string[]): string | undefined;
  /** Possible readings of a date, as `openDateReader` returns them. */
  readDates(written: string): string[];
  /** A day, the first and the last of several, or one with its hour. */
  readDay: ReadDay;
  /** The entries of a list of people that are written as one name, `A feat. B`; undefined for one, and for entries with other keys. */
  readNames(keys: readonly string[], written: string): unknown[] | undefined;
  /** The values of a list's entry that is written on one line; undefined if entries with these keys have no such form. */
  readLine(keys: readonly string[], line: string): object | undefined;
  /** The keys that a text means which says more than its own key: those that the group lacks, and its own. */
  readText(key: string, keys: readonly string[], group: object, text: string): object | undefined;
  /** The entries of a list that are written on one line. */
  splitLine(keys: readonly string[], line: string): string[];
}

/** The directives by their names. The site merges its table into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: the site merges its table into it.
export interface Directives {}

export type DirectiveName = keyof Directives;

/** Content between the brackets or the lines of a directive. */
export type DirectiveContent = 'nothing' | 'label' | 'text' | 'pictures';

export interface Directive {
  /** A sentence for the reference. Markdown. */
  about: string;
  takes: DirectiveContent;
  example: string;
  attributes: z.ZodObject;
}

export type DirectiveTable = Readonly<Record<DirectiveName, Directive>>;

/** Platforms for profiles, by the names and addresses that people write for them. */
export interface Platforms {
  /** The name as pages have it: of `yt`, YouTube. */
  nameOf(written: string): string | undefined;
  /** The address of a profile by its handle; undefined if the platform has none, or is unknown. */
  profile(platform: string, handle: string): string | undefined;
  /** The platform that a web address leads to. */
  at(url: string): { key: string; name: string } | undefined;
  /** The web address of what a platform calls by a URI. */
  readUri(text: string): string | undefined;
}

export function isDirective(directives: DirectiveTable, name: string): name is DirectiveName {
  return Object.hasOwn(directives, name);
}
