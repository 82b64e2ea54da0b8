/** Options that several commands share, and parsers of their values, which throw InvalidArgumentError. */

import { type Command, InvalidArgumentError } from 'commander';
import { NEW_NAMES } from '../app/list/kinds.ts';
import { findNewKind, type NewKind } from '../app/scaffold/new-kinds.ts';
import { isHex } from '../engine/lib/colour.ts';
import { listLanguageCodes } from '../engine/lib/language.ts';
import { readMail } from '../engine/lib/mail.ts';
import { slugify } from '../engine/lib/slug.ts';
import { listWords } from '../engine/lib/suggest.ts';
import { completeUrl } from '../engine/lib/url.ts';
import { type Answer, parseAnswer } from '../import/answer.ts';
import { parseTake, type Take } from '../import/take.ts';
import { type ArtistKind, findArtistKind, suggestArtistKind } from '../site/schema/artist-kinds.ts';
import { LANGUAGES } from '../words/index.ts';

/** The kind that a word such as `album` means. Ends the command if there is none. */
export function requireKind(command: Command, word: string): NewKind {
  const kind = findNewKind(word);
  return (
    kind ?? command.error(`error: nothing called "${word}" can be created. Write ${listWords(NEW_NAMES)}.`)
  );
}

/** The title of a new entry; for a page such as press, its name. Ends the command if it is missing, or not allowed. */
export function requireTitle(command: Command, word: string, { page }: NewKind, title?: string): string {
  if (page !== undefined && title !== undefined)
    command.error(
      `error: ${page} is a page and takes no title: npx liner new ${page}. For an entry, write one of these: ${listWords(NEW_NAMES)}.`,
    );
  return (
    page ??
    title ??
    command.error(`error: the title is missing. Write it in quotes: npx liner new ${word} "Title"`)
  );
}

/** Names the words of a command line that no command takes; Commander only counts them. */
export function nameSurplus(program: Command): void {
  program.allowExcessArguments().hook('preAction', (_, command) => {
    const { args, registeredArguments } = command;
    if (registeredArguments.at(-1)?.variadic) return;
    const surplus = args.slice(registeredArguments.length);
    if (surplus.length > 0)
      command.error(`error: "${surplus.join(' ')}" means nothing to ${command.name()}: leave it out.`);
  });
}

export interface NamedKind {
  kind: ArtistKind;
  word: string;
}

/** Parses a kind of artist, as people call it. */
export function parseKind(word: string): NamedKind {
  const kind = findArtistKind(word);
  if (!kind) throw new InvalidArgumentError(suggestArtistKind(word));
  return { kind, word };
}

/** Languages by their codes or names, with commas between them. */
export function parseCodes(value: string): string[] {
  return listLanguageCodes(parseText(value), LANGUAGES);
}

/** A title of several words that is not in quotes. */
export function joinTitle(word: string, before?: string): string {
  return before === undefined ? parseText(word) : `${before} ${parseText(word)}`;
}

/** `Title=releases/new-song.md`, and those before it. */
export function parseMatch(value: string, before: readonly Answer[] = []): Answer[] {
  const answer = parseAnswer(value);
  if (!answer)
    throw new InvalidArgumentError(
      'It must be a title and a file, such as "New Song=releases/new-song.md" or "New Song=new", or  first  for the first of each.',
    );
  return [...before, answer];
}

/** `discogs:release_date`, and those before it. */
export function parseTakes(value: string, before: readonly Take[] = []): Take[] {
  const take = parseTake(value);
  if (!take)
    throw new InvalidArgumentError(
      'It must be a source and a key, such as discogs:release_date, or a source, to take all that differs.',
    );
  return [...before, take];
}

/** `Song Title=title,Code=isrc`, and those before it. */
export function parseColumns(
  value: string,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const pairs = value.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.some(([column, key, more]) => !column || !key || more !== undefined))
    throw new InvalidArgumentError(
      'It must be names of columns with their keys, such as "Song Title=title,Code=isrc".',
    );
  return { ...before, ...Object.fromEntries(pairs) };
}

/** A name as titles give it, which is a part of an address. */
export function parseSlug(value: string): string {
  const slug = slugify(value);
  if (slug === '' || slug !== value)
    throw new InvalidArgumentError(
      `It may have lower-case letters from a to z, digits, and hyphens between them${slug && `: ${slug}`}.`,
    );
  return value;
}

/** A whole day that the calendar has. */
export function parseDay(value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value)) {
    throw new InvalidArgumentError('It must be a day that exists, written like 2026-08-01.');
  }
  return value;
}

/** `#8A1C4A` as `#8a1c4a`. */
export function parseColour(value: string): string {
  if (!isHex(value)) throw new InvalidArgumentError('It must be a colour such as #8a1c4a.');
  return value.toLowerCase();
}

/** Parses a text on one line, and not empty. */
export function parseText(value: string): string {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

/** A mail address, also one that is hidden from robots: `info(at)name.de`. */
export function parseMail(value: string): string {
  return readMail(parseText(value));
}

/** A path, which may be any but an empty one. */
export function parsePath(value: string): string {
  if (value === '') throw new InvalidArgumentError('It must not be empty.');
  return value;
}

/** Parses a port: from 0, for any that is free, to 65535. */
export function parsePort(value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('A port is a whole number from 0 to 65535.');
  }
  return port;
}

/** The address of a site, with or without `https://`. Plain http is for tests and local networks. */
export function parseUrl(value: string): string {
  const url = completeUrl(value);
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new InvalidArgumentError('It must be a web address such as https://example.com.');
  }
  return url;
}

/** Adds the option of commands that read or write content. */
export function addContent(command: Command): Command {
  return command.option('--content <folder>', 'the folder of YAML and Markdown', parsePath, 'content');
}

/** Adds the options of commands that build a site, or half of one. */
export function addSources(command: Command): Command {
  return addContent(command)
    .option('--assets <folder>', 'the folder of artwork, photos, fonts and styles', parsePath, 'assets')
    .option('--as-of <day>', 'build the site as of another day, such as 2026-08-01', parseDay);
}
